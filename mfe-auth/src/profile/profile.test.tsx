import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getOwnProfile, updateOwnProfile } from 'shared-api/contracts/auth';
import { getBoot } from 'shared-api/contracts/platform';
import {
  createProfileServer,
  buildProfile,
  findField,
  press,
  showProfile,
  write,
} from '../testing/profile-server.tsx';

const server = createProfileServer();

describe('the data of the profile', () => {
  it('stand in their fields, with what others keep', async () => {
    showProfile();
    await waitFor(async () => expect(await findField('Nome')).toHaveValue('Mario'));
    expect(await findField('Cognome')).toHaveValue('Rossi');
    expect(await findField('E‑mail')).toHaveValue('mario.rossi@acme.example');
    expect(screen.getByText('+39 333 000 00 03')).toBeInTheDocument();
    expect(screen.getByText('Acme S.p.A.')).toBeInTheDocument();
    expect(await screen.findByText('Tutti di Acme S.p.A.')).toBeInTheDocument();
  });

  it('are saved with the specified name, and the page asks anew who one is', async () => {
    showProfile();
    await write('Nome', 'Luigi');
    await press('Salva');
    expect(await screen.findByText('Dati salvati correttamente')).toBeInTheDocument();
    expect(server.inputs(updateOwnProfile)).toEqual([
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

  it('can be saved once something was changed', async () => {
    showProfile();
    await waitFor(async () => expect(await findField('Nome')).toHaveValue('Mario'));
    expect(screen.getByRole('button', { name: 'Salva' })).toBeDisabled();
    await write('Nome', 'Luigi');
    expect(screen.getByRole('button', { name: 'Salva' })).toBeEnabled();
    await write('Nome', 'Mario');
    expect(screen.getByRole('button', { name: 'Salva' })).toBeDisabled();
  });

  it('are saved by Enter too', async () => {
    showProfile();
    await write('Nome', 'Luigi{Enter}');
    expect(await screen.findByText('Dati salvati correttamente')).toBeInTheDocument();
  });

  it('are not saved without a name', async () => {
    showProfile();
    await write('Nome', '');
    await press('Salva');
    expect(await screen.findByText('Per favore verificare i dati')).toBeInTheDocument();
    expect(await findField('Nome')).toBeInvalid();
    expect(server.inputs(updateOwnProfile)).toHaveLength(0);
  });

  it('keep what was typed when they could not be saved', async () => {
    server.on(updateOwnProfile).cut();
    showProfile();
    await write('Cognome', 'Verdi');
    await press('Salva');
    expect(await screen.findByText(/I dati non sono stati salvati/)).toBeInTheDocument();
    expect(await findField('Cognome')).toHaveValue('Verdi');
  });

  it('keep what was typed while one looks at another section', async () => {
    showProfile();
    await write('Cognome', 'Verdi');
    await userEvent.click(screen.getByRole('tab', { name: 'Preferenze' }));
    expect(screen.queryByRole('textbox', { name: 'Cognome' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Salva' })).toBeEnabled();
    await userEvent.click(screen.getByRole('tab', { name: 'Dati' }));
    expect(await findField('Cognome')).toHaveValue('Verdi');
  });

  it('cannot be changed without the permission', async () => {
    server.on(getOwnProfile).answer(() => buildProfile({ mayEdit: false }));
    showProfile();
    expect(await screen.findByText(/Solo un amministratore/)).toBeInTheDocument();
    expect(await findField('Nome')).toHaveAttribute('readonly');
    expect(screen.getByRole('button', { name: 'Salva' })).toBeDisabled();
  });

  it('say why they cannot be shown, offer a new try, and leave the other sections alone', async () => {
    server
      .on(getOwnProfile)
      .fail({ code: 'internal', message: 'Qualcosa non va da noi: riprovare tra poco' });
    showProfile();
    expect(await screen.findByText('Qualcosa non va da noi: riprovare tra poco')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Sicurezza' }));
    expect(await screen.findByRole('heading', { name: 'Dove hai effettuato l’accesso' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Dati' }));
    server.on(getOwnProfile).answer(() => buildProfile());
    await press('Riprova');
    expect(await findField('Nome')).toHaveValue('Mario');
  });

  it('are not left with unsaved changes without a question', async () => {
    showProfile();
    await write('Nome', 'Luigi');
    await press('Home');
    expect(await screen.findByRole('button', { name: 'Chiudi senza salvare' })).toBeInTheDocument();
  });
});

describe('the buttons of the profile', () => {
  it.each([
    ['Password', '/changepasswordprofile/'],
    ['Home', '/dash'],
  ])('%s leads to %s', async (name, address) => {
    showProfile();
    await press(name);
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(address));
  });

  it('Elimina account asks first', async () => {
    showProfile();
    await press('Elimina account');
    expect(await screen.findByRole('alertdialog', { name: 'Eliminare l’account?' })).toBeInTheDocument();
  });
});

describe('the security of the profile', () => {
  it('says since when the password stands, and leads to another one', async () => {
    showProfile();
    await findField('Nome');
    await userEvent.click(screen.getByRole('tab', { name: 'Sicurezza' }));
    expect(screen.getByText('Cambiata: 20/11/2026, 10:00')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Cambia la password' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/changepasswordprofile/');
  });
});

describe('the preferences', () => {
  it('need no saving', async () => {
    showProfile();
    await findField('Nome');
    await userEvent.click(screen.getByRole('tab', { name: 'Preferenze' }));
    expect(screen.queryByRole('button', { name: 'Salva' })).not.toBeInTheDocument();
  });

  it('switch the language at once', async () => {
    showProfile();
    await userEvent.click(screen.getByRole('tab', { name: 'Preferenze' }));
    await userEvent.click(screen.getByRole('radio', { name: 'English' }));
    expect(await screen.findByRole('heading', { name: 'Language and look' })).toBeInTheDocument();
  });
});
