import type { Call } from 'shared-api/contracts/common';
import { everyCall } from '../../../server/src/testing/every-call.ts';

/** A value out of an answer that a call may be asked with again. */
export interface Found {
  readonly name: string;
  readonly value: string;
}

const isOfInterest = /id$|^id|user|employee|company|group|version|mail|month|challenge|link|token|hash|key/i;
const maxLength = 120;
const maxFound = 600;

/** Asks what can be asked without a word, and gives back the ids, names and versions in the answers, each once. */
export async function findIds(get: (path: string) => Promise<unknown>): Promise<Found[]> {
  const found = new Map<string, Found>();
  for (const { path } of askedWithNothing()) collect(await get(path), '', found);
  return [...found.values()].slice(0, maxFound);
}

const askedWithNothing = () =>
  everyCall.filter(
    (call): call is Call => call.kind === 'call' && call.method === 'GET' && call.access !== 'public',
  );

function collect(value: unknown, name: string, found: Map<string, Found>): void {
  if (Array.isArray(value)) for (const part of value) collect(part, name, found);
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) collect(part, key, found);
  else if ((typeof value === 'string' || typeof value === 'number') && isOfInterest.test(name)) {
    const text = `${value}`;
    if (text !== '' && text.length <= maxLength && !text.includes(' ') && name !== 'requestId')
      found.set(`${name} ${text}`, { name, value: text });
  }
}
