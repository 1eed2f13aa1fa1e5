import type { Location } from 'react-router-dom';

const visits = new Map<string, string>();
let last = { pathname: '', visit: '' };

/**
 * What the scroll of a place is remembered by: the visit of a path, whatever its parameters. A day that is opened or a filter that is
 * set is no other page, and neither goes to the top.
 */
export function keyOfVisit({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string {
  const known = visits.get(key) ?? (pathname === last.pathname ? last.visit : key);
  visits.set(key, known);
  last = { pathname, visit: known };
  return known;
}
