import type { InputOf, OutputOf } from 'shared-api/contracts/common';
import { maySeeHistory, type verifyDocumentLog } from 'shared-api/contracts/signing';
import type { AuditRow } from '../../../platform/audit/audit.schema.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { DocumentAccess } from '../documents/document-access.ts';
import { documentSubject } from '../documents/document-audit.ts';
import type { DocumentFiles } from '../documents/document-files.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { checkSeal, hashAt, problemAt } from './seal-check.ts';

interface LogCheckDependencies extends Pick<AreaPlatform, 'db' | 'audit' | 'clock'> {
  access: DocumentAccess;
  files: DocumentFiles;
}

type Check = OutputOf<typeof verifyDocumentLog>;

/** Verifying the log of a document now, by what each of its copies says. */
export function createLogCheckService({ db, audit, clock, access, files }: LogCheckDependencies) {
  return {
    /** Compares the log with itself, with the end noted with the document and with the one in the sealed PDF. */
    verify: async (caller: Caller, { id }: InputOf<typeof verifyDocumentLog>): Promise<Check> => {
      const { document } = await access.requireDocument(db, caller, id, maySeeHistory);
      const subject = documentSubject(id);
      const log = await audit.list(db, subject);
      const verdict = await audit.verifyChain(db, subject);
      const seal = await checkSeal({ document, log, read: (hash) => files.read(document, hash) });
      const problems = [
        ...(verdict.isIntact ? [] : [{ kind: verdict.problem, at: verdict.brokenAt }]),
        ...(isNotedEnd(document, log) ? [] : [problemAt('document-end', document.sealedEvents)]),
        ...seal.problems,
      ];
      return { checkedAt: clock.now().toISOString(), events: log.length, seal: seal.state, problems };
    },
  };
}

function isNotedEnd({ sealedEvents, sealedEventsHash }: DocumentRecord, log: readonly AuditRow[]): boolean {
  return sealedEvents === null || hashAt(log, sealedEvents) === sealedEventsHash;
}
