import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signInByQrCode, writeQrCode, type LoginOutcome } from 'shared-api/contracts/auth';
import { createFakeServer } from 'shared-api/testing';
import { renderScreen } from 'shared-ui/testing';
import { loadReader } from './read-qr.ts';
import { ScanView } from './scan-view.component.tsx';

jest.mock('./read-qr.ts', () => ({ loadReader: jest.fn() }));

const server = createFakeServer();
const secret = 'a'.repeat(43);
const ownCode = writeQrCode('https://sportello.example', secret);
const outcome: LoginOutcome = {
  isProductEnabled: true,
  loginType: 'OTP',
  maskedMobile: '',
  prefix: '',
  user: null,
};

/** What is before the camera, or in the picture that is chosen. */
let inView: string | undefined;
const track = { stop: jest.fn(), addEventListener: jest.fn() };
const getUserMedia = jest.fn();
const [onPassed, onClose] = [jest.fn(), jest.fn()];

beforeEach(() => {
  jest.clearAllMocks();
  inView = undefined;
  jest.mocked(loadReader).mockResolvedValue(() => Promise.resolve(inView));
  getUserMedia.mockResolvedValue({ getTracks: () => [track], getVideoTracks: () => [track] });
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  Object.assign(window, { createImageBitmap: () => Promise.resolve({ close: () => undefined }) });
  server.on(signInByQrCode).answer(() => outcome);
});

const open = () => renderScreen(<ScanView onPassed={onPassed} onClose={onClose} />);
const choosePicture = () =>
  userEvent.upload(screen.getByLabelText('Scegli un’immagine del codice', { selector: 'input' }), [
    new File(['picture'], 'codice-qr.png', { type: 'image/png' }),
  ]);

describe('the camera view of the sign-in', () => {
  it('signs in by the code that comes into view, once, by the channel of this device', async () => {
    localStorage.setItem('sportello.channel', JSON.stringify('SMS'));
    open();
    expect(await screen.findByText('Tieni il codice dentro la cornice')).toBeInTheDocument();
    expect(screen.getByText(/nel tuo profilo di Sportello/)).toBeInTheDocument();
    inView = ownCode;
    await waitFor(() => expect(onPassed).toHaveBeenCalledWith(outcome));
    expect(server.inputs(signInByQrCode)).toEqual([{ secret, product: 'docsign', channel: 'SMS' }]);
  });

  it('passes over codes of others, in words, and goes on', async () => {
    inView = 'https://elsewhere.example';
    open();
    expect(await screen.findByText(/Questo codice QR non serve per accedere/)).toBeInTheDocument();
    expect(server.inputs(signInByQrCode)).toHaveLength(0);
    inView = ownCode;
    await waitFor(() => expect(onPassed).toHaveBeenCalled());
  });

  it('says why a code was refused, sends it no second time, and takes the next one', async () => {
    const message = 'Codice QR non valido, scaduto o revocato';
    server.on(signInByQrCode).fail({ code: 'wrong-credentials', message });
    inView = ownCode;
    open();
    expect(await screen.findByText(message)).toBeInTheDocument();
    server.on(signInByQrCode).answer(() => outcome);
    inView = writeQrCode('https://sportello.example', 'b'.repeat(43));
    await waitFor(() => expect(onPassed).toHaveBeenCalled());
    expect(server.inputs(signInByQrCode).map((input) => input.secret)).toEqual([secret, 'b'.repeat(43)]);
  });

  it('offers a new try when no answer comes', async () => {
    server.on(signInByQrCode).cut();
    inView = ownCode;
    open();
    expect(await screen.findByText(/Il servizio non risponde/)).toBeInTheDocument();
    expect(server.inputs(signInByQrCode)).toHaveLength(1);
    server.on(signInByQrCode).answer(() => outcome);
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    await waitFor(() => expect(onPassed).toHaveBeenCalled());
  });

  it('stops the camera when it is left', async () => {
    const { unmount } = open();
    await screen.findByText('Tieni il codice dentro la cornice');
    await userEvent.click(screen.getByRole('button', { name: 'Indietro' }));
    expect(onClose).toHaveBeenCalled();
    unmount();
    expect(track.stop).toHaveBeenCalled();
  });

  it('stops a camera that comes only after it was left', async () => {
    let give: (stream: unknown) => void = () => undefined;
    getUserMedia.mockReturnValue(new Promise((resolve) => (give = resolve)));
    open().unmount();
    await act(async () => give({ getTracks: () => [track], getVideoTracks: () => [track] }));
    expect(track.stop).toHaveBeenCalled();
  });
});

describe('without the camera', () => {
  it.each([
    ['NotAllowedError', 'La fotocamera è bloccata'],
    ['NotFoundError', 'Nessuna fotocamera'],
    ['NotReadableError', 'La fotocamera non risponde'],
  ])('after %s it says %j, what to do, and tries again', async (name, title) => {
    getUserMedia.mockRejectedValueOnce(new DOMException('', name));
    open();
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByText(/scegli un’immagine del codice/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('Tieni il codice dentro la cornice')).toBeInTheDocument();
  });

  it('says that the address is not a secure one', async () => {
    Object.defineProperty(window, 'isSecureContext', { value: false, configurable: true });
    open();
    expect(await screen.findByText(/solo a un indirizzo sicuro/)).toBeInTheDocument();
    expect(getUserMedia).not.toHaveBeenCalled();
  });

  it('reads the code from a picture', async () => {
    getUserMedia.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    inView = ownCode;
    open();
    await choosePicture();
    await waitFor(() => expect(onPassed).toHaveBeenCalledWith(outcome));
  });

  it('says so when a picture holds no code, or is none', async () => {
    getUserMedia.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    open();
    await choosePicture();
    expect(await screen.findByText(/non c’è un codice QR leggibile/)).toBeInTheDocument();
    Object.assign(window, { createImageBitmap: () => Promise.reject(new Error('no picture')) });
    await choosePicture();
    expect(await screen.findByText(/Questa immagine non si può leggere/)).toBeInTheDocument();
  });

  it('says when what reads the codes cannot be loaded', async () => {
    jest.mocked(loadReader).mockRejectedValue(new Error('no network'));
    open();
    expect(await screen.findByText(/Il lettore dei codici non si carica/)).toBeInTheDocument();
  });
});
