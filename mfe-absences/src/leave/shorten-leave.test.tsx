import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getLeaveCalendar, listLeave, listLeaveCauses, type Leave } from 'shared-api/contracts/absences';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { renderScreen, setViewport, withFrame } from 'shared-ui/testing';
import { buildLeave } from '../testing/leave.builders.ts';
import { LeaveScreen } from './leave.screen.tsx';

const server = createFakeServer();
const Screen = withFrame(LeaveScreen);
const boot = buildBoot({ session: buildSession({ userId: 'hr', flags: { a: 'N', b: 'S' } }) });

const openRow = async (changes: Partial<Leave>) => {
  const week = { from: '2026-03-16', to: '2026-03-20', status: 'approved', mayDecide: true } as const;
  const leave = buildLeave({ ...week, ...changes });
  server.on(listLeave).answer(() => ({ list: { total: 1, rows: [leave] } }));
  renderScreen(<Screen />, { boot, path: '/holiday?tab=history' });
  await userEvent.click((await screen.findAllByText(/16-03-2026/))[0] as HTMLElement);
  return within(await screen.findByRole('dialog'));
};
const changeDays = 'Cambia i giorni';

beforeEach(() => {
  setViewport('desktop');
  server.on(getLeaveCalendar).answer(() => ({ calendar: { days: {}, free: [] } }));
  server.on(listLeaveCauses).answer(() => ({ causes: [] }));
});

describe('leave that was approved', () => {
  it('is changed by who decides about it', async () => {
    const dialog = await openRow({});
    await userEvent.click(dialog.getByRole('button', { name: changeDays }));
    expect(await screen.findByRole('dialog', { name: 'Cambia i giorni approvati' })).toBeInTheDocument();
  });

  it.each<[string, Partial<Leave>]>([
    ['by its person', { mayDecide: false, isOwn: true }],
    ['where it is of a closure', { isClosure: true }],
    ['where it is of one day', { to: '2026-03-16' }],
    ['where it waits', { status: 'toApprove' }],
  ])('is not changed %s', async (_where, changes) => {
    const dialog = await openRow(changes);
    expect(dialog.queryByRole('button', { name: changeDays })).not.toBeInTheDocument();
  });
});
