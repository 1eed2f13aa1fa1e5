import { eq } from 'drizzle-orm';
import { deleteUsers } from 'shared-api/contracts/admin';
import { callOn } from '../../../testing/index.ts';
import { describeWithStaff } from '../../../testing/staff-app.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { signingBulkReceivers, signingBulkSends } from '../../signing/send-doc/send-doc.schema.ts';
import { adminImportRows, adminImports } from './import.schema.ts';

const email = 'mario.rossi@casa.example';
const fiscalCode = 'QRCZNB80A01H501X';
const name = 'Rossi Mario';

describeWithStaff('deleting an account', (app) => {
  const addImport = async (id: string, companyId: string | null) => {
    const counts = { total: 2, add: 2, change: 0, same: 0, left: 0, error: 0 };
    const made = { madeBy: 'root', madeAt: app().clock.now(), state: 'checked' as const, ...counts };
    await app()
      .db.insert(adminImports)
      .values({ id, companyId, fileName: 'x.csv', changesExisting: true, ...made });
    const line = { importId: id, name, username: 'm', outcome: 'add' as const, changed: [], problems: [] };
    await app()
      .db.insert(adminImportRows)
      .values([
        { ...line, line: 2, email },
        { ...line, line: 3, email: '', cells: { fiscalCode } as never },
      ]);
  };
  const namesIn = async (id: string) =>
    (await app().db.select().from(adminImportRows).where(eq(adminImportRows.importId, id))).map(
      (row) => row.name,
    );

  beforeEach(async () => {
    const now = app().clock.now();
    const theirs = { email, emailKey: email, emailSince: now, emailConfirmedAt: now, fiscalCode };
    await app().db.update(authUsers).set(theirs).where(eq(authUsers.id, 'mario'));
    await app()
      .db.update(authUsers)
      .set({ permissions: ['utenti_docsign'] })
      .where(eq(authUsers.id, 'hr'));
  });

  it('empties lines of files of their company and of the installation, and none that another company has', async () => {
    await addImport('own', 'acme');
    await addImport('all', null);
    await addImport('others', 'beta');
    const by = { cookie: app().cookies.hr };
    expect((await callOn(app().app, deleteUsers, { ids: ['mario'] }, by)).output.deleted).toBe(1);
    expect(await namesIn('own')).toEqual(['', '']);
    expect(await namesIn('all')).toEqual(['', '']);
    expect(await namesIn('others')).toEqual([name, name]);
  });

  it('leaves whom another company sends to who only has the same address', async () => {
    const now = app().clock.now();
    const send = {
      id: 'bulk',
      senderUserId: 'paola',
      askedBy: {} as never,
      uploadId: 'u',
      fileName: 'x.pdf',
    };
    const how = { title: 'x', boxes: [], savesCopy: false, expires: false, createdAt: now, startsAt: now };
    await app()
      .db.insert(signingBulkSends)
      .values({ ...send, ...how });
    const receivers = ['mario', 'luca'].map((userId, place) => ({
      bulkSendId: 'bulk',
      place,
      userId,
      name,
      email,
    }));
    await app().db.insert(signingBulkReceivers).values(receivers);
    await callOn(app().app, deleteUsers, { ids: ['mario'] }, { cookie: app().cookies.hr });
    const left = await app().db.select().from(signingBulkReceivers).orderBy(signingBulkReceivers.place);
    expect(left.map((row) => row.email)).toEqual(['', email]);
  });
});
