import {
  addDelegation,
  adjustBalance,
  decideAbsence,
  decideAbsences,
  getAbsencesWaiting,
  getBalances,
  importBalances,
  listAbsences,
  openDecisionLink,
  saveAccrualPolicy,
} from 'shared-api/contracts/absences';
import { callOn } from '../../../testing/index.ts';
import { employeeOf } from '../../../testing/staff-app.ts';
import { describeAbsences, type AbsencesTestApp } from '../testing/absences-app.ts';
import { sendLeave } from '../testing/decision-steps.ts';

type Person = keyof AbsencesTestApp['cookies'];

// Acme has hr and the super user root, who manages hr; hr does not manage root. Paola administers Beta alone.
describeAbsences('what is an administrator’s own', (app) => {
  const as = (person: Person) => ({ cookie: app().cookies[person] });
  const decide = (person: Person, id: string, version = 2) =>
    callOn(app().app, decideAbsence, { id, decision: 'approved', reason: '', version }, as(person));
  const adjust = (person: Person, of = person) =>
    callOn(
      app().app,
      adjustBalance,
      { employeeId: employeeOf(of), counter: 'holiday', minutes: 4800, note: 'Residuo' },
      as(person),
    );
  const bring = (person: Person, companyId: string, names: readonly Person[], isDryRun = false) => {
    const file = ['Dipendente;Ferie', ...names.map((name) => `Test ${name};10`)].join('\n');
    return callOn(app().app, importBalances, { companyId, file, day: '2026-02-28', isDryRun }, as(person));
  };
  const balanceOf = async (person: Person) =>
    (await callOn(app().app, getBalances, {}, as(person))).output.balances.map(({ available }) => available);
  const dataOf = async (subject: string) =>
    (await app().platform.audit.list(app().db, subject)).map(({ action, data }) => ({
      action,
      own: data['own'] ?? false,
    }));
  const waiting = async (person: Person) =>
    (await callOn(app().app, getAbsencesWaiting, {}, as(person))).output.total;

  it('is decided by another one, who alone is told of it', async () => {
    const { id } = await sendLeave(app(), 'hr');
    const { status, error } = await decide('hr', id);
    expect([status, error?.code, error?.Error]).toEqual([
      403,
      'forbidden',
      'La decide un altro amministratore',
    ]);
    const many = { requests: [{ id, version: 2 }], decision: 'approved' as const, reason: '' };
    expect((await callOn(app().app, decideAbsences, many, as('hr'))).output.results).toEqual([
      { id, outcome: 'refused', reason: 'La decide un altro amministratore' },
    ]);
    const listed = { isWaiting: true, search: '', length: 50 };
    expect((await callOn(app().app, listAbsences, listed, as('hr'))).output.rows).toEqual([]);
    expect([await waiting('hr'), await waiting('root')]).toEqual([0, 1]);
    const mails = (await app().outbox()).filter(({ text }) => text.includes('absenceDecision#'));
    expect(mails.map(({ recipient }) => recipient)).toEqual(['root@example.com']);
    expect((await decide('root', id)).output.status).toBe('approved');
    expect((await dataOf(`absence_requests:${id}`)).at(-1)).toEqual({
      action: 'absence.approved',
      own: false,
    });
  });

  it('is decided by no delegate of their own', async () => {
    const delegation = { toUserId: 'giulia', from: '2026-03-09', to: '2026-03-20' };
    await callOn(app().app, addDelegation, delegation, as('hr'));
    const { id } = await sendLeave(app(), 'hr');
    expect((await decide('giulia', id)).error?.code).toBe('not-found');
    expect(await waiting('giulia')).toBe(0);
    const links = (await app().outbox()).filter(({ text }) => text.includes('absenceDecision#'));
    expect(links.map(({ recipient }) => recipient)).toEqual(['root@example.com']);
    const secret = /absenceDecision#(\S+)/.exec(links[0]?.text ?? '')?.[1] ?? '';
    expect((await callOn(app().app, openDecisionLink, { secret }, {})).output.person).toBe('root Test');
  });

  it('is a balance that another one adjusts and imports; the lines of others are written', async () => {
    expect((await adjust('hr')).error?.Error).toBe('Il tuo saldo lo rettifica un altro amministratore');
    const { output } = await bring('hr', 'acme', ['hr', 'mario']);
    expect(output.isWritten).toBe(true);
    expect(output.rows.map(({ error, leftOut, changes }) => [error, leftOut, changes.length])).toEqual([
      ['', 'Il tuo saldo lo importa un altro amministratore: riga lasciata fuori', 0],
      ['', '', 1],
    ]);
    expect([await balanceOf('hr'), await balanceOf('mario')]).toEqual([[0], [600]]);
    expect((await callOn(app().app, getBalances, {}, as('hr'))).output.mayAdjust).toBe(false);
    expect((await adjust('root', 'hr')).status).toBe(200);
    expect(await balanceOf('hr')).toEqual([4800]);
  });

  it('is what they earn, which another one says', async () => {
    const policy = {
      companyId: 'acme',
      employeeId: employeeOf('hr'),
      validFrom: '2026-01-01',
      yearly: { holiday: 9600, paidLeave: 0, formerHolidays: 0 },
    };
    const save = (person: Person) => callOn(app().app, saveAccrualPolicy, policy, as(person));
    expect((await save('hr')).error?.Error).toBe('Quanto maturi tu lo decide un altro amministratore');
    expect((await save('root')).status).toBe(200);
  });

  it('is theirs where there is no other, and the log says so', async () => {
    const { id } = await sendLeave(app(), 'paola');
    expect((await decide('paola', id)).output.status).toBe('approved');
    expect((await adjust('paola')).status).toBe(200);
    expect((await bring('paola', 'beta', ['paola'])).output.isWritten).toBe(true);
    expect((await dataOf(`absence_requests:${id}`)).at(-1)).toEqual({
      action: 'absence.approved',
      own: true,
    });
    expect(await dataOf('absence_company:beta')).toEqual([
      { action: 'balance.adjusted', own: true },
      { action: 'balances.imported', own: true },
    ]);
    // Nobody else of Acme manages a super user.
    const ofRoot = await sendLeave(app(), 'root');
    expect((await decide('root', ofRoot.id)).output.status).toBe('approved');
  });
});
