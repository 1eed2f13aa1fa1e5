import { addDays, type InputOf } from 'shared-api/contracts/common';
import { setMonthStatus } from 'shared-api/contracts/timesheet';
import {
  addSickness,
  deleteSickness,
  getSicknessCalendar,
  listSickness,
  markSicknessRead,
  quoteSickness,
  updateSickness,
} from 'shared-api/contracts/absences';
import { callOn, postForm } from '../../../testing/index.ts';
import { employeeOf } from '../../../testing/staff-app.ts';
import { actorFor, describeAbsences, giveBalance } from '../testing/absences-app.ts';

type Draft = InputOf<typeof addSickness>;
const draft: Draft = { from: '2026-03-10', to: '2026-03-13', protocol: '123456789', note: '', send: false };
const whole = { offset: 0, length: 10, companyId: null, search: '' };

describeAbsences('sicknesses', (app) => {
  const by = (person: 'mario' | 'hr' | 'paola' | 'giulia' | 'luca' | 'root') => ({
    cookie: app().cookies[person],
  });
  const add = (changes: Partial<Draft> = {}, person: Parameters<typeof by>[0] = 'mario') =>
    callOn(app().app, addSickness, { ...draft, ...changes }, by(person));
  const added = async (changes: Partial<Draft> = {}, person: Parameters<typeof by>[0] = 'mario') =>
    (await add(changes, person)).output.sickness;
  const list = (person: Parameters<typeof by>[0], input: Partial<InputOf<typeof listSickness>> = {}) =>
    callOn(app().app, listSickness, { ...whole, ...input }, by(person));
  const approve = (id: string) =>
    app().db.transaction((tx) =>
      app().absences.requests.setStatus(tx, { ...actorFor('mario'), mayManage: true }, id, {
        to: 'approved',
      }),
    );

  describe('to add one', () => {
    it('keeps the working days and the number, and sends it where that is asked for', async () => {
      const sickness = await added({ to: '2026-03-16', protocol: '12 34 56', send: true });
      expect(sickness).toMatchObject({
        status: 'toApprove',
        days: 5,
        minutes: 5 * 480,
        protocol: '123456',
        isOwn: true,
        isRead: false,
        mayDecide: false,
        mayRemove: true,
        employeeName: 'Test mario',
      });
      expect(sickness.certificates).toMatchObject([
        { protocol: '123456', from: draft.from, to: '2026-03-16', fileName: '' },
      ]);
    });

    it('takes the number of a certificate from abroad', async () => {
      expect((await added({ protocol: 'AU-12/b 7' })).protocol).toBe('AU-12/B7');
    });

    it('takes one that falls on days off alone, for an employee whom one manages', async () => {
      const input = { employeeId: employeeOf('mario'), from: '2026-03-14', to: '2026-03-15' };
      const sickness = await added(input, 'hr');
      expect(sickness).toMatchObject({
        days: 0,
        isOwn: false,
        employeeId: employeeOf('mario'),
        mayDecide: true,
      });
    });

    it.each([
      ['a colleague', 'giulia'],
      ['the administrator of another company', 'paola'],
    ] as const)('refuses %s', async (_who, person) => {
      expect((await add({ employeeId: employeeOf('mario') }, person)).status).toBe(404);
    });

    it('refuses days that end before they begin, a number that is none, and two at a time', async () => {
      expect((await add({ to: '2026-03-09' })).error?.fields).toHaveProperty('to');
      const form = { data_inizio: draft.from, data_fine: draft.to, protocollo: 'AB_12' };
      const { status, error } = await postForm(app().app, addSickness.path, form, app().cookies.mario);
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['protocollo']]);
      await added();
      expect((await add({ from: '2026-03-13' })).error?.fields).toHaveProperty('from');
    });

    it('refuses days of a month that is closed', async () => {
      const month = { year: 2026, month: 3, userId: 'mario', status: 'closed' } as const;
      await callOn(app().app, setMonthStatus, month, by('hr'));
      expect((await add()).error?.code).toBe('conflict');
    });
  });

  describe('to change one', () => {
    const update = (input: InputOf<typeof updateSickness>, person: Parameters<typeof by>[0] = 'mario') =>
      callOn(app().app, updateSickness, input, by(person));

    it('gives it other days, another number and another note while nobody decided', async () => {
      const { id, version } = await added({ send: true });
      const changes = {
        id,
        version,
        from: '2026-03-11',
        to: '2026-03-17',
        protocol: '987654321',
        note: 'Reperibile',
      };
      const { sickness } = (await update(changes)).output;
      expect(sickness).toMatchObject({ ...changes, version: version + 1, status: 'toApprove', days: 5 });
      expect(sickness.certificates).toMatchObject([
        { protocol: '987654321', from: '2026-03-11', to: '2026-03-17' },
      ]);
    });

    it('takes number and note of one that is approved, and not its days', async () => {
      const { id } = await added({ send: true });
      await approve(id);
      const { sickness } = (await update({ ...draft, id, protocol: '', note: 'Senza numero' })).output;
      expect(sickness).toMatchObject({
        protocol: '',
        note: 'Senza numero',
        certificates: [],
        status: 'approved',
      });
      const { error } = await update({ ...draft, id, to: addDays(draft.to, 3) });
      expect(error?.fields?.['from']).toMatch(/aggiungi un certificato/);
    });

    it('says who was first, and is refused to colleagues', async () => {
      const { id, version } = await added();
      await update({ ...draft, id, version, note: 'Prima' }, 'hr');
      const { error } = await update({ ...draft, id, version, note: 'Dopo' });
      expect(error?.details).toMatchObject({
        changedBy: 'hr Test',
        current: { status: 'open', version: version + 1 },
      });
      expect((await update({ ...draft, id }, 'giulia')).status).toBe(404);
    });
  });

  describe('to delete one', () => {
    const remove = (id: string, person: Parameters<typeof by>[0] = 'mario') =>
      callOn(app().app, deleteSickness, { id }, by(person));

    it('does away with it and its numbers, unless it was approved', async () => {
      const [first, second] = [await added(), await added({ from: '2026-03-17', to: '2026-03-17' })];
      expect((await remove(first.id)).status).toBe(200);
      await approve(second.id);
      expect((await remove(second.id)).error?.code).toBe('conflict');
      expect((await list('mario')).output.list.rows.map(({ id }) => id)).toEqual([second.id]);
    });

    it('is refused to colleagues, and for what is no sickness', async () => {
      const { id } = await added();
      expect((await remove(id, 'giulia')).status).toBe(404);
      expect((await remove('nothing')).status).toBe(404);
    });
  });

  describe('a history', () => {
    it('has one’s own, the newest first, by page, text and state', async () => {
      await added({ send: true });
      await added({ from: '2026-01-12', to: '2026-01-13', protocol: '555', note: 'Ricaduta' });
      await added({}, 'giulia');
      const rows = async (input: Partial<InputOf<typeof listSickness>>) =>
        (await list('mario', input)).output.list.rows.map(({ from }) => from);
      expect(await rows({})).toEqual([draft.from, '2026-01-12']);
      expect(await rows({ length: 1, offset: 1 })).toEqual(['2026-01-12']);
      expect((await list('mario', { length: 1 })).output.list.total).toBe(2);
      expect(await rows({ search: '555' })).toEqual(['2026-01-12']);
      expect(await rows({ search: 'ricad' })).toEqual(['2026-01-12']);
      expect(await rows({ search: '%' })).toEqual([]);
      expect(await rows({ status: 'toApprove' })).toEqual([draft.from]);
      expect(await rows({ sort: 'from', direction: 'ascending' })).toEqual(['2026-01-12', draft.from]);
    });

    it('has those of everybody whom an administrator manages, by name where that is asked for', async () => {
      await added();
      await added({}, 'giulia');
      await added({}, 'luca');
      const names = async (input: Partial<InputOf<typeof listSickness>>) =>
        (await list('hr', input)).output.list.rows.map(({ employeeName }) => employeeName);
      expect(await names({ sort: 'employee' })).toEqual(['Test giulia', 'Test mario']);
      expect(await names({ search: 'mario' })).toEqual(['Test mario']);
      expect(await names({ employeeId: employeeOf('giulia') })).toEqual(['Test giulia']);
      expect((await list('root')).output.list.total).toBe(3);
      const ofBeta = await list('root', { companyId: 'beta' });
      expect(ofBeta.output.list.rows.map(({ employeeName }) => employeeName)).toEqual(['Test luca']);
    });

    it('is refused for other people, other companies, and pages that are none', async () => {
      expect((await list('mario', { employeeId: employeeOf('giulia') })).status).toBe(404);
      expect((await list('hr', { companyId: 'beta' })).status).toBe(404);
      const { status } = await postForm(app().app, listSickness.path, { count: '0' }, app().cookies.mario);
      expect(status).toBe(400);
    });
  });

  it('are in the calendar of their person with their state, and days off with the name of the holiday', async () => {
    await added({ send: true });
    const of = { employeeId: employeeOf('mario') };
    const { calendar } = (await callOn(app().app, getSicknessCalendar, of, by('hr'))).output;
    expect(Object.keys(calendar.days)).toEqual(['2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13']);
    expect(new Set(Object.values(calendar.days))).toEqual(new Set(['toApprove']));
    expect(calendar.free).toContainEqual({ day: '2026-04-06', name: 'Lunedì dell’Angelo' });
    expect(calendar.free).toContainEqual({ day: '2026-03-14', name: '' });
    expect((await callOn(app().app, getSicknessCalendar, of, by('giulia'))).status).toBe(404);
  });

  describe('before it is sent', () => {
    const quote = (from: string, to: string, person: Parameters<typeof by>[0] = 'mario') =>
      callOn(app().app, quoteSickness, { employeeId: employeeOf('mario'), from, to }, by(person));

    it('says which days of leave it gives back, and keeps nothing', async () => {
      await giveBalance(app(), 'mario', { minutes: 9000 });
      const leave = await app().db.transaction(async (tx) => {
        const holiday = { kind: 'leave', cause: 'holiday', start: null, end: null, note: '' } as const;
        const actor = { ...actorFor('mario'), mayManage: true };
        const made = await app().absences.requests.add(tx, actor, {
          ...holiday,
          from: '2026-03-16',
          to: '2026-03-20',
        });
        return app().absences.requests.setStatus(tx, actor, made.id, { to: 'approved' });
      });
      const { output } = await quote('2026-03-19', '2026-03-24');
      expect(output).toEqual({
        days: 4,
        minutes: 4 * 480,
        leave: [
          {
            id: leave.id,
            cause: 'holiday',
            status: 'approved',
            from: '2026-03-19',
            to: '2026-03-20',
            days: 2,
            minutes: 960,
          },
        ],
        problem: '',
        isLocked: false,
      });
      expect((await list('mario')).output.list.total).toBe(0);
    });

    it('says why it would be refused, and nothing to others', async () => {
      await added();
      expect((await quote('2026-03-12', '2026-03-12')).output.problem).toBe(
        'In questo periodo c’è già un’altra richiesta',
      );
      expect((await quote('2026-03-12', '2026-03-11')).output.problem).toBe(
        'La fine viene prima dell’inizio',
      );
      expect((await quote('2026-03-12', '2026-03-12', 'luca')).status).toBe(404);
    });
  });

  it('are read once an administrator opens them, and not when their person does', async () => {
    const { id } = await added();
    const open = (person: Parameters<typeof by>[0]) =>
      callOn(app().app, markSicknessRead, { id }, by(person));
    const isRead = async () => (await list('mario')).output.list.rows[0]?.isRead;
    await open('mario');
    expect(await isRead()).toBe(false);
    expect((await open('giulia')).status).toBe(404);
    await open('hr');
    expect(await isRead()).toBe(true);
    expect((await callOn(app().app, markSicknessRead, { id: '' }, by('hr'))).status).toBe(404);
  });
});
