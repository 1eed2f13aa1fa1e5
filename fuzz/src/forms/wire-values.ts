import fc from 'fast-check';
import type { z } from 'zod';
import { hostileTexts } from './hostile-texts.ts';
import { likelyNumbers, likelyTexts } from './likely-texts.ts';

type Schema = z.core.$ZodType;
type Values = fc.Arbitrary<unknown>;

/** Values of the wire that a schema takes, or nearly: what it refuses is refused further in than the door. */
export function wireValuesOf(schema: Schema, name = ''): Values {
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  switch (def.type) {
    case 'object':
      return fieldsOf(def.shape);
    case 'array':
      return fc.array(wireValuesOf(def.element, name), { minLength: 1, maxLength: 3 });
    case 'tuple':
      return fc.tuple(...def.items.map((item) => wireValuesOf(item, name)));
    case 'record':
      return fc.dictionary(fc.constantFrom('a', 'acme'), wireValuesOf(def.valueType, name), { maxKeys: 3 });
    case 'union':
      return fc.oneof(...def.options.map((option) => wireValuesOf(option, name)));
    case 'pipe':
      return pipedValues(schema, def, name);
    case 'optional':
    case 'default':
    case 'prefault':
      return fc.option(wireValuesOf(def.innerType, name), { nil: undefined, freq: 3 });
    case 'nullable':
      return fc.option(wireValuesOf(def.innerType, name), { nil: null, freq: 4 });
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return wireValuesOf(def.innerType, name);
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'number':
      return likelyOr(schema, fc.integer());
    case 'boolean':
      return fc.boolean();
    case 'string':
      return textsOf(schema, name);
    default:
      return fc.oneof(fc.constantFrom(...likelyTexts), fc.jsonValue({ maxDepth: 2 }));
  }
}

function fieldsOf(shape: Readonly<Record<string, Schema>>): Values {
  return fc.record(
    Object.fromEntries(Object.entries(shape).map(([key, part]) => [key, wireValuesOf(part, key)])),
  );
}

/** A text that holds other values travels as their JSON, or as a list with commas. */
function pipedValues(schema: Schema, { in: before, out }: { in: Schema; out: Schema }, name: string): Values {
  if (typeOf(before) === 'union' || typeOf(before) === 'pipe')
    return likelyOr(schema, wireValuesOf(before, name));
  if (typeOf(before) !== 'string') return wireValuesOf(before, name);
  const inner = innermost(out);
  if (!['object', 'array', 'record', 'tuple', 'union'].includes(typeOf(inner)))
    return wireValuesOf(before, name);
  const values = wireValuesOf(inner, name);
  const list = fc.array(references(name), { minLength: 1, maxLength: 3 }).map((ids) => ids.join(','));
  const json = values.map((value) => JSON.stringify(value));
  return typeOf(inner) === 'array' ? fc.oneof({ weight: 2, arbitrary: json }, list) : json;
}

/** Mostly what a schema takes of the likely values; otherwise anything of its kind. */
function likelyOr(schema: Schema, others: Values): Values {
  const isTaken = (value: unknown) => (schema as z.ZodType).safeParse(value).success;
  const likely = [...likelyNumbers, ...likelyTexts].filter(isTaken);
  if (likely.length === 0) return others;
  return fc.oneof({ weight: 9, arbitrary: fc.constantFrom<unknown[]>(...likely) }, others);
}

const typeOf = (schema: Schema): string => (schema._zod as z.core.$ZodTypes['_zod']).def.type;

function innermost(schema: Schema): Schema {
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  return def.type === 'pipe' ? innermost(def.in) : schema;
}

function textsOf(schema: Schema, name: string): Values {
  const isTaken = (text: string) => (schema as z.ZodType).safeParse(text).success;
  const likely = likelyTexts.filter(isTaken);
  const isOpen = isTaken('00000000-0000-4000-8000-000000000000');
  const texts = likely.length > 0 ? [{ weight: 6, arbitrary: fc.constantFrom(...likely) as Values }] : [];
  if (isOpen) texts.push({ weight: 8, arbitrary: references(name) });
  return fc.oneof(...texts, { weight: 1, arbitrary: fc.constantFrom(...hostileTexts) });
}

/** Stands for a value that only a running server has: one out of its answers under this name, or any. */
function references(name: string): fc.Arbitrary<string> {
  return fc.nat({ max: 9999 }).map((index) => `{{${name || 'id'}:${index}}}`);
}
