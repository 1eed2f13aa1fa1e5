import type { InputOf, OutputOf } from 'shared-api/contracts/common';
import { maySeeHistory, type verifyDocumentLog } from 'shared-api/contracts/signing';
import type { Caller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { DocumentAccess } from '../documents/document-access.ts';
import type { DocumentFiles } from '../documents/document-files.ts';
import { checkDocument } from './check-document.ts';

interface LogCheckDependencies extends Pick<AreaPlatform, 'db' | 'audit' | 'clock'> {
  access: DocumentAccess;
  files: DocumentFiles;
}

type Check = OutputOf<typeof verifyDocumentLog>;

/** Verifying the log of a document now, by what each of its copies says. */
export function createLogCheckService(dependencies: LogCheckDependencies) {
  const { db, clock, access, files } = dependencies;
  return {
    /** Compares the log with itself, with the rows and files of the document, and with the end of it in the sealed PDF. */
    verify: async (caller: Caller, { id }: InputOf<typeof verifyDocumentLog>): Promise<Check> => {
      const { document } = await access.requireDocument(db, caller, id, maySeeHistory);
      const read = (hash: string) => files.read(document, hash);
      const { log, seal, problems } = await checkDocument({ ...dependencies, read }, id);
      return { checkedAt: clock.now().toISOString(), events: log.length, seal, problems: [...problems] };
    },
  };
}
