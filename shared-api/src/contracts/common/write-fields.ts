import { z } from 'zod';

/** Whether a field says what it is where nothing is said of it. */
export const hasDefault = (schema: z.ZodType): schema is z.ZodDefault => schema.type === 'default';

type Write = (value: unknown) => unknown;
/** A field's name, and that on the wire. */
export type Naming = { name: string; wire: string };
type WireField = Naming & { readonly schema: z.ZodType };

/** What writes the fields of an object for the wire, without checking them (decision 017). @throws Error for a schema of which it cannot know what its codec does */
export function fieldsWriter(fields: readonly WireField[], constants: Record<string, string>): Write {
  const writers = fields.map(({ name, wire, schema }) => ({ name, wire, write: writerOf(schema) }));
  return (value) => {
    const given = value as Record<string, unknown>;
    const written: Record<string, unknown> = { ...constants };
    for (const { name, wire, write } of writers) {
      if (given[name] !== undefined) written[wire] = write ? write(given[name]) : given[name];
    }
    return written;
  };
}

const plainKinds: readonly string[] = ['string', 'number', 'boolean', 'enum', 'literal', 'null'];

/** What a schema's codecs do to a value on its way to the wire; undefined where they leave it as it is. */
function writerOf(schema: z.ZodType): Write | undefined {
  if ('write' in schema) return schema.write as Write;
  if (schema instanceof z.ZodCodec) {
    const { reverseTransform } = schema.def;
    const write = writerOf(schema.def.out as z.ZodType);
    return (value) => reverseTransform(write ? write(value) : value, { value, issues: [] });
  }
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || hasDefault(schema)) {
    const write = writerOf(schema.unwrap() as z.ZodType);
    return write && ((value) => (value === null ? null : write(value)));
  }
  if (schema instanceof z.ZodArray) {
    const write = writerOf(schema.element as z.ZodType);
    return write && ((values) => (values as unknown[]).map((value) => write(value)));
  }
  if (schema instanceof z.ZodObject) {
    const shape = Object.entries(schema.shape as Record<string, z.ZodType>);
    return fieldsWriter(
      shape.map(([name, field]) => ({ name, wire: name, schema: field })),
      {},
    );
  }
  if (plainKinds.includes(schema.type)) return undefined;
  throw new Error(`A ${schema.type} cannot be written without checks`);
}
