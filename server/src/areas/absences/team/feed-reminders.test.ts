import { createAbsenceFeed } from 'shared-api/contracts/absences';
import { callOn, signInAs } from '../../../testing/index.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { describeAbsences } from '../testing/absences-app.ts';
import { absenceFeeds } from './feeds.schema.ts';

const day = 24 * 60 * 60_000;

describeAbsences('the end of a calendar’s address', (app) => {
  const make = async () => {
    const { output } = await callOn(
      app().app,
      createAbsenceFeed,
      { scope: 'own' },
      // The session of the first day is long over.
      { cookie: await signInAs(app(), 'mario') },
    );
    return new URL(output.address).pathname;
  };
  const read = (path: string) => app().app.inject({ url: path });
  const remind = () => app().absences.feedReminders.clean();
  const mails = async () =>
    (await app().outbox()).filter(({ subject }) => subject.startsWith('L’indirizzo del tuo calendario'));

  it('is known to its person a week before, once, where a calendar reads it', async () => {
    const path = await make();
    app().clock.advance(350 * day);
    await read(path);
    await remind();
    expect(await mails()).toEqual([]);
    app().clock.advance(9 * day);
    await remind();
    await remind();
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient)).toEqual(['mario@example.com']);
    expect(sent[0]?.text).toContain('vale fino al 09/03/2027');
    expect(sent[0]?.text).toContain('/absenceCalendar');
    app().clock.advance(3 * day);
    await remind();
    expect(await mails()).toHaveLength(1);
    // One that is made anew ends a year later, and is another.
    const next = await make();
    app().clock.advance(359 * day);
    await read(next);
    await remind();
    expect(await mails()).toHaveLength(2);
  });

  it('is known of an address from before, which has no end of its own', async () => {
    const path = await make();
    await app().db.update(absenceFeeds).set({ expiresAt: null });
    app().clock.advance(359 * day);
    await read(path);
    await remind();
    expect(await mails()).toHaveLength(1);
  });

  it('is nobody’s to know where no calendar asks any more, or the person may not sign in', async () => {
    await make();
    app().clock.advance(360 * day);
    await remind();
    expect(await mails()).toEqual([]);
    await app().db.update(absenceFeeds).set({ lastReadAt: app().clock.now() });
    await app().db.update(authUsers).set({ isProductEnabled: false });
    await remind();
    expect(await mails()).toEqual([]);
  });
});
