import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  checkLogin,
  startAuthenticatorSetup,
  registerLogin,
  verifyAuthenticator,
} from 'shared-api/contracts/auth';
import { getBoot, sendCodeByMail, verifyCode } from 'shared-api/contracts/platform';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { renderScreen, setViewport } from 'shared-ui/testing';
import { SignInScreen } from '../sign-in/sign-in.screen.tsx';
import {
  buildAuthenticatorSetup,
  buildCodeSent,
  buildNothingToSetUp,
  buildSignedInUser,
} from '../testing/builders.ts';

const server = createFakeServer();
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `aaaaa-bbbbb-cccc${index}`);
const asWritten = { normalizer: (text: string) => text };

beforeEach(() => {
  localStorage.clear();
  server.on(checkLogin).answer(() => ({
    isProductEnabled: true,
    loginType: 'Authenticator',
    maskedMobile: '',
    prefix: '',
    user: null,
  }));
  server.on(startAuthenticatorSetup).answer(() => buildNothingToSetUp());
  server.on(verifyAuthenticator).answer(() => ({ user: buildSignedInUser(), recoveryCodes: [] }));
  server.on(sendCodeByMail).answer(() => buildCodeSent());
  server.on(verifyCode).answer(() => ({ user: null }));
  server.on(registerLogin).succeed();
  server.on(getBoot).answer(() => buildBoot({ session: buildSession() }));
});

async function enterPassword() {
  renderScreen(<SignInScreen />);
  await userEvent.click(screen.getByRole('radio', { name: 'Auth' }));
  await userEvent.type(screen.getByLabelText('Utente'), 'mario.rossi');
  await userEvent.type(screen.getByLabelText('Password'), 'Segreta-1!');
  await userEvent.click(screen.getByRole('button', { name: 'Accedi' }));
}

const findCodeField = () => screen.findByRole('textbox', { name: 'Codice' });
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Conferma' }));
const address = () => screen.getByTestId('address').textContent;

describe('signing in with the app', () => {
  it('asks for its code at once where there is one, and leads on', async () => {
    await enterPassword();
    await userEvent.type(await findCodeField(), '123456');
    await waitFor(() => expect(address()).toBe('/dash'));
    expect(server.inputs(checkLogin)[0]?.channel).toBe('AUTH');
    expect(server.inputs(startAuthenticatorSetup)).toEqual([{ username: 'mario.rossi' }]);
    expect(server.inputs(verifyAuthenticator)).toEqual([{ username: 'mario.rossi', code: '123456' }]);
  });

  it('takes digits and Backspace only, by key and pasted, and offers what the phone can fill in', async () => {
    await enterPassword();
    const field = await findCodeField();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveFocus();
    await userEvent.type(field, 'a1-2b3{Backspace}');
    expect(field).toHaveValue('12');
    await userEvent.clear(field);
    await userEvent.paste('654 321');
    await waitFor(() => expect(address()).toBe('/dash'));
    expect(server.inputs(verifyAuthenticator)[0]?.code).toBe('654321');
  });

  it("says 'Specificare un  valore del codice' when it is empty, and sends nothing", async () => {
    await enterPassword();
    const field = await findCodeField();
    await confirm();
    const shown = await screen.findAllByText('Specificare un  valore del codice', asWritten);
    expect(shown.length).toBeGreaterThan(0);
    expect(field).toBeInvalid();
    expect(server.inputs(verifyAuthenticator)).toHaveLength(0);
  });

  it('shows what the server refused on the field, and clears it', async () => {
    server.on(verifyAuthenticator).fail({ code: 'wrong-code', message: 'Il codice non è corretto' });
    await enterPassword();
    const field = await findCodeField();
    await userEvent.type(field, '111111');
    expect((await screen.findAllByText('Il codice non è corretto')).length).toBeGreaterThan(0);
    expect(field).toHaveValue('');
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
  });

  it('does not send a code again that was just refused', async () => {
    server.on(verifyAuthenticator).fail({ code: 'wrong-code', message: 'Il codice non è corretto' });
    await enterPassword();
    const field = await findCodeField();
    await userEvent.type(field, '111111');
    await screen.findAllByText('Il codice non è corretto');
    await userEvent.type(field, '111111');
    expect((await screen.findAllByText('Il codice non è corretto')).length).toBeGreaterThan(0);
    expect(field).toHaveValue('');
    await userEvent.type(field, '222222');
    await waitFor(() =>
      expect(server.inputs(verifyAuthenticator).map(({ code }) => code)).toEqual(['111111', '222222']),
    );
  });

  it('keeps the code when no answer comes', async () => {
    server.on(verifyAuthenticator).cut();
    await enterPassword();
    const field = await findCodeField();
    await userEvent.type(field, '111111');
    expect((await screen.findAllByText("Errore durante l'accesso")).length).toBeGreaterThan(0);
    expect(field).toHaveValue('111111');
  });

  it('leads back to the password', async () => {
    await enterPassword();
    await findCodeField();
    await userEvent.click(screen.getByRole('button', { name: 'Indietro' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Utente')).toHaveValue('mario.rossi');
  });

  it('offers a new try when it cannot begin', async () => {
    server.on(startAuthenticatorSetup).cut();
    await enterPassword();
    const retry = await screen.findByRole('button', { name: 'Riprova' });
    server.on(startAuthenticatorSetup).answer(() => buildNothingToSetUp());
    await userEvent.click(retry);
    expect(await findCodeField()).toBeInTheDocument();
  });

  it('takes a recovery code in its place', async () => {
    await enterPassword();
    await findCodeField();
    await userEvent.click(screen.getByRole('button', { name: 'Usa un codice di recupero' }));
    const field = screen.getByRole('textbox', { name: 'Codice di recupero' });
    expect(field).toHaveFocus();
    await userEvent.type(field, 'troppo corto');
    await confirm();
    expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.type(field, 'AAAAA bbbbb-cccc1');
    await confirm();
    await waitFor(() => expect(address()).toBe('/dash'));
    expect(server.inputs(verifyAuthenticator)).toEqual([
      { username: 'mario.rossi', code: 'AAAAA bbbbb-cccc1' },
    ]);
  });
});

describe('setting the app up while signing in', () => {
  beforeEach(() => {
    server
      .on(startAuthenticatorSetup)
      .answer(({ input }) =>
        input.challenge
          ? buildAuthenticatorSetup()
          : buildNothingToSetUp({ showsQr: true, needsMailCode: true }),
      );
    server.on(verifyAuthenticator).answer(() => ({ user: buildSignedInUser(), recoveryCodes }));
  });

  async function passMailCode() {
    await enterPassword();
    const field = await findCodeField();
    await screen.findByText(/Abbiamo inviato un codice/);
    await userEvent.type(field, '123456');
  }

  it('asks for a code by mail before it shows the key', async () => {
    await enterPassword();
    expect(await screen.findByRole('dialog', { name: 'Prima, un codice per e‑mail' })).toBeInTheDocument();
    await screen.findByText(/Abbiamo inviato un codice/);
    expect(screen.queryByRole('img', { name: /Codice QR/ })).not.toBeInTheDocument();
    expect(server.inputs(sendCodeByMail)).toEqual([
      { username: 'mario.rossi', product: 'docsign', purpose: 'authenticator', resumes: true },
    ]);
  });

  it('leads from the key to its code, and to the recovery codes, before it goes on', async () => {
    await passMailCode();
    const picture = await screen.findByRole('img', { name: /Codice QR/ });
    expect(picture).toHaveAttribute('src', 'data:image/svg+xml;base64,PHN2Zy8+');
    expect(screen.getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Continua' }));
    expect(screen.queryByRole('button', { name: 'Usa un codice di recupero' })).not.toBeInTheDocument();
    await userEvent.type(await findCodeField(), '654321');
    const list = await screen.findByRole('list', { name: 'Codici di recupero' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    expect(address()).toBe('/');
    expect(server.inputs(startAuthenticatorSetup)[1]?.challenge).toBe('challenge-1');
    expect(server.inputs(verifyAuthenticator)).toEqual([
      { username: 'mario.rossi', code: '654321', challenge: 'setup-1' },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Li ho salvati' }));
    await waitFor(() => expect(address()).toBe('/dash'));
  });

  it('leads from the code back to the key', async () => {
    await passMailCode();
    await userEvent.click(await screen.findByRole('button', { name: 'Continua' }));
    await findCodeField();
    await userEvent.click(screen.getByRole('button', { name: 'Indietro' }));
    expect(await screen.findByRole('img', { name: /Codice QR/ })).toBeInTheDocument();
  });

  it('opens the app by a link on a phone, which cannot scan itself', async () => {
    setViewport('phone');
    await passMailCode();
    const link = await screen.findByRole('link', { name: 'Apri nell’app' });
    expect(link).toHaveAttribute('href', buildAuthenticatorSetup().appAddress);
    setViewport('desktop');
  });

  it('copies the key without its spaces, and says so', async () => {
    const user = userEvent.setup();
    await passMailCode();
    await user.click(await screen.findByRole('button', { name: 'Copia la chiave' }));
    expect(await screen.findByText('Chiave copiata')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567');
  });
});
