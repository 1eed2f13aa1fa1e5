import { downloadDocuments, type DocumentRow } from 'shared-api/contracts/signing';
import { saveDownload } from '../save-download.ts';

/** Saves the signed copy of a document to the person's device. @throws ApiError */
export async function saveCopy({ id, attachment }: Pick<DocumentRow, 'id' | 'attachment'>): Promise<void> {
  await saveDownload(downloadDocuments, { id, name: `signed_${attachment}` });
}
