import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  checkLogin,
  checkLoginPasskey,
  findCompanySignIn,
  finishCompanySignIn,
  getPasskeyLoginOptions,
  nameCompanySignIn,
  startCompanySignIn,
  type CompanySignInTrial,
} from 'shared-api/contracts/auth';
import { renderAt, renderScreen } from 'shared-ui/testing';
import { signByPasskey } from '../passkeys/browser-passkeys.ts';
import { SignInScreen } from '../sign-in/sign-in.screen.tsx';
import { createLoginServer, enterPassword, findCodeField, passwordIsRight } from '../testing/login-server.ts';
import { CompanyLandingScreen } from './company-landing.screen.tsx';

jest.mock('../passkeys/browser-passkeys.ts', () => ({ signByPasskey: jest.fn() }));

const server = createLoginServer();
const found = { company: 'key-1', name: 'Acme ID', isOnlyWay: false };
const address = () => screen.getByTestId('address').textContent;
const button = () => screen.findByRole('button', { name: 'Accedi con Acme ID' });

beforeEach(() => {
  sessionStorage.clear();
  server.on(findCompanySignIn).answer(({ input }) => ({
    found: input.company === 'key-1' || input.typed === 'anna@acme.example' ? found : null,
  }));
  server.on(startCompanySignIn).fail({ code: 'unavailable', message: 'Il servizio di accesso non risponde' });
});

describe('the button of the company', () => {
  it('comes with an address of the company, and not with a user name or half an address', async () => {
    renderScreen(<SignInScreen />);
    const user = screen.getByLabelText('Utente');
    await userEvent.type(user, 'anna.neri');
    expect(server.inputs(findCompanySignIn)).toEqual([]);
    await userEvent.clear(user);
    await userEvent.type(user, 'anna@acme.example');
    await button();
    expect(server.inputs(findCompanySignIn)).toEqual([{ typed: 'anna@acme.example' }]);
    await userEvent.type(user, 'x');
    await waitFor(() => expect(screen.queryByRole('button', { name: /Acme ID/ })).not.toBeInTheDocument());
  });

  it('is there at once by the link of a company, and leads there with what is typed', async () => {
    renderScreen(<SignInScreen />, { path: '/?company=key-1' });
    await userEvent.click(await button());
    expect(await screen.findByText('Il servizio di accesso non risponde')).toBeInTheDocument();
    expect(server.inputs(startCompanySignIn)).toEqual([{ company: 'key-1' }]);
  });

  it('comes when the company wants no password, in the words of the server', async () => {
    const message = 'La tua azienda chiede di accedere con Acme ID';
    server.on(checkLogin).fail({ code: 'forbidden', message, details: { company: 'key-1' } });
    renderScreen(<SignInScreen />);
    await enterPassword();
    expect(await screen.findByText(message)).toBeInTheDocument();
    await button();
  });
});

describe('coming back from the provider', () => {
  const back = '/company-sign-in?code=c-1&state=s-1';
  const land = () => renderScreen(<CompanyLandingScreen />, { path: back });

  it('signs in, opens what was wanted, and remembers the company on this device', async () => {
    server
      .on(finishCompanySignIn)
      .answer(() => ({ outcome: { ...passwordIsRight, loginType: '' }, trial: null, asks: null }));
    sessionStorage.setItem(
      'sportello.away',
      JSON.stringify({ company: 'key-1', wanted: { from: '/documents?page=2' } }),
    );
    land();
    await waitFor(() => expect(address()).toBe('/documents'));
    expect(server.inputs(finishCompanySignIn)).toEqual([{ answer: 'code=c-1&state=s-1', channel: 'MAIL' }]);
    expect(localStorage.getItem('sportello.company')).toBe('"key-1"');
    expect(sessionStorage.getItem('sportello.away')).toBeNull();
  });

  it('asks for our code where it is due', async () => {
    server.on(finishCompanySignIn).answer(() => ({ outcome: passwordIsRight, trial: null, asks: null }));
    land();
    await userEvent.type(await findCodeField(), '123456');
    await waitFor(() => expect(address()).toBe('/dash'));
  });

  describe('where the passkey is the second factor', () => {
    const waits = {
      outcome: { ...passwordIsRight, loginType: 'Authenticator' as const },
      trial: null,
      asks: null,
    };
    const credential = {
      id: 'aa',
      rawId: 'aa',
      type: 'public-key' as const,
      response: { clientDataJSON: 'aa', authenticatorData: 'aa', signature: 'aa' },
      clientExtensionResults: {},
    };

    beforeEach(() => {
      Object.assign(window, { PublicKeyCredential: () => undefined });
      jest.mocked(signByPasskey).mockResolvedValue(credential);
      server.on(getPasskeyLoginOptions).answer(() => ({
        challenge: 'aa',
        rpId: 'localhost',
        timeout: 300_000,
        userVerification: 'required',
      }));
      server.on(checkLoginPasskey).answer(() => ({ ...passwordIsRight, loginType: '' }));
    });
    afterEach(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));

    it('offers it, says what it links, and goes on by it in the same sign-in', async () => {
      server.on(finishCompanySignIn).answer(() => ({ ...waits, links: 'Acme ID', passkey: true }));
      land();
      expect(
        await screen.findByText(
          'È la prima volta che accedi con Acme ID: la tua passkey lo collega al tuo utente, una volta sola.',
        ),
      ).toBeInTheDocument();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Accedi con una passkey' }));
      await waitFor(() => expect(address()).toBe('/dash'));
      expect(server.inputs(checkLoginPasskey)).toEqual([{ credential, product: 'docsign', isFactor: true }]);
    });

    it('says that it goes on by it where nothing is linked, and leads back to the sign-in', async () => {
      server.on(finishCompanySignIn).answer(() => ({ ...waits, links: '', passkey: true }));
      land();
      await screen.findByText('Con questo utente si accede con la passkey: usala per continuare.');
      await userEvent.click(screen.getByRole('button', { name: 'Torna all’accesso' }));
      await waitFor(() => expect(address()).toBe('/'));
    });

    it('says what to do in a browser without passkeys', async () => {
      Reflect.deleteProperty(window, 'PublicKeyCredential');
      server.on(finishCompanySignIn).answer(() => ({ ...waits, links: 'Acme ID', passkey: true }));
      land();
      expect(await screen.findByText('Qui la tua passkey non si può usare')).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /passkey/ })).not.toBeInTheDocument();
    });
  });

  it('says what the code does that links the account, and only then', async () => {
    const sentence =
      'È la prima volta che accedi con Acme ID: un codice tuo lo collega al tuo utente, una volta sola.';
    const answered = { outcome: passwordIsRight, trial: null, asks: null };
    server.on(finishCompanySignIn).answer(() => ({ ...answered, links: 'Acme ID' }));
    const { unmount } = land();
    await findCodeField();
    expect(screen.getByText(sentence)).toBeInTheDocument();
    unmount();
    server.on(finishCompanySignIn).answer(() => ({ ...answered, links: '' }));
    land();
    await findCodeField();
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  });

  it('says what went wrong, keeps the code out of the address, and leads back', async () => {
    server.on(finishCompanySignIn).fail({ code: 'wrong-credentials', message: 'È stato annullato' });
    land();
    expect(await screen.findByText('È stato annullato')).toBeInTheDocument();
    expect(address()).toBe('/company-sign-in');
    await userEvent.click(screen.getByRole('button', { name: 'Torna all’accesso' }));
    expect(address()).toBe('/');
  });

  it('says what to do where the address was opened by itself', async () => {
    renderScreen(<CompanyLandingScreen />, { path: '/company-sign-in' });
    expect(await screen.findByText(/^Questo indirizzo si apre tornando/)).toBeInTheDocument();
    expect(server.inputs(finishCompanySignIn)).toEqual([]);
  });

  const asks = { ticket: 't-1', email: 'anna@acme.example', firstName: 'Maria Pia', lastName: '' };

  it('asks a new person for the name that the provider does not send, and goes on signed in', async () => {
    server.on(finishCompanySignIn).answer(() => ({ outcome: null, trial: null, asks }));
    server.on(nameCompanySignIn).answer(() => ({ outcome: { ...passwordIsRight, loginType: '' } }));
    sessionStorage.setItem('sportello.away', JSON.stringify({ company: 'key-1', wanted: null }));
    land();
    expect(
      await screen.findByText(/conferma anna@acme\.example, ma non dice come ti chiami/),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Nome')).toHaveValue('Maria Pia');
    await userEvent.click(screen.getByRole('button', { name: 'Continua' }));
    expect(await screen.findByText('Campo obbligatorio')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Cognome'), 'De Luca');
    await userEvent.click(screen.getByRole('button', { name: 'Continua' }));
    await waitFor(() => expect(address()).toBe('/dash'));
    expect(server.inputs(nameCompanySignIn)).toEqual([
      { ticket: 't-1', firstName: 'Maria Pia', lastName: 'De Luca', channel: 'MAIL' },
    ]);
    expect(localStorage.getItem('sportello.company')).toBe('"key-1"');
  });

  it('says what was wrong with a name on its field, and leads back where it is too late', async () => {
    server
      .on(finishCompanySignIn)
      .answer(() => ({ outcome: null, trial: null, asks: { ...asks, lastName: 'Neri' } }));
    const fields = { lastName: 'Non si può usare' };
    server.on(nameCompanySignIn).fail({ code: 'invalid-input', message: '', fields });
    land();
    await userEvent.click(await screen.findByRole('button', { name: 'Continua' }));
    expect(await screen.findByText('Non si può usare')).toBeInTheDocument();
    server.on(nameCompanySignIn).fail({ code: 'link-invalid', message: 'È scaduto' });
    await userEvent.type(screen.getByLabelText('Cognome'), 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Continua' }));
    expect(await screen.findByText('È scaduto')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Torna all’accesso' }));
  });

  it('says in a trial what did not come, and what looks alike', async () => {
    const trial: CompanySignInTrial = {
      outcome: 'add',
      email: 'anna@acme.example',
      isVerified: true,
      person: '',
      values: null,
      groups: [],
      asksOurCode: false,
      asksName: true,
      groupsClaim: 'groups',
      groupsSent: 'missing',
      claimsAlike: ['realm_access.roles'],
      valuesAlike: [{ sent: 'Staff', wanted: 'staff' }],
      isMoved: false,
    };
    server.on(finishCompanySignIn).answer(() => ({ outcome: null, trial, asks: null }));
    land();
    expect(await screen.findByText(/^Il campo groups non è stato inviato/)).toBeInTheDocument();
    expect(screen.getByText('Campi arrivati che forse sono quello: realm_access.roles')).toBeInTheDocument();
    expect(screen.getByText(/^È arrivato «Staff», nella tabella c’è «staff»/)).toBeInTheDocument();
    expect(screen.getByText(/vengono chiesti alla persona al primo accesso/)).toBeInTheDocument();
  });

  it('shows what a trial would have led to', async () => {
    const trial: CompanySignInTrial = {
      outcome: 'link',
      email: 'anna@acme.example',
      isVerified: true,
      person: 'Anna Neri',
      values: ['team-a'],
      groups: ['Firma'],
      asksOurCode: false,
      asksName: false,
      groupsClaim: 'groups',
      groupsSent: 'sent',
      claimsAlike: [],
      valuesAlike: [],
      isMoved: false,
    };
    server.on(finishCompanySignIn).answer(() => ({ outcome: null, trial, asks: null }));
    land();
    expect(await screen.findByText(/anna@acme\.example accederebbe come Anna Neri/)).toBeInTheDocument();
    expect(screen.getByText('Gruppi che ne derivano: Firma')).toBeInTheDocument();
    expect(screen.getByText(/ora si può attivare/)).toBeInTheDocument();
    expect(screen.queryByText(/^D’ora in poi tutti tornano/)).not.toBeInTheDocument();
  });

  it('says which company’s address it came back to, and that a trial moved it there', async () => {
    server.on(finishCompanySignIn).answer(() => ({
      outcome: null,
      asks: null,
      trial: {
        outcome: 'known',
        email: 'anna@acme.example',
        isVerified: true,
        person: 'Anna Neri',
        values: null,
        groups: [],
        asksOurCode: true,
        asksName: false,
        groupsClaim: 'groups',
        groupsSent: 'sent',
        claimsAlike: [],
        valuesAlike: [],
        isMoved: true,
      },
    }));
    const { currentPath } = renderAt({
      screens: { '/company-sign-in/:company': CompanyLandingScreen },
      path: '/company-sign-in/key-1?code=c-1&state=s-1',
    });
    expect(await screen.findByText(/^D’ora in poi tutti tornano/)).toBeInTheDocument();
    expect(server.inputs(finishCompanySignIn)).toEqual([
      { answer: 'code=c-1&state=s-1', channel: 'MAIL', company: 'key-1' },
    ]);
    expect(currentPath()).toBe('/company-sign-in/key-1');
  });
});
