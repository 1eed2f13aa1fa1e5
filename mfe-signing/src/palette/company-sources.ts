import type { QueryClient } from '@tanstack/react-query';
import { call } from 'shared-api';
import { listManagedCompanies, type Company } from 'shared-api/contracts/directory';
import type { PaletteItem, PaletteSource } from 'shared-ui';

/** As `useCompanies` keeps them, so that pickers and the palette share what was read. */
const queryKey = ['directory', 'companies'];
/** How long the companies that were read are good for a search, in milliseconds. */
const goodFor = 300_000;
const most = 6;

/** The companies whose documents one manages; choosing one lists its documents. */
export const companySource = sourceOf({ it: 'Aziende', en: 'Companies' }, ({ id, name }) => [
  { id, label: name, icon: 'company', to: documentsOf({ company: id }) },
]);

/** The people of those companies; choosing one lists the documents that they sent or receive. */
export const personSource = sourceOf({ it: 'Persone', en: 'People' }, ({ id, name: detail, employees }) =>
  employees.flatMap(({ id: employeeId, userId, name: label }): PaletteItem[] =>
    userId
      ? [{ id: employeeId, label, detail, icon: 'user', to: documentsOf({ company: id, resource: userId }) }]
      : [],
  ),
);

function sourceOf(
  label: PaletteSource['label'],
  itemsOf: (company: Company) => PaletteItem[],
): PaletteSource {
  return {
    label,
    loaded: (queries: QueryClient) =>
      (queries.getQueryData<{ companies: Company[] }>(queryKey)?.companies ?? []).flatMap(itemsOf),
    search: async (query, { queries }) => {
      const { companies } = await queries.fetchQuery({
        queryKey,
        queryFn: ({ signal }) => call(listManagedCompanies, {}, { signal }),
        staleTime: goodFor,
      });
      const words = query.toLowerCase().split(/\s+/);
      const fits = ({ label: name, detail = '' }: PaletteItem) =>
        words.every((word) => `${name} ${detail}`.toLowerCase().includes(word));
      return companies.flatMap(itemsOf).filter(fits).slice(0, most);
    },
  };
}

const documentsOf = (filters: Record<string, string>) =>
  `/documentsAdmin?${new URLSearchParams({ status: '-1', ...filters })}`;
