import { createHash } from 'node:crypto';

/** Of a script that was still on its way when its page was left; Firefox says that it is not what it should be. */
const hashOfNothing = createHash('sha384').digest('base64');

/** A font that was still on its way when its page was left: Firefox gave it up (`NS_BINDING_ABORTED`). */
const abandonedFont = /^downloadable font: download failed .*status=2152398850/;

/** Whether what an engine wrote of a page is a fault: not what it gave up itself, nor a size that it measures again in the next frame. */
export function isProblem(text: string): boolean {
  const isAbandoned = text.includes(hashOfNothing) || abandonedFont.test(text);
  return !isAbandoned && !text.startsWith('ResizeObserver loop');
}
