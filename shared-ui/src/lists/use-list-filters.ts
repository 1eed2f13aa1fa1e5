import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { startLists } from './list-place.ts';

/** What narrows a list, by the names of the address's parameters. An empty text narrows nothing. */
type ListFilters = Readonly<Record<string, string>>;

/** Filters that the address keeps: a parameter each, left out while it has its default. A change replaces the entry in the history. */
export function useListFilters<Filters extends ListFilters>(defaults: Filters) {
  const [parameters, setParameters] = useSearchParams();
  const defaultsText = JSON.stringify(defaults);
  const filters = useMemo(() => {
    const entries = Object.entries(JSON.parse(defaultsText) as ListFilters);
    return Object.fromEntries(
      entries.map(([name, standard]) => [name, parameters.get(name) ?? standard]),
    ) as Filters;
  }, [parameters, defaultsText]);
  const change = useCallback(
    (changes: Partial<Filters>) => {
      startLists();
      setParameters(
        (now) => {
          const standards = JSON.parse(defaultsText) as ListFilters;
          for (const [name, value] of Object.entries(changes)) {
            if (!value || value === standards[name]) now.delete(name);
            else now.set(name, value);
          }
          return now;
        },
        { replace: true },
      );
    },
    [setParameters, defaultsText],
  );
  return { filters, change };
}
