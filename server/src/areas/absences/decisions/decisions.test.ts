import {
  absenceConflict,
  adjustBalance,
  addDelegation,
  askWithdrawal,
  decideAbsence,
  decideAbsences,
  decideWithdrawal,
  getAbsence,
  getAbsencesWaiting,
  listAbsences,
} from 'shared-api/contracts/absences';
import { addDays, weekdayOf, type InputOf } from 'shared-api/contracts/common';
import { callOn, postForm } from '../../../testing/index.ts';
import { employeeOf } from '../../../testing/staff-app.ts';
import { describeAbsences, giveBalance, type AbsencesTestApp } from '../testing/absences-app.ts';
import { sendLeave, setStatus } from '../testing/decision-steps.ts';

type Person = keyof AbsencesTestApp['cookies'];

describeAbsences('decisions about requests', (app) => {
  const as = (person: Person) => ({ cookie: app().cookies[person] });
  const decide = (person: Person, input: Partial<InputOf<typeof decideAbsence>> & { id: string }) =>
    callOn(app().app, decideAbsence, { decision: 'approved', reason: '', ...input }, as(person));
  const decideMany = (person: Person, input: Partial<InputOf<typeof decideAbsences>>) =>
    callOn(
      app().app,
      decideAbsences,
      { decision: 'approved', reason: '', requests: [], ...input },
      as(person),
    );
  const list = async (person: Person, input: Partial<InputOf<typeof listAbsences>> = {}) =>
    callOn(app().app, listAbsences, { isWaiting: false, search: '', length: 50, ...input }, as(person));
  const get = (person: Person, id: string) => callOn(app().app, getAbsence, { id }, as(person));
  const waiting = async (person: Person) =>
    (await callOn(app().app, getAbsencesWaiting, {}, as(person))).output;
  const delegate = (to: Person, from = '2026-03-09', until = '2026-03-20') =>
    callOn(app().app, addDelegation, { toUserId: to, from, to: until }, as('hr'));
  const mails = async (person: Person) =>
    (await app().outbox()).filter(({ recipient }) => recipient === `${person}@example.com`);
  const ask = async (id: string, version: number) => {
    const input = { id, version, reason: 'Cambio di programma' };
    return (await callOn(app().app, askWithdrawal, input, as('mario'))).output;
  };

  it('approve, and tell its person by whom', async () => {
    const { id, version } = await sendLeave(app(), 'mario');
    const { output } = await decide('hr', { id, version });
    expect(output).toEqual({ status: 'approved', version: version + 1 });
    const [mail] = await mails('mario');
    expect(mail?.subject).toBe('Richiesta approvata: 16 marzo 2026 – acme');
    expect(mail?.text).toContain('Deciso da: hr Test');
  });

  it('refuse with a reason alone, which its person reads', async () => {
    const { id } = await sendLeave(app(), 'mario');
    const { status, error } = await decide('hr', { id, decision: 'refused' });
    expect(status).toBe(400);
    expect(error?.fields).toEqual({ reason: 'Scrivi il motivo del rifiuto' });
    await decide('hr', { id, decision: 'refused', reason: 'Troppi assenti' });
    expect((await mails('mario'))[0]?.text).toContain('Motivo: Troppi assenti');
    expect((await get('hr', id)).output.absence).toMatchObject({
      status: 'refused',
      refusalReason: 'Troppi assenti',
      decidedBy: 'hr Test',
    });
  });

  it('are refused to its person, to staff, and to administrators of others', async () => {
    const { id } = await sendLeave(app(), 'mario');
    expect((await decide('mario', { id })).error?.code).toBe('forbidden');
    expect((await decide('giulia', { id })).error?.code).toBe('not-found');
    expect((await decide('paola', { id })).error?.code).toBe('not-found');
    expect((await decide('hr', { id: 'none' })).error?.code).toBe('not-found');
    expect((await list('giulia')).error?.code).toBe('not-found');
    expect((await list('paola', { companyId: 'acme' })).error?.code).toBe('not-found');
    expect((await get('giulia', id)).error?.code).toBe('not-found');
    expect(await waiting('giulia')).toEqual({ total: 0, first: [] });
    expect((await decideMany('giulia', { requests: [{ id, version: 2 }] })).output.results).toEqual([
      { id, outcome: 'refused', reason: 'Elemento non trovato' },
    ]);
  });

  it('are won by one of two at once; the other learns who it was', async () => {
    const { id, version } = await sendLeave(app(), 'mario');
    const answers = await Promise.all([
      decide('hr', { id, version }),
      decide('root', { id, version, decision: 'refused', reason: 'No' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409)?.error;
    const { changedBy } = absenceConflict.parse(lost?.details);
    const winner = answers[0]?.status === 200 ? 'hr Test' : 'root Test';
    expect(changedBy).toBe(winner);
    expect(lost?.Error).toContain(winner);
  });

  it('change what somebody decided only for who says what they saw', async () => {
    const { id, version } = await sendLeave(app(), 'mario');
    expect((await decide('hr', { id })).output.status).toBe('approved');
    const refuse = { id, decision: 'refused', reason: 'Troppi assenti' } as const;
    const { status, error } = await decide('hr', refuse);
    expect([status, error?.code]).toEqual([409, 'conflict']);
    expect((await decide('hr', { ...refuse, version: version + 1 })).output.status).toBe('refused');
  });

  it('are made about many, with an answer for each', async () => {
    const first = await sendLeave(app(), 'mario');
    const [known, stale] = [
      await sendLeave(app(), 'mario', { from: '2026-03-17', to: '2026-03-17' }),
      await sendLeave(app(), 'mario', { from: '2026-03-18', to: '2026-03-18' }),
    ];
    await setStatus(app(), 'mario', { id: known.id, to: 'approved' });
    const requests = [
      { id: first.id, version: first.version },
      { id: known.id, version: known.version },
      { id: stale.id, version: 1 },
    ];
    const { results } = (await decideMany('hr', { requests })).output;
    expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'already', 'refused']);
    expect(results[2]?.reason).toMatch(/^La richiesta è già cambiata/);
    expect((await decideMany('hr', { requests, decision: 'refused' })).error?.fields).toEqual({
      reason: 'Scrivi il motivo del rifiuto',
    });
  });

  it('are made about fifty in one call, and not about more', async () => {
    const days = Array.from({ length: 14 }, (_each, index) => addDays('2026-04-13', index));
    const requests: { id: string; version: number }[] = [];
    for (const day of days.filter((each) => weekdayOf(each) < 5))
      requests.push(await sendLeave(app(), requests.length % 2 ? 'mario' : 'giulia', { from: day, to: day }));
    const wanted = requests.map(({ id, version }) => ({ id, version }));
    const fifty = Array.from({ length: 6 }, () => wanted)
      .flat()
      .slice(0, 50);
    const { results } = (await decideMany('hr', { requests: fifty })).output;
    expect(results.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
    expect(results.filter(({ outcome }) => outcome === 'done')).toHaveLength(wanted.length);
    const form = { requests: JSON.stringify([...fifty, ...wanted]), operation: 'accept' };
    expect((await postForm(app().app, decideAbsences.path, form, app().cookies.hr)).status).toBe(400);
  });

  it('are listed by company, with what waits first, page by page', async () => {
    for (const day of ['2026-03-18', '2026-03-16', '2026-03-17'])
      await sendLeave(app(), day === '2026-03-17' ? 'giulia' : 'mario', { from: day, to: day });
    const { id } = await sendLeave(app(), 'mario', { from: '2026-03-20', to: '2026-03-20' });
    await setStatus(app(), 'mario', { id, to: 'approved' });
    await sendLeave(app(), 'luca');
    const { output } = await list('hr', { isWaiting: true, length: 2 });
    expect(
      output.rows.map(({ from, employeeName, days, minutes }) => [from, employeeName, days, minutes]),
    ).toEqual([
      ['2026-03-16', 'Test mario', 1, 480],
      ['2026-03-17', 'Test giulia', 1, 480],
    ]);
    expect(output).toMatchObject({ companyId: 'acme', total: 3, counts: { waiting: 3, approved: 1 } });
    const next = (await list('hr', { isWaiting: true, cursor: output.next ?? '' })).output;
    expect(next.rows.map(({ from }) => from)).toEqual(['2026-03-18']);
    expect(next.next).toBeNull();
    const found = (await list('hr', { search: 'giu' })).output;
    expect(found).toMatchObject({ total: 1, counts: { waiting: 1, approved: 0 } });
    expect((await list('hr', { kind: 'sickness' })).output.counts).toMatchObject({ waiting: 0, approved: 0 });
    expect((await list('hr', { status: 'approved' })).output.rows.map((row) => row.id)).toEqual([id]);
    expect((await list('hr', { sort: 'created', direction: 'ascending' })).output.rows).toHaveLength(4);
    const { error } = await list('hr', { cursor: 'elsewhere' });
    expect([error?.code, error?.fields]).toEqual(['invalid-input', undefined]);
    expect((await list('root', { companyId: 'beta' })).output.total).toBe(1);
  });

  it('know the balance after it, who else is away, and the history', async () => {
    await giveBalance(app(), 'mario', { minutes: 960 });
    const other = await sendLeave(app(), 'giulia');
    await setStatus(app(), 'giulia', { id: other.id, to: 'approved' });
    const { id } = await sendLeave(app(), 'mario');
    const { output } = await get('hr', id);
    expect(output).toMatchObject({
      balance: { counter: 'holiday', available: 960, after: 480, isLimit: true },
      away: [{ name: 'Test giulia', from: '2026-03-16', to: '2026-03-16' }],
      awayTotal: 1,
    });
    expect(output.events.map(({ kind }) => kind)).toEqual(['added', 'toApprove']);
    await decide('hr', { id });
    expect((await get('hr', id)).output.balance).toMatchObject({ available: 960, after: 480 });
  });

  it('look at the balance again, and go over it only where that is said: alone, in bulk, and two at once', async () => {
    await giveBalance(app(), 'mario', { minutes: 960 });
    const first = await sendLeave(app(), 'mario');
    const second = await sendLeave(app(), 'mario', { from: '2026-03-17', to: '2026-03-17' });
    const input = {
      employeeId: employeeOf('mario'),
      counter: 'holiday' as const,
      minutes: -480,
      note: 'Residuo',
    };
    await callOn(app().app, adjustBalance, input, as('hr'));
    const both = await Promise.all([decide('hr', first), decide('root', second)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const left = both[0].error ? first : second;
    const sentence = 'Il saldo non basta: restano 0 ore e ne servono 8';
    const requests = [left];
    expect((await decideMany('hr', { requests })).output.results).toEqual([
      { id: left.id, outcome: 'refused', reason: sentence, isOverdrawn: true },
    ]);
    expect((await decide('hr', left)).error?.Error).toBe(sentence);
    const { output } = await decideMany('hr', { requests, isOverBalance: true });
    expect(output.results).toEqual([{ id: left.id, outcome: 'done', reason: '' }]);
    expect((await get('hr', left.id)).output.balance).toMatchObject({ after: -480 });
  });

  it('about a withdrawal give the days back, or leave the request approved', async () => {
    await giveBalance(app(), 'mario', { minutes: 960 });
    const { id } = await sendLeave(app(), 'mario');
    await decide('hr', { id });
    const answer = (input: { isGranted: boolean; version: number }) =>
      callOn(app().app, decideWithdrawal, { id, ...input }, as('hr'));
    expect((await answer({ isGranted: true, version: 3 })).error?.Error).toBe(
      'Nessuno ha chiesto di ritirare questa richiesta',
    );
    const { version } = await ask(id, 3);
    expect(await waiting('hr')).toMatchObject({
      total: 1,
      first: [{ withdrawalReason: 'Cambio di programma' }],
    });
    expect((await answer({ isGranted: false, version })).output.status).toBe('approved');
    const subjects = (await mails('mario')).map(({ subject }) => subject);
    expect(subjects).toContain('Ritiro non accettato: 16 marzo 2026 – acme');
    expect((await answer({ isGranted: true, version })).status).toBe(409);
    const again = await ask(id, 5);
    expect((await answer({ isGranted: true, version: again.version })).output.status).toBe('withdrawn');
    expect(
      (await callOn(app().app, decideWithdrawal, { id, isGranted: true, version: 9 }, as('mario'))).error
        ?.code,
    ).toBe('forbidden');
  });

  it('are made in the place of who delegated it, as long as the delegation lasts; both names are kept', async () => {
    const { id } = await sendLeave(app(), 'mario');
    const own = await sendLeave(app(), 'giulia', { from: '2026-03-17', to: '2026-03-17' });
    expect((await delegate('giulia')).status).toBe(200);
    expect(await waiting('giulia')).toMatchObject({ total: 1, first: [{ id, inPlaceOf: 'hr Test' }] });
    expect((await list('giulia', { isWaiting: true })).output.rows.map((row) => row.id)).toEqual([id]);
    expect((await decide('giulia', { id: own.id })).error?.code).toBe('forbidden');
    await decide('giulia', { id });
    const { absence, events } = (await get('hr', id)).output;
    expect(absence).toMatchObject({ decidedBy: 'giulia Test', decidedFor: 'hr Test' });
    expect(events.at(-1)).toMatchObject({ kind: 'approved', who: 'giulia Test', inPlaceOf: 'hr Test' });
    expect((await mails('mario'))[0]?.text).toContain('giulia Test, al posto di hr Test');
    app().clock.set(new Date('2026-03-21T09:00:00.000Z'));
    expect((await get('giulia', id)).status).toBe(404);
  });

  it('are asked of those who decide, with the one that was delegated in their place', async () => {
    await delegate('giulia');
    const { id } = await sendLeave(app(), 'mario', { note: 'Matrimonio' });
    expect(await mails('hr')).toEqual([]);
    const asked = (await mails('giulia')).find(({ reference }) => reference === `absence_requests:${id}`);
    expect(asked?.subject).toBe('Una richiesta da decidere – acme');
    expect(asked?.text).toContain('Test mario ha inviato una richiesta che aspetta la tua decisione.');
    expect(asked?.text).toContain('Decidi al posto di hr Test');
    expect(asked?.text).toMatch(/\/absenceDecision#\S{20,}/);
    expect(await mails('root')).toHaveLength(1);
    expect(await mails('mario')).toEqual([]);
  });

  it('about a delegate’s own request are asked of who delegated, who alone may make them', async () => {
    await delegate('giulia');
    const { id } = await sendLeave(app(), 'giulia');
    const asked = (person: Person) => mails(person).then((all) => all.map(({ reference }) => reference));
    expect(await asked('hr')).toEqual([`absence_requests:${id}`]);
    expect(await asked('giulia')).not.toContain(`absence_requests:${id}`);
    expect((await decide('giulia', { id })).error?.code).toBe('forbidden');
    expect((await decide('hr', { id })).status).toBe(200);
  });
});
