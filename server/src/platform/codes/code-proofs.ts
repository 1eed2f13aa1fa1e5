import { createHmac } from 'node:crypto';
import type { RowProofs } from '../secrets/row-proofs.ts';
import type { CodeRecord } from './codes.schema.ts';

/** What a code is and for whom. */
interface BoundCode {
  readonly challenge: string;
  readonly code: string;
  readonly purpose: string;
  readonly subject: string;
  readonly sessionId: string;
  /** Where it went; null of one that was sent before this was kept. */
  readonly sentTo: string | null;
}

type Passed = Pick<CodeRecord, 'id' | 'sessionId' | 'purpose' | 'subject' | 'passedAt'>;

const kind = 'passed-code';

/** Makes what binds rows of codes to this installation: who can write the database alone neither passes a code nor gives one to others. */
export function createCodeProofs({
  secret,
  rowProofs,
}: {
  readonly secret: string;
  readonly rowProofs: RowProofs;
}) {
  return {
    /** The hash of a code, over what it is bound to as well: one that went to somebody counts for nothing else. */
    hash: ({ challenge, code, purpose, subject, sessionId, sentTo }: BoundCode): string => {
      const bound = [challenge, code, purpose, subject, sessionId, ...(sentTo === null ? [] : [sentTo])];
      return createHmac('sha256', secret).update(JSON.stringify(bound)).digest('base64url');
    },
    /** The proof that a code was entered rightly here. */
    ofPassed: (passed: Passed): string => rowProofs.of(kind, factsOf(passed)),
    isPassed: (row: CodeRecord): boolean => rowProofs.holds(row.passedProof, kind, factsOf(row)),
  };
}

const factsOf = ({ id, sessionId, purpose, subject, passedAt }: Passed) => [
  id,
  sessionId,
  purpose,
  subject,
  passedAt,
];
