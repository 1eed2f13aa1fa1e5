import { screen, waitFor, within } from '@testing-library/react';
import { getAbsenceOverview, type AbsenceOverview } from 'shared-api/contracts/absences';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { renderScreen } from 'shared-ui/testing';
import { AbsenceOverviewCard } from './overview-card.component.tsx';

const server = createFakeServer();
const onWaiting = jest.fn();
const boot = buildBoot({ session: buildSession() });

const open = (overview: AbsenceOverview, subject: string | null = null) => {
  server.on(getAbsenceOverview).answer(() => overview);
  renderScreen(<AbsenceOverviewCard subject={subject} expectedLines={2} onWaiting={onWaiting} />, {
    path: '/dash',
    boot,
  });
};

describe('one’s absences on the dashboard', () => {
  it('are the next one, and what is left: holiday in days, leave in hours', async () => {
    open({
      next: {
        from: '2099-03-16',
        to: '2099-03-20',
        start: null,
        end: null,
        reason: 'holiday',
        status: 'toApprove',
        minutes: 2400,
      },
      balances: [
        { counter: 'holiday', available: 4560 },
        { counter: 'paidLeave', available: 2310 },
      ],
      dayMinutes: 480,
    });
    const list = await screen.findByRole('list', { name: 'Le tue assenze' });
    expect(list).toHaveTextContent('Prossima assenza: Feriedal 16-03-2099 al 20-03-2099, da approvare');
    expect(list).toHaveTextContent('Disponibili oggiFerie 9 giorni e 4 ore · Permessi (ROL) 38,5 ore');
    expect(within(list).getByRole('link', { name: 'Apri: Ferie' })).toHaveAttribute('href', '/holiday');
    expect(onWaiting).toHaveBeenLastCalledWith(2);
  });

  it('say whose they are where one acts for somebody', async () => {
    open(
      { next: null, balances: [{ counter: 'holiday', available: 4560 }], dayMinutes: 480 },
      'Giulia Bianchi',
    );
    const list = await screen.findByRole('list', { name: 'Assenze di Giulia Bianchi' });
    expect(list).toHaveTextContent('Disponibili oggi per Giulia Bianchi');
    expect(list).not.toHaveTextContent(/tuoi/);
    expect(within(list).getByRole('link', { name: 'Apri i saldi di Giulia Bianchi' })).toBeInTheDocument();
  });

  it('leave no card where there is nothing', async () => {
    open({ next: null, balances: [], dayMinutes: 480 });
    await waitFor(() => expect(onWaiting).toHaveBeenLastCalledWith(0));
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});
