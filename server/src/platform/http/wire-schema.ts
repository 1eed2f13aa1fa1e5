import type { WireForm } from 'shared-api/contracts/common';
import { z } from 'zod';

/** A schema of JSON (2020-12, as OpenAPI 3.1 has it). */
export type Schema = Record<string, unknown>;

/** Whether it is of what a caller sends, or of what we answer: there what has a default is always said. */
type Side = 'sent' | 'answered';

/** The wire side of a contract, with all that one has to know who knows nothing of our code. */
export function wireSchema(schema: z.ZodType, side: Side): Schema {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const own = zodSchema as unknown as z.ZodType;
      const json = jsonSchema as Schema;
      // What the library calls a format is none that anybody else knows.
      if (json['format'] === 'starts_with') delete json['format'];
      describeForm(own, json, side);
      takeNumber(own, json);
      if (side === 'answered' && own instanceof z.ZodObject) requireDefaults(own, json);
    },
  }) as Schema;
}

/** What a codec's value is on the wire, in place of all that is read there. */
const forms: Readonly<Record<Exclude<WireForm, 'json'>, Schema>> = {
  whole: { type: 'integer' },
  hours: { type: 'number', description: 'Hours, to the minute.', examples: [7.5] },
  zeroOne: { type: 'integer', enum: [0, 1], description: '1 is yes.' },
  commas: { type: 'string', description: 'Ids, a comma between two of them.', examples: ['id-1,id-2'] },
  bars: { type: 'string', description: 'Values, a bar between two of them.', examples: ['one|two'] },
  base64: {
    type: 'string',
    contentEncoding: 'base64',
    description: 'The base64 of the UTF-8 bytes of a text.',
    examples: ['bWFyaW8ucm9zc2k='],
  },
};

function describeForm(schema: z.ZodType, json: Schema, side: Side): void {
  const form = formOf(schema);
  if (form === 'json') {
    const content = wireSchema((schema as z.ZodCodec).def.out as z.ZodType, side);
    delete content['$schema'];
    Object.assign(json, {
      type: 'string',
      contentMediaType: 'application/json',
      contentSchema: content,
      description: 'The JSON of a value, as a text.',
    });
  } else if (form) {
    for (const name of Object.keys(json)) delete json[name];
    Object.assign(json, forms[form]);
  } else if (schema instanceof z.ZodPipe) {
    // The bounds behind a codec are bounds of the wire, where its numbers stay as they are.
    const inner = formOf(schema.def.in as z.ZodType);
    if (inner === 'whole') {
      delete json['anyOf'];
      Object.assign(json, { ...boundsOf(schema.def.out as z.ZodType), type: 'integer' });
    }
  }
}

/** A number that may be written as its digits too is written as a number; within a codec its bounds are those of ours. */
function takeNumber(schema: z.ZodType, json: Schema): void {
  const [first, second] = (json['anyOf'] ?? []) as { type?: string; pattern?: string }[];
  if (first?.type !== 'number' || !/\\d/.test(second?.pattern ?? '')) return;
  delete json['anyOf'];
  const own = schema instanceof z.ZodCodec ? boundsOf(schema.def.out as z.ZodType) : {};
  Object.assign(json, { type: 'number', ...own });
}

function formOf(schema: z.ZodType): WireForm | undefined {
  return 'wireForm' in schema ? (schema.wireForm as WireForm) : undefined;
}

const bounds = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'enum'];

function boundsOf(schema: z.ZodType): Schema {
  const found = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  return Object.fromEntries(Object.entries(found).filter(([name]) => bounds.includes(name)));
}

function requireDefaults(schema: z.ZodObject, json: Schema): void {
  const always = Object.entries(schema.shape as Record<string, z.ZodType>).filter(
    ([, field]) => field instanceof z.ZodDefault,
  );
  if (always.length === 0) return;
  const required = new Set([
    ...((json['required'] as string[] | undefined) ?? []),
    ...always.map(([name]) => name),
  ]);
  json['required'] = [...required];
}
