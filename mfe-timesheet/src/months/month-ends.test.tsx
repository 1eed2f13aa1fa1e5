import { act, screen, waitFor } from '@testing-library/react';
import { clock } from 'shared-api';
import { addMonths, monthOf } from 'shared-api/contracts/common';
import { listMonths } from 'shared-api/contracts/timesheet';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { renderScreen, withFrame } from 'shared-ui/testing';
import { buildMonthRow } from '../testing/months.builders.ts';
import { MonthsScreen } from './months.screen.tsx';

const server = createFakeServer();
const Screen = withFrame(MonthsScreen);
const boot = buildBoot({ session: buildSession({ flags: { a: 'N', b: 'S' } }) });
const open = (path: string) => renderScreen(<Screen />, { boot, path });

describe('the months of all people, in a page that stays open', () => {
  beforeEach(() => {
    server.on(listMonths).answer(() => ({
      companyId: 'acme',
      rows: [buildMonthRow({ name: 'Bianchi Giulia' })],
      next: null,
      total: 1,
      counts: { all: 1, open: 1, forApproval: 0, closed: 0, withProblems: 0 },
    }));
  });

  it('stay where one is when a month ends in the open page, and reach a month further', async () => {
    const before = monthOf(clock.today());
    const later = addMonths(before, 1);
    const last = addMonths(later, 24);
    const address = `/timesheets?month=${last.year}-${String(last.month).padStart(2, '0')}`;
    open('/timesheets');
    await screen.findByText('Bianchi Giulia');
    act(() => clock.compare(Date.now() + 31 * 24 * 60 * 60_000));
    expect(new Set(server.inputs(listMonths).map(({ year, month }) => `${year}-${month}`)).size).toBe(1);
    expect(server.inputs(listMonths).at(-1)).toMatchObject(addMonths(before, -1));
    open(address);
    await waitFor(() => expect(server.inputs(listMonths).at(-1)).toMatchObject(last));
    act(() => clock.compare(Date.now()));
    expect(await screen.findByText(/^Non si può compilare/)).toBeInTheDocument();
  });
});
