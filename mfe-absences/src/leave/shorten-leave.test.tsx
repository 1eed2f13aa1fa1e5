import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  askWithdrawal,
  getLeaveCalendar,
  listLeave,
  listLeaveCauses,
  type Leave,
} from 'shared-api/contracts/absences';
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

  it('is asked to be shorter by its person, who says which days stay', async () => {
    server.on(askWithdrawal).answer(() => ({ status: 'approved', version: 4 }));
    const own = { mayDecide: false, isOwn: true, mayRemove: true } as const;
    const dialog = await openRow(own);
    await userEvent.click(dialog.getByRole('button', { name: 'Chiedi meno giorni' }));
    const asking = within(await screen.findByRole('dialog', { name: 'Chiedi meno giorni' }));
    await userEvent.clear(asking.getByLabelText(/^Al/));
    await userEvent.type(asking.getByLabelText(/^Al/), '2026-03-18');
    await userEvent.type(asking.getByLabelText('Motivo'), 'Torno prima');
    await userEvent.click(asking.getByRole('button', { name: 'Chiedi' }));
    expect(await screen.findByText('Hai chiesto meno giorni')).toBeInTheDocument();
    expect(server.inputs(askWithdrawal)).toMatchObject([
      { keptFrom: '2026-03-16', keptTo: '2026-03-18', reason: 'Torno prima' },
    ]);
  });

  it('says which days would stay while that waits', async () => {
    const dialog = await openRow({
      mayDecide: false,
      isOwn: true,
      mayRemove: false,
      withdrawalReason: 'Torno prima',
      kept: { from: '2026-03-16', to: '2026-03-18' },
    });
    expect(dialog.getByText('Dal 16-03-2026 al 18-03-2026')).toBeInTheDocument();
    expect(dialog.getByText('Meno giorni richiesti')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Chiedi meno giorni' })).not.toBeInTheDocument();
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
