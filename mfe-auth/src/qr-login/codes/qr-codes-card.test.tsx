import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createQrCode,
  downloadQrCode,
  listQrCodes,
  revokeQrCode,
  checkQrPassword,
  type QrCode,
} from 'shared-api/contracts/auth';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { saveFile } from 'shared-ui';
import { renderScreen } from 'shared-ui/testing';
import { QrCodesCard } from './qr-codes-card.component.tsx';

jest.mock('shared-ui', () => ({ ...jest.requireActual<object>('shared-ui'), saveFile: jest.fn() }));

const server = createFakeServer();
const day = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
let codes: QrCode[];

function buildCode(overrides: Partial<QrCode> = {}): QrCode {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    createdAt: '2026-11-20T09:00:00.000Z',
    expiresAt: inDays(80),
    lastUsedAt: null,
    ...overrides,
  };
}

beforeEach(() => {
  jest.clearAllMocks();
  codes = [];
  server.on(listQrCodes).answer(() => ({ codes }));
  server.on(checkQrPassword).answer(() => ({ validForDays: 90, left: 5 }));
  server.on(createQrCode).answer(() => ({ address: '/api/downloadQRCode', ticket: 't' }));
  server.on(downloadQrCode).answer(() => {
    codes = [buildCode(), ...codes];
    return new Blob(['picture'], { type: 'image/png' });
  });
  server.on(revokeQrCode).answer(({ input }) => {
    codes = codes.filter(({ id }) => id !== input.id);
  });
});

const show = () => renderScreen(<QrCodesCard />, { boot: buildBoot({ session: buildSession() }) });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

/** Presses the button, and gives the password in the dialog that asks for it. */
async function make(password = 'Segreta-1!') {
  await press('Crea un codice QR');
  const dialog = within(await screen.findByRole('dialog'));
  if (password) await userEvent.type(dialog.getByLabelText(/^La tua password/), password);
  await userEvent.click(dialog.getByRole('button', { name: 'Crea un codice QR' }));
}

describe('the QR codes of a person', () => {
  it('are made after a word of warning, saved to the device, shown once and listed', async () => {
    show();
    await press('Crea un codice QR');
    expect(screen.getByRole('dialog')).toHaveTextContent('per 90 giorni vale al posto di utente');
    await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
    await make();
    await waitFor(() => expect(screen.getByText('QRCode Generato Con Successo')).toBeInTheDocument());
    expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), 'sportello-codice-qr.png');
    const named = { userId: 'user-1', token: 'user-1' };
    expect(server.inputs(checkQrPassword)).toEqual([named]);
    expect(server.inputs(createQrCode)).toEqual([{ ...named, password: 'Segreta-1!' }]);
    expect(server.inputs(downloadQrCode)).toEqual([{ ticket: 't' }]);
    expect(await screen.findByRole('img', { name: 'Codice QR per accedere' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/png/),
    );
    await press('Ho finito');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(within(screen.getByRole('list')).getByText('Creato: 20/11/2026, 10:00')).toBeInTheDocument();
  });

  it('tell when they were made and used last, and which end soon', async () => {
    codes = [
      buildCode({ lastUsedAt: '2026-11-14T08:30:00.000Z' }),
      buildCode({ id: '2', expiresAt: inDays(3) }),
    ];
    show();
    const rows = within(await screen.findByRole('list', { name: 'Codici QR validi' })).getAllByRole(
      'listitem',
    );
    expect(rows[0]).toHaveTextContent('Ultimo uso: 14/11/2026, 09:30');
    expect(rows[0]).not.toHaveTextContent('Scade presto');
    expect(rows[1]).toHaveTextContent('Mai usato');
    expect(rows[1]).toHaveTextContent('Scade presto');
  });

  it('are revoked once the person is sure', async () => {
    codes = [buildCode()];
    show();
    await press(/Revoca il codice creato il 20\/11\/2026/);
    await confirm('Annulla');
    expect(server.inputs(revokeQrCode)).toHaveLength(0);
    await press(/Revoca il codice creato/);
    await confirm('Revoca');
    expect(await screen.findByText('Il codice QR è stato revocato')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('list', { name: 'Codici QR validi' })).not.toBeInTheDocument(),
    );
  });

  it('ask for the password, and say on its field that it is wrong', async () => {
    show();
    await make('');
    expect(await screen.findByText('Campo richiesto')).toBeInTheDocument();
    expect(server.inputs(createQrCode)).toEqual([]);
    const fields = { password: 'La password non è corretta' };
    server.on(createQrCode).fail({ code: 'invalid-input', fields });
    await userEvent.type(screen.getByLabelText(/^La tua password/), 'Sbagliata');
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Crea un codice QR' }),
    );
    await waitFor(() =>
      expect(screen.getByLabelText(/^La tua password/)).toHaveAccessibleDescription(
        'La password non è corretta',
      ),
    );
    expect(saveFile).not.toHaveBeenCalled();
  });

  it('say what the server refused, and save nothing', async () => {
    server.on(createQrCode).fail({ code: 'conflict', message: 'Hai già 5 codici QR validi' });
    show();
    await make();
    expect(await screen.findByText('Hai già 5 codici QR validi')).toBeInTheDocument();
    expect(saveFile).not.toHaveBeenCalled();
  });

  it('say so when a code was not made or not revoked for want of an answer', async () => {
    codes = [buildCode()];
    server.on(checkQrPassword).cut();
    server.on(revokeQrCode).cut();
    show();
    await make();
    expect(await screen.findByText('Il codice QR non è stato creato. Riprova tra poco.')).toBeInTheDocument();
    await press('Annulla');
    await press(/Revoca il codice creato/);
    await confirm('Revoca');
    expect(await screen.findByText(/non è stato revocato/)).toBeInTheDocument();
  });

  it('are five at most', async () => {
    codes = ['1', '2', '3', '4', '5'].map((id) => buildCode({ id }));
    show();
    expect(await screen.findByText(/Hai già 5 codici validi, il massimo/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Crea un codice QR' })).not.toBeInTheDocument();
  });

  it('offer a new try when they cannot be had', async () => {
    server.on(listQrCodes).fail({ code: 'internal' });
    show();
    await screen.findByText('I codici QR non sono disponibili');
    server.on(listQrCodes).answer(() => ({ codes: [buildCode()] }));
    await press('Riprova');
    expect(await screen.findByRole('listitem')).toBeInTheDocument();
  });
});
