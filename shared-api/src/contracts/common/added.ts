import { z } from 'zod';
import type { PlainDay } from './plain-day.ts';

/**
 * A field of an answer that a later contract brought: what it is in the answer of a server that does not know it yet (decision 151).
 * The day is that on which it landed; 30 days later every server knows it, and the field may stand without this.
 */
export function added<S extends z.ZodType>(
  _since: PlainDay,
  field: S,
  whereMissing: z.output<S>,
): z.ZodDefault<S> {
  return field.default(whereMissing as never) as z.ZodDefault<S>;
}

/**
 * One of some texts in an answer, to which later contracts may add: a page that does not know one reads it as `otherwise`, for which it has
 * words (decision 151).
 */
export function oneOfOr<const Texts extends readonly [string, ...string[]]>(
  texts: Texts,
  otherwise: Texts[number],
): z.ZodType<Texts[number], string> {
  const known: readonly string[] = texts;
  return z.codec(z.string().meta({ examples: [...texts] }), z.enum(texts), {
    decode: (text) => (known.includes(text) ? text : otherwise) as never,
    encode: (text) => text as string,
  }) as unknown as z.ZodType<Texts[number], string>;
}
