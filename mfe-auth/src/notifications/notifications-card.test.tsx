import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getNotificationChoices,
  saveNotificationChoices,
  type NotificationChoices,
} from 'shared-api/contracts/auth';
import { createFakeServer } from 'shared-api/testing';
import { renderScreen } from 'shared-ui/testing';
import { NotificationsCard } from './notifications-card.component.tsx';

const server = createFakeServer();
let kept: NotificationChoices;

beforeEach(() => {
  kept = {
    invitation: true,
    signedCopy: false,
    signature: true,
    timesheet: true,
    absences: true,
    message: true,
  };
  server.on(getNotificationChoices).answer(() => kept);
  server.on(saveNotificationChoices).succeed();
});

const find = (name: string) => screen.findByRole('switch', { name });

describe('the choice of one’s mails', () => {
  it('shows what was chosen, and says what is always sent', async () => {
    renderScreen(<NotificationsCard />);
    expect(await find('Documenti da firmare')).toBeChecked();
    expect(await find('Copia di ciò che ho firmato')).not.toBeChecked();
    expect(await find('Firme sui documenti che ho inviato')).toBeChecked();
    expect(screen.getByText(/^Codici, avvisi di sicurezza/)).toBeInTheDocument();
  });

  it('has the registrations only for who decides about them', async () => {
    const { unmount } = renderScreen(<NotificationsCard />);
    await find('Documenti da firmare');
    expect(screen.queryByRole('switch', { name: 'Registrazioni in attesa' })).not.toBeInTheDocument();
    unmount();
    kept = { ...kept, registration: true };
    renderScreen(<NotificationsCard />);
    expect(await find('Registrazioni in attesa')).toBeChecked();
  });

  it('saves a choice at once, that one alone, and says so', async () => {
    renderScreen(<NotificationsCard />);
    await userEvent.click(await find('Documenti da firmare'));
    expect(await find('Documenti da firmare')).not.toBeChecked();
    expect(
      await screen.findByText('Non riceverai più queste e‑mail: Documenti da firmare'),
    ).toBeInTheDocument();
    expect(server.inputs(saveNotificationChoices)).toEqual([{ invitation: false }]);
  });

  it('puts the switch back and says why, once, when a choice was not saved, until it is', async () => {
    server.on(saveNotificationChoices).fail({ code: 'internal', message: 'Errore del server' });
    renderScreen(<NotificationsCard />);
    await userEvent.click(await find('Documenti da firmare'));
    expect(await find('Documenti da firmare')).toBeChecked();
    expect(await find('Documenti da firmare')).toHaveAccessibleDescription('Errore del server');
    expect(screen.getAllByText(/Errore del server/)).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Errore del server');
    server.on(saveNotificationChoices).succeed();
    await userEvent.click(await find('Documenti da firmare'));
    expect(await screen.findByText(/^Non riceverai più/)).toBeInTheDocument();
    expect(await find('Documenti da firmare')).toBeValid();
  });

  it('offers a new try when the choices cannot be had', async () => {
    server.on(getNotificationChoices).fail({ code: 'internal' });
    renderScreen(<NotificationsCard />, { language: 'en' });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.on(getNotificationChoices).answer(() => kept);
    await userEvent.click(retry);
    expect(await find('Documents to sign')).toBeChecked();
  });
});
