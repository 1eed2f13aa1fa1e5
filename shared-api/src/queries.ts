export { ServerData, withServerData } from './client/server-data.component.tsx';
export { useVersionedSave } from './client/use-versioned-save.ts';
export {
  searchManagedPeople,
  searchPeople,
  useCompanyNames,
  usePersonName,
} from './directory/find-people.ts';
