import { download, downloadAddress } from 'shared-api';
import { downloadMessageAttachment } from 'shared-api/contracts/signing';
import { isInWrapper, openLink } from 'shared-ui';
import type { MessageAttachment } from './use-message-attachment.ts';

/** Saves an attachment to the person's device; the mobile wrapper does it itself. @throws ApiError */
export async function keepAttachment({
  id,
  fileName,
}: Pick<MessageAttachment, 'id' | 'fileName'>): Promise<void> {
  if (isInWrapper()) {
    openLink(new URL(downloadAddress(downloadMessageAttachment, { id }), window.location.href).href);
    return;
  }
  const address = URL.createObjectURL(await download(downloadMessageAttachment, { id }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
