import { z } from 'zod';

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
export type WireObject<F extends Fields, Constants = unknown> = z.ZodType<
  DomainValue<F>,
  WireValue<F> & Constants
> & {
  /** Our name of each wire name: an error of the wire is shown on our field. */
  readonly names: Readonly<Record<string, string>>;
};

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
  const codec = z.codec(z.object(shape), z.custom<Record<string, unknown>>(), {
    decode: (value) => rename(value, entries, 'wire', 'name'),
    encode: (value) => ({ ...constants, ...rename(value, entries, 'name', 'wire') }) as never,
  });
  const names = Object.fromEntries(entries.map(({ name, wire }) => [wire, name]));
  return Object.assign(codec, { names }) as unknown as WireObject<F, C>;
}

type Naming = { name: string; wire: string };

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
export const zeroOne = z.codec(z.union([z.literal([0, 1]), z.literal(['0', '1'])]), z.boolean(), {
  decode: (value) => Number(value) === 1,
  encode: (value) => (value ? 1 : 0),
});

/** A whole number, as a number or as its text. */
export const wholeNumber = z.codec(z.union([z.number(), z.string().regex(/^-?\d+$/)]), z.number().int(), {
  decode: Number,
  encode: (value) => value,
});

/** Ids that travel in one field, separated by commas. */
export const idList = z.codec(z.string(), z.array(z.string()), {
  decode: (value) =>
    value
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean),
  encode: (ids) => ids.join(','),
});

/** Values that travel in one field, separated by bars (`product_permissions`). */
export const barList = z.codec(z.string(), z.array(z.string()), {
  decode: (value) => value.split('|').filter(Boolean),
  encode: (values) => values.join('|'),
});

/** A text that travels as base64 of its UTF-8 bytes. */
export const base64Text = z.codec(z.string(), z.string(), {
  decode: (value, context) => {
    try {
      return new TextDecoder().decode(Uint8Array.from(atob(value), (char) => char.codePointAt(0) ?? 0));
    } catch {
      context.issues.push({ code: 'invalid_format', format: 'base64', input: value });
      return z.NEVER;
    }
  },
  encode: (value) => btoa(String.fromCodePoint(...new TextEncoder().encode(value))),
});

/** A value of ours that travels as JSON in one text field (`v_info_signs`, `v_coords`). */
export function jsonText<S extends z.ZodType>(schema: S) {
  return z.codec(z.string(), schema, {
    decode: (text, context) => {
      try {
        return JSON.parse(text) as never;
      } catch {
        context.issues.push({ code: 'invalid_format', format: 'json', input: text });
        return z.NEVER;
      }
    },
    encode: (value) => JSON.stringify(value),
  });
}

/** An instant: ISO 8601 with its zone on the wire, the same text on our side. Never a Date: nothing shifts by accident. */
export const instant = z.iso.datetime({ offset: true });
