import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkLogin } from 'shared-api/contracts/auth';
import { sendCodeByMail, sendCodeBySms, verifyCode } from 'shared-api/contracts/platform';
import { failure } from 'shared-api/testing';
import { renderScreen } from 'shared-ui/testing';
import { buildCodeSent } from '../testing/builders.ts';
import { createLoginServer, enterPassword, findCodeField, passwordIsRight } from '../testing/login-server.ts';
import { SignInScreen } from './sign-in.screen.tsx';

const server = createLoginServer();

const address = () => screen.getByTestId('address').textContent;

describe('the code of the mail', () => {
  it('takes digits and Backspace only', async () => {
    renderScreen(<SignInScreen />);
    await enterPassword();
    const field = await findCodeField();
    await userEvent.type(field, 'a1-2b3{Backspace}');
    expect(field).toHaveValue('12');
  });

  it('asks for a value when it is empty', async () => {
    renderScreen(<SignInScreen />);
    await enterPassword();
    await findCodeField();
    await userEvent.click(screen.getByRole('button', { name: 'Conferma' }));
    // Testing Library folds double spaces unless told otherwise.
    const shown = await screen.findAllByText("Specificare un  valore dell'OTP", {
      normalizer: (text) => text,
    });
    expect(shown.length).toBeGreaterThan(0);
    expect(server.inputs(verifyCode)).toHaveLength(0);
  });

  it('clears the field when the code is wrong', async () => {
    server.on(verifyCode).fail({ code: 'wrong-code', message: 'Valore OTP non corretto', status: 422 });
    renderScreen(<SignInScreen />);
    await enterPassword();
    const field = await findCodeField();
    await userEvent.type(field, '654321');
    expect(await screen.findByRole('alert')).toHaveTextContent('Valore OTP non corretto');
    expect(field).toHaveValue('');
    expect(field).toBeInvalid();
  });

  it('is not right when it is short, and leaves its field', async () => {
    renderScreen(<SignInScreen />);
    await enterPassword();
    const field = await findCodeField();
    await userEvent.type(field, '1234{Enter}');
    expect((await screen.findAllByText('Valore OTP non corretto')).length).toBeGreaterThan(0);
    expect(field).toHaveValue('');
    expect(server.inputs(verifyCode)).toHaveLength(0);
  });

  it('stays in its field when no answer comes, to be sent again', async () => {
    server.on(verifyCode).cut();
    renderScreen(<SignInScreen />);
    await enterPassword();
    const field = await findCodeField();
    await userEvent.type(field, '123456');
    expect((await screen.findAllByText("Errore durante l'accesso")).length).toBeGreaterThan(0);
    expect(field).toHaveValue('123456');
    server.on(verifyCode).answer(() => ({ user: null }));
    await userEvent.click(screen.getByRole('button', { name: 'Conferma' }));
    await waitFor(() => expect(address()).toBe('/dash'));
  });

  it('is sent again on demand, not before the wait is over', async () => {
    server.on(sendCodeByMail).answer(() => buildCodeSent({ resendAfter: 0, challenge: 'challenge-2' }));
    renderScreen(<SignInScreen />);
    await enterPassword();
    await findCodeField();
    await userEvent.click(await screen.findByRole('button', { name: 'Reinvia' }));
    expect(await screen.findByText('Abbiamo inviato un nuovo codice')).toBeInTheDocument();
    expect(server.inputs(sendCodeByMail)).toHaveLength(2);
    server.on(sendCodeByMail).answer(() => buildCodeSent());
    await userEvent.click(await screen.findByRole('button', { name: 'Reinvia' }));
    expect(await screen.findByRole('button', { name: /Reinvia tra \d+\ss/ })).toBeDisabled();
  });

  it('says why it was not sent', async () => {
    server.on(sendCodeByMail).answer(() => {
      throw failure({
        code: 'resend-too-early',
        message: 'Attendere 12 secondi prima di richiedere un nuovo codice',
        details: { seconds: 12 },
      });
    });
    renderScreen(<SignInScreen />);
    await enterPassword();
    expect(await screen.findByText(/un altro tra 1\d secondi\.$/)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /Reinvia tra 1\d\ss/ })).toBeDisabled();
  });
});

describe('the code of the SMS', () => {
  beforeEach(() => {
    server.on(checkLogin).answer(() => ({
      ...passwordIsRight,
      loginType: 'SMS',
      maskedMobile: '••• 03',
      prefix: '+39',
    }));
    server.on(sendCodeBySms).answer(() => buildCodeSent({ sentTo: '••• 03' }));
  });

  async function enterPasswordForSms() {
    renderScreen(<SignInScreen />);
    await userEvent.click(screen.getByRole('radio', { name: 'SMS' }));
    await enterPassword();
  }

  it('says to which number it went, and signs in', async () => {
    await enterPasswordForSms();
    expect(await screen.findByText(/al numero ••• 03/)).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Codice' }), '123456');
    await waitFor(() => expect(address()).toBe('/dash'));
    expect(server.inputs(checkLogin)[0]?.channel).toBe('SMS');
    expect(server.inputs(sendCodeBySms)).toEqual([
      { username: 'mario.rossi', product: 'docsign', purpose: 'login', resumes: true },
    ]);
  });

  it('can be pasted with a space in it', async () => {
    await enterPasswordForSms();
    await screen.findByText(/al numero ••• 03/);
    await userEvent.click(screen.getByRole('textbox', { name: 'Codice' }));
    await userEvent.paste('123 456');
    await waitFor(() => expect(address()).toBe('/dash'));
    expect(server.inputs(verifyCode)).toEqual([{ challenge: 'challenge-1', code: '123456' }]);
  });

  it('is taken from the message where the phone can', async () => {
    const message = Promise.withResolvers<{ code: string }>();
    const get = jest.fn().mockReturnValue(message.promise);
    Object.assign(window, { OTPCredential: () => undefined });
    Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
    await enterPasswordForSms();
    await screen.findByText(/al numero ••• 03/);
    message.resolve({ code: '654321' });
    await waitFor(() => expect(address()).toBe('/dash'));
    expect(server.inputs(verifyCode)).toEqual([{ challenge: 'challenge-1', code: '654321' }]);
    Reflect.deleteProperty(window, 'OTPCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });
});
