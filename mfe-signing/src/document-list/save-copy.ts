import { download, downloadAddress } from 'shared-api';
import { downloadDocuments, type DocumentRow } from 'shared-api/contracts/signing';
import { isInWrapper, openLink } from 'shared-ui';

/** Saves the signed copy of a document to the person's device; the mobile wrapper does it itself. @throws ApiError */
export async function saveCopy({ id, attachment }: Pick<DocumentRow, 'id' | 'attachment'>): Promise<void> {
  if (isInWrapper()) {
    openLink(new URL(downloadAddress(downloadDocuments, { id }), window.location.href).href);
    return;
  }
  const address = URL.createObjectURL(await download(downloadDocuments, { id }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `signed_${attachment}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
