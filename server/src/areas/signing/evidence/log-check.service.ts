import { buffer } from 'node:stream/consumers';
import type { InputOf, OutputOf } from 'shared-api/contracts/common';
import { maySeeHistory, type LogProblem, type verifyDocumentLog } from 'shared-api/contracts/signing';
import type { AuditRow } from '../../../platform/audit/audit.schema.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { DocumentAccess } from '../documents/document-access.ts';
import { documentSubject } from '../documents/document-audit.ts';
import type { DocumentFiles } from '../documents/document-files.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { checkPdf } from './verifier/pdf-seal.ts';

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
      const seal = await checkSeal(document, log);
      const problems = [
        ...(verdict.isIntact ? [] : [{ kind: verdict.problem, at: verdict.brokenAt }]),
        ...(isNotedEnd(document, log) ? [] : [problemAt('document-end', document.sealedEvents)]),
        ...seal.problems,
      ];
      return { checkedAt: clock.now().toISOString(), events: log.length, seal: seal.state, problems };
    },
  };

  async function checkSeal(document: DocumentRecord, log: readonly AuditRow[]): Promise<SealCheck> {
    if (!document.sealedHash) return { state: 'none', problems: [] };
    const pdf = await readSealed(document, document.sealedHash);
    if (!pdf) return { state: 'compared', problems: [problemAt('file-changed')] };
    const { seal, entries } = await checkPdf(pdf);
    if (seal?.state !== 'good') return { state: 'compared', problems: [problemAt('seal-broken')] };
    if (!entries && document.sealedEvents === null) return { state: 'older', problems: [] };
    const isSame = entries !== undefined && hashAt(log, entries.events) === entries.eventsHash;
    return { state: 'compared', problems: isSame ? [] : [problemAt('seal-end', entries?.events)] };
  }

  /** The sealed PDF; undefined where it is not what was stored. */
  async function readSealed(document: DocumentRecord, hash: string): Promise<Buffer | undefined> {
    try {
      return await buffer(await files.read(document, hash));
    } catch (error) {
      if (error instanceof AppError && ['file-changed', 'not-found'].includes(error.code)) return undefined;
      throw error;
    }
  }
}

interface SealCheck {
  readonly state: Check['seal'];
  readonly problems: readonly LogProblem[];
}

function isNotedEnd({ sealedEvents, sealedEventsHash }: DocumentRecord, log: readonly AuditRow[]): boolean {
  return sealedEvents === null || hashAt(log, sealedEvents) === sealedEventsHash;
}

function hashAt(log: readonly AuditRow[], sequence: number): string | undefined {
  return log.find((event) => event.sequence === sequence)?.hash;
}

function problemAt(kind: LogProblem['kind'], at: number | null = null): LogProblem {
  return { kind, at };
}
