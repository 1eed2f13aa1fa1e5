import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { call, setBoot } from 'shared-api';
import { checkSession, registerLogin } from 'shared-api/contracts/auth';
import { getBoot } from 'shared-api/contracts/platform';
import { buildBoot, buildSession, createFakeServer, failure } from 'shared-api/testing';
import type { ModuleDefinition, SignInAgainProps } from 'shared-ui';
import { findLoadedArea } from '../boot/area-loader.ts';
import { buildArea, buildManifest } from '../testing/registry.builders.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { leavePage } from './leave-page.ts';

jest.mock('../boot/area-loader.ts', () => jest.requireActual('../testing/fake-area-loader.ts'));
jest.mock('./leave-page.ts', () => ({ leavePage: jest.fn(), useIsLeaving: () => false }));

const server = createFakeServer();
const session = buildSession();
const manifest = buildManifest({
  contributions: [{ place: 'signInAgain', id: 'again', order: 1, chunk: 'part', access: 'public' }],
});
const signedIn = buildBoot({ session, registry: { areas: [buildArea({ manifest })] } });
const definition = {
  manifest,
  screens: { '/documents': TypingScreen },
  contributions: { again: async () => SignInForm },
} as unknown as ModuleDefinition;

function TypingScreen() {
  const save = () => call(registerLogin, {}).then(saved, failed);
  return (
    <main>
      <input aria-label="Titolo" />
      <button onClick={() => void save()}>Salva</button>
    </main>
  );
}

function SignInForm({ session: { username }, onSignedIn }: SignInAgainProps) {
  return <button onClick={() => void onSignedIn()}>Accedi come {username}</button>;
}

const saved = jest.fn();
const failed = jest.fn();

beforeEach(() => {
  for (const mock of [saved, failed, jest.mocked(leavePage)]) mock.mockReset();
  jest.mocked(findLoadedArea).mockReturnValue(definition);
  server.on(checkSession).answer(() => ({ isForced: false, reason: 'expired' }));
  server.on(getBoot).answer(() => signedIn);
});
afterEach(() => act(() => setBoot(buildBoot())));

function endSession() {
  server.on(registerLogin).fail({ code: 'not-signed-in' });
}

function createUserFromSignUp() {
  server.on(registerLogin).succeed();
}

const dialogs = () => screen.queryAllByRole('alertdialog');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('a session that ends in the middle of a form', () => {
  it('asks once over the screen, keeps what was typed, and makes the failed calls once more', async () => {
    endSession();
    renderShell(signedIn, '/documents');
    await userEvent.type(screen.getByLabelText('Titolo'), 'Contratto');
    await press('Salva');
    await press('Salva');
    expect(await screen.findByText('La sessione è scaduta.')).toBeInTheDocument();
    expect(dialogs()).toHaveLength(1);
    expect(screen.getByRole('alertdialog', { name: 'Accedi di nuovo' })).toBeInTheDocument();
    expect([saved, failed].map((mock) => mock.mock.calls.length)).toEqual([0, 0]);

    createUserFromSignUp();
    await press('Accedi come mario.rossi');
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
    expect(failed).not.toHaveBeenCalled();
    await waitFor(() => expect(dialogs()).toHaveLength(0));
    expect(screen.getByLabelText('Titolo')).toHaveValue('Contratto');
    expect(server.inputs(registerLogin)).toHaveLength(4);
  });

  it('repeats a call once only: what fails again is answered to the screen', async () => {
    endSession();
    renderShell(signedIn, '/documents');
    await press('Salva');
    await press('Accedi come mario.rossi');
    await waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
    expect(server.inputs(registerLogin)).toHaveLength(2);
  });

  it('does not let another person go on with the screen', async () => {
    endSession();
    renderShell(signedIn, '/documents');
    await press('Salva');
    server.on(getBoot).answer(() => buildBoot({ session: buildSession({ userId: 'user-2' }) }));
    await press('Accedi come mario.rossi');
    await waitFor(() => expect(leavePage).toHaveBeenCalledTimes(1));
    expect(server.inputs(registerLogin)).toHaveLength(1);
  });

  it('can be left', async () => {
    endSession();
    renderShell(signedIn, '/documents');
    await press('Salva');
    await press('Esci');
    expect(leavePage).toHaveBeenCalledTimes(1);
  });

  it('says so when somebody else has signed in in another tab', async () => {
    server.on(registerLogin).answer(() => {
      throw failure({ code: 'other-person' });
    });
    renderShell(signedIn, '/documents');
    await press('Salva');
    expect(await screen.findByText(/è entrata un’altra persona/)).toBeInTheDocument();
  });

  it('asks a guest to open the link again, and goes on once that was done', async () => {
    endSession();
    const guest = buildSession({ isGuest: true, documentId: '7', userId: 'guest-7' });
    const boot = { ...signedIn, session: guest };
    renderShell(boot, '/documents');
    await press('Salva');
    const dialog = await screen.findByRole('alertdialog', { name: 'Sessione terminata' });
    expect(dialog).toHaveTextContent('Per continuare basta riaprire il link');
    expect(screen.queryByRole('button', { name: /Accedi/ })).not.toBeInTheDocument();

    createUserFromSignUp();
    server.on(getBoot).answer(() => boot);
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  });
});

describe('a session that is ended elsewhere', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const minutePasses = () => act(() => jest.advanceTimersByTimeAsync(60_000));

  it('is noticed within a minute, with its reason', async () => {
    server.on(checkSession).answer(() => ({ isForced: true, reason: 'forced' }));
    renderShell(signedIn, '/documents');
    await minutePasses();
    expect(screen.getByRole('alertdialog')).toHaveTextContent('chiusa da un amministratore');
  });

  it('says to a guest that the sender took the document back, and promises nothing', async () => {
    server.on(checkSession).answer(() => ({ isForced: true, reason: 'forced', isWithdrawn: true }));
    renderShell(
      { ...signedIn, session: buildSession({ isGuest: true, documentId: 'document-1' }) },
      '/documents',
    );
    await minutePasses();
    const dialog = screen.getByRole('alertdialog');
    expect(dialog).toHaveTextContent('Il mittente ha ritirato il documento.Non serve fare altro.');
    expect(dialog).not.toHaveTextContent('resta qui');
  });

  it('is not read from a server that is out of reach, nor while it stands', async () => {
    server.on(checkSession).cut();
    renderShell(signedIn, '/documents');
    await minutePasses();
    server.on(checkSession).answer(() => ({ isForced: false, reason: null }));
    await minutePasses();
    expect(server.inputs(checkSession)).toHaveLength(2);
    expect(dialogs()).toHaveLength(0);
  });
});
