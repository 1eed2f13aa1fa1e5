import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmSignUp, openSignUpLink } from 'shared-api/contracts/auth';
import { createFakeServer } from 'shared-api/testing';
import { renderScreen } from 'shared-ui/testing';
import { ConfirmSignUpScreen } from './confirm-sign-up.screen.tsx';

const server = createFakeServer();
const signUp = { name: 'Paola', email: 'paola@beta.example', company: 'Beta S.r.l.', needsApproval: false };

beforeEach(() => {
  server.on(openSignUpLink).answer(() => signUp);
  server.on(confirmSignUp).answer(() => ({ needsApproval: false }));
});

const open = (path = '/register/confirm#secret-1') => renderScreen(<ConfirmSignUpScreen />, { path });

async function choose(password = 'Scelta-Bene-7!') {
  await userEvent.type(await screen.findByLabelText('Nuova password'), password);
  await userEvent.type(screen.getByLabelText('Conferma la nuova password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Conferma' }));
}

describe('the link of a sign-up', () => {
  it('says for what it is, and nothing happens before a password is chosen', async () => {
    open();
    expect(
      await screen.findByText('Ciao Paola, stai per entrare in Beta S.r.l.: scegli la password.'),
    ).toBeInTheDocument();
    expect(screen.getByText('Il tuo utente è paola@beta.example.')).toBeInTheDocument();
    expect(server.inputs(confirmSignUp)).toEqual([]);
    await choose();
    expect(await screen.findByText('Indirizzo confermato')).toBeInTheDocument();
    expect(screen.getByText(/Ora puoi accedere con paola@beta\.example/)).toBeInTheDocument();
    expect(server.inputs(confirmSignUp)).toEqual([
      { secret: 'secret-1', newPassword: 'Scelta-Bene-7!', phone: '' },
    ]);
  });

  it('takes a phone number with the password, and none that is none', async () => {
    open();
    await userEvent.type(await screen.findByLabelText('Cellulare'), '12');
    await choose();
    expect(screen.getByLabelText('Cellulare')).toHaveAccessibleDescription(/Cellulare non valido/);
    expect(server.inputs(confirmSignUp)).toEqual([]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Prefisso' }), '+41');
    await userEvent.clear(screen.getByLabelText('Cellulare'));
    await userEvent.type(screen.getByLabelText('Cellulare'), '791234567');
    await userEvent.click(screen.getByRole('button', { name: 'Conferma' }));
    expect(await screen.findByText('Indirizzo confermato')).toBeInTheDocument();
    expect(server.inputs(confirmSignUp)[0]?.phone).toBe('+41 791234567');
  });

  it('says that the company decides, before and afterwards', async () => {
    server.on(openSignUpLink).answer(() => ({ ...signUp, needsApproval: true }));
    server.on(confirmSignUp).answer(() => ({ needsApproval: true }));
    open();
    expect(await screen.findByText(/la tua azienda controllerà/)).toBeInTheDocument();
    await choose();
    expect(await screen.findByText(/deve ancora accettare/)).toBeInTheDocument();
  });

  it('says when it is dead, and leads to a new sign-up', async () => {
    server.on(openSignUpLink).fail({ code: 'link-invalid' });
    open();
    expect(await screen.findByText('Il link non è più valido')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Registrati di nuovo' })).toHaveAttribute('href', '/register');
  });

  it('says when it is cut', async () => {
    open('/register/confirm');
    expect(await screen.findByText('Il link non è completo')).toBeInTheDocument();
  });

  it('keeps what was typed when no answer comes', async () => {
    server.on(confirmSignUp).cut();
    open();
    await choose();
    expect(await screen.findByText(/La password non è stata cambiata/)).toBeInTheDocument();
    expect(screen.getByLabelText('Nuova password')).toHaveValue('Scelta-Bene-7!');
  });

  it('keeps the rules of a password', async () => {
    open();
    await choose('semplice');
    expect(await screen.findByText('Verifica i dati')).toBeInTheDocument();
    expect(server.inputs(confirmSignUp)).toEqual([]);
  });
});
