import { serverFile } from 'shared-api';
import { downloadMessageAttachment } from 'shared-api/contracts/signing';
import { saveFile } from 'shared-ui';
import type { MessageAttachment } from './use-message-attachment.ts';

/** Saves an attachment to the person's device. @throws ApiError */
export async function keepAttachment({
  id,
  fileName,
}: Pick<MessageAttachment, 'id' | 'fileName'>): Promise<void> {
  await saveFile(serverFile(downloadMessageAttachment, { id }), fileName);
}
