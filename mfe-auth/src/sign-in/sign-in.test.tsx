import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkLogin, registerLogin } from 'shared-api/contracts/auth';
import { getBoot, verifyCode } from 'shared-api/contracts/platform';
import { buildBoot, buildSession } from 'shared-api/testing';
import { durations, notify } from 'shared-ui';
import { renderScreen } from 'shared-ui/testing';
import { buildSignedInUser } from '../testing/builders.ts';
import { createLoginServer, enterPassword, findCodeField, passwordIsRight } from '../testing/login-server.ts';
import { SignInScreen } from './sign-in.screen.tsx';

const server = createLoginServer();

const address = () => screen.getByTestId('address').textContent;

describe('signing in', () => {
  it('leads from password and mail code to the dashboard and notes the login', async () => {
    renderScreen(<SignInScreen />);
    await enterPassword();
    const field = await findCodeField();
    expect(screen.getByText(/m•••@acme\.example/)).toBeInTheDocument();
    await userEvent.type(field, '123456');
    await waitFor(() => expect(address()).toBe('/dash'));
    expect(server.inputs(checkLogin)).toEqual([
      { username: 'mario.rossi', password: 'Segreta-1!', product: 'docsign', channel: 'MAIL' },
    ]);
    expect(server.inputs(verifyCode)).toEqual([{ challenge: 'challenge-1', code: '123456' }]);
    expect(server.inputs(registerLogin)).toHaveLength(1);
  });

  it('goes on at once when no second factor is asked for', async () => {
    server.on(checkLogin).answer(() => ({ ...passwordIsRight, loginType: '', user: buildSignedInUser() }));
    renderScreen(<SignInScreen />);
    await enterPassword();
    await waitFor(() => expect(address()).toBe('/dash'));
  });

  it('leads who has never changed the password to the first password, without noting the login', async () => {
    const session = buildSession({ hasChangedPassword: false });
    server.on(getBoot).answer(() => buildBoot({ session }));
    renderScreen(<SignInScreen />);
    await enterPassword();
    await userEvent.type(await findCodeField(), '123456');
    await waitFor(() => expect(address()).toBe('/changepasswordinitial'));
    expect(server.inputs(registerLogin)).toHaveLength(0);
  });

  it('asks for user and password before anything is sent', async () => {
    renderScreen(<SignInScreen />);
    await userEvent.click(screen.getByRole('button', { name: 'Accedi' }));
    expect(await screen.findAllByText('Campo obbligatorio')).toHaveLength(2);
    expect(screen.getByLabelText('Utente')).toBeInvalid();
    expect(server.inputs(checkLogin)).toHaveLength(0);
  });

  it('shows what the server refused until it is closed', async () => {
    server.on(checkLogin).fail({ code: 'wrong-credentials', message: 'Utente o password non corretti' });
    renderScreen(<SignInScreen />);
    await enterPassword();
    expect(await screen.findByText('Utente o password non corretti')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('marks the password that was refused and gives it the focus, until something else is typed', async () => {
    server.on(checkLogin).fail({ code: 'wrong-credentials', message: 'Utente o password non corretti' });
    renderScreen(<SignInScreen />);
    await enterPassword();
    const password = screen.getByLabelText('Password');
    await waitFor(() => expect(password).toBeInvalid());
    expect(password).toHaveAccessibleDescription('Controlla l’utente e la password');
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.type(screen.getByLabelText('Utente'), 'x');
    expect(password).toBeValid();
  });

  it.each([
    ['starts in the field of the user', true],
    ['leaves the focus alone where it would call up a keyboard on the screen', false],
  ])('%s', (_, matches) => {
    const asked = jest.spyOn(window, 'matchMedia');
    asked.mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches, media }) as MediaQueryList,
    );
    renderScreen(<SignInScreen />);
    const user = screen.getByLabelText('Utente');
    expect(document.activeElement === user).toBe(matches);
    asked.mockRestore();
  });

  it('asks for a forgotten password with the name that was typed', async () => {
    renderScreen(<SignInScreen />);
    await userEvent.type(screen.getByLabelText('Utente'), 'mario.rossi');
    await userEvent.click(screen.getByRole('button', { name: 'Password dimenticata?' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByLabelText('Utente')).toHaveValue('mario.rossi');
  });

  it('says that the login failed when no answer comes', async () => {
    server.on(checkLogin).cut();
    renderScreen(<SignInScreen />);
    await enterPassword();
    expect(await screen.findByText('Errore durante la login')).toBeInTheDocument();
  });

  it("says 'Prodotto non abilitato' and stays", async () => {
    server.on(checkLogin).answer(() => ({ ...passwordIsRight, isProductEnabled: false, loginType: '' }));
    renderScreen(<SignInScreen />);
    await enterPassword();
    expect(await screen.findByText('Prodotto non abilitato')).toBeInTheDocument();
    expect(address()).toBe('/');
  });

  it('says that the phone number is missing', async () => {
    server.on(checkLogin).answer(() => ({ ...passwordIsRight, loginType: 'SMS_ERR_TEL_NUMBER' }));
    renderScreen(<SignInScreen />);
    await enterPassword();
    expect(await screen.findByText(/Numero di Telefono non impostato/)).toBeInTheDocument();
  });

  it('shows the password on demand', async () => {
    renderScreen(<SignInScreen />);
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Mostra la password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  });

  it('remembers the channel of the last login on this device', async () => {
    server.on(checkLogin).answer(() => ({ ...passwordIsRight, loginType: '', user: buildSignedInUser() }));
    const { unmount } = renderScreen(<SignInScreen />);
    expect(screen.getByRole('radio', { name: 'Mail' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'SMS' }));
    expect(
      screen.getByText(/^Dopo la password arriva un codice per SMS\. .* una passkey sono più sicuri\.$/),
    ).toBeInTheDocument();
    await enterPassword();
    await waitFor(() => expect(address()).toBe('/dash'));
    unmount();
    renderScreen(<SignInScreen />);
    expect(screen.getByRole('radio', { name: 'SMS' })).toBeChecked();
  });

  it('switches to English at once', async () => {
    renderScreen(<SignInScreen />);
    await userEvent.click(screen.getByRole('radio', { name: 'EN' }));
    expect(screen.getByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
  });

  it('says so while the network is gone', () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderScreen(<SignInScreen />);
    expect(screen.getByText(/Connessione assente/)).toBeInTheDocument();
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/Connessione assente/)).not.toBeInTheDocument();
    onLine.mockRestore();
  });
});

describe('what goes wrong after the last factor', () => {
  const enter = async () => {
    renderScreen(<SignInScreen />);
    await enterPassword();
    await userEvent.type(await findCodeField(), '123456');
  };

  it('is told when it is not known who one is now', async () => {
    server.on(getBoot).cut();
    await enter();
    expect(await screen.findByText("Errore durante l'accesso")).toBeInTheDocument();
    expect(address()).toBe('/');
  });

  it('is told when the browser let go of the session at once', async () => {
    server.on(getBoot).answer(() => buildBoot({ session: null }));
    await enter();
    expect(await screen.findByText(/non lascia conservare i cookie/)).toBeInTheDocument();
    expect(address()).toBe('/');
  });

  it('is told for eight seconds when the login was not noted, and one is in all the same', async () => {
    const told = jest.spyOn(notify, 'error');
    server
      .on(registerLogin)
      .fail({ code: 'internal', message: 'Qualcosa non va da noi: riprovare tra poco' });
    await enter();
    await waitFor(() => expect(address()).toBe('/dash'));
    expect(await screen.findByText('Qualcosa non va da noi: riprovare tra poco')).toBeInTheDocument();
    expect(told).toHaveBeenCalledWith('Qualcosa non va da noi: riprovare tra poco', { duration: 'failure' });
    expect(durations.failure).toBe(8000);
    told.mockRestore();
  });
});

describe('what is said at the sign-in', () => {
  const told = () => jest.mocked(notify.error).mock.calls.map(([text, options]) => [text, options?.duration]);

  beforeEach(() => void jest.spyOn(notify, 'error'));
  afterEach(() => jest.restoreAllMocks());

  it('stays as long as the specification says', async () => {
    expect(durations).toMatchObject({ brief: 2000, normal: 3000, long: 4000, untilClosed: null });
    server.on(checkLogin).fail({ code: 'wrong-credentials', message: 'Utente o password non corretti' });
    renderScreen(<SignInScreen />);
    await enterPassword();
    await screen.findByText('Utente o password non corretti');
    server.on(checkLogin).answer(() => ({ ...passwordIsRight, isProductEnabled: false, loginType: '' }));
    await userEvent.click(screen.getByRole('button', { name: 'Accedi' }));
    await screen.findByText('Prodotto non abilitato');
    server.on(checkLogin).answer(() => ({ ...passwordIsRight, loginType: 'SMS_ERR_TEL_NUMBER' }));
    await userEvent.click(screen.getByRole('button', { name: 'Accedi' }));
    await screen.findByText(/Numero di Telefono/);
    expect(told()).toEqual([
      ['Utente o password non corretti', 'untilClosed'],
      ['Prodotto non abilitato', 'normal'],
      ["Numero di Telefono non impostato correttamente, chiedere all'amministratore", 'long'],
    ]);
  });
});
