import { notify } from 'shared-ui';

/** Copies a text and says so; where the browser does not let it, says that one has to do it oneself. */
export async function copyText(text: string, said: { done: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(said.done);
  } catch {
    notify.warning(said.failed);
  }
}
