import { serverFile } from 'shared-api';
import { downloadDocuments, type DocumentRow } from 'shared-api/contracts/signing';
import { saveFile } from 'shared-ui';

/** Saves the signed copy of a document to the person's device. @throws ApiError */
export async function saveCopy({ id, attachment }: Pick<DocumentRow, 'id' | 'attachment'>): Promise<void> {
  await saveFile(serverFile(downloadDocuments, { id }), `signed_${attachment}`);
}
