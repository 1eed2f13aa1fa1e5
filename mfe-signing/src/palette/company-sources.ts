import { call } from 'shared-api';
import { findEmployees, type CompanyName } from 'shared-api/contracts/directory';
import { companyNamesQuery } from 'shared-api/queries';
import { matchesWords, type PaletteItem, type PaletteSource } from 'shared-ui';

/** How long the names that were read are good for a search, in milliseconds. */
const goodFor = 300_000;
const most = 6;

/** The companies whose documents one manages; choosing one lists its documents. */
export const companySource: PaletteSource = {
  label: { it: 'Aziende', en: 'Companies' },
  loaded: (queries) => (queries.getQueryData(companyNamesQuery.queryKey)?.companies ?? []).map(toItem),
  search: async (query, { queries }) => {
    const { companies } = await queries.fetchQuery({ ...companyNamesQuery, staleTime: goodFor });
    return companies
      .filter(({ name }) => matchesWords(name, query))
      .slice(0, most)
      .map(toItem);
  },
};

/** The people of those companies, as the server finds them; choosing one lists the documents that they sent or receive. */
export const personSource: PaletteSource = {
  label: { it: 'Persone', en: 'People' },
  search: async (text, { signal }) => {
    const { employees } = await call(findEmployees, { text }, { signal });
    return employees.slice(0, most).map(({ userId, name, companyName }) => ({
      id: userId,
      label: name,
      detail: companyName,
      icon: 'user',
      to: documentsOf({ resource: userId }),
    }));
  },
};

const toItem = ({ id, name }: CompanyName): PaletteItem => ({
  id,
  label: name,
  icon: 'company',
  to: documentsOf({ company: id }),
});

const documentsOf = (filters: Record<string, string>) =>
  `/documentsAdmin?${new URLSearchParams({ status: '-1', ...filters })}`;
