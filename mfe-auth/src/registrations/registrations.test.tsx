import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  approveRegistration,
  listRegistrations,
  rejectRegistration,
  type Registration,
} from 'shared-api/contracts/auth';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { renderScreen, withFrame } from 'shared-ui/testing';
import { RegistrationsScreen } from './registrations.screen.tsx';

const server = createFakeServer();
const Screen = withFrame(RegistrationsScreen);
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
  const decide = () => void (waiting = []);
  server.on(listRegistrations).answer(() => ({ registrations: waiting }));
  server.on(approveRegistration).answer(decide);
  server.on(rejectRegistration).answer(decide);
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = () => within(screen.getByRole('dialog'));
const send = () => userEvent.click(inDialog().getByRole('button', { name: 'Rifiuta' }));

async function reject(reason: string) {
  renderScreen(<Screen />, { boot });
  await press('Rifiuta Paola Gallo');
  await userEvent.type(inDialog().getByLabelText('Motivo'), reason);
  await send();
}

describe('registrations', () => {
  it('show who waits, and warn of an address that is not the company’s', async () => {
    renderScreen(<Screen />, { boot });
    await screen.findByText('Paola Gallo');
    for (const text of ['paola@posta.example', '+39 333 123 45 67', 'Indirizzo esterno all’azienda'])
      expect(screen.getByText(text)).toBeInTheDocument();
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
    await reject(' ');
    expect(await inDialog().findByText('Campo obbligatorio')).toBeInTheDocument();
    await userEvent.type(inDialog().getByLabelText('Motivo'), 'Non lavora da noi');
    await send();
    expect(await screen.findByText('La registrazione di Paola Gallo è stata rifiutata')).toBeInTheDocument();
    expect(server.inputs(rejectRegistration)).toEqual([{ id: paola.id, reason: 'Non lavora da noi' }]);
  });

  it('keep the reason when the answer was not saved', async () => {
    server.on(rejectRegistration).cut();
    await reject('Non lavora da noi');
    expect(await screen.findByText(/La risposta non è stata salvata/)).toBeInTheDocument();
    expect(inDialog().getByLabelText('Motivo')).toHaveValue('Non lavora da noi');
  });

  it('say who was first in the dialog, with what was typed, and are read anew', async () => {
    const message = 'Elena Ricci ha già accettato questa registrazione';
    const waiting = [paola];
    server.on(listRegistrations).answer(() => ({ registrations: waiting.splice(0) }));
    server.on(rejectRegistration).fail({ code: 'conflict', message });
    await reject('Doppione');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(await screen.findByText('Nessuna registrazione in attesa')).toBeInTheDocument();
    expect(inDialog().getByText(`${message} Quello che hai scritto resta qui.`)).toBeInTheDocument();
    expect(inDialog().getByLabelText('Motivo')).toHaveValue('Doppione');
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
    await press('Home');
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/dash'));
  });
});
