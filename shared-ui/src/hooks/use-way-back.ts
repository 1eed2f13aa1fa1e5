import { useCallback, useLayoutEffect } from 'react';
import { useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';

type Visit = Pick<Location, 'key' | 'pathname' | 'search'>;

/** The places of this page's history, in order, and at which of them it stands. */
let visits: readonly Visit[] = [];
let current = -1;

/** Follows the history, so that `useWayBack` knows what lies before. Once in a page. */
export function useFollowedVisits(): void {
  const { key, pathname, search } = useLocation();
  const type: `${ReturnType<typeof useNavigationType>}` = useNavigationType();
  useLayoutEffect(() => {
    const visit = { key, pathname, search };
    const known = visits.findIndex((other) => other.key === key);
    if (type === 'POP') {
      // What was there before this page was loaded is unknown.
      if (known < 0) visits = [visit];
      current = Math.max(0, known);
      return;
    }
    if (known >= 0) return;
    const before = visits.slice(0, type === 'REPLACE' ? Math.max(0, current) : current + 1);
    visits = [...before, visit];
    current = before.length;
  }, [key, pathname, search, type]);
}

/**
 * The way back to the place that a screen came from, `/users`: over the history to where that was left, with its search, filters and
 * scroll; to the bare address where it was not visited before (decision 116).
 */
export function useWayBack(): (to: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (to) => {
      const found = visits.slice(0, Math.max(0, current)).findLastIndex((visit) => leadsTo(visit, to));
      void (found < 0 ? navigate(to) : navigate(found - current));
    },
    [navigate],
  );
}

function leadsTo({ pathname, search }: Visit, to: string): boolean {
  const wanted = new URL(to, location.origin);
  const known = new URLSearchParams(search);
  const asked = [...new URLSearchParams(wanted.search)];
  return pathname === wanted.pathname && asked.every(([name, value]) => known.get(name) === value);
}
