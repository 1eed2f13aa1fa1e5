export {
  callQuery,
  endlessQuery,
  listQuery,
  loadedPages,
  pageOfTotal,
  readQuery,
  searchQuery,
} from './client/call-query.ts';
export type { ListPageRequest } from './client/call-query.ts';
export { ServerData, withServerData } from './client/server-data.component.tsx';
export { useVersionedSave } from './client/use-versioned-save.ts';
export {
  companyNamesQuery,
  searchManagedPeople,
  searchPeople,
  useCompanyNames,
  usePersonName,
} from './directory/find-people.ts';
