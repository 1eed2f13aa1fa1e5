import { eq } from 'drizzle-orm';
import {
  createAbsenceFeed,
  getAbsenceOverview,
  listAbsenceFeeds,
  listTeamAbsences,
  revokeAbsenceFeed,
  type AbsenceStatus,
  type FeedScope,
} from 'shared-api/contracts/absences';
import type { InputOf } from 'shared-api/contracts/common';
import { callOn, signInAs } from '../../../testing/index.ts';
import { employeeOf } from '../../../testing/staff-app.ts';
import type { RequestActor, RequestDraft } from '../requests/request-changes.ts';
import { describeAbsences, giveBalance, type AbsencesTestApp } from '../testing/absences-app.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { absenceFeeds } from './feeds.schema.ts';

type Person = keyof AbsencesTestApp['cookies'];

const week = { from: '2026-03-16', to: '2026-03-22' };
const leave: RequestDraft = {
  kind: 'leave',
  cause: 'holiday',
  note: 'Terme',
  start: null,
  end: null,
  ...week,
};
const sick: RequestDraft = { ...leave, kind: 'sickness', cause: null };

describeAbsences('who is away', (app) => {
  const as = (person: Person) => ({ cookie: app().cookies[person] });
  const list = (person: Person, wanted: Partial<InputOf<typeof listTeamAbsences>> = {}) =>
    callOn(
      app().app,
      listTeamAbsences,
      { ...week, search: '', awayOnly: false, offset: 0, length: 100, ...wanted },
      as(person),
    );
  const add = (person: Person, draft: RequestDraft, ...statuses: readonly AbsenceStatus[]) => {
    const companyId = person === 'luca' ? 'beta' : 'acme';
    const employee = { id: employeeOf(person), companyId, userId: person, name: person, usesBadge: false };
    const actor: RequestActor = { caller: null, employee, mayManage: true };
    return app().db.transaction(async (tx) => {
      const { id } = await app().absences.requests.add(tx, actor, draft);
      for (const to of statuses) await app().absences.requests.setStatus(tx, actor, id, { to });
      return id;
    });
  };
  const seen = async (person: Person, of: Person) => {
    const { output } = await list(person);
    return output.rows.find(({ id }) => id === employeeOf(of))?.absences;
  };

  it('is known by colleagues, why is not', async () => {
    await add('mario', sick, 'toApprove', 'approved');
    await add('giulia', leave, 'toApprove', 'approved');
    expect(await seen('mario', 'giulia')).toEqual([
      { ...week, start: null, end: null, reason: null, isPending: false },
    ]);
    expect(await seen('giulia', 'mario')).toMatchObject([{ reason: null }]);
    expect(await seen('mario', 'mario')).toMatchObject([{ reason: 'sickness' }]);
    expect(await seen('hr', 'mario')).toMatchObject([{ reason: 'sickness' }]);
    expect((await list('mario')).output.days).toMatchObject([
      { day: '2026-03-16', isFree: false, away: 2 },
      {},
      {},
      {},
      {},
      { day: '2026-03-21', isFree: true },
      { isFree: true },
    ]);
  });

  it('is shown by group to who administers the company, and counted so; groups are no colleague’s business', async () => {
    await add('mario', leave, 'toApprove', 'approved');
    await add('giulia', leave, 'toApprove', 'approved');
    const groupId = await app().areas.directory.addGroup(app().db, {
      companyId: 'acme',
      name: 'Cantiere',
      permissions: [],
      isDefault: false,
    });
    const { output: all } = await list('hr', { awayOnly: true });
    expect(all.groups).toContainEqual({ id: groupId, name: 'Cantiere' });
    expect(all.days[0]).toMatchObject({ away: 2 });
    expect((await list('hr', { groupId, awayOnly: true })).output).toMatchObject({ rows: [], total: 0 });
    const groupIds = [groupId];
    await app().areas.directory.setGroups(app().db, [{ userId: 'mario', companyId: 'acme', groupIds }]);
    const { output } = await list('hr', { groupId, awayOnly: true });
    expect(output.rows.map(({ id }) => id)).toEqual([employeeOf('mario')]);
    expect(output.days[0]).toMatchObject({ away: 1 });
    expect((await list('mario')).output.groups).toBeUndefined();
    expect((await list('giulia', { groupId })).status).toBe(404);
    expect((await list('hr', { groupId: 'none' })).status).toBe(404);
  });

  it('is no colleague’s business before it is approved', async () => {
    await add('mario', leave, 'toApprove');
    expect(await seen('giulia', 'mario')).toEqual([]);
    expect(await seen('hr', 'mario')).toMatchObject([{ reason: 'holiday', isPending: true }]);
    expect((await list('hr')).output.days[0]).toMatchObject({ away: 0 });
    await add('giulia', leave);
    expect(await seen('hr', 'giulia')).toEqual([]);
  });

  it('is found by name, those alone who are away, page by page', async () => {
    await add('mario', leave, 'approved');
    const names = async (wanted: Partial<InputOf<typeof listTeamAbsences>>) =>
      (await list('giulia', wanted)).output.rows.map(({ name }) => name);
    expect(await names({ awayOnly: true })).toEqual(['Test mario']);
    expect(await names({ search: 'GIU' })).toEqual(['Test giulia']);
    const all = await names({});
    expect(all).toContain('Senza Conto');
    expect(await names({ offset: 1, length: 2 })).toEqual(all.slice(1, 3));
  });

  it('is of one’s own company; administrators see those that they manage', async () => {
    expect((await list('mario', { companyId: 'beta' })).error).toMatchObject({ code: 'not-found' });
    expect((await list('hr', { companyId: 'beta' })).error).toMatchObject({ code: 'not-found' });
    await add('luca', leave, 'approved');
    expect((await list('root', { companyId: 'beta', awayOnly: true })).output.rows).toMatchObject([
      { name: 'Test luca', absences: [{ reason: 'holiday' }] },
    ]);
  });

  it('is asked for at most six weeks', async () => {
    const ask = (from: string, to: string) =>
      app().app.inject({
        url: `/api/listTeamAbsences?data_inizio=${from}&data_fine=${to}`,
        headers: { cookie: app().cookies.mario },
      });
    expect((await ask('2026-03-16', '2026-04-26')).statusCode).toBe(200);
    for (const to of ['2026-04-27', '2026-03-15'])
      expect((await ask('2026-03-16', to)).json()).toMatchObject({
        code: 'invalid-input',
        fields: { data_fine: expect.any(String) as unknown },
      });
  });

  describe('in a calendar', () => {
    const create = async (person: Person, scope: FeedScope) =>
      new URL((await callOn(app().app, createAbsenceFeed, { scope }, as(person))).output.address).pathname;
    const read = (url: string, tag?: string) =>
      app().app.inject({ url, headers: tag === undefined ? {} : { 'if-none-match': tag } });

    it('reads one’s own, as away alone, and nothing again that did not change', async () => {
      await giveBalance(app(), 'mario', { minutes: 6000 });
      await add('mario', leave, 'approved');
      await add(
        'mario',
        { ...leave, from: '2026-03-24', to: '2026-03-24', start: 840, end: 960 },
        'approved',
      );
      await add('mario', { ...leave, from: '2026-03-26', to: '2026-03-26' }, 'toApprove');
      const address = await create('mario', 'own');
      const answer = await read(address);
      expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
      expect(answer.body.match(/BEGIN:VEVENT/g)).toHaveLength(2);
      expect(answer.body).toContain('DTSTART;VALUE=DATE:20260316\r\nDTEND;VALUE=DATE:20260323');
      expect(answer.body).toContain('DTSTART:20260324T130000Z\r\nDTEND:20260324T150000Z');
      expect(answer.body).toContain('SUMMARY:Assente\r\n');
      expect(answer.body).not.toMatch(/Ferie|Terme|holiday/i);
      const tag = String(answer.headers['etag']);
      expect((await read(address, tag)).statusCode).toBe(304);
      await add('mario', { ...leave, from: '2026-03-30', to: '2026-03-30' }, 'approved');
      expect((await read(address, tag)).statusCode).toBe(200);
    });

    it('keeps what was of the last year', async () => {
      await add(
        'mario',
        { ...leave, from: '2025-06-09', to: '2025-06-13', cause: 'unpaidLeave' },
        'approved',
      );
      const { body } = await read(await create('mario', 'own'));
      expect(body).toContain('DTSTART;VALUE=DATE:20250609');
    });

    it('reads the team by name, of one’s own company', async () => {
      await add('giulia', sick, 'approved');
      await add('luca', leave, 'approved');
      const { body } = await read(await create('mario', 'team'));
      expect(body).toContain('SUMMARY:Assente: Test giulia');
      expect(body).not.toMatch(/luca|Malattia/i);
    });

    it('reads nobody else where its row was written into the database', async () => {
      const address = await create('mario', 'own');
      expect((await read(address)).statusCode).toBe(200);
      await app().db.update(absenceFeeds).set({ scope: 'team' });
      expect((await read(address)).statusCode).toBe(404);
      await app().db.update(absenceFeeds).set({ scope: 'own', userId: 'giulia' });
      expect((await read(address)).statusCode).toBe(404);
    });

    it('ends when it is revoked or made anew, and knows no other secret', async () => {
      const first = await create('mario', 'own');
      const second = await create('mario', 'own');
      expect((await read(first)).statusCode).toBe(404);
      expect((await read(second)).statusCode).toBe(200);
      const { output } = await callOn(app().app, listAbsenceFeeds, {}, as('mario'));
      expect(output.feeds).toMatchObject([{ scope: 'own', lastReadAt: '2026-03-09T09:00:00.000Z' }]);
      expect(JSON.stringify(output)).not.toContain(second);
      await callOn(app().app, revokeAbsenceFeed, { scope: 'own' }, as('mario'));
      expect((await read(second)).statusCode).toBe(404);
      expect((await read('/api/absenceFeed/nothing.ics')).statusCode).toBe(404);
    });

    it('reads for a year, and for another once it is made anew', async () => {
      const [first, other] = [await create('mario', 'own'), await create('mario', 'team')];
      const ends = async () =>
        (await callOn(app().app, listAbsenceFeeds, {}, as('mario'))).output.feeds.map(
          ({ expiresAt }) => expiresAt,
        );
      expect(await ends()).toEqual(['2027-03-09T09:00:00.000Z', '2027-03-09T09:00:00.000Z']);
      // One that a server of before made, beside this one.
      await app().db.update(absenceFeeds).set({ expiresAt: null }).where(eq(absenceFeeds.scope, 'team'));
      expect(await ends()).toEqual(['2027-03-09T09:00:00.000Z', '2027-03-09T09:00:00.000Z']);
      app().clock.set(new Date('2027-03-09T08:59:00.000Z'));
      expect([(await read(first)).statusCode, (await read(other)).statusCode]).toEqual([200, 200]);
      app().clock.set(new Date('2027-03-09T09:00:00.000Z'));
      expect([(await read(first)).statusCode, (await read(other)).statusCode]).toEqual([404, 404]);
      const { output } = await callOn(
        app().app,
        createAbsenceFeed,
        { scope: 'own' },
        { cookie: await signInAs(app(), 'mario') },
      );
      expect((await read(new URL(output.address).pathname)).statusCode).toBe(200);
    });

    it('is an event where it is made, first read and ended, by its person or with their ways in', async () => {
      const address = await create('mario', 'team');
      for (let count = 0; count < 3; count += 1) await read(address);
      await create('mario', 'team');
      await callOn(app().app, revokeAbsenceFeed, { scope: 'team' }, as('mario'));
      await callOn(app().app, revokeAbsenceFeed, { scope: 'team' }, as('mario'));
      await create('mario', 'own');
      await app().db.transaction((tx) => app().absences.feeds.endAll(tx, 'mario'));
      const events = await app().platform.audit.list(app().db, 'auth_users:mario');
      expect(events.map(({ action, actor }) => [action, actor])).toEqual([
        ['calendar.made', 'mario'],
        ['calendar.read', null],
        ['calendar.made', 'mario'],
        ['calendar.ended', 'mario'],
        ['calendar.made', 'mario'],
        ['calendar.ended', null],
      ]);
      expect(events[1]).toMatchObject({ companyId: 'acme', data: { scope: 'team', ip: '127.0.0.1' } });
      const secret = /absenceFeed\/(.*)\.ics/.exec(address)?.[1] ?? 'none';
      expect(JSON.stringify(events)).not.toContain(secret);
    });

    it('is not guessed: wrong addresses are counted, and those of calendars are not', async () => {
      const address = await create('mario', 'own');
      for (let count = 0; count < 120; count += 1)
        expect((await read(`/api/absenceFeed/${'x'.repeat(42)}${count % 10}.ics`)).statusCode).toBe(404);
      expect((await read(`/api/absenceFeed/${'y'.repeat(43)}.ics`)).statusCode).toBe(429);
      expect((await read(address)).statusCode).toBe(200);
      app().clock.advance(16 * 60_000);
      expect((await read('/api/absenceFeed/nothing.ics')).statusCode).toBe(404);
    });

    it('reads for nobody who cannot sign in', async () => {
      const address = await create('mario', 'team');
      const setActive = (isProductEnabled: boolean) =>
        app().db.update(authUsers).set({ isProductEnabled }).where(eq(authUsers.id, 'mario'));
      await setActive(false);
      expect((await read(address)).statusCode).toBe(404);
      await setActive(true);
      expect((await read(address)).statusCode).toBe(200);
    });
  });

  it('is on one’s dashboard: the next absence, and what is left less what waits', async () => {
    await giveBalance(app(), 'mario', { minutes: 6000 });
    await add('mario', { ...leave, from: '2026-03-24', to: '2026-03-24' }, 'toApprove');
    await add('mario', leave, 'approved');
    const { output } = await callOn(app().app, getAbsenceOverview, {}, as('mario'));
    expect(output).toEqual({
      next: { ...week, start: null, end: null, reason: 'holiday', status: 'approved', minutes: 2400 },
      balances: [{ counter: 'holiday', available: 6000 - 2400 - 480 }],
      dayMinutes: 480,
    });
    const none = await callOn(app().app, getAbsenceOverview, {}, as('giulia'));
    // The company imports balances: who has none in them has nothing.
    const nothing = [{ counter: 'holiday', available: 0 }];
    expect(none.output).toEqual({ next: null, balances: nothing, dayMinutes: 480 });
    expect((await callOn(app().app, getAbsenceOverview, {})).status).toBe(401);
  });
});
