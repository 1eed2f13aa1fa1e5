import type { World } from '../server/world.ts';

type Known = Pick<World, 'names' | 'found'>;

/** `{{sentId}}`: a record by its name; `{{v_user:17}}`: something out of the answers that stood under that name, or else anything. */
const reference = /\{\{(\w+)(?::(\d+))?\}\}/g;

/** Puts the values of a running server where a text only stands for them. */
export function resolveReferences(text: string, known: Known): string {
  return text.replace(reference, (whole, name: string, index: string | undefined) =>
    index === undefined ? (known.names[name] ?? whole) : pick(known, name, Number(index)),
  );
}

function pick({ names, found }: Known, name: string, index: number): string {
  const same = found.filter((each) => each.name.toLowerCase() === name.toLowerCase());
  const records = Object.values(names);
  // Most ids are called by a word that many records share: half of the time it is one of ours.
  const values =
    same.length > 0 && index % 2 === 0
      ? same.map(({ value }) => value)
      : [...records, ...found.map(({ value }) => value)];
  return values[Math.floor(index / 2) % values.length] ?? '';
}

/** The same in everything that is a text somewhere in a value. */
export function resolveIn(value: unknown, known: Known): unknown {
  if (typeof value === 'string') return resolveReferences(value, known);
  if (Array.isArray(value)) return value.map((part) => resolveIn(part, known));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolveIn(part, known)]));
  return value;
}
