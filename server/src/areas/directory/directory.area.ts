import { defineArea } from '../area.ts';
import { decidingGroups } from './deciding-groups.repository.ts';
import { directoryPersonalData } from './directory-personal-data.ts';
import { serveDirectory } from './directory.routes.ts';
import { createDirectory } from './directory.service.ts';

export const directory = defineArea({
  name: 'directory',
  create: ({ platform, ports }) => {
    const directory = createDirectory({
      db: platform.db,
      audit: platform.audit,
      findAccounts: ports.people.findAccounts,
      isDecidedByOthers: ports.people.isDecidedByOthers,
      lockAccounts: ports.people.lockAccounts,
      setPermissions: ports.people.setPermissions,
    });
    platform.deliveries.nameCompanies(
      async (executor, companyId) => (await directory.findCompany(executor, companyId))?.name,
    );
    return directory;
  },
  serve: serveDirectory,
  decides: decidingGroups,
  personalData: directoryPersonalData,
  offers: { directory: ({ services }) => services() },
});
