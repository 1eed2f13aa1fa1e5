import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cancelEmail, confirmEmail, getOwnProfile, updateOwnProfile } from 'shared-api/contracts/auth';
import { sendCodeByMail, verifyCode } from 'shared-api/contracts/platform';
import { buildCodeSent } from '../testing/builders.ts';
import {
  createProfileServer,
  buildProfile,
  findField,
  press,
  showProfile,
  write,
} from '../testing/profile-server.tsx';

const server = createProfileServer();

describe('a new mail address', () => {
  const pendingEmail = 'mario@nuovo.example';

  it('is refused where it cannot be one', async () => {
    showProfile();
    await write('E‑mail', 'mario.rossi');
    await press('Salva');
    expect(await screen.findByText('E‑mail non valida')).toBeInTheDocument();
    await write('E‑mail', '');
    await press('Salva');
    expect(await screen.findByText('E‑mail obbligatoria')).toBeInTheDocument();
    expect(screen.queryByLabelText('La tua password')).not.toBeInTheDocument();
    expect(server.inputs(updateOwnProfile)).toHaveLength(0);
  });

  it('asks for the password, then for the code that went there, and counts', async () => {
    server.on(updateOwnProfile).answer(() => ({ version: 4, pendingEmail }));
    server.on(sendCodeByMail).answer(() => buildCodeSent({ sentTo: 'm•••@nuovo.example' }));
    server.on(verifyCode).answer(() => ({ user: null }));
    server.on(confirmEmail).answer(() => ({ email: pendingEmail, version: 5 }));
    showProfile();
    expect(screen.queryByLabelText('La tua password')).not.toBeInTheDocument();
    await write('E‑mail', pendingEmail);
    await press('Salva');
    expect(await screen.findByText('Campo obbligatorio')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('La tua password'), 'Segreta-1');
    await press('Salva');
    const dialog = await screen.findByRole('dialog', { name: 'Inserisci il codice' });
    expect(server.inputs(updateOwnProfile)[0]).toMatchObject({ email: pendingEmail, password: 'Segreta-1' });
    expect(server.inputs(sendCodeByMail)[0]?.purpose).toBe('newmail');
    await within(dialog).findByText(/m•••@nuovo.example/);
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Codice' }), '123456');
    expect(await screen.findByText('Il nuovo indirizzo è confermato')).toBeInTheDocument();
    expect(server.inputs(confirmEmail)).toEqual([{ challenge: 'challenge-1' }]);
    expect(await findField('E‑mail')).toHaveValue(pendingEmail);
  });

  it('says on its field that the password is wrong', async () => {
    const message = 'La password non è corretta';
    server.on(updateOwnProfile).fail({ code: 'invalid-input', message, fields: { password: message } });
    showProfile();
    await write('E‑mail', pendingEmail);
    await userEvent.type(screen.getByLabelText('La tua password'), 'Sbagliata');
    await press('Salva');
    await waitFor(() => expect(screen.getByLabelText('La tua password')).toBeInvalid());
  });

  it('waits until it is confirmed, and can be given up', async () => {
    server.on(getOwnProfile).answer(() => buildProfile({ pendingEmail }));
    server.on(cancelEmail).succeed();
    showProfile();
    expect(await screen.findByText(/mario@nuovo.example vale solo dopo la conferma/)).toBeInTheDocument();
    server.on(getOwnProfile).answer(() => buildProfile());
    await press('Annulla la modifica');
    await waitFor(() => expect(screen.queryByText(/vale solo dopo la conferma/)).not.toBeInTheDocument());
    expect(server.inputs(cancelEmail)).toHaveLength(1);
  });
});

describe('what is typed on a profile', () => {
  it('stays when another field is read anew', async () => {
    server.on(getOwnProfile).answer(() => buildProfile({ pendingEmail: 'mario@nuovo.example' }));
    server.on(cancelEmail).succeed();
    showProfile();
    await write('Nome', 'Luigi');
    server.on(getOwnProfile).answer(() => buildProfile({ lastName: 'Rossini', version: 4 }));
    await press('Annulla la modifica');
    await waitFor(async () => expect(await findField('Cognome')).toHaveValue('Rossini'));
    expect(await findField('Nome')).toHaveValue('Luigi');
    await press('Salva');
    await waitFor(() => expect(server.inputs(updateOwnProfile)).toMatchObject([{ firstName: 'Luigi' }]));
  });
});

describe('two writers of one profile', () => {
  const current = { firstName: 'Marco', lastName: 'Rossi', email: 'mario.rossi@acme.example', version: 7 };

  const meet = async () => {
    const details = { changedBy: 'Ada Conti', changedAt: '2026-11-20T09:00:00.000Z', current };
    server.on(updateOwnProfile).fail({ code: 'conflict', details });
    showProfile();
    await write('Nome', 'Luigi');
    await press('Salva');
    const dialog = await screen.findByRole('alertdialog');
    server.on(updateOwnProfile).answer(() => ({ version: 8, pendingEmail: null }));
    return dialog;
  };

  it('are told who was first and what they wrote', async () => {
    const dialog = await meet();
    expect(dialog).toHaveTextContent('Ada Conti ha modificato questi dati (20/11/2026, 10:00');
    expect(within(dialog).getByRole('row', { name: 'Nome Luigi Marco' })).toBeInTheDocument();
  });

  it('may save over it', async () => {
    const dialog = await meet();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tieni i miei' }));
    expect(await screen.findByText('Dati salvati correttamente')).toBeInTheDocument();
    expect(server.inputs(updateOwnProfile).at(-1)).toMatchObject({ firstName: 'Luigi', version: 7 });
  });

  it('need not choose again when saving over it fails', async () => {
    const dialog = await meet();
    server.on(updateOwnProfile).cut();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tieni i miei' }));
    expect(await screen.findByText(/non sono stati salvati/)).toBeInTheDocument();
    expect(await findField('Nome')).toHaveValue('Luigi');
    await press('Salva');
    await waitFor(() =>
      expect(server.inputs(updateOwnProfile).map(({ version }) => version)).toEqual([3, 7, 7]),
    );
  });

  it('lose nothing by closing the question, which comes again', async () => {
    const dialog = await meet();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Chiudi' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(await findField('Nome')).toHaveValue('Luigi');
    await press('Salva');
    await waitFor(() => expect(server.inputs(updateOwnProfile)).toHaveLength(2));
    expect(server.inputs(updateOwnProfile).at(-1)).toMatchObject({ firstName: 'Luigi', version: 3 });
  });

  it('may go on from it', async () => {
    const dialog = await meet();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Prendi quelli salvati' }));
    expect(await findField('Nome')).toHaveValue('Marco');
    expect(server.inputs(updateOwnProfile)).toHaveLength(1);
  });
});
