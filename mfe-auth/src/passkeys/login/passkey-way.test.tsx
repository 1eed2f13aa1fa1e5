import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkLoginPasskey, getPasskeyLoginOptions, type LoginOutcome } from 'shared-api/contracts/auth';
import { createFakeServer } from 'shared-api/testing';
import { renderScreen } from 'shared-ui/testing';
import { buildSignedInUser } from '../../testing/builders.ts';
import { signByPasskey } from '../browser-passkeys.ts';
import { PasskeyWay } from './passkey-way.component.tsx';

jest.mock('../browser-passkeys.ts', () => ({ signByPasskey: jest.fn() }));

const server = createFakeServer();
const options = {
  challenge: 'aa',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
} as const;
const credential = {
  id: 'aa',
  rawId: 'aa',
  type: 'public-key' as const,
  response: { clientDataJSON: 'aa', authenticatorData: 'aa', signature: 'aa' },
  clientExtensionResults: {},
};
const outcome: LoginOutcome = {
  isProductEnabled: true,
  loginType: '',
  maskedMobile: '',
  prefix: '',
  user: buildSignedInUser(),
};
const onFirstFactor = jest.fn();

beforeEach(() => {
  onFirstFactor.mockClear();
  Object.assign(window, { PublicKeyCredential: () => undefined });
  jest.mocked(signByPasskey).mockReset().mockResolvedValue(credential);
  server.on(getPasskeyLoginOptions).answer(() => options);
  server.on(checkLoginPasskey).answer(() => outcome);
});

const show = () => renderScreen(<PasskeyWay onFirstFactor={onFirstFactor} />);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Accedi con una passkey' }));

describe('signing in by passkey', () => {
  it('has the device sign the server’s challenge and goes on as the server says', async () => {
    show();
    await press();
    await waitFor(() => expect(onFirstFactor).toHaveBeenCalledWith(outcome));
    expect(signByPasskey).toHaveBeenCalledWith(options);
    expect(server.inputs(checkLoginPasskey)).toEqual([{ credential, product: 'docsign' }]);
  });

  it('names the person for whom a screen waits', async () => {
    renderScreen(<PasskeyWay userId="user-1" onFirstFactor={onFirstFactor} />);
    await press();
    await waitFor(() => expect(onFirstFactor).toHaveBeenCalledWith(outcome));
    expect(server.inputs(checkLoginPasskey)).toEqual([{ credential, product: 'docsign', userId: 'user-1' }]);
  });

  it('says calmly that nothing was used when the person turns away, and can be pressed again', async () => {
    jest.mocked(signByPasskey).mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    show();
    await press();
    expect(await screen.findByText(/Nessuna passkey usata/)).toBeInTheDocument();
    expect(onFirstFactor).not.toHaveBeenCalled();
    await press();
    await waitFor(() => expect(onFirstFactor).toHaveBeenCalled());
  });

  it('says what the server refused, and what the device could not do', async () => {
    const message = 'Passkey non riconosciuta: accedi con la password, oppure riprova';
    server.on(checkLoginPasskey).fail({ code: 'wrong-credentials', message });
    show();
    await press();
    expect(await screen.findByText(message)).toBeInTheDocument();
    jest.mocked(signByPasskey).mockRejectedValueOnce(new DOMException('', 'SecurityError'));
    await press();
    expect(await screen.findByText(/non ha potuto usare la passkey/)).toBeInTheDocument();
    expect(onFirstFactor).not.toHaveBeenCalled();
  });

  it('says when no answer comes', async () => {
    server.on(getPasskeyLoginOptions).cut();
    show();
    await press();
    expect(await screen.findByText('Il servizio non risponde. Riprova tra poco.')).toBeInTheDocument();
  });

  it('is not offered by a browser without passkeys', () => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    show();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
