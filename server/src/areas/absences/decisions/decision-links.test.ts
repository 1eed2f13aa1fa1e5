import { eq } from 'drizzle-orm';
import {
  absenceConflict,
  adjustBalance,
  askWithdrawal,
  decideAbsence,
  decideByLink,
  openDecisionLink,
} from 'shared-api/contracts/absences';
import type { InputOf } from 'shared-api/contracts/common';
import { callOn } from '../../../testing/index.ts';
import { employeeOf } from '../../../testing/staff-app.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { describeAbsences, giveBalance } from '../testing/absences-app.ts';
import { sendLeave, sendSickness, setStatus } from '../testing/decision-steps.ts';

describeAbsences('the link of a mail', (app) => {
  const secretOf = async (person: string) => {
    const mail = (await app().outbox()).find(({ recipient }) => recipient === `${person}@example.com`);
    return /absenceDecision#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const open = (secret: string) => callOn(app().app, openDecisionLink, { secret });
  const decide = (input: Partial<InputOf<typeof decideByLink>> & { secret: string }) =>
    callOn(app().app, decideByLink, { decision: 'accept', reason: '', version: 2, ...input });

  it('shows what it is about as often as it is opened, and decides once', async () => {
    await giveBalance(app(), 'mario', { minutes: 960 });
    const { id } = await sendLeave(app(), 'mario');
    const secret = await secretOf('hr');
    for (let count = 0; count < 2; count += 1)
      expect((await open(secret)).output).toMatchObject({
        absence: { id, employeeName: 'Test mario', status: 'toApprove', mayDecide: true },
        person: 'hr Test',
        balance: { after: 480 },
        awayTotal: 0,
      });
    expect((await decide({ secret })).output).toEqual({ status: 'approved' });
    expect((await decide({ secret })).status).toBe(410);
    expect((await open(secret)).status).toBe(410);
    expect((await open('guessed')).status).toBe(410);
  });

  it('is over once who decides has another address than the one that it went to', async () => {
    await sendLeave(app(), 'mario');
    const secret = await secretOf('hr');
    const moved = { email: 'hr.nuovo@example.com', emailKey: 'hr.nuovo@example.com' };
    await app().db.update(authUsers).set(moved).where(eq(authUsers.id, 'hr'));
    expect((await open(secret)).status).toBe(410);
    expect((await decide({ secret })).status).toBe(410);
  });

  it('refuses with a reason alone, and stays good when it was left out', async () => {
    await sendLeave(app(), 'mario');
    const secret = await secretOf('hr');
    expect((await decide({ secret, decision: 'reject' })).error?.fields).toEqual({
      reason: 'Scrivi il motivo del rifiuto',
    });
    expect((await decide({ secret, decision: 'reject', reason: 'No' })).output.status).toBe('refused');
  });

  it('answers a withdrawal that was asked for', async () => {
    const { id } = await sendLeave(app(), 'mario');
    await setStatus(app(), 'mario', { id, to: 'approved' });
    const asking = { id, version: 3, reason: 'Cambio di programma' };
    await callOn(app().app, askWithdrawal, asking, { cookie: app().cookies.mario });
    const mails = (await app().outbox()).filter(({ recipient }) => recipient === 'hr@example.com');
    const asked = mails.find(({ text }) => text.includes('chiede di ritirare una richiesta già approvata'));
    const secret = /absenceDecision#(\S+)/.exec(asked?.text ?? '')?.[1] ?? '';
    expect((await open(secret)).output.absence).toMatchObject({ status: 'approved', mayDecide: true });
    expect((await decide({ secret, version: 4 })).output.status).toBe('withdrawn');
  });

  it('goes over a balance that was used meanwhile only where that is said, and stays good until then', async () => {
    await giveBalance(app(), 'mario', { minutes: 480 });
    await sendLeave(app(), 'mario');
    const secret = await secretOf('hr');
    const input = {
      employeeId: employeeOf('mario'),
      counter: 'holiday' as const,
      minutes: -60,
      note: 'Residuo',
    };
    await callOn(app().app, adjustBalance, input, { cookie: app().cookies.hr });
    expect((await open(secret)).output.balance).toMatchObject({ after: -60, isLimit: true });
    expect((await decide({ secret })).status).toBe(409);
    expect((await decide({ secret, isOverBalance: true })).output.status).toBe('approved');
  });

  it('is over once somebody else decided, and says who', async () => {
    const { id } = await sendLeave(app(), 'mario');
    const secret = await secretOf('hr');
    await callOn(
      app().app,
      decideAbsence,
      { id, decision: 'approved', reason: '' },
      { cookie: app().cookies.root },
    );
    expect((await open(secret)).output.absence).toMatchObject({ mayDecide: false, decidedBy: 'root Test' });
    const { status, error } = await decide({ secret });
    expect(status).toBe(409);
    expect(absenceConflict.parse(error?.details).changedBy).toBe('root Test');
  });

  it('is over for who decides no more, and after a week', async () => {
    await sendLeave(app(), 'mario');
    const secret = await secretOf('hr');
    app().clock.set(new Date('2026-03-17T09:00:00.000Z'));
    expect((await open(secret)).status).toBe(410);
    expect((await decide({ secret })).status).toBe(410);
  });

  it('shows nothing of a sickness, and decides nothing, before its person has signed in', async () => {
    const { id } = await sendSickness(app(), 'mario');
    const secret = await secretOf('hr');
    const [signedIn, other] = [{ cookie: app().cookies.hr }, { cookie: app().cookies.root }];
    for (const options of [undefined, other]) {
      const opened = await callOn(app().app, openDecisionLink, { secret }, options);
      const decided = await callOn(
        app().app,
        decideByLink,
        { secret, decision: 'accept', reason: '', version: 2 },
        options,
      );
      const expected = options ? 'forbidden' : 'not-signed-in';
      expect([opened.error?.code, decided.error?.code]).toEqual([expected, expected]);
      expect(JSON.stringify([opened.error, decided.error])).not.toMatch(/mario|malattia|sickness/i);
    }
    const { output } = await callOn(app().app, openDecisionLink, { secret }, signedIn);
    expect(output.absence).toMatchObject({ id, kind: 'sickness', mayDecide: true });
    const input = { secret, decision: 'accept', reason: '', version: 2 } as const;
    expect((await callOn(app().app, decideByLink, input, signedIn)).output.status).toBe('approved');
  });
});
