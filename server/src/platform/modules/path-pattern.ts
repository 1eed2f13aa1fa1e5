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

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}
