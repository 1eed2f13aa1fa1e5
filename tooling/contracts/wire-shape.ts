import type { z } from 'zod';
import { likelyNumbers, likelyTexts } from './likely-values.ts';

/**
 * What travels under a contract, as one sample in which every field stands: a value stands for its kind, `$any` for one of several,
 * `$json` for a text that holds JSON, `$each` for a record of any names of which `$name` is one, a list for any number of its element. A field whose name ends in
 * `?` may be missing; one that ends in `=` is always written, and may be missing where it is read.
 */
export type Shape =
  | Scalar
  | readonly Shape[]
  | { readonly $any: readonly Shape[] }
  | { readonly $json: Shape }
  | { readonly $each: Shape; readonly $name: string }
  | Fields;

type Scalar = string | number | boolean | null;
export type Fields = { readonly [name: string]: Shape };
type Schema = z.core.$ZodType;

/** The shape of the wire side of a schema. @throws Error for a schema that no sample can stand for */
export function shapeOf(schema: Schema): Shape {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([name, field]) => [name + markOf(field), shapeOf(field)]),
      );
    case 'array':
      return listShape(def);
    case 'record':
      return recordShape(def);
    case 'union':
      return isScalar(schema) ? likelyValue(schema) : anyOf(def.options.map(shapeOf));
    case 'nullable':
      return anyOf([shapeOf(def.innerType), null]);
    case 'optional':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'catch':
      return shapeOf(def.innerType);
    case 'enum':
      return anyOf(Object.values(def.entries));
    case 'literal':
      return anyOf(def.values as readonly Shape[]);
    case 'null':
      return null;
    case 'boolean':
      return anyOf([true, false]);
    case 'pipe':
      return pipeShape(schema, def);
    default:
      return likelyValue(schema);
  }
}

/** The names of a record are fields where they are known. */
function recordShape({ keyType, valueType }: z.core.$ZodRecordDef): Shape {
  const names = shapeOf(keyType);
  const value = shapeOf(valueType);
  if (isAny(names)) return Object.fromEntries(names.$any.map((name) => [name as string, value]));
  return { $each: value, $name: names as string };
}

/** A list of a fixed length has its element as often. */
function listShape({ element, checks = [] }: z.core.$ZodArrayDef): Shape {
  const each = shapeOf(element);
  const fixed = checks
    .map(({ _zod: { def } }) => def as { readonly length?: number })
    .find(({ length }) => length);
  return Array.from({ length: fixed?.length ?? 1 }, () => each);
}

function pipeShape(schema: Schema, def: z.core.$ZodPipeDef): Shape {
  if ('wireForm' in schema && schema.wireForm === 'json') return { $json: shapeOf(def.out) };
  return isScalar(def.in) ? likelyValue(schema) : shapeOf(def.in);
}

/** Whether it is a text or a number, whose own bounds and those behind it are found by trying. */
function isScalar(schema: Schema): boolean {
  const def = defOf(schema);
  if (def.type === 'pipe') return isScalar(def.in);
  if (def.type === 'union') return def.options.every(isScalar);
  return def.type === 'string' || def.type === 'number';
}

/** Whole numbers up to this are tried: where not all of the upper ones are taken, the last that is stands in the shape too. */
const mostNumbers = 60;

function likelyValue(schema: Schema): Shape {
  const isTaken = (value: unknown) => (schema as z.ZodType).safeParse(value).success;
  const numbers = Array.from({ length: mostNumbers + 1 }, (_, index) => index).filter(isTaken);
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (first !== undefined && last !== undefined) return last === mostNumbers ? first : anyOf([first, last]);
  const found = [...likelyTexts, ...likelyNumbers].find(isTaken);
  if (found === undefined) throw new Error('no likely value is taken');
  return found;
}

function anyOf(shapes: readonly Shape[]): Shape {
  const flat = shapes.flatMap((shape) => (isAny(shape) ? shape.$any : [shape]));
  const different = [...new Map(flat.map((shape) => [JSON.stringify(shape), shape])).values()];
  return different.length === 1 && different[0] !== undefined ? different[0] : { $any: different };
}

const isAny = (shape: Shape): shape is { readonly $any: readonly Shape[] } =>
  typeof shape === 'object' && shape !== null && '$any' in shape;

function markOf(schema: Schema): '' | '?' | '=' {
  const { type } = defOf(schema);
  if (type === 'optional') return '?';
  return type === 'default' || type === 'prefault' ? '=' : '';
}

const defOf = (schema: Schema) => (schema._zod as z.core.$ZodTypes['_zod']).def;
