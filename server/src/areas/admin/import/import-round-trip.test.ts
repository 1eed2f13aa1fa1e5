import fc from 'fast-check';
import { downloadUsers, userFileFormats } from 'shared-api/contracts/admin';
import { plainLine } from 'shared-api/contracts/common';
import { readTableFile } from 'shared-api/table-file';
import { downloadOn } from '../../../testing/index.ts';
import { describeWithStaff } from '../../../testing/staff-app.ts';
import { insertUsers } from '../../auth/users/users.repository.ts';
import { createImportSteps } from './testing/import-steps.ts';

/** Names of whoever was entered before a rule was there, too. */
const name = fc
  .string({ unit: fc.constantFrom(...`abZàß’'"=+-@;,|\\ \t.łŠÑ€ 0`.split('')), minLength: 1, maxLength: 12 })
  .map((text) => plainLine(text).trim())
  .filter((text) => text !== '');
const odd = [
  "'=x",
  "''=x",
  '=1+1',
  '+39',
  "-Rossi'",
  "D'Angelo",
  '"Tino"',
  'a;b',
  "'Ndrangheta",
  'constructor',
];

describeWithStaff('people whom the product exported', (app) => {
  const { as, begin, check, rowsOf } = createImportSteps(app);
  beforeEach(begin);

  it('come back unchanged, line by line', async () => {
    const names = [...odd, ...fc.sample(name, { numRuns: 60, seed: 7 })];
    const [group] = await app().areas.directory.listGroups(app().db, ['acme']);
    await insertUsers(
      app().db,
      names.map((lastName, index) => ({
        id: `p${index}`,
        username: `00${index}`,
        passwordHash: 'none',
        firstName: names.at(-index) ?? 'x',
        lastName,
        email: `p${index}@acme.example`,
        companyId: 'acme',
        createdAt: app().clock.now(),
        ...(index % 3 === 0 && { prefix: '+39', mobile: `333000${1000 + index}` }),
        ...(index % 7 === 0 && { fiscalCode: '12345678903' }),
        // Of before numbers were looked at.
        ...(index === 1 && { prefix: '+39', mobile: '1234567' }),
      })),
    );
    for (const index of names.keys())
      if (group)
        await app().areas.directory.setGroups(app().db, [
          { userId: `p${index}`, companyId: 'acme', groupIds: [group.id] },
        ]);
    for (const format of userFileFormats) {
      const file = await downloadOn(app().app, downloadUsers, { search: '', format }, as('hr'));
      const { text } = await readTableFile(new Blob([Uint8Array.from(file.bytes)]));
      const { output } = await check(Buffer.from(text ?? ''));
      const rows = await rowsOf(output.import.id);
      const others = rows.filter(({ username, outcome }) => username.startsWith('00') && outcome !== 'same');
      expect(others.map(({ name: of, changed, problems }) => ({ of, changed, problems }))).toEqual([]);
      expect(output.import.counts.same).toBeGreaterThanOrEqual(names.length);
    }
  });
});
