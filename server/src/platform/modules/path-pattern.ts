/** How well a path fits a React Router pattern without a splat: the number of literal segments, or undefined when it doesn't. */
export function fitOf(pattern: string, path: string): number | undefined {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  if (given.length > wanted.length) return undefined;
  let literals = 0;
  for (const [index, segment] of wanted.entries()) {
    const value = given[index];
    const isOptional = segment.endsWith('?');
    if (value === undefined && isOptional) continue;
    if (value === undefined) return undefined;
    if (segment.startsWith(':')) continue;
    if (segment.replace(/\?$/, '').toLowerCase() !== value.toLowerCase()) return undefined;
    literals += 1;
  }
  return literals;
}

/** Whether there is an address that fits both patterns. A `*` at the end stands for any number of segments. */
export function doOverlap(pattern: string, other: string): boolean {
  return doMeet(segmentsOf(pattern), segmentsOf(other));
}

function doMeet(one: readonly string[], other: readonly string[]): boolean {
  const [first, ...rest] = one;
  const [second, ...others] = other;
  if (first === '*' || second === '*') return true;
  if (first?.endsWith('?') && doMeet(rest, other)) return true;
  if (second?.endsWith('?') && doMeet(one, others)) return true;
  if (first === undefined || second === undefined) return first === second;
  return canBeEqual(first, second) && doMeet(rest, others);
}

function canBeEqual(one: string, other: string): boolean {
  if (one.startsWith(':') || other.startsWith(':')) return true;
  return one.replace(/\?$/, '').toLowerCase() === other.replace(/\?$/, '').toLowerCase();
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}
