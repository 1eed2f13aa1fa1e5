import { eq } from 'drizzle-orm';
import { addLeave, getBalances, listAbsences, listTeamAbsences } from 'shared-api/contracts/absences';
import { foldText } from 'shared-api/contracts/common';
import { listMonths } from 'shared-api/contracts/timesheet';
import { callOn } from '../testing/index.ts';
import { describeWithStaff, employeeOf } from '../testing/staff-app.ts';
import { directoryEmployees } from './directory/directory.schema.ts';

const month = { year: 2026, month: 3 };
const week = { from: '2026-03-16', to: '2026-03-20' };

describeWithStaff('people of one company with one name', (app) => {
  const as = (who: 'hr' | 'mario') => ({ cookie: app().cookies[who] });
  const rename = (id: string, name: string) =>
    app()
      .db.update(directoryEmployees)
      .set({ name, nameFold: foldText(name) })
      .where(eq(directoryEmployees.id, id));

  beforeEach(async () => {
    await rename(employeeOf('mario'), 'Rossi Mario');
    await rename(employeeOf('giulia'), 'ROSSI Mario');
    // Of another company, and so nobody's namesake.
    await rename(employeeOf('luca'), 'Rossi Mario');
  });

  it('are called with their usernames wherever they are listed, decided about and opened', async () => {
    const leave = { ...week, start: null, end: null, cause: 'unpaidLeave', note: '', send: true } as const;
    const sent = await callOn(
      app().app,
      addLeave,
      { ...leave, employeeId: employeeOf('mario') },
      as('mario'),
    );
    expect(sent.output.leave.employeeName).toBe('Rossi Mario (mario)');
    const decisions = await callOn(
      app().app,
      listAbsences,
      { isWaiting: true, length: 10, search: '' },
      as('hr'),
    );
    expect(decisions.output.rows.map(({ employeeName }) => employeeName)).toEqual(['Rossi Mario (mario)']);
    const wanted = { ...month, search: 'rossi', length: 50 };
    const months = await callOn(app().app, listMonths, wanted, as('hr'));
    expect(months.output.rows.map(({ name }) => name).toSorted()).toEqual([
      'ROSSI Mario (giulia)',
      'Rossi Mario (mario)',
    ]);
    const team = await callOn(
      app().app,
      listTeamAbsences,
      { ...week, search: 'rossi', awayOnly: false, offset: 0, length: 10 },
      as('mario'),
    );
    expect(team.output.rows.map(({ name }) => name).toSorted()).toEqual([
      'ROSSI Mario (giulia)',
      'Rossi Mario (mario)',
    ]);
    const balances = await callOn(app().app, getBalances, { employeeId: employeeOf('giulia') }, as('hr'));
    expect(balances.output.employeeName).toBe('ROSSI Mario (giulia)');
  });

  it('are called by their names alone where nobody else of the company has it', async () => {
    await rename(employeeOf('giulia'), 'Bianchi Giulia');
    const balances = await callOn(app().app, getBalances, { employeeId: employeeOf('mario') }, as('hr'));
    expect(balances.output.employeeName).toBe('Rossi Mario');
  });
});
