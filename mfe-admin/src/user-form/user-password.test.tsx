import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeUserPassword, inviteUser } from 'shared-api/contracts/admin';
import { buildSession, createFakeServer } from 'shared-api/testing';
import { renderAt, withFrame } from 'shared-ui/testing';
import { UserPasswordScreen } from './user-password.screen.tsx';

const server = createFakeServer();
const screens = { '/changepassword/:id': withFrame(UserPasswordScreen) };
const session = buildSession({ flags: { a: 'Y', b: 'N' } });
const show = () => renderAt({ screens, path: '/changepassword/mario', session });

const type = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const fill = async (oldPassword: string, newPassword: string, confirmation = newPassword) => {
  await type('Vecchia password', oldPassword);
  await type('Nuova password', newPassword);
  await type('Ripeti la nuova password', confirmation);
};
const save = () => userEvent.click(screen.getAllByRole('button', { name: 'Salva' })[0] as HTMLElement);

describe('the password of another', () => {
  it('is refused with the specified words', async () => {
    show();
    await screen.findByLabelText('Vecchia password');
    await save();
    expect(await screen.findAllByText('Campo richiesto')).toHaveLength(3);
    await fill('Vecchia-1', 'Corta', 'Altra');
    expect(await screen.findByText('minimo 8 caratteri e massimo 15')).toBeInTheDocument();
    expect(screen.getByText('Le password non corrispondono')).toBeInTheDocument();
    await type('Nuova password', 'minuscole-1');
    expect(await screen.findByText('Almeno un carattere maiuscolo')).toBeInTheDocument();
    expect(server.inputs(changeUserPassword)).toEqual([]);
  });

  it('stays when the old one is another, which its field says', async () => {
    const message = 'Vecchia password non trovata';
    server.on(changeUserPassword).fail({ code: 'invalid-input', message, fields: { oldPassword: message } });
    show();
    await fill('Sbagliata-1', 'Tramonto-77');
    await save();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText('Nuova password')).toHaveValue('Tramonto-77');
  });

  it('is changed, and leads back to the user', async () => {
    server.on(changeUserPassword).succeed();
    const { currentPath } = show();
    await fill('Girasole-42', 'Tramonto-77');
    await save();
    expect(await screen.findByText('La password è stata cambiata con successo')).toBeInTheDocument();
    await waitFor(() => expect(currentPath()).toBe('/editUser/mario'));
    expect(server.inputs(changeUserPassword)).toEqual([
      { id: 'mario', oldPassword: 'Girasole-42', newPassword: 'Tramonto-77' },
    ]);
  });

  it('can be left to the person, by a link', async () => {
    server.on(inviteUser).answer(() => ({ invitation: null }));
    show();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Invia un link per scegliere la password' }),
    );
    expect(await screen.findByText('Il link per la password è in partenza')).toBeInTheDocument();
    expect(server.inputs(inviteUser)).toEqual([{ id: 'mario' }]);
  });
});
