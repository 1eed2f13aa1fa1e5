import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listRegistrations, type Registration } from 'shared-api/contracts/auth';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { renderScreen } from 'shared-ui/testing';
import { RegistrationsCard } from './registrations-card.component.tsx';

const server = createFakeServer();
const boot = buildBoot({
  session: buildSession({ flags: { a: 'N', b: 'S' }, permissions: ['utenti_docsign'] }),
});
const onWaiting = jest.fn();
const open = () =>
  renderScreen(<RegistrationsCard subject={null} expectedLines={1} onWaiting={onWaiting} />, { boot });

const people = ['Paola', 'Carla', 'Ada', 'Elena'].map((name, index): Registration => {
  const phone = { phone: '', company: 'Acme S.p.A.', isCompanyAddress: true };
  const email = `${name}@posta.example`;
  return { id: `${index}`, name, surname: 'Gallo', email, ...phone, confirmedAt: '2026-11-20T09:30:00.000Z' };
});

describe('registrations on the dashboard', () => {
  it('name three who wait, each with the way to decide, and count the rest', async () => {
    server.on(listRegistrations).answer(() => ({ registrations: people }));
    open();
    expect(await screen.findByText('Paola Gallo')).toBeInTheDocument();
    expect(screen.getAllByText('in attesa dal 20/11/2026')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Decidi sulla registrazione di Ada Gallo' })).toHaveAttribute(
      'href',
      '/registrations',
    );
    expect(screen.getByRole('link', { name: 'Un’altra registrazione in attesa' })).toBeInTheDocument();
    expect(onWaiting).toHaveBeenLastCalledWith(3);
  });

  it('say that they could not be read, and are read again', async () => {
    server.on(listRegistrations).cut();
    open();
    const again = await screen.findByRole('button', { name: 'Riprova' });
    server.on(listRegistrations).answer(() => ({ registrations: [] }));
    await userEvent.click(again);
    await waitFor(() => expect(onWaiting).toHaveBeenLastCalledWith(0));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
