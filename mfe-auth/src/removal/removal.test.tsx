import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import {
  listKeptData,
  openRemovalLink,
  registerLogout,
  removeAccount,
  requestRemoval,
} from 'shared-api/contracts/auth';
import { getBoot } from 'shared-api/contracts/platform';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { renderScreen } from 'shared-ui/testing';
import { RemoveAccountDialog } from './removal.dialog.tsx';
import { RemoveAccountScreen } from './removal.screen.tsx';

const server = createFakeServer();
const boot = buildBoot({ session: buildSession() });

function Asking() {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen ? <RemoveAccountDialog onClose={() => setIsOpen(false)} /> : <p>closed</p>;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  server.on(registerLogout).answer(() => ({}));
  server.on(getBoot).answer(() => buildBoot());
  server.on(listKeptData).answer(() => ({
    kept: [{ what: 'Ore', why: 'è un registro', until: '2036-03-16' }],
  }));
});

describe('asking for the removal of one’s account', () => {
  it('says first what is deleted and what stays, why and until when', async () => {
    renderScreen(<Asking />, { boot });
    const dialog = screen.getByRole('alertdialog', { name: 'Eliminare l’account?' });
    expect(await screen.findByText('Fino al 16-03-2036, perché è un registro.')).toBeInTheDocument();
    expect(dialog).toHaveTextContent('nome, indirizzo e‑mail e numero di cellulare');
    expect(server.inputs(requestRemoval)).toHaveLength(0);
  });

  it('says what stays of everybody, where it is not known of the person', async () => {
    server.on(listKeptData).cut();
    renderScreen(<Asking />, { boot });
    expect(await screen.findByText('i documenti firmati e quelli ricevuti')).toBeInTheDocument();
  });

  it.each([
    ['SMS', 'Verifica il tuo Sms'],
    ['mail', 'Verifica la tua mail'],
  ] as const)('says where the link went (%s), and signs out', async (channel, text) => {
    server.on(requestRemoval).answer(() => ({ isSent: true, channel }));
    renderScreen(<Asking />, { boot });
    await press('Elimina account');
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(server.inputs(requestRemoval)).toEqual([
      {
        username: 'mario.rossi',
        email: 'mario.rossi@example.com',
        method: 'REMOVE_ACCOUNT',
        context: 'docsign',
      },
    ]);
    await waitFor(() => expect(server.inputs(registerLogout)).toHaveLength(1));
    expect(screen.getByText('closed')).toBeInTheDocument();
  });

  it('says that the user was not found, and stays signed in', async () => {
    server.on(requestRemoval).answer(() => ({ isSent: false, channel: null }));
    renderScreen(<Asking />, { boot });
    await press('Elimina account');
    expect(await screen.findByText('Utente non trovato')).toBeInTheDocument();
    expect(server.inputs(registerLogout)).toHaveLength(0);
  });

  it('says why it is refused', async () => {
    server.on(requestRemoval).fail({ code: 'conflict', message: 'È l’unico super utente' });
    renderScreen(<Asking />, { boot });
    await press('Elimina account');
    expect(await screen.findByText('È l’unico super utente')).toBeInTheDocument();
  });
});

describe('the link of a removal', () => {
  const path = '/removeAccount#secret-1';

  it('asks once more, then the account is gone', async () => {
    server.on(openRemovalLink).answer(() => ({ username: 'mario.rossi' }));
    server.on(removeAccount).succeed();
    renderScreen(<RemoveAccountScreen />, { path });
    expect(await screen.findByText(/l’account mario.rossi/)).toBeInTheDocument();
    expect(server.inputs(removeAccount)).toHaveLength(0);
    await press('Elimina per sempre');
    expect(await screen.findByRole('heading', { name: 'L’account è stato eliminato' })).toBeInTheDocument();
    expect(screen.queryByText(/Stai per eliminare/)).not.toBeInTheDocument();
    expect(server.inputs(removeAccount)).toEqual([{ secret: 'secret-1' }]);
  });

  it('says that it is over', async () => {
    server.on(openRemovalLink).fail({ code: 'link-invalid' });
    renderScreen(<RemoveAccountScreen />, { path });
    expect(await screen.findByRole('heading', { name: 'Il link non è più valido' })).toBeInTheDocument();
  });

  it('offers a new try when the server does not answer', async () => {
    server.on(openRemovalLink).cut();
    renderScreen(<RemoveAccountScreen />, { path });
    const retry = await screen.findByRole('button', { name: 'Riprova' });
    server.on(openRemovalLink).answer(() => ({ username: 'mario.rossi' }));
    await userEvent.click(retry);
    expect(await screen.findByRole('button', { name: 'Elimina per sempre' })).toBeInTheDocument();
  });
});
