import fc from 'fast-check';
import { hostileTexts } from './hostile-texts.ts';

/** A place, as a number that is taken modulo of how many there are. */
const place = fc.nat({ max: 9999 });
const hostile = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: place.map((index) => `{{id:${index}}}`) },
);
const names = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'a[b]',
  'id[]',
  'username',
  '',
  'x'.repeat(300),
);

/** One thing that is wrong with the fields of a call. */
export type FieldMutation =
  | {
      readonly kind: 'replace' | 'inside';
      readonly at: number;
      readonly inner: number;
      readonly text: string;
    }
  | { readonly kind: 'remove' | 'duplicate' | 'nest' | 'list'; readonly at: number; readonly text: string }
  | { readonly kind: 'retype'; readonly at: number; readonly value: unknown }
  | { readonly kind: 'add'; readonly name: string; readonly text: string };

export const fieldMutations: fc.Arbitrary<FieldMutation> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('replace' as const), at: place, inner: place, text: hostile }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('inside' as const), at: place, inner: place, text: hostile }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('remove' as const, 'duplicate' as const, 'nest' as const, 'list' as const),
      at: place,
      text: hostile,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('retype' as const),
      at: place,
      value: fc.jsonValue({ maxDepth: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('add' as const), name: names, text: hostile }) },
);

/** Names with values, in their order; a name may come twice. */
export type Entries = readonly (readonly [name: string, value: unknown])[];

/** The entries of a call with one thing wrong. */
export function mutateFields(entries: Entries, mutation: FieldMutation): Entries {
  if (mutation.kind === 'add') return [...entries, [mutation.name, mutation.text]];
  const index = entries.length === 0 ? -1 : mutation.at % entries.length;
  const [name, value] = entries[index] ?? ['', undefined];
  const put = (...changed: Entries) => [...entries.slice(0, index), ...changed, ...entries.slice(index + 1)];
  if (index < 0) return entries;
  switch (mutation.kind) {
    case 'replace':
      return put([name, mutation.text]);
    case 'inside':
      return put([name, changeInside(value, mutation)]);
    case 'remove':
      return put();
    case 'duplicate':
      return put([name, value], [name, mutation.text]);
    case 'nest':
      return put([`${name}[x]`, value]);
    case 'list':
      return put([`${name}[]`, value], [name, [value, mutation.text]]);
    case 'retype':
      return put([name, mutation.value]);
  }
}

interface Inside {
  readonly inner: number;
  readonly text: string;
}

/** One value somewhere in a text of JSON, in a list or object; a part of a plain text. */
function changeInside(value: unknown, { inner, text }: Inside): unknown {
  if (typeof value !== 'string') return changeLeaf(value, { inner, text });
  try {
    return JSON.stringify(changeLeaf(JSON.parse(value), { inner, text }));
  } catch {
    const at = value.length === 0 ? 0 : inner % value.length;
    return value.slice(0, at) + text + value.slice(at + (inner % 3));
  }
}

function changeLeaf(value: unknown, { inner, text }: Inside): unknown {
  if (typeof value !== 'object' || value === null) return asHostile(text, inner);
  const keys = Object.keys(value);
  const key = keys[inner % Math.max(1, keys.length)];
  if (key === undefined) return [asHostile(text, inner)];
  const part = (value as Record<string, unknown>)[key];
  const changed = changeLeaf(part, { inner: Math.floor(inner / 2), text });
  if (Array.isArray(value))
    return value.map((each: unknown, index) => (String(index) === key ? changed : each));
  return { ...value, [key]: changed };
}

const numbers = [0, -1, 1.5, 1e308, -1e308, 2 ** 53, 2 ** 31, 1e-320];

/** JSON has more than texts. */
function asHostile(text: string, inner: number): unknown {
  if (inner % 4 === 0) return numbers[inner % numbers.length];
  if (inner % 11 === 0) return null;
  if (inner % 13 === 0) return inner % 2 === 0;
  return text;
}
