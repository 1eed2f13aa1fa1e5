import { randomId } from 'shared-api';
let last: { readonly content: string; readonly id: string } | undefined;

/** The name under which something is sent: the same as long as the same words are tried again, so that the server sends them once. */
export function requestIdOf(input: object): string {
  const content = JSON.stringify(input);
  if (last?.content !== content) last = { content, id: randomId() };
  return last.id;
}

/** It was sent: the same words are another sending from now on. */
export function forgetRequestId(): void {
  last = undefined;
}
