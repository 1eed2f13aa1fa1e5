import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cancelPhone, changePhone, confirmPhone, getOwnProfile } from 'shared-api/contracts/auth';
import { sendCodeBySms, verifyCode } from 'shared-api/contracts/platform';
import { buildBoot, buildSession } from 'shared-api/testing';
import { buildCodeSent } from '../../testing/builders.ts';
import {
  buildProfile,
  createProfileServer,
  findField,
  press,
  showProfile,
  write,
} from '../../testing/profile-server.tsx';

const server = createProfileServer();

async function openDialog(button = 'Cambia numero') {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return screen.findByRole('dialog', { name: button });
}

async function fill(dialog: HTMLElement, number: string) {
  await userEvent.selectOptions(within(dialog).getByRole('combobox'), '+41');
  if (number) await userEvent.type(within(dialog).getByLabelText('Nuovo numero'), number);
  await userEvent.type(within(dialog).getByLabelText('La tua password'), 'Segreta-1');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Invia il codice' }));
}

describe('a new phone number', () => {
  beforeEach(() => {
    server.on(changePhone).answer(() => ({ pendingPhone: '+41 791234567', version: 4 }));
    server.on(sendCodeBySms).answer(() => buildCodeSent({ sentTo: '••• 67' }));
    server.on(verifyCode).answer(() => ({ user: null }));
    server.on(confirmPhone).answer(() => ({ prefix: '+41', mobile: '791234567', version: 5 }));
  });

  it('takes the password, then the code that went there, counts, and leaves what was typed elsewhere', async () => {
    showProfile();
    await write('Nome', 'Luigi');
    await fill(await openDialog(), '791234567');
    const dialog = await screen.findByRole('dialog', { name: 'Inserisci il codice' });
    expect(server.inputs(changePhone)).toEqual([
      { prefix: '+41', mobile: '791234567', password: 'Segreta-1' },
    ]);
    expect(server.inputs(sendCodeBySms)[0]?.purpose).toBe('newphone');
    await within(dialog).findByText(/al numero ••• 67/);
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Codice' }), '123456');
    expect(await screen.findByText('Il nuovo numero è confermato')).toBeInTheDocument();
    expect(server.inputs(confirmPhone)).toEqual([{ challenge: 'challenge-1' }]);
    expect(screen.getByText('+41 791 234 56 7')).toBeInTheDocument();
    expect(await findField('Nome')).toHaveValue('Luigi');
  });

  it('is not sent where it cannot be one, and says so on its field', async () => {
    showProfile();
    const dialog = await openDialog();
    await fill(dialog, '12');
    expect(await within(dialog).findByText('Il numero di cellulare non è valido')).toBeInTheDocument();
    expect(within(dialog).getByLabelText('Nuovo numero')).toBeInvalid();
    expect(server.inputs(changePhone)).toHaveLength(0);
  });

  it.each([
    ['password', 'La tua password', 'La password non è corretta'],
    ['mobile', 'Nuovo numero', 'È già il tuo numero'],
  ])(
    'shows what the server says of its %s on the field, and loses nothing',
    async (field, label, message) => {
      server.on(changePhone).fail({ code: 'invalid-input', message, fields: { [field]: message } });
      showProfile();
      const dialog = await openDialog();
      await fill(dialog, '791234567');
      await waitFor(() => expect(within(dialog).getByLabelText(label)).toBeInvalid());
      expect(within(dialog).getByLabelText(label)).toHaveAccessibleDescription(message);
      expect(within(dialog).getByLabelText('Nuovo numero')).toHaveValue('791 234 56 7');
    },
  );

  it('can be a first one', async () => {
    server.on(getOwnProfile).answer(() => buildProfile({ prefix: '', mobile: '' }));
    showProfile();
    await fill(await openDialog('Aggiungi un numero'), '791234567');
    expect(await screen.findByText(/Il numero \+41 791 234 56 7 vale solo dopo la conferma/)).toBeVisible();
  });

  it('waits until it is confirmed, and can be given up', async () => {
    server.on(getOwnProfile).answer(() => buildProfile({ pendingPhone: '+39 3331234567' }));
    server.on(cancelPhone).succeed();
    showProfile();
    expect(await screen.findByText(/nuovo numero \+39 333 123 45 67 vale solo dopo/)).toBeInTheDocument();
    server.on(getOwnProfile).answer(() => buildProfile());
    await press('Annulla la modifica');
    expect(await screen.findByText('Il numero resta quello attuale')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(/vale solo dopo/)).not.toBeInTheDocument());
    expect(server.inputs(cancelPhone)).toHaveLength(1);
  });

  it('says that an administrator wants it removed, by whom and from when, and keeps it by a press', async () => {
    const phoneProposal = { by: 'Elena Ricci', countsFrom: '2026-04-20T08:00:00.000Z' };
    server.on(getOwnProfile).answer(() => buildProfile({ phoneProposal }));
    server.on(cancelPhone).succeed();
    showProfile();
    expect(
      await screen.findByText(/Elena Ricci vuole togliere il tuo numero \+39 333 000 00 03: vale dal 20/),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Inserisci il codice' })).not.toBeInTheDocument();
    server.on(getOwnProfile).answer(() => buildProfile());
    await press('Tieni il numero');
    expect(await screen.findByText('Il numero resta quello attuale')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(/vuole togliere/)).not.toBeInTheDocument());
    expect(server.inputs(cancelPhone)).toHaveLength(1);
  });
});

describe('who may not change the number now', () => {
  it('is not offered it', async () => {
    server.on(getOwnProfile).answer(() => buildProfile({ mayChangePhone: false }));
    showProfile();
    expect(await screen.findByText('+39 333 000 00 03')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cambia numero' })).not.toBeInTheDocument();
  });

  it('reads why, while acting for others', async () => {
    const held = { mayChangePhone: false, mayChangeEmail: false, pendingPhone: '+39 3331234567' };
    server.on(getOwnProfile).answer(() => buildProfile(held));
    const actingFor = { company: { id: 'acme', name: 'Acme' }, employee: null };
    showProfile(buildBoot({ session: buildSession({ actingFor }) }));
    expect(await screen.findByText(/Mentre agisci per altri/)).toBeInTheDocument();
    expect(await findField('E‑mail')).toHaveAttribute('readonly');
    expect(screen.getByText(/nuovo numero \+39 333 123 45 67 vale solo/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Inserisci il codice' })).not.toBeInTheDocument();
  });
});
