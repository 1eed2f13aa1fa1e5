import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  cancelEmail,
  confirmEmail,
  generateOtpAndSendMail,
  getPasskeys,
  getProfileEmt,
  getQRCodes,
  getSessions,
  getTwoFactorAuth,
  type Profile,
  updateProfile,
  verifyOtp,
} from 'shared-api/contracts/auth';
import { getFilterAziende, getgroups } from 'shared-api/contracts/directory';
import { getBoot } from 'shared-api/contracts/platform';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { renderScreen } from '../testing/render-screen.tsx';
import { buildCodeSent } from '../testing/builders.ts';
import { withBar } from '../testing/with-bar.tsx';
import { ProfileScreen } from './profile.screen.tsx';

const server = createFakeServer();
const Screen = withBar(ProfileScreen);
const boot = buildBoot({ session: buildSession() });

function buildProfile(overrides: Partial<Profile> = {}) {
  return {
    result: 'OK' as const,
    userId: 'user-1',
    username: 'mario.rossi',
    firstName: 'Mario',
    lastName: 'Rossi',
    email: 'mario.rossi@acme.example',
    prefix: '+39',
    mobile: '3330000003',
    pendingEmail: null,
    company: 'Acme S.p.A.',
    version: 3,
    mayEdit: true,
    ...overrides,
  };
}

beforeEach(() => {
  server.on(getProfileEmt).answer(() => buildProfile());
  server.on(updateProfile).answer(() => ({ result: 'OK', version: 4, pendingEmail: null }));
  server.on(getBoot).answer(() => boot);
  server.on(getTwoFactorAuth).answer(() => ({ enabledAt: null, isLocked: false, recoveryCodesLeft: 0 }));
  server.on(getSessions).answer(() => ({ sessions: [] }));
  server.on(getPasskeys).answer(() => ({ isAvailable: true, passkeys: [] }));
  server.on(getQRCodes).answer(() => ({ codes: [] }));
  server.on(getgroups).answer(() => ({ info: { groups: [{ name: 'Tutti di Acme S.p.A.' }] } }));
});

const show = () => renderScreen(<Screen />, { boot });
const field = (name: string) => screen.findByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function write(name: string, text: string) {
  const box = await field(name);
  await userEvent.clear(box);
  if (text) await userEvent.type(box, text);
}

describe('the data of the profile', () => {
  it('stand in their fields, with what others keep', async () => {
    show();
    await waitFor(async () => expect(await field('Nome')).toHaveValue('Mario'));
    expect(await field('Cognome')).toHaveValue('Rossi');
    expect(await field('E-mail')).toHaveValue('mario.rossi@acme.example');
    expect(screen.getByText('+39 333 000 00 03')).toBeInTheDocument();
    expect(screen.getByText('Acme S.p.A.')).toBeInTheDocument();
    expect(await screen.findByText('Tutti di Acme S.p.A.')).toBeInTheDocument();
  });

  it('are saved with the specified name, and the page asks anew who one is', async () => {
    show();
    await write('Nome', 'Luigi');
    await press('Salva');
    expect(await screen.findByText('Dati salvati correttamente')).toBeInTheDocument();
    expect(server.inputs(updateProfile)).toEqual([
      {
        firstName: 'Luigi',
        lastName: 'Rossi',
        name: 'Luigi',
        email: 'mario.rossi@acme.example',
        version: 3,
      },
    ]);
    await waitFor(() => expect(server.inputs(getBoot)).toHaveLength(1));
  });

  it('are not saved without a name', async () => {
    show();
    await write('Nome', '');
    await press('Salva');
    expect(await screen.findByText('Per favore verificare i dati')).toBeInTheDocument();
    expect(await field('Nome')).toBeInvalid();
    expect(server.inputs(updateProfile)).toHaveLength(0);
  });

  it('keep what was typed when they could not be saved', async () => {
    server.on(updateProfile).cut();
    show();
    await write('Cognome', 'Verdi');
    await press('Salva');
    expect(await screen.findByText(/I dati non sono stati salvati/)).toBeInTheDocument();
    expect(await field('Cognome')).toHaveValue('Verdi');
  });

  it('keep what was typed while one looks at another section', async () => {
    show();
    await write('Cognome', 'Verdi');
    await userEvent.click(screen.getByRole('tab', { name: 'Preferenze' }));
    expect(screen.queryByRole('textbox', { name: 'Cognome' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Dati' }));
    expect(await field('Cognome')).toHaveValue('Verdi');
  });

  it('cannot be changed without the permission', async () => {
    server.on(getProfileEmt).answer(() => buildProfile({ mayEdit: false }));
    show();
    expect(await screen.findByText(/Solo un amministratore/)).toBeInTheDocument();
    expect(await field('Nome')).toHaveAttribute('readonly');
    expect(screen.getByRole('button', { name: 'Salva' })).toBeDisabled();
  });

  it('say why they cannot be shown, offer a new try, and leave the other sections alone', async () => {
    server.on(getProfileEmt).fail({ code: 'internal', message: 'Si è verificato un errore imprevisto' });
    show();
    expect(await screen.findByText('Si è verificato un errore imprevisto')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Sicurezza' }));
    expect(await screen.findByRole('heading', { name: 'Dove hai effettuato l’accesso' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Dati' }));
    server.on(getProfileEmt).answer(() => buildProfile());
    await press('Riprova');
    expect(await field('Nome')).toHaveValue('Mario');
  });

  it('are not left with unsaved changes without a question', async () => {
    show();
    await write('Nome', 'Luigi');
    await press('Esci');
    expect(await screen.findByRole('button', { name: 'Esci senza salvare' })).toBeInTheDocument();
  });
});

describe('a new mail address', () => {
  const pendingEmail = 'mario@nuovo.example';

  it('is refused where it cannot be one', async () => {
    show();
    await write('E-mail', 'mario.rossi');
    await press('Salva');
    expect(await screen.findByText('E-mail non valida')).toBeInTheDocument();
    await write('E-mail', '');
    await press('Salva');
    expect(await screen.findByText('E-mail obbligatoria')).toBeInTheDocument();
    expect(server.inputs(updateProfile)).toHaveLength(0);
  });

  it('asks for the password, then for the code that went there, and counts', async () => {
    server.on(updateProfile).answer(() => ({ result: 'OK', version: 4, pendingEmail }));
    server.on(generateOtpAndSendMail).answer(() => buildCodeSent({ sentTo: 'm•••@nuovo.example' }));
    server.on(verifyOtp).answer(() => ({ result: 'OK', user: null }));
    server.on(confirmEmail).answer(() => ({ result: 'OK', email: pendingEmail, version: 5 }));
    show();
    expect(screen.queryByLabelText('La tua password')).not.toBeInTheDocument();
    await write('E-mail', pendingEmail);
    await press('Salva');
    expect(await screen.findByText('Campo obbligatorio')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('La tua password'), 'Segreta-1');
    await press('Salva');
    const dialog = await screen.findByRole('dialog', { name: 'Inserisci il codice' });
    expect(server.inputs(updateProfile)[0]).toMatchObject({ email: pendingEmail, password: 'Segreta-1' });
    expect(server.inputs(generateOtpAndSendMail)[0]?.purpose).toBe('newmail');
    await within(dialog).findByText(/m•••@nuovo.example/);
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Codice' }), '123456');
    expect(await screen.findByText('Il nuovo indirizzo è confermato')).toBeInTheDocument();
    expect(server.inputs(confirmEmail)).toEqual([{ challenge: 'challenge-1' }]);
    expect(await field('E-mail')).toHaveValue(pendingEmail);
  });

  it('says on its field that the password is wrong', async () => {
    const message = 'La password non è corretta';
    server.on(updateProfile).fail({ code: 'invalid-input', message, fields: { password: message } });
    show();
    await write('E-mail', pendingEmail);
    await userEvent.type(screen.getByLabelText('La tua password'), 'Sbagliata');
    await press('Salva');
    await waitFor(() => expect(screen.getByLabelText('La tua password')).toBeInvalid());
  });

  it('waits until it is confirmed, and can be given up', async () => {
    server.on(getProfileEmt).answer(() => buildProfile({ pendingEmail }));
    server.on(cancelEmail).answer(() => ({ Result: 'OK' }));
    show();
    expect(await screen.findByText(/mario@nuovo.example vale solo dopo la conferma/)).toBeInTheDocument();
    server.on(getProfileEmt).answer(() => buildProfile());
    await press('Annulla la modifica');
    await waitFor(() => expect(screen.queryByText(/vale solo dopo la conferma/)).not.toBeInTheDocument());
    expect(server.inputs(cancelEmail)).toHaveLength(1);
  });
});

describe('two writers of one profile', () => {
  const current = { firstName: 'Marco', lastName: 'Rossi', email: 'mario.rossi@acme.example', version: 7 };

  const meet = async () => {
    const details = { changedBy: 'Ada Conti', changedAt: '2026-11-20T09:00:00.000Z', current };
    server.on(updateProfile).fail({ code: 'conflict', details });
    show();
    await write('Nome', 'Luigi');
    await press('Salva');
    const dialog = await screen.findByRole('alertdialog');
    server.on(updateProfile).answer(() => ({ result: 'OK', version: 8, pendingEmail: null }));
    return dialog;
  };

  it('are told who was first and what he wrote', async () => {
    const dialog = await meet();
    expect(dialog).toHaveTextContent('Ada Conti ha modificato questi dati il 20-11-2026 10:00');
    expect(within(dialog).getByRole('row', { name: 'Nome Luigi Marco' })).toBeInTheDocument();
  });

  it('may save over it', async () => {
    const dialog = await meet();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Salva i miei' }));
    expect(await screen.findByText('Dati salvati correttamente')).toBeInTheDocument();
    expect(server.inputs(updateProfile).at(-1)).toMatchObject({ firstName: 'Luigi', version: 7 });
  });

  it('may go on from it', async () => {
    const dialog = await meet();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tieni quelli salvati' }));
    expect(await field('Nome')).toHaveValue('Marco');
    expect(server.inputs(updateProfile)).toHaveLength(1);
  });
});

describe('the profile of another person', () => {
  const administrator = buildBoot({ session: buildSession({ flags: { a: 'Y', b: 'N' } }) });
  const giulia = {
    id: 'employee-2',
    userId: 'user-2',
    user: 'giulia.bianchi',
    name: 'Bianchi Giulia',
    usesBadge: false,
  };

  beforeEach(() => {
    server.on(getFilterAziende).answer(() => ({
      companies: [
        { id: 'acme', name: 'Acme', employees: [giulia] },
        { id: 'beta', name: 'Beta', employees: [] },
      ],
    }));
    server
      .on(getProfileEmt)
      .answer(({ input }) =>
        input.userId
          ? buildProfile({ userId: 'user-2', firstName: 'Giulia', lastName: 'Bianchi' })
          : buildProfile(),
      );
  });

  const open = async () => {
    renderScreen(<Screen />, { boot: administrator });
    await press('Aziende');
    await userEvent.click(await screen.findByRole('button', { name: 'Acme' }));
    await userEvent.click(await screen.findByRole('button', { name: /Bianchi Giulia/ }));
  };

  it('is picked by company and employee, says whose it is, and is saved as such', async () => {
    await open();
    expect(await screen.findByText(/Stai modificando i dati di Giulia Bianchi/)).toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Elimina account' })).not.toBeInTheDocument();
    await write('Nome', 'Giulia Maria');
    await press('Salva');
    expect(await screen.findByText('Dati salvati correttamente')).toBeInTheDocument();
    expect(server.inputs(updateProfile)[0]).toMatchObject({ userId: 'user-2', firstName: 'Giulia Maria' });
  });

  it('leads back to one’s own', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Torna al tuo' }));
    expect(await screen.findByRole('tab', { name: 'Sicurezza' })).toBeInTheDocument();
    expect(await field('Nome')).toHaveValue('Mario');
  });

  it('is not opened over what was typed without a question', async () => {
    await open();
    await write('Nome', 'Giulia Maria');
    await userEvent.click(screen.getByRole('button', { name: 'Torna al tuo' }));
    const question = await screen.findByRole('alertdialog', { name: 'Modifiche non salvate' });
    await userEvent.click(within(question).getByRole('button', { name: 'Annulla' }));
    expect(await field('Nome')).toHaveValue('Giulia Maria');
  });

  it('is not offered to staff', async () => {
    show();
    await field('Nome');
    expect(screen.queryByRole('button', { name: 'Aziende' })).not.toBeInTheDocument();
  });
});

describe('the buttons of the profile', () => {
  it.each([
    ['Password', '/changepasswordprofile/'],
    ['Esci', '/dash'],
  ])('%s leads to %s', async (name, address) => {
    show();
    await press(name);
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(address));
  });

  it('Elimina account asks first', async () => {
    show();
    await press('Elimina account');
    expect(await screen.findByRole('alertdialog', { name: 'Eliminare l’account?' })).toBeInTheDocument();
  });
});

describe('the preferences', () => {
  it('switch the language at once', async () => {
    show();
    await userEvent.click(screen.getByRole('tab', { name: 'Preferenze' }));
    await userEvent.click(screen.getByRole('radio', { name: 'English' }));
    expect(await screen.findByRole('heading', { name: 'Language and look' })).toBeInTheDocument();
  });
});
