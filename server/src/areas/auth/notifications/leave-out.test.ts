import { getNotificationChoices } from 'shared-api/contracts/auth';
import { callOn } from '../../../testing/index.ts';
import { describeAuth, idOf, signIn } from '../testing/auth-app.ts';
import { userSubject } from '../users/user-audit.ts';

describeAuth('a notice that is switched off by its own address', (app) => {
  const email = 'mario.rossi@acme.example';
  const address = async (kind: string, to = email) => {
    const { platform, db } = app();
    const given = await platform.unsubscribing.addressOf(db, { email: to, kind });
    return given && new URL(given).pathname;
  };
  const post = (url: string, headers: Record<string, string> = {}) =>
    app().app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: 'List-Unsubscribe=One-Click',
    });
  const choices = async () =>
    (await callOn(app().app, getNotificationChoices, {}, { cookie: await signIn(app()) })).output;

  it('is left out from then on by one POST of a mailbox, without a sign-in', async () => {
    const url = (await address('message')) ?? '';
    const answer = await post(url);
    expect(answer.statusCode).toBe(200);
    expect(await choices()).toMatchObject({ message: false, invitation: true, absences: true });
    const events = await app().platform.audit.list(app().db, userSubject(idOf('mario.rossi')));
    expect(events).toContainEqual(
      expect.objectContaining({ action: 'notifications.changed', actor: null, companyId: 'acme' }),
    );
    expect((await post(url)).statusCode).toBe(200);
  });

  it('is asked about on a page first, which changes nothing by being read', async () => {
    const url = (await address('message')) ?? '';
    const page = await app().app.inject({ method: 'GET', url });
    expect(page.body).toContain('<form method="post"><button>Non inviarli più</button>');
    expect(await choices()).toMatchObject({ message: true });
    const headers = { origin: 'http://localhost:8080', 'sec-fetch-site': 'same-origin' };
    expect((await post(url, headers)).body).toContain('Fatto');
    expect(await choices()).toMatchObject({ message: false });
  });

  it('is nobody’s to make up', async () => {
    const url = (await address('message')) ?? '';
    for (const other of ['/unsubscribe/x', `${url.slice(0, -4)}AAAA`, '/unsubscribe/v1.aaaa.bbbb'])
      expect((await post(other)).statusCode).toBe(404);
    expect(await choices()).toMatchObject({ message: true });
  });

  it('has no address where nobody could do without it, or it is no such notice', async () => {
    expect(await address('message', 'nessuno@example.com')).toBeUndefined();
    expect(await address('code')).toBeUndefined();
  });
});
