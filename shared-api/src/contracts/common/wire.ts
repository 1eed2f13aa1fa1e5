import { z } from 'zod';
import { plainLine } from './plain-line.ts';
import { fieldsWriter, hasDefault, type Naming } from './write-fields.ts';

/** How a codec's value travels, for who describes the wire to others: `whole`, `hours` and `zeroOne` are written as numbers. */
export type WireForm = 'whole' | 'hours' | 'zeroOne' | 'commas' | 'bars' | 'base64' | 'json';

function travelsAs<S extends z.ZodType>(wireForm: WireForm, codec: S): S {
  return Object.assign(codec, { wireForm });
}

type Field = z.ZodType | readonly [wireName: string, schema: z.ZodType];
type Fields = Record<string, Field>;
type SchemaOf<F> = F extends readonly [string, infer S extends z.ZodType]
  ? S
  : F extends z.ZodType
    ? F
    : never;
type NameOf<K, F> = F extends readonly [infer N extends string, z.ZodType] ? N : K;
type WireShape<F extends Fields> = { [K in keyof F as NameOf<K, F[K]> & string]: SchemaOf<F[K]> };
type DomainShape<F extends Fields> = { [K in keyof F]: SchemaOf<F[K]> };
type WireValue<F extends Fields> = z.input<z.ZodObject<WireShape<F>>>;
type DomainValue<F extends Fields> = z.output<z.ZodObject<DomainShape<F>>>;

/** A codec between an object of the wire (specified names) and one of ours. */
type WireObject<F extends Fields, Constants = unknown> = z.ZodType<
  DomainValue<F>,
  WireValue<F> & Constants
> & {
  /** Our name of each wire name: an error of the wire is shown on our field. */
  readonly names: Readonly<Record<string, string>>;
  /** Writes a value for the wire as the codec does, but without checking it (decision 017). */
  readonly write: (value: never) => unknown;
  /** What our fields are where a caller says nothing of them. */
  readonly defaults: Readonly<Record<Defaulted<F>, unknown>>;
};

/** The names of the fields that have a default. */
type Defaulted<F extends Fields> = {
  [K in keyof F]: SchemaOf<F[K]> extends z.ZodDefault ? K : never;
}[keyof F];

/**
 * An object with our field names, each with its codec and, where the specification calls it something else, its wire name:
 * `wireObject({ title: z.string(), documentIds: ['v_id', wire.idList] })`. Unknown wire fields are dropped.
 */
export function wireObject<const F extends Fields>(fields: F): WireObject<F> {
  return wireObjectWith(fields, {});
}

/** As `wireObject`, for the answer of a call that worked: `Result: 'OK'` is added on the wire, and not there on our side. */
export function okAnd<const F extends Fields>(fields: F): WireObject<F, { Result: 'OK' }> {
  return wireObjectWith(fields, { Result: 'OK' });
}

/** A codec whose wire has constants besides the fields: they are checked when it is read, and written without being named. */
function wireObjectWith<const F extends Fields, const C extends Record<string, string>>(
  fields: F,
  constants: C,
): WireObject<F, C> {
  const entries = Object.entries(fields).map(([name, field]) =>
    Array.isArray(field)
      ? { name, wire: field[0] as string, schema: field[1] as z.ZodType }
      : { name, wire: name, schema: field as z.ZodType },
  );
  const literals = Object.entries(constants).map(([wire, value]) => [wire, z.literal(value)]);
  const shape = Object.fromEntries([...literals, ...entries.map(({ wire, schema }) => [wire, schema])]);
  const names = Object.fromEntries(entries.map(({ name, wire }) => [wire, name]));
  const defaults = Object.fromEntries(
    entries.flatMap(({ name, schema }) => (hasDefault(schema) ? [[name, schema.def.defaultValue]] : [])),
  );
  // What is added to the codec (`refine`) makes another one, with the same wire.
  const codec = z.codec(
    Object.assign(z.object(shape), { names, defaults }),
    z.custom<Record<string, unknown>>(),
    {
      decode: (value) => rename(value, entries, 'wire', 'name'),
      encode: (value) => ({ ...constants, ...rename(value, entries, 'name', 'wire') }) as never,
    },
  );
  const write = once(() => fieldsWriter(entries, constants));
  return Object.assign(codec, {
    names,
    write: (value: unknown) => write()(value),
    defaults,
  }) as unknown as WireObject<F, C>;
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function rename(value: Record<string, unknown>, entries: Naming[], from: keyof Naming, to: keyof Naming) {
  const renamed: Record<string, unknown> = {};
  for (const entry of entries) {
    if (value[entry[from]] !== undefined) renamed[entry[to]] = value[entry[from]];
  }
  return renamed;
}

/** A flag that travels as one of two texts, the first of which means true: `flag('OK', 'Errore')`. */
export const flag = <const Yes, const No>(yes: Yes, no: No) =>
  z.codec(z.literal([yes as never, no as never]), z.boolean(), {
    decode: (value) => value === (yes as unknown),
    encode: (value) => (value ? yes : no) as never,
  }) as unknown as z.ZodType<boolean, Yes | No>;

/** A flag that travels as Y or N. */
export const yesNo = flag('Y', 'N');
/** A flag that travels as S (sì) or N. */
export const siNo = flag('S', 'N');
/** A flag that travels as 0 or 1, as a number or as its text. */
export const zeroOne = travelsAs(
  'zeroOne',
  z.codec(z.union([z.literal([0, 1]), z.literal(['0', '1'])]), z.boolean(), {
    decode: (value) => Number(value) === 1,
    encode: (value) => (value ? 1 : 0),
  }),
);

/** Room for a thousand ids, and for the longest text that somebody types. */
const maxIdListLength = 40_000;
const maxBase64Length = 40_000;

/** A whole number, as a number or as its text. */
export const wholeNumber = travelsAs(
  'whole',
  z.codec(z.union([z.number(), z.string().regex(/^-?\d+$/)]), z.number().int(), {
    decode: Number,
    encode: (value) => value,
  }),
);

/** Minutes of an hour, by which the wire's hours are ours. */
const minutesOfHour = 60;
/** How far a quantity of hours may be from whole minutes: what rounding to four decimals does. */
const minuteTolerance = 0.01;

/** Hours as a decimal number or its text on the wire (`7.5`), whole minutes on our side (`450`). */
export const hours = travelsAs(
  'hours',
  z.codec(z.union([z.number(), z.string().regex(/^-?\d{1,4}(\.\d{1,6})?$/)]), z.number().int(), {
    decode: (value, context) => {
      const minutes = Number(value) * minutesOfHour;
      const whole = Math.round(minutes);
      if (Math.abs(minutes - whole) <= minuteTolerance) return whole;
      context.issues.push({ code: 'custom', input: value, message: 'no whole minutes' });
      return z.NEVER;
    },
    encode: (minutes) => Number((minutes / minutesOfHour).toFixed(4)),
  }),
);

/**
 * A text as somebody types it into a field. What is far longer than any field is refused before a pattern or anything else looks at
 * it, so that no length makes it expensive; the field's own limit follows. It is one line (`plainLine`).
 */
export const typedText = z.string().max(4000, { abort: true }).overwrite(plainLine);

/** Ids that travel in one field, separated by commas. */
export const idList = travelsAs(
  'commas',
  z.codec(z.string().max(maxIdListLength, { abort: true }), z.array(z.string()), {
    decode: (value) =>
      value
        .split(',')
        .map((id) => id.trim())
        .filter(Boolean),
    encode: (ids) => ids.join(','),
  }),
);

/** Values that travel in one field, separated by bars (`product_permissions`). */
export const barList = travelsAs(
  'bars',
  z.codec(z.string(), z.array(z.string()), {
    decode: (value) => value.split('|').filter(Boolean),
    encode: (values) => values.join('|'),
  }),
);

/** A text that travels as base64 of its UTF-8 bytes. */
export const base64Text = travelsAs(
  'base64',
  z.codec(z.string().max(maxBase64Length, { abort: true }), z.string(), {
    decode: (value, context) => {
      try {
        return new TextDecoder().decode(Uint8Array.from(atob(value), (char) => char.codePointAt(0) ?? 0));
      } catch {
        context.issues.push({ code: 'invalid_format', format: 'base64', input: value });
        return z.NEVER;
      }
    },
    encode: (value) => btoa(String.fromCodePoint(...new TextEncoder().encode(value))),
  }),
);

const maxDepth = 32;
const maxValues = 20_000;
const [quote, comma, backslash, openList, closeList, openObject, closeObject] = [
  34, 44, 92, 91, 93, 123, 125,
];

/** A value of ours that travels as JSON in one text field (`v_info_signs`, `v_coords`). */
export function jsonText<S extends z.ZodType>(schema: S) {
  return travelsAs(
    'json',
    z.codec(z.string(), schema, {
      decode: (text, context) => {
        try {
          if (hasTooMuch(text)) throw new SyntaxError('more values, or further nested, than any call has');
          return JSON.parse(text) as never;
        } catch {
          context.issues.push({ code: 'invalid_format', format: 'json', input: text });
          return z.NEVER;
        }
      },
      encode: (value) => JSON.stringify(value),
    }),
  );
}

/**
 * Whether a text of JSON holds lists and objects in one another further than any value of ours, or more values: a parser pays for each
 * level, and who reads what was parsed for each value.
 */
function hasTooMuch(text: string): boolean {
  let depth = 0;
  let values = 0;
  let isInText = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    if (isInText) {
      if (character === backslash) index += 1;
      else if (character === quote) isInText = false;
    } else if (character === quote) isInText = true;
    else if (character === comma) values += 1;
    else if (character === openList || character === openObject) {
      depth += 1;
      values += 1;
    } else if (character === closeList || character === closeObject) depth -= 1;
    if (depth > maxDepth || values > maxValues) return true;
  }
  return false;
}

/** An instant: ISO 8601 with its zone on the wire, the same text on our side. Never a Date: nothing shifts by accident. */
export const instant = z.iso.datetime({ offset: true });

/** No text where there is none: null on our side, empty on the wire. At most 100 characters: an id or a name. */
export const orEmpty = z.codec(z.string().max(100), z.string().nullable(), {
  decode: (text) => text || null,
  encode: (text) => text ?? '',
});
