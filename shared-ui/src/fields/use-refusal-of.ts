import { useState } from 'react';

/**
 * What the server refused of a value, for as long as it is that value: another file, another name takes it away. For refusals
 * that stand outside the form; `showRefusedFields` puts the others on their fields, which do so by themselves.
 */
export function useRefusalOf(refusal: string | undefined, value: unknown): string | undefined {
  const [refused, setRefused] = useState({ refusal, value });
  if (refusal !== refused.refusal) setRefused({ refusal, value });
  return Object.is(refused.value, value) ? refused.refusal : undefined;
}
