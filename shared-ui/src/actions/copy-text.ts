import { writeClipboard } from 'shared-api/device';
import { notify } from '../notify/notify.ts';

/** Copies a text and confirms it; where the browser refuses or can't, asks the person to do it themselves. */
export async function copyText(text: string, messages: { done: string; failed: string }): Promise<void> {
  if (await writeClipboard(text)) notify.success(messages.done);
  else notify.warning(messages.failed);
}
