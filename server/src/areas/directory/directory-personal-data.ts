import { fieldWords as words } from '../../platform/personal-data/field-words.ts';
import { personalTable, type PersonalData } from '../../platform/personal-data/personal-table.ts';
import {
  directoryCompanies,
  directoryEmployees,
  directoryGroupMembers,
  directoryGroups,
} from './directory.schema.ts';

/** What the tables of companies and employees hold about people. */
export const directoryPersonalData: PersonalData = {
  tables: [
    personalTable({
      table: directoryEmployees,
      of: [{ column: directoryEmployees.id, is: 'employees' }],
      title: { it: 'Dipendente', en: 'Employee' },
      shows: {
        name: words.name,
        companyId: words.company,
        usesBadge: { it: 'Usa il badge', en: 'Uses the badge' },
      },
      erasure: {
        endsBy:
          'the removal of the account, where no record is kept that needs a name (`forgetUser`); else the daily job, after the last of them',
      },
    }),
    personalTable({
      table: directoryGroupMembers,
      of: [{ column: directoryGroupMembers.userId, is: 'users' }],
      title: { it: 'Gruppi', en: 'Groups' },
      shows: { groupId: { it: 'Gruppo (codice)', en: 'Group (id)' } },
      erasure: 'deleted',
    }),
  ],
  others: [
    { table: directoryCompanies, why: 'companies' },
    { table: directoryGroups, why: 'what groups are called, and may do' },
  ],
};
