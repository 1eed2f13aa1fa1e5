export { ServerData, withServerData } from './client/server-data.component.tsx';
export { useVersionedSave } from './client/use-versioned-save.ts';
export { searchManagedPeople, useCompanyNames } from './directory/find-people.ts';
export { useCompanies } from './directory/use-companies.ts';
