import { fieldWords as words } from '../../platform/personal-data/field-words.ts';
import { byEveryAddress } from '../../platform/personal-data/personal-sources.repository.ts';
import { personalTable, type PersonalData } from '../../platform/personal-data/personal-table.ts';
import { forgetLinesOf } from './import/forget-lines.repository.ts';
import { adminImportRows, adminImports } from './import/import.schema.ts';
import { adminSettings } from './settings/settings.schema.ts';
import { adminSlidePictures, adminSlides } from './slides/slides.schema.ts';
import { adminChoices } from './users/choices.schema.ts';

/** What the tables of the administration hold about people. */
export const adminPersonalData: PersonalData = {
  tables: [
    personalTable({
      table: adminImportRows,
      of: [{ column: adminImportRows.userId, is: 'users' }, ...byEveryAddress(adminImportRows.email)],
      company: {
        column: adminImportRows.importId,
        through: { column: adminImports.id, company: adminImports.companyId },
      },
      title: { it: 'Righe di file importati', en: 'Lines of imported files' },
      shows: {
        line: { it: 'Riga', en: 'Line' },
        name: words.name,
        username: words.username,
        email: words.address,
        cells: { it: 'Contenuto', en: 'Content' },
      },
      erasure: { by: forgetLinesOf, what: 'name, address, cells and what was wrong with them are emptied' },
    }),
  ],
  others: [
    { table: adminImports, why: 'files and counts; ids of who imported them' },
    { table: adminChoices, why: 'ids of users whom somebody chose in a list, for a day' },
    { table: adminSettings, why: 'what a company chose; the id of who changed it' },
    { table: adminSlides, why: 'slides; ids of who changed them' },
    { table: adminSlidePictures, why: 'pictures of slides' },
  ],
};
