import { isList, markOf, nameOf } from './samples.ts';
import type { Fields, Shape } from './wire-shape.ts';

/**
 * What stands in the way of reading values of one shape by a reader made for another, each a path with why. Fields that the reader does
 * not know are dropped by it.
 */
export function differences(written: Shape, known: Shape, path = ''): string[] {
  const readers = alternativesOf(known);
  return alternativesOf(written).flatMap((value) => {
    const found = readers.map((reader) => unread(value, reader, path));
    return found.some((each) => each.length === 0)
      ? []
      : (found.toSorted((one, other) => one.length - other.length)[0] ?? []);
  });
}

function unread(value: Shape, reader: Shape, path: string): string[] {
  if (isFields(value) && isFields(reader)) return unreadFields(value, reader, path);
  if (isList(value) && isList(reader)) return differences(value[0] ?? null, reader[0] ?? null, `${path}[]`);
  const [inner, innerReader] = [contentOf(value), contentOf(reader)];
  if (inner && innerReader && inner.name === innerReader.name)
    return differences(inner.shape, innerReader.shape, path);
  return JSON.stringify(value) === JSON.stringify(reader)
    ? []
    : [`${path || 'the whole'} can be ${JSON.stringify(value).slice(0, 60)}`];
}

function unreadFields(value: Fields, reader: Fields, path: string): string[] {
  const written = new Map(Object.keys(value).map((name) => [nameOf(name), name]));
  return Object.entries(reader).flatMap(([name, known]) => {
    const place = path ? `${path}.${nameOf(name)}` : nameOf(name);
    const given = written.get(nameOf(name));
    const shape = given === undefined ? undefined : value[given];
    const isNeeded = markOf(name) === '';
    if (given === undefined || shape === undefined) return isNeeded ? [`${place} is not there`] : [];
    if (isNeeded && markOf(given) === '?') return [`${place} may be missing`];
    return differences(shape, known, place);
  });
}

function alternativesOf(shape: Shape): readonly Shape[] {
  return isObject(shape) && '$any' in shape ? (shape.$any as readonly Shape[]) : [shape];
}

function contentOf(shape: Shape): { readonly name: string; readonly shape: Shape } | undefined {
  if (!isObject(shape)) return undefined;
  const name = ['$json', '$each'].find((each) => each in shape);
  return name === undefined ? undefined : { name, shape: (shape as Fields)[name] ?? null };
}

const isObject = (
  shape: Shape,
): shape is Exclude<Shape, string | number | boolean | null | readonly Shape[]> =>
  typeof shape === 'object' && shape !== null && !isList(shape);
const isFields = (shape: Shape): shape is Fields =>
  isObject(shape) && !['$any', '$json', '$each'].some((name) => name in shape);
