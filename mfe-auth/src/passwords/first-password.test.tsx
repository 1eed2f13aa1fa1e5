import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registerLogin, registerLogout, saveFirstPassword } from 'shared-api/contracts/auth';
import { getBoot } from 'shared-api/contracts/platform';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { renderScreen } from 'shared-ui/testing';
import { FirstPasswordScreen } from './first-password.screen.tsx';

const server = createFakeServer();
const boot = buildBoot({ session: buildSession({ hasChangedPassword: false }) });

beforeEach(() => {
  server.on(saveFirstPassword).succeed();
  server.on(registerLogin).succeed();
  server.on(registerLogout).answer(() => ({}));
  server.on(getBoot).answer(() => buildBoot({ session: buildSession() }));
});

async function enter(password: string, confirmation: string) {
  await userEvent.type(screen.getByLabelText('Nuova password'), password);
  await userEvent.type(screen.getByLabelText('Conferma la nuova password'), confirmation);
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
}

const address = () => screen.getByTestId('address').textContent;

describe('the first password', () => {
  it('is saved and leads on', async () => {
    renderScreen(<FirstPasswordScreen />, { boot });
    await enter('Nuova-pass1!', 'Nuova-pass1!');
    await waitFor(() => expect(address()).toBe('/initDash'));
    expect(server.inputs(saveFirstPassword)).toEqual([{ newPassword: 'Nuova-pass1!' }]);
    expect(server.inputs(registerLogin)).toHaveLength(1);
  });

  it('tells phones and password managers what it has to be, so that what they propose is taken', () => {
    renderScreen(<FirstPasswordScreen />, { boot });
    for (const label of ['Nuova password', 'Conferma la nuova password'])
      expect(screen.getByLabelText(label)).toHaveAttribute(
        'passwordrules',
        'minlength: 8; required: upper; required: lower; required: digit; required: [!@#$^&*+];',
      );
  });

  it('ticks each rule off as it is met', async () => {
    renderScreen(<FirstPasswordScreen />, { boot });
    const rules = screen.getByRole('list', { name: 'La password deve avere' });
    expect(rules).not.toHaveTextContent('fatto');
    await userEvent.type(screen.getByLabelText('Nuova password'), 'Ab1');
    expect(screen.getByText(/una lettera maiuscola/)).toHaveTextContent('fatto');
    expect(screen.getByText(/una cifra/)).toHaveTextContent('fatto');
    expect(screen.getByText(/almeno 8 caratteri/)).toHaveTextContent('manca');
  });

  it('is refused when it breaks a rule', async () => {
    renderScreen(<FirstPasswordScreen />, { boot });
    await enter('semplice', 'semplice');
    expect(await screen.findByText('Verifica i dati')).toBeInTheDocument();
    expect(screen.getByLabelText('Nuova password')).toBeInvalid();
    expect(server.inputs(saveFirstPassword)).toHaveLength(0);
  });

  it('is refused when it is the user name with a little more', async () => {
    renderScreen(<FirstPasswordScreen />, { boot });
    await enter('Mario.rossi1!', 'Mario.rossi1!');
    expect(screen.getByLabelText('Nuova password')).toHaveAccessibleDescription(/si indovina dal tuo nome/);
    expect(server.inputs(saveFirstPassword)).toHaveLength(0);
  });

  it('is refused when the two fields differ', async () => {
    renderScreen(<FirstPasswordScreen />, { boot });
    await enter('Nuova-pass1!', 'Nuova-pass2!');
    expect(await screen.findByText('Le password non corrispondono')).toBeInTheDocument();
    expect(server.inputs(saveFirstPassword)).toHaveLength(0);
  });

  it('asks for both fields', async () => {
    renderScreen(<FirstPasswordScreen />, { boot });
    await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
    expect(await screen.findAllByText('Campo obbligatorio')).toHaveLength(2);
  });

  it('shows on the field why the server refused it, and keeps what was typed', async () => {
    const message = 'La nuova password deve essere diversa da quella attuale';
    server.on(saveFirstPassword).fail({ code: 'invalid-input', message });
    renderScreen(<FirstPasswordScreen />, { boot });
    await enter('Nuova-pass1!', 'Nuova-pass1!');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText('Nuova password')).toBeInvalid();
    expect(screen.getByLabelText('Nuova password')).toHaveValue('Nuova-pass1!');
  });

  it('can be left by ending the session', async () => {
    server.on(getBoot).answer(() => buildBoot());
    renderScreen(<FirstPasswordScreen />, { boot });
    await userEvent.click(screen.getByRole('button', { name: 'Esci' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(server.inputs(registerLogout)).toHaveLength(1);
  });
});
