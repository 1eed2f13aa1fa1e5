import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addPasskey,
  getNewPasskeyOptions,
  getPasskeys,
  removePasskey,
  renamePasskey,
  type Passkey,
} from 'shared-api/contracts/auth';
import { getBoot } from 'shared-api/contracts/platform';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { renderScreen } from 'shared-ui/testing';
import { buildNewPasskeyOptions } from '../../testing/builders.ts';
import { makePasskey } from '../browser-passkeys.ts';
import { PasskeysCard } from './passkeys-card.component.tsx';

jest.mock('../browser-passkeys.ts', () => ({ makePasskey: jest.fn() }));

const server = createFakeServer();
const id = '00000000-0000-4000-8000-000000000001';
const credential = {
  id: 'aa',
  rawId: 'aa',
  type: 'public-key' as const,
  response: { clientDataJSON: 'aa', attestationObject: 'aa' },
  clientExtensionResults: {},
};
let passkeys: Passkey[];

function buildPasskey(overrides: Partial<Passkey> = {}): Passkey {
  return {
    id,
    name: 'Telefono',
    createdAt: '2026-11-20T09:00:00.000Z',
    lastUsedAt: null,
    isSynced: false,
    ...overrides,
  };
}

beforeEach(() => {
  localStorage.clear();
  passkeys = [];
  Object.assign(window, { PublicKeyCredential: () => undefined });
  jest.mocked(makePasskey).mockReset().mockResolvedValue(credential);
  server.on(getPasskeys).answer(() => ({ isAvailable: true, passkeys }));
  server.on(getBoot).answer(() => buildBoot({ session: buildSession({ hasPasskeys: passkeys.length > 0 }) }));
  server.on(getNewPasskeyOptions).answer(() => buildNewPasskeyOptions());
  server.on(addPasskey).answer(({ input }) => {
    passkeys = [buildPasskey({ name: input.name })];
  });
  server.on(renamePasskey).answer(({ input }) => {
    passkeys = [buildPasskey({ name: input.name })];
  });
  server.on(removePasskey).answer(() => {
    passkeys = [];
  });
});

const show = () => renderScreen(<PasskeysCard />, { boot: buildBoot({ session: buildSession() }) });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const nameField = () => screen.findByRole('textbox', { name: 'Nome della passkey' });
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Le tue passkey' })).getAllByRole('listitem');

const passwordField = () => screen.findByLabelText('La tua password');

async function nameIt(name: string) {
  await userEvent.clear(await nameField());
  if (name) await userEvent.type(await nameField(), name);
}

describe('the passkeys of a person', () => {
  it('are added under a name, once the device has confirmed', async () => {
    show();
    await press('Aggiungi una passkey');
    await nameIt('Portatile');
    await userEvent.type(await passwordField(), 'Segreta-1');
    await press('Continua');
    await waitFor(() => expect(screen.getByText('La passkey è stata aggiunta')).toBeInTheDocument());
    expect(server.inputs(getNewPasskeyOptions)).toEqual([{ password: 'Segreta-1' }]);
    expect(makePasskey).toHaveBeenCalledWith(buildNewPasskeyOptions());
    expect(server.inputs(addPasskey)).toEqual([{ name: 'Portatile', credential }]);
    expect((await rows())[0]).toHaveTextContent('Portatile');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('need a name of sixty characters at most', async () => {
    show();
    await press('Aggiungi una passkey');
    await nameIt('');
    await press('Continua');
    expect(await nameField()).toHaveAccessibleDescription(/Campo obbligatorio/);
    await nameIt('x'.repeat(61));
    expect(screen.getByText('Al massimo 60 caratteri')).toBeInTheDocument();
    await press('Continua');
    expect(makePasskey).not.toHaveBeenCalled();
  });

  it('need the password of their person, which is asked for on its field', async () => {
    const wrong = 'La password non è corretta';
    server
      .on(getNewPasskeyOptions)
      .fail({ code: 'invalid-input', message: wrong, fields: { password: wrong } });
    show();
    await press('Aggiungi una passkey');
    await nameIt('Portatile');
    await press('Continua');
    expect(await passwordField()).toHaveAccessibleDescription(/Campo obbligatorio/);
    expect(server.inputs(getNewPasskeyOptions)).toEqual([]);
    await userEvent.type(await passwordField(), 'Sbagliata-1');
    await press('Continua');
    await waitFor(async () =>
      expect(await passwordField()).toHaveAccessibleDescription(/La password non è corretta/),
    );
    expect(screen.getAllByText(wrong)).toHaveLength(1);
    expect(await nameField()).toHaveValue('Portatile');
    expect(makePasskey).not.toHaveBeenCalled();
  });

  it.each([
    ['NotAllowedError', 'Il dispositivo non ha confermato. Puoi riprovare quando vuoi.'],
    ['InvalidStateError', 'Questo dispositivo ha già una tua passkey.'],
    ['UnknownError', 'La passkey non è stata aggiunta. Riprova tra poco.'],
  ])('say after %s what happened, keep the name, and take a new try', async (name, sentence) => {
    jest.mocked(makePasskey).mockRejectedValueOnce(new DOMException('', name));
    show();
    await press('Aggiungi una passkey');
    await nameIt('Portatile');
    await userEvent.type(await passwordField(), 'Segreta-1');
    await press('Continua');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(await nameField()).toHaveValue('Portatile');
    await press('Continua');
    expect((await rows())[0]).toHaveTextContent('Portatile');
  });

  it('say what the server refused', async () => {
    server.on(getNewPasskeyOptions).fail({ code: 'conflict', message: 'Hai già 10 passkey' });
    show();
    await press('Aggiungi una passkey');
    await nameIt('Portatile');
    await userEvent.type(await passwordField(), 'Segreta-1');
    await press('Continua');
    expect(await screen.findByRole('alert')).toHaveTextContent('Hai già 10 passkey');
  });

  it('tell since when they are there, when they were used last, and which are on several devices', async () => {
    passkeys = [
      buildPasskey({ lastUsedAt: '2026-11-14T08:30:00.000Z', isSynced: true }),
      buildPasskey({ id: '2', name: 'Chiavetta' }),
    ];
    show();
    const [phone, stick] = await rows();
    expect(phone).toHaveTextContent('Su più dispositivi');
    expect(phone).toHaveTextContent('Aggiunta: 20/11/2026, 10:00');
    expect(phone).toHaveTextContent('Ultimo uso: 14/11/2026, 09:30');
    expect(stick).toHaveTextContent('Mai usata');
    expect(stick).not.toHaveTextContent('Su più dispositivi');
  });

  it('are renamed', async () => {
    passkeys = [buildPasskey()];
    show();
    await press('Rinomina Telefono');
    expect(await nameField()).toHaveValue('Telefono');
    await nameIt('Telefono nuovo');
    await press('Salva');
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent('Telefono nuovo'));
    expect(server.inputs(renamePasskey)).toEqual([{ id, name: 'Telefono nuovo' }]);
  });

  it('keep the new name in its field when it was not saved', async () => {
    passkeys = [buildPasskey()];
    server.on(renamePasskey).cut();
    show();
    await press('Rinomina Telefono');
    await nameIt('Nuovo');
    await press('Salva');
    expect(await screen.findByRole('alert')).toHaveTextContent('La passkey non è stata rinominata');
    expect(await nameField()).toHaveValue('Nuovo');
  });

  it('are removed once the person is sure', async () => {
    passkeys = [buildPasskey()];
    show();
    await press('Togli Telefono');
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/Con «Telefono» non si potrà più accedere/)).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Togli' }));
    expect(await screen.findByText('La passkey è stata tolta')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument());
  });

  it('say that one was not removed', async () => {
    passkeys = [buildPasskey()];
    server.on(removePasskey).fail({ code: 'not-found', message: 'Elemento non trovato' });
    show();
    await press('Togli Telefono');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Togli' }),
    );
    expect(await screen.findByText('Elemento non trovato')).toBeInTheDocument();
  });

  it('offer a new try when they cannot be had', async () => {
    server.on(getPasskeys).fail({ code: 'internal' });
    show();
    await screen.findByText('Le passkey non sono disponibili');
    server.on(getPasskeys).answer(() => ({ isAvailable: true, passkeys: [buildPasskey()] }));
    await press('Riprova');
    expect(await rows()).toHaveLength(1);
  });
});

describe('the offer of a passkey', () => {
  it('is made to who has none, and dismissed for good', async () => {
    const { unmount } = show();
    expect(await screen.findByText('La prossima volta accedi con un tocco')).toBeInTheDocument();
    await press('Non mostrare più');
    expect(screen.queryByText('La prossima volta accedi con un tocco')).not.toBeInTheDocument();
    unmount();
    show();
    expect(await screen.findByRole('button', { name: 'Aggiungi una passkey' })).toBeInTheDocument();
    expect(screen.queryByText('La prossima volta accedi con un tocco')).not.toBeInTheDocument();
  });

  it('is not made where the browser or the address has no passkeys', async () => {
    server.on(getPasskeys).answer(() => ({ isAvailable: false, passkeys: [] }));
    const { unmount } = show();
    expect(
      await screen.findByText('Le passkey non sono disponibili a questo indirizzo.'),
    ).toBeInTheDocument();
    unmount();
    server.on(getPasskeys).answer(() => ({ isAvailable: true, passkeys: [] }));
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    show();
    expect(await screen.findByText(/Questo browser non usa le passkey/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Aggiungi una passkey' })).not.toBeInTheDocument();
  });
});
