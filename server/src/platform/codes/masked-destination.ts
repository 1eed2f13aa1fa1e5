import type { CodePlan } from './code-purpose.ts';

/** Where a code went, so that only who knows it recognises it: `m•••@acme.example`, `••• 89`. */
export function maskedDestination({ channel, to }: Pick<CodePlan, 'channel' | 'to'>): string {
  if (channel === 'sms') return `••• ${to.slice(-2)}`;
  const at = to.lastIndexOf('@');
  return `${to.slice(0, 1)}•••${to.slice(at)}`;
}
