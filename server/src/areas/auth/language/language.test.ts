import { endSession, getSessions, saveLanguage } from 'shared-api/contracts/auth';
import { randomUUID } from 'node:crypto';
import { callOn, type TestApp } from '../../../testing/index.ts';
import { describeAuth, idOf, post, signIn } from '../testing/auth-app.ts';
import { findUser } from '../users/users.repository.ts';

/** The sentence of a refusal, which tells the language in which somebody is answered. */
async function refusal(app: TestApp, cookie: string, page?: 'it' | 'en') {
  const { error } = await callOn(
    app.app,
    endSession,
    { id: randomUUID() },
    { cookie, ...(page && { language: page }) },
  );
  return error?.Error;
}

describeAuth('the language of a person', (app) => {
  it('is kept, and counts on the next device whatever language its page was in', async () => {
    const desktop = await signIn(app());
    expect(await refusal(app(), desktop)).toBe('Elemento non trovato');
    const answer = await callOn(app().app, saveLanguage, { language: 'en' }, { cookie: desktop });
    expect(answer.output).toBeUndefined();
    expect((await findUser(app().db, idOf('mario.rossi')))?.language).toBe('en');
    const phone = await signIn(app());
    expect(await refusal(app(), phone, 'it')).toBe('Not found');
  });

  it('is nobody else’s to choose, and no other’s is changed', async () => {
    const { error } = await callOn(app().app, saveLanguage, { language: 'en' });
    expect(error?.code).toBe('not-signed-in');
    const cookie = await signIn(app());
    await callOn(app().app, saveLanguage, { language: 'en' }, { cookie });
    expect((await findUser(app().db, idOf('giulia.bianchi')))?.language).toBe('it');
  });

  it('is one that the product has', async () => {
    const cookie = await signIn(app());
    const { status, error } = await post(app(), saveLanguage.path, { language: 'de' }, cookie);
    expect(status).toBe(400);
    expect(error.fields).toEqual({ language: 'Valore non valido' });
  });

  it('does not count for who is not signed in: the page’s does', async () => {
    const { error } = await callOn(app().app, getSessions, {}, { language: 'en' });
    expect(error?.Error).toBe('Your session has ended: please sign in again');
  });
});
