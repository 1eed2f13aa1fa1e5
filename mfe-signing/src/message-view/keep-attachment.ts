import { downloadMessageAttachment } from 'shared-api/contracts/signing';
import { saveDownload } from '../save-download.ts';
import type { MessageAttachment } from './use-message-attachment.ts';

/** Saves an attachment to the person's device. @throws ApiError */
export async function keepAttachment({
  id,
  fileName,
}: Pick<MessageAttachment, 'id' | 'fileName'>): Promise<void> {
  await saveDownload(downloadMessageAttachment, { id, name: fileName });
}
