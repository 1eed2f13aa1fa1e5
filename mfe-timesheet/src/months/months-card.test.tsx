import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMonthsWaiting } from 'shared-api/contracts/timesheet';
import { createFakeServer } from 'shared-api/testing';
import { renderScreen } from 'shared-ui/testing';
import { MonthsCard } from './months-card.component.tsx';

const server = createFakeServer();
const onWaiting = jest.fn();
const open = () => renderScreen(<MonthsCard subject={null} expectedLines={1} onWaiting={onWaiting} />);

describe('months for approval on the dashboard', () => {
  it('are three by name, each with the way to it, and how many more', async () => {
    const first = ['Bianchi Giulia', 'Neri Anna', 'Rossi Mario'].map((name) => ({
      id: name,
      name,
      companyId: 'acme',
      year: 2026,
      month: 10,
    }));
    server.on(getMonthsWaiting).answer(() => ({ total: 5, first }));
    open();
    expect(await screen.findByRole('link', { name: 'Apri il mese di Neri Anna' })).toHaveAttribute(
      'href',
      '/timesheets?month=2026-10&status=forApproval&company=acme',
    );
    expect(screen.getAllByText('Timesheet di ottobre 2026 in approvazione')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Altri 2 mesi in approvazione' })).toBeInTheDocument();
    expect(onWaiting).toHaveBeenLastCalledWith(3);
  });

  it('say that they could not be read, and are read again', async () => {
    server.on(getMonthsWaiting).cut();
    open();
    const again = await screen.findByRole('button', { name: 'Riprova' });
    server.on(getMonthsWaiting).answer(() => ({ total: 0, first: [] }));
    await userEvent.click(again);
    await waitFor(() => expect(onWaiting).toHaveBeenLastCalledWith(0));
  });
});
