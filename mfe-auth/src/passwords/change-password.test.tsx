import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkPassword, changeOwnPassword } from 'shared-api/contracts/auth';
import { getBoot } from 'shared-api/contracts/platform';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { renderScreen } from 'shared-ui/testing';
import { ChangePasswordScreen } from './change-password.screen.tsx';

const server = createFakeServer();
const boot = buildBoot({ session: buildSession() });

beforeEach(() => {
  server.on(checkPassword).answer(() => ({ isRight: true }));
  server.on(changeOwnPassword).succeed();
  server.on(getBoot).answer(() => boot);
});

const show = (language: 'it' | 'en' = 'it') => renderScreen(<ChangePasswordScreen />, { boot, language });

async function enter(values: { old?: string; new?: string; again?: string }) {
  const { old = 'Vecchia-1', new: chosen = 'Nuovissima', again = chosen } = values;
  const fill = async (name: RegExp, text: string) => {
    const field = screen.getByLabelText(name);
    await userEvent.clear(field);
    if (text) await userEvent.type(field, text);
  };
  await fill(/^(Vecchia|Old) password$/, old);
  await fill(/^(Nuova|New) password$/, chosen);
  await fill(/^(Ripeti|Retype)/, again);
  await userEvent.click(screen.getByRole('button', { name: /^(Salva|Save)$/ }));
}

describe('changing the password', () => {
  it('shows whose it is, checks the old one, saves the new one and leads back', async () => {
    show();
    expect(screen.getByLabelText('Utente')).toHaveValue('mario.rossi');
    expect(screen.getByLabelText('Utente')).toHaveAttribute('readonly');
    await enter({});
    expect(await screen.findByText('La password è stata cambiata con successo')).toBeInTheDocument();
    expect(server.inputs(checkPassword)).toEqual([{ username: 'mario.rossi', password: 'Vecchia-1' }]);
    expect(server.inputs(changeOwnPassword)).toEqual([
      { username: 'mario.rossi', oldPassword: 'Vecchia-1', newPassword: 'Nuovissima' },
    ]);
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/profile'));
  });

  it('ticks each rule off as it is met', async () => {
    show();
    const rules = within(screen.getByRole('list', { name: 'La password deve avere' }));
    expect(rules.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.type(screen.getByLabelText('Nuova password'), 'A');
    expect(rules.getByText(/maiuscola/)).toHaveTextContent('fatto');
    expect(rules.getByText(/8 caratteri/)).toHaveTextContent('manca');
  });

  it.each([
    [{ new: 'Corta' }, 'minimum 8 characters'],
    [{ new: 'tutta minuscola' }, 'At least one uppercase'],
    [{ again: 'Altra-cosa' }, 'Password must match'],
    [{ old: '' }, 'Field required'],
  ])('refuses %j: %s', async (values, text) => {
    show('en');
    await enter(values);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(await screen.findByText('Please check your data')).toBeInTheDocument();
    expect(server.inputs(checkPassword)).toHaveLength(0);
  });

  it('says on its field that the old password is wrong, and saves nothing', async () => {
    server.on(checkPassword).answer(() => ({ isRight: false }));
    show('en');
    await enter({});
    expect(await screen.findByText("Old password doesn't match")).toBeInTheDocument();
    expect(screen.getByLabelText('Old password')).toBeInvalid();
    expect(screen.getByLabelText('New password')).toHaveValue('Nuovissima');
    expect(server.inputs(changeOwnPassword)).toHaveLength(0);
  });

  it('says that the old password could not be checked', async () => {
    server.on(checkPassword).cut();
    show();
    await enter({});
    expect(await screen.findByText('Errore durante verifica password')).toBeInTheDocument();
    expect(server.inputs(changeOwnPassword)).toHaveLength(0);
  });

  it('says what the server has against the new one, on its field', async () => {
    const message = 'La nuova password deve essere diversa da quella attuale';
    server.on(changeOwnPassword).fail({ code: 'invalid-input', message, fields: { newPassword: message } });
    show();
    await enter({});
    await waitFor(() => expect(screen.getByLabelText('Nuova password')).toBeInvalid());
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Verifica i dati');
  });
});
