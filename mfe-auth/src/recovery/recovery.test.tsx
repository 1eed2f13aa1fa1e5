import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openRecoveryLink, requestRecovery, saveRecoveredPassword } from 'shared-api/contracts/auth';
import { getBoot } from 'shared-api/contracts/platform';
import { buildBoot, createFakeServer } from 'shared-api/testing';
import { renderScreen } from 'shared-ui/testing';
import { RecoverScreen } from './recover.screen.tsx';
import { RecoveryLink } from './recovery-link.component.tsx';

const server = createFakeServer();

async function openPrompt() {
  renderScreen(<RecoveryLink typedUsername={() => ''} />);
  await userEvent.click(screen.getByRole('button', { name: 'Password dimenticata?' }));
  return screen.findByLabelText('Utente');
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Invia' }));

describe('the prompt of a forgotten password', () => {
  beforeEach(() => server.on(requestRecovery).answer(() => ({ result: 'OK' })));

  it("takes a user name and says 'Check your email'", async () => {
    await userEvent.type(await openPrompt(), ' mario.rossi ');
    await send();
    expect(await screen.findByRole('dialog', { name: 'Controlla la tua e‑mail' })).toHaveTextContent(
      'Se l’utente mario.rossi esiste',
    );
    expect(server.inputs(requestRecovery)).toEqual([
      {
        username: 'mario.rossi',
        method: 'SEND_OLD_PASSWORD',
        product: 'docsign',
        siteDomain: 'localhost',
      },
    ]);
  });

  it('asks for a user name before anything is sent', async () => {
    const field = await openPrompt();
    await send();
    expect(await screen.findByText('Campo obbligatorio')).toBeInTheDocument();
    expect(field).toBeInvalid();
    expect(server.inputs(requestRecovery)).toEqual([]);
  });

  it("says 'Utente non trovato' on the field, until something else is typed", async () => {
    server.on(requestRecovery).answer(() => ({ result: 'USER_NOT_FOUND' }));
    const field = await openPrompt();
    await userEvent.type(field, 'mario rossi');
    await send();
    expect(await screen.findByText('Utente non trovato')).toBeInTheDocument();
    await userEvent.type(field, 'x');
    expect(screen.queryByText('Utente non trovato')).not.toBeInTheDocument();
  });

  it('keeps what was typed when no answer comes, and tries again', async () => {
    server.on(requestRecovery).cut();
    const field = await openPrompt();
    await userEvent.type(field, 'mario.rossi');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('La richiesta non è partita');
    expect(field).toHaveValue('mario.rossi');
    server.on(requestRecovery).answer(() => ({ result: 'OK' }));
    await send();
    expect(await screen.findByText(/Se l’utente mario\.rossi esiste/)).toBeInTheDocument();
  });

  it('tells how long to wait after too many requests', async () => {
    const message = 'Troppi tentativi: riprovare tra 60 minuti';
    server.on(requestRecovery).fail({ code: 'too-many-requests', message });
    await userEvent.type(await openPrompt(), 'mario.rossi');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('goes back for another user name', async () => {
    await userEvent.type(await openPrompt(), 'mario.rosi');
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'Scrivi un altro utente' }));
    const again = screen.getByLabelText('Utente');
    expect(again).toHaveValue('mario.rosi');
    await waitFor(() => expect(again).toHaveFocus());
    await userEvent.keyboard('anna.neri');
    expect(again).toHaveValue('anna.neri');
  });

  it('speaks English', async () => {
    renderScreen(<RecoveryLink typedUsername={() => ''} />, { language: 'en' });
    await userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
    await userEvent.type(await screen.findByLabelText('Username'), 'mario.rossi');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('dialog', { name: 'Check your email' })).toBeInTheDocument();
  });
});

describe('the link of a forgotten password', () => {
  beforeEach(() => {
    server.on(openRecoveryLink).answer(() => ({ username: 'mario.rossi' }));
    server.on(saveRecoveredPassword).succeed();
    server.on(getBoot).answer(() => buildBoot());
  });

  const open = (path = '/recover#secret-1') => renderScreen(<RecoverScreen />, { path });

  async function enter(password: string) {
    await userEvent.type(await screen.findByLabelText('Nuova password'), password);
    await userEvent.type(screen.getByLabelText('Conferma la nuova password'), password);
    await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  }

  it('says whose password it is, saves a new one, and leads to the sign-in', async () => {
    open();
    expect(await screen.findByText('Per il tuo utente mario.rossi.')).toBeInTheDocument();
    expect(server.inputs(saveRecoveredPassword)).toEqual([]);
    await enter('Nuova-pass1!');
    expect(await screen.findByText('La password è stata cambiata con successo')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Vai all’accesso' })).toHaveAttribute('href', '/');
    expect(server.inputs(saveRecoveredPassword)).toEqual([
      { secret: 'secret-1', newPassword: 'Nuova-pass1!' },
    ]);
  });

  it('keeps the rules before anything is sent', async () => {
    open();
    await enter('semplice');
    expect(await screen.findByText('Verifica i dati')).toBeInTheDocument();
    expect(screen.getByLabelText('Nuova password')).toBeInvalid();
    expect(server.inputs(saveRecoveredPassword)).toEqual([]);
  });

  it('shows on the field why the server refused it, and keeps what was typed', async () => {
    const message = 'La nuova password deve essere diversa da quella attuale';
    server.on(saveRecoveredPassword).fail({ code: 'invalid-input', message });
    open();
    await enter('Nuova-pass1!');
    const field = await screen.findByLabelText('Nuova password');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(field).toBeInvalid();
    expect(field).toHaveValue('Nuova-pass1!');
    await userEvent.type(field, '2');
    expect(field).toBeValid();
  });

  it('says when it is dead, and asks for a new one', async () => {
    server.on(openRecoveryLink).fail({ code: 'link-invalid' });
    server.on(requestRecovery).answer(() => ({ result: 'OK' }));
    open();
    expect(await screen.findByText('Il link non è più valido')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Chiedi un nuovo link' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('says when it died while the password was chosen', async () => {
    server.on(saveRecoveredPassword).fail({ code: 'link-invalid' });
    open();
    await enter('Nuova-pass1!');
    expect(await screen.findByText('Il link non è più valido')).toBeInTheDocument();
  });

  it('says when it is cut, without asking the server', async () => {
    open('/recover');
    expect(await screen.findByText('Il link non è completo')).toBeInTheDocument();
    expect(server.inputs(openRecoveryLink)).toEqual([]);
  });

  it('tries again when no answer comes', async () => {
    server.on(openRecoveryLink).cut();
    open();
    const again = await screen.findByRole('button', { name: 'Riprova' });
    server.on(openRecoveryLink).answer(() => ({ username: 'mario.rossi' }));
    await userEvent.click(again);
    expect(await screen.findByLabelText('Nuova password')).toBeInTheDocument();
  });
});
