import { AppError } from '../../../platform/errors/app-error.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { findRowProblems } from '../documents/compared-document.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';
import { signingTexts } from '../signing.texts.ts';
import { findChainProblems } from './check-document.ts';
import type { SealReports } from './seal-reports.ts';

/** Whether a document is the one of its log. */
export type LoggedFiles = ReturnType<typeof createLoggedFiles>;

interface LoggedFilesDependencies extends Pick<AreaPlatform, 'db' | 'audit'> {
  readonly sealReports: SealReports;
}

/** Makes the comparison of a document's rows with its log (decision 108). */
export function createLoggedFiles({ db, audit, sealReports }: LoggedFilesDependencies) {
  return {
    /**
     * What is shown, signed, handed out or mailed is the document of the log: who can write the database could name another file, or other
     * people, on the row. @throws AppError `file-changed`, and reports it
     */
    requireLogged: async ({ id }: Pick<DocumentRecord, 'id'>): Promise<void> => {
      const rows = await findRowProblems({ db, audit }, id);
      const problems = [...(await findChainProblems({ audit, db }, id)), ...rows];
      if (problems.length === 0) return;
      await sealReports.report(id, problems);
      throw new AppError('file-changed', { text: signingTexts.notProved });
    },
  };
}
