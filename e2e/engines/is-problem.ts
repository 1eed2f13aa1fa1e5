import { createHash } from 'node:crypto';

/** Of a script that was still on its way when its page was left; Firefox says that it is not what it should be. */
const hashOfNothing = createHash('sha384').digest('base64');

/** Whether what an engine wrote of a page is a fault: not what it gave up itself, nor a size that it measures again in the next frame. */
export function isProblem(text: string): boolean {
  return !text.includes(hashOfNothing) && !text.startsWith('ResizeObserver loop');
}
