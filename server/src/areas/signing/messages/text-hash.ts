import { createHash } from 'node:crypto';

/** The hash of what a message says, for the evidence of its sending and of each acceptance. */
export const textHash = ({ title, body }: { readonly title: string; readonly body: string }) =>
  createHash('sha256').update(`${title}\n${body}`).digest('hex');
