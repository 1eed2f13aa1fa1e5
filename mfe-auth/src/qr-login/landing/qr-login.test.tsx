import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signInByQrCode } from 'shared-api/contracts/auth';
import { renderScreen } from 'shared-ui/testing';
import { createLoginServer, passwordIsRight } from '../../testing/login-server.ts';
import { QrLoginScreen } from './qr-login.screen.tsx';

const server = createLoginServer();
const secret = 'a'.repeat(43);

beforeEach(() => server.on(signInByQrCode).answer(() => passwordIsRight));

const show = (hash: string) => renderScreen(<QrLoginScreen />, { path: `/qrlogin#${hash}` });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Accedi' }));

describe('the page to which a QR code leads', () => {
  it('signs in only when its button is pressed, and then asks for the second factor', async () => {
    show(secret);
    expect(server.inputs(signInByQrCode)).toHaveLength(0);
    await press();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Codice' }), '123456');
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/dash'));
    expect(server.inputs(signInByQrCode)).toEqual([{ secret, channel: 'MAIL', product: 'docsign' }]);
  });

  it('takes the channel that is chosen', async () => {
    server.on(signInByQrCode).answer(() => ({ ...passwordIsRight, loginType: 'SMS_ERR_TEL_NUMBER' }));
    show(secret);
    await userEvent.click(screen.getByRole('radio', { name: 'SMS' }));
    await press();
    expect(await screen.findByText(/Numero di Telefono non impostato/)).toBeInTheDocument();
    expect(server.inputs(signInByQrCode)[0]?.channel).toBe('SMS');
  });

  it('says why a code was refused, or that no answer came', async () => {
    const message = 'Codice QR non valido, scaduto o revocato';
    server.on(signInByQrCode).fail({ code: 'wrong-credentials', message });
    show(secret);
    await press();
    expect(await screen.findByText(message)).toBeInTheDocument();
    server.on(signInByQrCode).cut();
    await press();
    expect(await screen.findByText('Il servizio non risponde. Riprova tra poco.')).toBeInTheDocument();
  });

  it('says so when the code was cut', async () => {
    show('');
    expect(screen.getByText('Il codice non è completo')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Usa utente e password' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('button', { name: 'Accedi' })).not.toBeInTheDocument();
  });
});
