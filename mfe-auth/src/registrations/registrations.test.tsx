import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  approveRegistration,
  listRegistrations,
  rejectRegistration,
  type Registration,
} from 'shared-api/contracts/auth';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { renderScreen } from '../testing/render-screen.tsx';
import { withBar } from 'shared-ui/testing';
import { RegistrationsScreen } from './registrations.screen.tsx';

const server = createFakeServer();
const Screen = withBar(RegistrationsScreen);
const boot = buildBoot({
  session: buildSession({ flags: { a: 'N', b: 'S' }, permissions: ['utenti_docsign'] }),
});

const paola: Registration = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Paola',
  surname: 'Gallo',
  email: 'paola@posta.example',
  phone: '+39 3331234567',
  company: 'Acme S.p.A.',
  isCompanyAddress: false,
  confirmedAt: '2026-11-20T09:30:00.000Z',
};

beforeEach(() => {
  let waiting = [paola];
  server.on(listRegistrations).answer(() => ({ registrations: waiting }));
  server.on(approveRegistration).answer(() => {
    waiting = [];
  });
  server.on(rejectRegistration).answer(() => {
    waiting = [];
  });
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = () => within(screen.getByRole('dialog'));

describe('registrations', () => {
  it('show who waits, and warn of an address that is not the company’s', async () => {
    renderScreen(<Screen />, { boot });
    expect(await screen.findByText('Paola Gallo')).toBeInTheDocument();
    expect(screen.getByText('paola@posta.example')).toBeInTheDocument();
    expect(screen.getByText('+39 3331234567')).toBeInTheDocument();
    expect(screen.getByText('Indirizzo esterno all’azienda')).toBeInTheDocument();
  });

  it('are accepted after a question', async () => {
    renderScreen(<Screen />, { boot });
    await press('Accetta Paola Gallo');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Acme S.p.A.');
    await userEvent.click(within(question).getByRole('button', { name: 'Accetta' }));
    expect(await screen.findByText('Paola Gallo ora può accedere')).toBeInTheDocument();
    expect(await screen.findByText('Nessuna registrazione in attesa')).toBeInTheDocument();
    expect(server.inputs(approveRegistration)).toEqual([{ id: paola.id }]);
  });

  it('are rejected with a reason, which is asked for', async () => {
    renderScreen(<Screen />, { boot });
    await press('Rifiuta Paola Gallo');
    await userEvent.click(inDialog().getByRole('button', { name: 'Rifiuta' }));
    expect(await inDialog().findByText('Campo obbligatorio')).toBeInTheDocument();
    await userEvent.type(inDialog().getByLabelText('Motivo'), 'Non lavora da noi');
    await userEvent.click(inDialog().getByRole('button', { name: 'Rifiuta' }));
    expect(await screen.findByText('La registrazione di Paola Gallo è stata rifiutata')).toBeInTheDocument();
    expect(server.inputs(rejectRegistration)).toEqual([{ id: paola.id, reason: 'Non lavora da noi' }]);
  });

  it('keep the reason when the answer was not saved', async () => {
    server.on(rejectRegistration).cut();
    renderScreen(<Screen />, { boot });
    await press('Rifiuta Paola Gallo');
    await userEvent.type(inDialog().getByLabelText('Motivo'), 'Non lavora da noi');
    await userEvent.click(inDialog().getByRole('button', { name: 'Rifiuta' }));
    expect(await screen.findByText(/La risposta non è stata salvata/)).toBeInTheDocument();
    expect(inDialog().getByLabelText('Motivo')).toHaveValue('Non lavora da noi');
  });

  it('tell who was first, and are read anew', async () => {
    const message = 'Elena Ricci ha già accettato questa registrazione';
    server.on(rejectRegistration).fail({ code: 'conflict', message });
    renderScreen(<Screen />, { boot });
    await press('Rifiuta Paola Gallo');
    server.on(listRegistrations).answer(() => ({ registrations: [] }));
    await userEvent.type(inDialog().getByLabelText('Motivo'), 'Doppione');
    await userEvent.click(inDialog().getByRole('button', { name: 'Rifiuta' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(await screen.findByText('Nessuna registrazione in attesa')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('can be asked for again when they did not come', async () => {
    server.on(listRegistrations).cut();
    renderScreen(<Screen />, { boot });
    const again = await screen.findByRole('button', { name: 'Riprova' });
    server.on(listRegistrations).answer(() => ({ registrations: [paola] }));
    await userEvent.click(again);
    expect(await screen.findByText('Paola Gallo')).toBeInTheDocument();
  });

  it('are left for the dashboard', async () => {
    renderScreen(<Screen />, { boot });
    await press('Esci');
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/dash'));
  });
});
