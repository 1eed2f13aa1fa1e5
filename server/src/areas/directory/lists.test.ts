import { eq } from 'drizzle-orm';
import {
  listGroups,
  listOwnCompanies,
  listPhonePrefixes,
  readOwnCompanies,
} from 'shared-api/contracts/directory';
import { callOn, signInAs } from '../../testing/index.ts';
import { describeAuth, idOf, post, signIn } from '../auth/testing/auth-app.ts';
import { authUsers } from '../auth/users/user.schema.ts';

describeAuth('the companies that somebody has to do with', (app) => {
  it('are all for a super user, and their own for everybody else', async () => {
    const namesFor = async (username: string) => {
      const cookie = await signIn(app(), username);
      const { output } = await callOn(app().app, listOwnCompanies, { token: idOf(username) }, { cookie });
      return output.companies.map(({ name }) => name);
    };
    expect(await namesFor('admin')).toEqual(['Acme S.p.A.', 'Beta S.r.l.']);
    expect(await namesFor('mario.rossi')).toEqual(['Acme S.p.A.']);
    const giulia = eq(authUsers.id, idOf('giulia.bianchi'));
    await app().db.update(authUsers).set({ companyId: 'beta' }).where(giulia);
    expect(await namesFor('giulia.bianchi')).toEqual(['Beta S.r.l.']);
  });

  it('are not shown in another’s name, nor to a guest', async () => {
    const cookie = await signIn(app());
    const { error } = await callOn(app().app, listOwnCompanies, { token: idOf('admin') }, { cookie });
    expect(error?.code).toBe('forbidden');
    const guest = await signInAs(app(), 'guest-1', { kind: 'guest', documentId: '1' });
    expect((await callOn(app().app, listOwnCompanies, {}, { cookie: guest })).error?.code).toBe('forbidden');
  });
});

describeAuth('the companies, asked for by GET', (app) => {
  it('are the same as by POST, for the same people', async () => {
    const cookie = await signIn(app());
    const read = await callOn(app().app, readOwnCompanies, { token: idOf('mario.rossi') }, { cookie });
    expect(read.output).toEqual((await callOn(app().app, listOwnCompanies, {}, { cookie })).output);
    const wrong = await callOn(app().app, readOwnCompanies, { token: idOf('admin') }, { cookie });
    expect(wrong.error?.code).toBe('forbidden');
  });
});

describeAuth('groups', (app) => {
  it('are shown by name to who is in them', async () => {
    const cookie = await signIn(app());
    const { output } = await callOn(app().app, listGroups, { token: idOf('mario.rossi') }, { cookie });
    expect(output.info.groups).toEqual([{ name: 'Dipendenti' }, { name: 'Tutti di Acme S.p.A.' }]);
  });

  it('are not shown in another’s name, nor to who is not signed in', async () => {
    const cookie = await signIn(app());
    const { error } = await callOn(app().app, listGroups, { token: idOf('luca.verdi') }, { cookie });
    expect(error?.code).toBe('forbidden');
    expect((await callOn(app().app, listGroups, {})).status).toBe(401);
  });
});

describeAuth('phone prefixes', (app) => {
  it('come with the countries’ names in the language of the caller', async () => {
    const cookie = await signInAs(app(), 'guest-1', { kind: 'guest', documentId: '1' });
    const inItalian = await callOn(app().app, listPhonePrefixes, {}, { cookie });
    expect(inItalian.output.prefixes).toContainEqual({ prefix: '+49', country: 'DE', name: 'Germania' });
    const inEnglish = await callOn(app().app, listPhonePrefixes, {}, { cookie, language: 'en' });
    expect(inEnglish.output.prefixes).toContainEqual({ prefix: '+49', country: 'DE', name: 'Germany' });
  });

  it('are not shown to who is not signed in, nor in another’s name', async () => {
    expect((await callOn(app().app, listPhonePrefixes, {})).status).toBe(401);
    const cookie = await signIn(app());
    const { error } = await callOn(app().app, listPhonePrefixes, { token: idOf('admin') }, { cookie });
    expect(error?.code).toBe('forbidden');
  });
});

describeAuth('a list that is asked for in a wrong shape', (app) => {
  it.each([listOwnCompanies, listGroups])('is refused', async ({ path }) => {
    const cookie = await signIn(app());
    const headers = { 'x-sportello-client': 'test', 'content-type': 'application/json', cookie };
    const payload = { username: ['a', 'b'] };
    const { statusCode } = await app().app.inject({ method: 'POST', url: path, headers, payload });
    expect(statusCode).toBe(400);
    expect((await post(app(), path, {}, cookie)).status).toBe(200);
  });

  it('is refused by GET too', async () => {
    const cookie = await signIn(app());
    const url = `${listPhonePrefixes.path}?username=a&username=b`;
    const headers = { 'x-sportello-client': 'test', cookie };
    expect((await app().app.inject({ method: 'GET', url, headers })).statusCode).toBe(400);
  });
});
