import type { Shape } from './wire-shape.ts';

/** Which fields a sample has: all; all that are always written; or those alone without which it is not read. */
export type Extent = 'all' | 'written' | 'needed';

const leftOut: Readonly<Record<Extent, string>> = { all: '', written: '?', needed: '?=' };

/** Values of the wire that a shape stands for: as many as are needed for each alternative to stand in one. */
export function samplesOf(shape: Shape, extent: Extent): unknown[] {
  if (typeof shape !== 'object' || shape === null) return [shape];
  if (isList(shape))
    return [
      shape.length === 1
        ? samplesOf(shape[0] ?? null, extent)
        : shape.map((each) => samplesOf(each, extent)[0]),
    ];
  if ('$any' in shape) return (shape.$any as readonly Shape[]).flatMap((each) => samplesOf(each, extent));
  if ('$json' in shape) return samplesOf(shape.$json as Shape, extent).map((value) => JSON.stringify(value));
  if ('$each' in shape)
    return samplesOf(shape.$each as Shape, extent).map((value) => ({ [shape.$name as string]: value }));
  const fields = Object.entries(shape as Readonly<Record<string, Shape>>)
    .filter(([name]) => !leftOut[extent].includes(markOf(name) || ' '))
    .map(([name, field]) => ({ name: nameOf(name), values: samplesOf(field, extent) }));
  const rows = Math.max(1, ...fields.map(({ values }) => values.length));
  return Array.from({ length: rows }, (_, row) =>
    Object.fromEntries(fields.map(({ name, values }) => [name, values[row % values.length]])),
  );
}

export const isList = (shape: Shape): shape is readonly Shape[] => Array.isArray(shape);

/** The name of a field without what says when it may be missing. */
export const nameOf = (name: string): string => name.replace(/[?=]$/, '');
/** What says when a field may be missing: `?`, `=`, or nothing where it never is. */
export const markOf = (name: string): string => name.slice(nameOf(name).length);
