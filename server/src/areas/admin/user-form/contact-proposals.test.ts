import { eq } from 'drizzle-orm';
import { createAbsenceFeed, listAbsenceFeeds } from 'shared-api/contracts/absences';
import {
  addUser,
  getUser,
  inviteUser,
  updateUser,
  updateUsers,
  withdrawContact,
} from 'shared-api/contracts/admin';
import { answerContactProposal, getOwnProfile, openContactProposal } from 'shared-api/contracts/auth';
import type { InputOf } from 'shared-api/contracts/common';
import { callOn } from '../../../testing/index.ts';
import { describeWithStaff } from '../../../testing/staff-app.ts';
import { userSubject } from '../../auth/users/user-audit.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { insertDocument, findDocument } from '../../signing/documents/document.repository.ts';
import { documentRecord } from '../../signing/testing/document-record.builders.ts';

const day = 24 * 60 * 60_000;
const elsewhere = 'mario.private@evil.example';

describeWithStaff('an address or a number that an administrator writes for somebody', (app) => {
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
  const as = (name: 'root' | 'hr' | 'mario' | 'paola') => ({ cookie: app().cookies[name] });
  const open = async (id: string) => (await callOn(app().app, getUser, { id }, as('hr'))).output.user;
  const save = async (id: string, given: Partial<InputOf<typeof updateUser>>, who: 'root' | 'hr' = 'hr') => {
    const { user } = (await callOn(app().app, getUser, { id }, as('root'))).output;
    return callOn(app().app, updateUser, { ...user, groupIds: [group], ...given }, as(who));
  };
  const propose = () => save('mario', { email: elsewhere });
  const secretOf = async () => {
    const texts = (await app().outbox()).map(({ text }) => text).join('\n');
    return /\/newContact#([\w-]{43})\b/.exec(texts)?.[1] ?? '';
  };
  const answer = async (given: 'confirm' | 'refuse', secret?: string) =>
    callOn(app().app, answerContactProposal, { secret: secret ?? (await secretOf()), answer: given });
  const isSignedIn = async () => (await callOn(app().app, getOwnProfile, {}, as('mario'))).status === 200;
  /** What happened to them; that somebody looked is no part of it. */
  const eventsOf = async (id: string) =>
    (await app().platform.audit.list(app().db, userSubject(id))).filter(
      ({ action }) => action !== 'user.opened',
    );
  const account = async (id: string) =>
    (await app().db.select().from(authUsers).where(eq(authUsers.id, id)))[0];
  const runDue = () => app().areas.auth.contactProposals.clean();

  it('waits for that person, who is told on every channel, while all stays as it was', async () => {
    const { output } = await propose();
    const from = new Date(app().clock.now().getTime() + 7 * day).toISOString();
    const waiting = { kind: 'email', value: elsewhere, by: 'hr Test', countsFrom: from };
    expect(output.proposals).toEqual([waiting]);
    expect(await open('mario')).toMatchObject({
      email: 'mario@example.com',
      version: output.version,
      proposals: [waiting],
    });
    const sent = await app().outbox();
    expect(sent.map(({ channel, recipient }) => `${channel}: ${recipient}`).toSorted()).toEqual([
      'mail: mario@example.com',
      'sms: +393331234567',
    ]);
    expect(sent.find(({ channel }) => channel === 'mail')?.text).toContain(elsewhere);
    expect(await isSignedIn()).toBe(true);
    const [event, ...others] = await eventsOf('mario').then((events) =>
      events.filter(({ action }) => action !== 'user.changed'),
    );
    expect(event).toMatchObject({
      action: 'mail.proposed',
      actor: 'hr',
      data: { after: { pendingEmail: elsewhere }, told: ['mail', 'sms'] },
    });
    expect(others).toEqual([]);
    expect(JSON.stringify((await eventsOf('mario')).map(({ data }) => data['after']))).not.toContain(
      '"email"',
    );
  });

  it('opens nothing to the administrator: links to a password go to the address of before', async () => {
    await propose();
    await callOn(app().app, inviteUser, { id: 'mario' }, as('hr'));
    await save('mario', { mobile: '3339999999' });
    const sent = await app().outbox();
    expect(new Set(sent.map(({ recipient }) => recipient))).toEqual(
      new Set(['mario@example.com', '+393331234567']),
    );
    expect(await account('mario')).toMatchObject({ email: 'mario@example.com', mobile: '3331234567' });
  });

  it('counts at once where the former address confirms it, and ends all that lets one in', async () => {
    await callOn(app().app, createAbsenceFeed, { scope: 'own' }, as('mario'));
    await propose();
    const secret = await secretOf();
    expect((await callOn(app().app, openContactProposal, { secret })).output).toMatchObject({
      kind: 'email',
      value: elsewhere,
      before: 'mario@example.com',
      by: 'hr Test',
    });
    expect((await answer('confirm')).status).toBe(200);
    expect(await open('mario')).toMatchObject({ email: elsewhere, proposals: [] });
    expect(await isSignedIn()).toBe(false);
    const signedIn = await app().platform.sessions.open(app().db, {
      kind: 'staff',
      userId: 'mario',
      ip: '',
      userAgent: '',
    });
    const cookie = `sportello_session=${signedIn.token}`;
    expect((await callOn(app().app, listAbsenceFeeds, {}, { cookie })).output.feeds).toEqual([]);
    const events = await eventsOf('mario');
    expect(events.at(-1)).toMatchObject({ action: 'calendar.ended', actor: null });
    expect(events.at(-2)).toMatchObject({
      action: 'mail.changed',
      actor: null,
      data: { before: 'mario@example.com', after: elsewhere, how: 'former-address', proposedBy: 'hr' },
    });
    expect(await account('mario')).toMatchObject({ emailBy: 'hr', emailConfirmedAt: null });
    expect((await answer('confirm', secret)).error?.code).toBe('link-invalid');
  });

  it('is given up where the person refuses it, and who proposed it is told', async () => {
    await propose();
    const secret = await secretOf();
    await answer('refuse', secret);
    expect(await open('mario')).toMatchObject({ email: 'mario@example.com', proposals: [] });
    expect(await isSignedIn()).toBe(true);
    const sent = await app().outbox();
    expect(sent.find(({ subject }) => subject === 'mario Test: indirizzo rifiutato')?.recipient).toBe(
      'hr@example.com',
    );
    expect((await eventsOf('mario')).at(-1)?.action).toBe('mail.proposal-refused');
    expect((await callOn(app().app, openContactProposal, { secret })).error?.code).toBe('link-invalid');
    app().clock.advance(8 * day);
    await runDue();
    expect((await account('mario'))?.email).toBe('mario@example.com');
  });

  it('counts after the days in which it may be refused, and not before', async () => {
    await propose();
    await save('mario', { mobile: '3339999999' });
    app().clock.advance(7 * day - 1000);
    await runDue();
    expect(await account('mario')).toMatchObject({ email: 'mario@example.com', mobile: '3331234567' });
    app().clock.advance(1000);
    await runDue();
    expect(await account('mario')).toMatchObject({
      email: elsewhere,
      mobile: '3339999999',
      pendingEmail: null,
      pendingMobile: null,
      phoneBy: 'hr',
    });
    expect(await isSignedIn()).toBe(false);
    const texts = (await app().outbox()).map(({ recipient, subject }) => `${recipient}: ${subject}`);
    expect(texts).toContain('mario@example.com: Il tuo indirizzo di Sportello è cambiato');
    expect(texts).toContain(`${elsewhere}: Da ora le e‑mail di Sportello arrivano qui`);
    await runDue();
    expect((await eventsOf('mario')).filter(({ action }) => action === 'mail.changed')).toHaveLength(1);
  });

  it('begins its days anew where it is another, and not where it is the same', async () => {
    await propose();
    app().clock.advance(6 * day);
    await propose();
    app().clock.advance(day);
    await runDue();
    expect((await account('mario'))?.email).toBe(elsewhere);
    await save('mario', { email: 'second@evil.example' });
    const first = await secretOf();
    app().clock.advance(6 * day);
    await save('mario', { email: 'third@evil.example' });
    app().clock.advance(day);
    await runDue();
    expect((await account('mario'))?.email).toBe(elsewhere);
    expect((await callOn(app().app, openContactProposal, { secret: first })).error?.code).toBe(
      'link-invalid',
    );
  });

  it('can be withdrawn by who administers them, and by nobody else', async () => {
    await propose();
    const withdraw = (who: 'hr' | 'paola' | 'mario') =>
      callOn(app().app, withdrawContact, { id: 'mario', kind: 'email' }, as(who));
    expect((await withdraw('paola')).status).toBe(404);
    expect((await withdraw('mario')).status).toBe(403);
    const { version } = await open('mario');
    expect((await withdraw('hr')).status).toBe(200);
    // Whoever has the form open goes on with it.
    expect((await open('mario')).version).toBe(version);
    expect((await open('mario')).proposals).toEqual([]);
    expect((await eventsOf('mario')).at(-1)).toMatchObject({
      action: 'mail.proposal-withdrawn',
      actor: 'hr',
    });
    expect((await answer('confirm')).error?.code).toBe('link-invalid');
  });

  it('counts at once of who never came in, and nothing follows that was sent to the former address', async () => {
    const { db, clock } = app();
    const receiver = { receiverEmail: 'ugo@acme.example', receiverEmailKey: 'ugo@acme.example' };
    const send = (id: string) =>
      insertDocument(db, { ...documentRecord({ id, now: clock.now() }), ...receiver });
    await send('before');
    clock.advance(1000);
    const { output } = await callOn(
      app().app,
      addUser,
      {
        firstName: 'Ugo',
        lastName: 'Foscolo',
        username: 'ugo',
        email: 'ugo@acme.example',
        fiscalCode: '',
        prefix: '',
        mobile: '',
        companyId: 'acme',
        isCompanyAdmin: false,
        isSuper: false,
        isActive: true,
        groupIds: [group],
      },
      as('hr'),
    );
    await send('after');
    await save(output.id, { email: elsewhere });
    expect(await account(output.id)).toMatchObject({
      email: elsewhere,
      emailBy: 'hr',
      emailConfirmedAt: null,
    });
    for (const id of ['before', 'after']) expect(await findDocument(db, id)).toMatchObject(receiver);
  });

  it('is changed on the profile where it is one’s own', async () => {
    expect((await save('hr', { email: 'hr@nuovo.example' }, 'hr')).error).toMatchObject({
      code: 'conflict',
      fields: { email: 'Il tuo indirizzo e il tuo numero si cambiano dal profilo, con la password' },
    });
    expect((await save('hr', { mobile: '3339999999' }, 'hr')).error?.fields).toHaveProperty('mobile');
    expect((await save('hr', { lastName: 'Ricci', mobile: '333 123 45 67' }, 'hr')).status).toBe(200);
  });

  it('holds among administrators too', async () => {
    await save('hr', { email: elsewhere }, 'root');
    expect((await account('hr'))?.email).toBe('hr@example.com');
    await callOn(
      app().app,
      updateUsers,
      { ids: ['hr'], isActive: true, addedGroupIds: [], removedGroupIds: [] },
      as('root'),
    );
    expect((await account('hr'))?.pendingEmail).toBe(elsewhere);
  });

  it('is taken away only as it is changed: the number hears of it, and counts until it is answered', async () => {
    const { output } = await save('mario', { prefix: '', mobile: '' });
    expect(output.proposals).toMatchObject([{ kind: 'phone', value: '' }]);
    expect(await account('mario')).toMatchObject({ mobile: '3331234567' });
    const sent = await app().outbox();
    expect(sent.find(({ channel }) => channel === 'sms')).toMatchObject({
      recipient: '+393331234567',
      text: expect.stringContaining('vuole togliere questo numero') as string,
    });
    // Another one in its place begins anew, and is told to the number that stands.
    await save('mario', { prefix: '+39', mobile: '3339999999' });
    expect((await account('mario'))?.mobile).toBe('3331234567');
    app().clock.advance(1000);
    await save('mario', { prefix: '', mobile: '' });
    expect((await answer('confirm')).status).toBe(200);
    expect(await account('mario')).toMatchObject({ mobile: '', phoneBy: 'hr', pendingMobile: null });
    expect(await isSignedIn()).toBe(false);
    expect((await app().outbox()).map(({ subject }) => subject)).toContain(
      'Il tuo numero di cellulare per Sportello è stato tolto',
    );
  });

  it('is refused like another one', async () => {
    await save('mario', { prefix: '', mobile: '' });
    expect((await answer('refuse')).status).toBe(200);
    app().clock.advance(8 * day);
    await runDue();
    expect((await account('mario'))?.mobile).toBe('3331234567');
  });
});
