import { notify } from 'shared-ui';

/** Copies a text and confirms it; where the browser refuses, asks the person to do it themselves. */
export async function copyText(text: string, messages: { done: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(messages.done);
  } catch {
    notify.warning(messages.failed);
  }
}
