import { AppError } from '../../../platform/errors/app-error.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { documentSubject } from '../documents/document-audit.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { readLog, type LoggedDocument } from '../documents/logged-document.ts';
import { signingTexts } from '../signing.texts.ts';
import { findChainProblems } from './check-document.ts';
import { problemAt } from './seal-check.ts';
import type { SealReports } from './seal-reports.ts';

/** Whether the file on a document's row is the one of its log. */
export type LoggedFiles = ReturnType<typeof createLoggedFiles>;

interface LoggedFilesDependencies extends Pick<AreaPlatform, 'db' | 'audit'> {
  readonly sealReports: SealReports;
}

/** Makes the comparison of the file that a document's row names with the one of its log (decision 108). */
export function createLoggedFiles({ db, audit, sealReports }: LoggedFilesDependencies) {
  return {
    /**
     * What is shown, signed, handed out or mailed is the file of the log: who can write the database could name another on the row.
     * @throws AppError `conflict`, and reports it
     */
    requireLogged: async (
      document: Pick<DocumentRecord, 'id' | 'fileHash' | 'sealedHash'>,
    ): Promise<void> => {
      const { id } = document;
      const contradicted = contradictedBy(document, readLog(await audit.list(db, documentSubject(id))));
      const others = contradicted === undefined ? [] : [problemAt('row-other', contradicted)];
      const problems = [...(await findChainProblems({ audit, db }, id)), ...others];
      if (problems.length === 0) return;
      await sealReports.report(id, problems);
      throw new AppError('conflict', { text: signingTexts.notProved });
    },
  };
}

/** The event that says something else; null where none knows of a seal. */
function contradictedBy(
  { fileHash, sealedHash }: Pick<DocumentRecord, 'fileHash' | 'sealedHash'>,
  { made, seal }: LoggedDocument,
): number | null | undefined {
  if (made && made.file !== fileHash) return made.sequence;
  if (sealedHash === (seal?.hash ?? null)) return undefined;
  return seal?.sequence ?? null;
}
