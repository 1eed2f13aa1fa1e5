import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkLogin, findCompanySignIn, registerLogin, startCompanySignIn } from 'shared-api/contracts/auth';
import { sendCodeByMail, verifyCode } from 'shared-api/contracts/platform';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { renderScreen } from 'shared-ui/testing';
import { buildCodeSent, buildSignedInUser } from '../testing/builders.ts';
import { signIn } from '../passkeys/login/sign-in.ts';
import { SignInAgain } from './sign-in-again.component.tsx';

const server = createFakeServer();
jest.mock('../passkeys/login/sign-in.ts', () => ({ signIn: jest.fn() }));

const session = buildSession();
const withPasskey = buildSession({ hasPasskeys: true });
const passkey = { name: 'Accedi con una passkey' };
const signedIn = jest.fn();

beforeEach(() => {
  localStorage.clear();
  signedIn.mockReset().mockResolvedValue(undefined);
  server.on(checkLogin).answer(() => ({
    isProductEnabled: true,
    loginType: 'OTP',
    maskedMobile: '',
    prefix: '',
    user: null,
  }));
  server.on(sendCodeByMail).answer(() => buildCodeSent());
  server.on(verifyCode).answer(() => ({ user: null }));
  server.on(registerLogin).succeed();
});

function show(of = session) {
  renderScreen(<SignInAgain session={of} onSignedIn={signedIn} />, { boot: buildBoot({ session: of }) });
}

async function enterPassword() {
  await userEvent.type(screen.getByLabelText('Password'), 'Segreta-1!');
  await userEvent.click(screen.getByRole('button', { name: 'Accedi' }));
}

describe('signing in again', () => {
  it('asks for password and second factor of the person whose screen it is, and stays where one is', async () => {
    show();
    const user = screen.getByRole('textbox', { name: 'Utente' });
    expect(user).toHaveValue('mario.rossi');
    await userEvent.type(user, 'luca.verdi');
    await enterPassword();
    await screen.findByText(/Abbiamo inviato un codice/);
    await userEvent.type(screen.getByRole('textbox', { name: 'Codice' }), '123456');
    await waitFor(() => expect(signedIn).toHaveBeenCalledTimes(1));
    expect(server.inputs(checkLogin)[0]).toMatchObject({ username: 'mario.rossi', password: 'Segreta-1!' });
    await waitFor(() => expect(server.inputs(registerLogin)).toHaveLength(1));
    expect(screen.getByTestId('address')).toHaveTextContent('/');
  });

  it('says what was wrong with the password', async () => {
    server.on(checkLogin).fail({ code: 'wrong-credentials', message: 'Utente o password non corretti' });
    show();
    await enterPassword();
    expect(await screen.findByText('Utente o password non corretti')).toBeInTheDocument();
    expect(signedIn).not.toHaveBeenCalled();
  });

  it('takes a passkey of the person whose screen it is, without password and code', async () => {
    Object.assign(window, { PublicKeyCredential: () => undefined });
    const user = buildSignedInUser();
    const nothingDue = { isProductEnabled: true, loginType: '', maskedMobile: '', prefix: '' } as const;
    jest
      .mocked(signIn)
      .mockResolvedValueOnce(undefined)
      .mockResolvedValue({ user, ...nothingDue });
    show(withPasskey);
    await userEvent.click(await screen.findByRole('button', passkey));
    await waitFor(() => expect(signIn).toHaveBeenCalledWith({ userId: withPasskey.userId }));
    expect(signedIn).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', passkey));
    await waitFor(() => expect(signedIn).toHaveBeenCalledTimes(1));
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });

  it('offers no passkey to who has none, nor where the browser has none', () => {
    show(withPasskey);
    expect(screen.queryByRole('button', passkey)).not.toBeInTheDocument();
    Object.assign(window, { PublicKeyCredential: () => undefined });
    show();
    expect(screen.queryByRole('button', passkey)).not.toBeInTheDocument();
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });

  it('says so when the page could not go on', async () => {
    signedIn.mockRejectedValue(new Error('cut'));
    show();
    await enterPassword();
    await screen.findByText(/Abbiamo inviato un codice/);
    await userEvent.type(screen.getByRole('textbox', { name: 'Codice' }), '123456');
    expect(await screen.findByText("Errore durante l'accesso")).toBeInTheDocument();
  });

  describe('by the company', () => {
    const tab = { location: { replace: jest.fn() }, close: jest.fn() };
    const address = 'https://id.acme.example/authorize?state=one';
    const anna = buildSession({ username: 'anna@acme.example' });
    let kept: string | null;

    beforeEach(() => {
      jest.clearAllMocks();
      server
        .on(findCompanySignIn)
        .answer(() => ({ found: { company: 'key-1', name: 'Acme ID', isOnlyWay: true } }));
      jest.spyOn(window, 'open').mockImplementation(() => {
        kept = sessionStorage.getItem('sportello.away');
        return tab as unknown as Window;
      });
    });
    const press = async () =>
      userEvent.click(await screen.findByRole('button', { name: 'Accedi con Acme ID' }));

    it('opens in a tab of its own, so that what was typed below stays', async () => {
      server.on(startCompanySignIn).answer(() => ({ address }));
      show(anna);
      expect(await screen.findByText(/quello che hai scritto resta qui/)).toBeInTheDocument();
      await press();
      await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(address));
      expect(JSON.parse(kept ?? '')).toMatchObject({ company: 'key-1', wanted: { from: '/' } });
      expect(sessionStorage.getItem('sportello.away')).toBeNull();
    });

    it('closes the tab where the provider cannot be reached, and says so here', async () => {
      server
        .on(startCompanySignIn)
        .fail({ code: 'unavailable', message: 'Il servizio di accesso non risponde' });
      show(anna);
      await press();
      expect(await screen.findByText('Il servizio di accesso non risponde')).toBeInTheDocument();
      expect(tab.close).toHaveBeenCalledTimes(1);
    });
  });
});
