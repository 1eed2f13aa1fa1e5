import { addDelegation, endDelegation, listDelegations } from 'shared-api/contracts/absences';
import { callOn } from '../../../testing/index.ts';
import { describeAbsences, type AbsencesTestApp } from '../testing/absences-app.ts';
import { sendLeave, setStatus } from '../testing/decision-steps.ts';

type Person = keyof AbsencesTestApp['cookies'];

describeAbsences('a delegation', (app) => {
  const as = (person: Person) => ({ cookie: app().cookies[person] });
  const add = (person: Person, to: Person, [from, until] = ['2026-03-16', '2026-03-20']) =>
    callOn(app().app, addDelegation, { toUserId: to, from: from ?? '', to: until ?? '' }, as(person));
  const list = async (person: Person) => (await callOn(app().app, listDelegations, {}, as(person))).output;

  it('is given for some days, and told to whom it is given', async () => {
    const { delegation } = (await add('hr', 'giulia')).output;
    expect(delegation).toMatchObject({ byName: 'hr Test', toName: 'giulia Test', isActive: false });
    expect(await list('hr')).toMatchObject({ mayDelegate: true, given: [delegation], received: [] });
    expect(await list('giulia')).toMatchObject({ mayDelegate: false, given: [], received: [delegation] });
    expect((await app().outbox())[0]).toMatchObject({
      recipient: 'giulia@example.com',
      subject: 'hr Test ti delega le richieste di assenza – acme',
    });
  });

  it('is refused to staff, and on the field that is wrong', async () => {
    expect((await add('mario', 'giulia')).error?.code).toBe('forbidden');
    expect((await add('hr', 'hr')).error?.fields).toEqual({ toUserId: 'Scegli un’altra persona' });
    expect((await add('hr', 'luca')).error?.fields).toEqual({ toUserId: 'Scegli una persona dell’azienda' });
    expect((await add('hr', 'giulia', ['2026-03-20', '2026-03-16'])).error?.fields).toEqual({
      to: 'La fine viene prima dell’inizio',
    });
    expect((await add('hr', 'giulia', ['2026-03-02', '2026-03-06'])).error?.fields).toEqual({
      to: 'La delega non può finire nel passato',
    });
    await add('hr', 'giulia');
    expect((await add('hr', 'mario', ['2026-03-20', '2026-03-27'])).error?.fields).toEqual({
      from: 'In questi giorni hai già delegato giulia Test',
    });
  });

  it('is ended by who gave it alone', async () => {
    const { delegation } = (await add('hr', 'giulia')).output;
    const end = (person: Person) => callOn(app().app, endDelegation, { id: delegation.id }, as(person));
    expect((await end('giulia')).status).toBe(404);
    expect((await end('hr')).status).toBe(200);
    expect((await end('hr')).status).toBe(404);
    expect((await list('hr')).given).toEqual([]);
  });

  it('is proposed to an administrator whose own leave is approved', async () => {
    const { id } = await sendLeave(app(), 'hr', { from: '2026-03-16', to: '2026-03-20' });
    expect((await list('hr')).proposal).toBeNull();
    await setStatus(app(), 'hr', { id, to: 'approved' });
    expect((await list('hr')).proposal).toEqual({ from: '2026-03-16', to: '2026-03-20' });
    const mail = (await app().outbox()).find(({ recipient }) => recipient === 'hr@example.com');
    expect(mail?.text).toContain('/absences?delegate=2026-03-16_2026-03-20');
    await add('hr', 'giulia');
    expect((await list('hr')).proposal).toBeNull();
  });
});
