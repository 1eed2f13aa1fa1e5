import { callerOf } from '../testing/caller-of.ts';
import { describeAbsences } from '../testing/absences-app.ts';
import { employeeOf } from '../../../testing/staff-app.ts';
import type { HistoryPage } from './request-list.service.ts';

const firstPage: HistoryPage = { kind: 'leave', search: '', offset: 0, length: 10 };

describeAbsences('lists of requests', (app) => {
  const draft = { kind: 'leave', cause: 'unpaidLeave', start: null, end: null, note: '' } as const;
  const add = (name: 'mario' | 'giulia' | 'luca', from: string, note = '') =>
    app().db.transaction((tx) => {
      const companyId = name === 'luca' ? 'beta' : 'acme';
      const employee = {
        id: employeeOf(name),
        companyId,
        userId: name,
        name: `Test ${name}`,
        usesBadge: false,
      };
      return app().absences.requests.add(
        tx,
        { caller: null, employee, mayManage: false },
        { ...draft, from, to: from, note },
      );
    });
  const historyOf = async (
    name: 'mario' | 'hr' | 'root',
    page: Partial<HistoryPage> = {},
    companyId?: string,
  ) => {
    const { db, absences } = app();
    const caller = callerOf(name);
    const reach = await absences.access.reachOfHistory(db, caller, { companyId: companyId ?? null });
    const { total, rows } = await absences.list.readPage(db, reach, { ...firstPage, ...page });
    return { total, rows: rows.map(({ fields: { employeeId, from } }) => `${employeeId} ${from}`) };
  };

  beforeEach(async () => {
    await add('mario', '2026-03-16', 'Trasloco a Forlì');
    await add('giulia', '2026-03-17');
    await add('luca', '2026-03-18');
  });

  it('have one’s own, those of one’s company, or all, by role and filter', async () => {
    expect(await historyOf('mario')).toEqual({ total: 1, rows: ['employee-mario 2026-03-16'] });
    expect((await historyOf('hr')).rows).toEqual(['employee-giulia 2026-03-17', 'employee-mario 2026-03-16']);
    expect((await historyOf('root')).total).toBe(3);
    expect((await historyOf('root', {}, 'beta')).rows).toEqual(['employee-luca 2026-03-18']);
    await expect(historyOf('hr', {}, 'beta')).rejects.toMatchObject({ code: 'not-found' });
    await expect(historyOf('mario', {}, 'beta')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('find words of the note, the person and the days, page by page and in the wanted order', async () => {
    expect((await historyOf('hr', { search: 'FORLI' })).rows).toEqual(['employee-mario 2026-03-16']);
    expect((await historyOf('hr', { search: 'giul 17-03' })).rows).toEqual(['employee-giulia 2026-03-17']);
    expect((await historyOf('hr', { search: 'PERMESSO giul' })).rows).toEqual(['employee-giulia 2026-03-17']);
    expect((await historyOf('hr', { search: 'ferie' })).total).toBe(0);
    expect((await historyOf('hr', { search: '%' })).total).toBe(0);
    expect(await historyOf('root', { offset: 2, length: 2 })).toEqual({
      total: 3,
      rows: ['employee-mario 2026-03-16'],
    });
    for (const sort of ['from', 'employee'] as const) {
      const { rows } = await historyOf('hr', {
        sort,
        direction: sort === 'from' ? 'ascending' : 'descending',
      });
      expect(rows[0]).toBe('employee-mario 2026-03-16');
    }
    expect((await historyOf('hr', { sort: 'status' })).total).toBe(2);
    expect((await historyOf('hr', { status: 'approved' })).total).toBe(0);
  });

  it('of everybody are searched and sorted by name too, and say what a super user may do', async () => {
    expect((await historyOf('root', { search: 'LUCA' })).rows).toEqual(['employee-luca 2026-03-18']);
    expect((await historyOf('root', { search: 'forli test' })).rows).toEqual(['employee-mario 2026-03-16']);
    for (const direction of ['ascending', 'descending'] as const) {
      const { rows } = await historyOf('root', { sort: 'employee', direction });
      const names = ['employee-giulia 2026-03-17', 'employee-luca 2026-03-18', 'employee-mario 2026-03-16'];
      expect(rows).toEqual(direction === 'ascending' ? names : names.toReversed());
    }
    const { db, absences } = app();
    const reach = await absences.access.reachOfHistory(db, callerOf('root'), {});
    const { rows } = await absences.list.readPage(db, reach, firstPage);
    expect(rows.map(({ fields }) => [fields.employeeName, fields.mayDecide, fields.mayRemove])).toEqual(
      ['luca', 'giulia', 'mario'].map((name) => [`Test ${name}`, true, true]),
    );
  });
});
