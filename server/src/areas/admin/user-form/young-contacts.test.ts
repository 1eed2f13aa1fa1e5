import { eq } from 'drizzle-orm';
import { getUser, updateUser } from 'shared-api/contracts/admin';
import { answerContactProposal } from 'shared-api/contracts/auth';
import type { InputOf } from 'shared-api/contracts/common';
import { callOn } from '../../../testing/index.ts';
import { describeWithStaff } from '../../../testing/staff-app.ts';
import { findYoungChange } from '../../auth/contacts/young-change.ts';
import { authUsers } from '../../auth/users/user.schema.ts';

const day = 24 * 60 * 60_000;
const [second, third] = ['mario.two@evil.example', 'mario.three@evil.example'];

describeWithStaff('a change of how somebody is reached, while it is young', (app) => {
  let group = '';
  beforeEach(async () => {
    const { db, areas } = app();
    await db
      .update(authUsers)
      .set({ permissions: ['utenti_docsign', 'doc_docsign'], prefix: '+39', mobile: '3331234567' });
    group = await areas.directory.addGroup(db, {
      companyId: 'acme',
      name: 'Tutti',
      permissions: ['doc_docsign'],
      isDefault: false,
    });
  });
  const save = async (given: Partial<InputOf<typeof updateUser>>) => {
    const hr = { cookie: app().cookies.hr };
    const { user } = (await callOn(app().app, getUser, { id: 'mario' }, hr)).output;
    return callOn(app().app, updateUser, { ...user, groupIds: [group], ...given }, hr);
  };
  const wait = async (days: number) => {
    app().clock.advance(days * day);
    await app().areas.auth.contactProposals.clean();
  };
  const confirm = async () => {
    const texts = (await app().outbox()).map(({ text }) => text).join('\n');
    const secret = /\/newContact#([\w-]{43})\b/.exec(texts)?.[1] ?? '';
    expect((await callOn(app().app, answerContactProposal, { secret, answer: 'confirm' })).status).toBe(200);
  };
  const former = async () => {
    const asked = { userId: 'mario', signedInBy: undefined, now: app().clock.now() };
    return (await findYoungChange(app().db, asked))?.former.to;
  };

  it('leaves the say to the address of before for seven days, where nobody answered for it there', async () => {
    await save({ email: second });
    expect(await former()).toBeUndefined();
    await wait(7);
    expect(await former()).toBe('mario@example.com');
    await wait(6.9);
    expect(await former()).toBe('mario@example.com');
    await wait(0.1);
    expect(await former()).toBeUndefined();
  });

  it('leaves none where who reads there confirmed it', async () => {
    await save({ email: second });
    await confirm();
    expect(await former()).toBeUndefined();
  });

  it('leaves it to the first of several, whoever confirmed the others', async () => {
    await save({ email: second });
    await wait(7);
    await save({ email: third });
    await confirm();
    const [user] = await app().db.select().from(authUsers).where(eq(authUsers.id, 'mario'));
    expect([user?.email, await former()]).toEqual([third, 'mario@example.com']);
    app().clock.advance(1000);
    await save({ email: 'mario@example.com' });
    await confirm();
    expect(await former()).toBeUndefined();
  });

  it('leaves it to the number that was taken away or changed, which an address that is young answers for in vain', async () => {
    await save({ mobile: '' });
    expect(await former()).toBeUndefined();
    await wait(7);
    expect(await former()).toBe('+393331234567');
    await wait(7);
    await save({ email: second, prefix: '+39', mobile: '3339999999' });
    await wait(7);
    expect(await former()).toBe('mario@example.com');
    app().clock.advance(1000);
    await save({ mobile: '3338888888' });
    await confirm();
    expect(await former()).toBe('+393339999999');
  });
});
