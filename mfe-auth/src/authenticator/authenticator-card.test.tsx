import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createRecoveryCodes,
  disableAuthenticator,
  startAuthenticatorSetup,
  getAuthenticator,
  getStrongSignIn,
  replaceAuthenticator,
  verifyAuthenticator,
} from 'shared-api/contracts/auth';
import { sendCodeByMail, verifyCode } from 'shared-api/contracts/platform';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { renderScreen } from 'shared-ui/testing';
import { buildAuthenticatorSetup, buildCodeSent, buildNothingToSetUp } from '../testing/builders.ts';
import { AuthenticatorCard } from './authenticator-card.component.tsx';

const server = createFakeServer();
const codes = Array.from({ length: 10 }, (_, index) => `aaaaa-bbbbb-cccc${index}`);
const off = { enabledAt: null, isLocked: false, recoveryCodesLeft: 0 };
const on = { enabledAt: '2026-11-20T09:00:00.000Z', isLocked: false, recoveryCodesLeft: 10 };
let state: { enabledAt: string | null; isLocked: boolean; recoveryCodesLeft: number };

beforeEach(() => {
  state = on;
  server.on(getAuthenticator).answer(() => state);
  server.on(getStrongSignIn).answer(() => ({ demand: 'none' as const }));
  server.on(sendCodeByMail).answer(() => buildCodeSent());
  server.on(verifyCode).answer(() => ({ user: null }));
  server.on(replaceAuthenticator).answer(() => buildAuthenticatorSetup());
  server.on(verifyAuthenticator).answer(() => {
    state = on;
    return { user: null, recoveryCodes: codes };
  });
  server.on(createRecoveryCodes).answer(() => ({ recoveryCodes: codes }));
  server.on(disableAuthenticator).answer(() => {
    state = off;
  });
});

const show = () => renderScreen(<AuthenticatorCard />, { boot: buildBoot({ session: buildSession() }) });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const typeCode = async (code: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: 'Codice' }), code);

/** jsdom's files know no `text()`. */
function textOf(file: Blob | undefined): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(file ?? new Blob());
  });
}

describe('the card of the app', () => {
  it('says that there is none, and switches it on: code by mail, key, code, recovery codes', async () => {
    state = off;
    server
      .on(startAuthenticatorSetup)
      .answer(({ input }) =>
        input.challenge
          ? buildAuthenticatorSetup()
          : buildNothingToSetUp({ showsQr: true, needsMailCode: true }),
      );
    show();
    expect(await screen.findByText('Non attiva')).toBeInTheDocument();
    await press('Attiva');
    await screen.findByText(/Abbiamo inviato un codice/);
    await typeCode('123456');
    await press('Continua');
    await typeCode('654321');
    await press('Li ho salvati');
    expect(await screen.findByText('App di autenticazione attivata')).toBeInTheDocument();
    expect(await screen.findByText('Ti restano 10 codici di recupero')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says since when it is on and how many recovery codes are left', async () => {
    show();
    expect(await screen.findByText('Attivata: 20/11/2026, 10:00')).toBeInTheDocument();
    expect(screen.getByText('Ti restano 10 codici di recupero')).toBeInTheDocument();
    expect(screen.queryByText(/Crea nuovi codici/)).not.toBeInTheDocument();
  });

  it('says that there are no recovery codes, instead of counting them', async () => {
    state = { ...on, recoveryCodesLeft: 0 };
    show();
    expect(await screen.findByText(/Non hai codici di recupero/)).toBeInTheDocument();
    expect(screen.queryByText(/Ti restano/)).not.toBeInTheDocument();
  });

  it('warns when recovery codes run out, and when the app is locked', async () => {
    state = { ...on, isLocked: true, recoveryCodesLeft: 1 };
    show();
    expect(await screen.findByText('Bloccata')).toBeInTheDocument();
    expect(screen.getByText('Ti resta 1 codice di recupero')).toBeInTheDocument();
    expect(screen.getByText(/Crea nuovi codici/)).toBeInTheDocument();
    expect(screen.getByText(/Troppi codici sbagliati/)).toBeInTheDocument();
  });

  it('speaks English too', async () => {
    renderScreen(<AuthenticatorCard />, { boot: buildBoot({ session: buildSession() }), language: 'en' });
    expect(await screen.findByText('You have 10 recovery codes left')).toBeInTheDocument();
  });

  it('replaces the app after a code of it', async () => {
    show();
    await press('Sostituisci');
    await typeCode('123456');
    await press('Continua');
    await typeCode('654321');
    await press('Li ho salvati');
    expect(await screen.findByText('App di autenticazione sostituita')).toBeInTheDocument();
    expect(server.inputs(replaceAuthenticator)).toEqual([{ code: '123456' }]);
    expect(server.inputs(verifyAuthenticator)).toEqual([
      { username: 'mario.rossi', code: '654321', challenge: 'setup-1' },
    ]);
  });

  it('makes new recovery codes after a recovery code', async () => {
    show();
    await press('Nuovi codici di recupero');
    await press('Usa un codice di recupero');
    await userEvent.type(screen.getByRole('textbox', { name: 'Codice di recupero' }), 'aaaaa-bbbbb-cccc1');
    await press('Conferma');
    const list = await screen.findByRole('list', { name: 'Codici di recupero' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    await press('Li ho salvati');
    expect(await screen.findByText('Codici di recupero creati')).toBeInTheDocument();
    expect(server.inputs(createRecoveryCodes)).toEqual([{ code: 'aaaaa-bbbbb-cccc1' }]);
  });

  it('switches it off after a code by mail', async () => {
    show();
    await press('Disattiva');
    await press('Ricevi un codice per e‑mail');
    await screen.findByText(/Abbiamo inviato un codice/);
    await typeCode('123456');
    expect(await screen.findByText('App di autenticazione disattivata')).toBeInTheDocument();
    expect(await screen.findByText('Non attiva')).toBeInTheDocument();
    expect(server.inputs(disableAuthenticator)).toEqual([{ challenge: 'challenge-1' }]);
  });

  it('shows a wrong code on the field, clears it, and changes nothing', async () => {
    server.on(disableAuthenticator).fail({ code: 'wrong-code', message: 'Il codice non è corretto' });
    show();
    await press('Disattiva');
    await typeCode('111111');
    expect((await screen.findAllByText('Il codice non è corretto')).length).toBeGreaterThan(0);
    expect(screen.getByRole('textbox', { name: 'Codice' })).toHaveValue('');
    await press('Indietro');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('Attivata: 20/11/2026, 10:00')).toBeInTheDocument();
  });

  it('says why a change after a code by mail failed, and asks again', async () => {
    server.on(disableAuthenticator).fail({ code: 'code-expired', message: 'Il codice è scaduto' });
    show();
    await press('Disattiva');
    await press('Ricevi un codice per e‑mail');
    await screen.findByText(/Abbiamo inviato un codice/);
    await typeCode('123456');
    expect(await screen.findByText('Il codice è scaduto')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Usa un codice di recupero' })).toBeInTheDocument();
  });

  it('hands the recovery codes out as a file, to the clipboard, and on paper', async () => {
    const user = userEvent.setup();
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const download = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const files: Blob[] = [];
    URL.createObjectURL = jest.fn((file: Blob) => {
      files.push(file);
      return 'blob:codes';
    });
    show();
    await press('Nuovi codici di recupero');
    await typeCode('123456');
    await user.click(await screen.findByRole('button', { name: 'Copia' }));
    expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
    await user.click(screen.getByRole('button', { name: 'Scarica' }));
    await user.click(screen.getByRole('button', { name: 'Stampa' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(download).toHaveBeenCalledTimes(1);
    const text = await textOf(files[0]);
    expect(text).toContain('Sportello: codici di recupero di mario.rossi');
    for (const code of codes) expect(text).toContain(code);
    print.mockRestore();
    download.mockRestore();
  });

  it('offers a new try when its state cannot be had', async () => {
    server.on(getAuthenticator).fail({ code: 'internal' });
    show();
    const retry = await screen.findByRole('button', { name: 'Riprova' });
    server.on(getAuthenticator).answer(() => on);
    await userEvent.click(retry);
    await waitFor(() => expect(screen.getByText('Attivata: 20/11/2026, 10:00')).toBeInTheDocument());
  });
});
