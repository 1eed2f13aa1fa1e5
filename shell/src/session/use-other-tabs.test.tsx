import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentBoot } from 'shared-api';
import { getBoot } from 'shared-api/contracts/platform';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import type { ModuleDefinition } from 'shared-ui';
import { findLoadedArea } from '../boot/area-loader.ts';
import { buildArea, buildManifest } from '../testing/registry.builders.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { leavePage } from './leave-page.ts';

jest.mock('../boot/area-loader.ts', () => jest.requireActual('../testing/fake-area-loader.ts'));
jest.mock('./leave-page.ts', () => ({ leavePage: jest.fn(), useIsLeaving: () => false }));

/** Stands for the other tab: what it sends arrives here. */
let otherTab: (userId: string | null) => void = () => undefined;

globalThis.BroadcastChannel = class {
  postMessage() {}
  addEventListener(_type: string, listener: (event: MessageEvent) => void) {
    otherTab = (data) => listener({ data } as MessageEvent);
  }
  removeEventListener() {}
} as unknown as typeof BroadcastChannel;

const server = createFakeServer();
const manifest = buildManifest();
const signedIn = buildBoot({ session: buildSession(), registry: { areas: [buildArea()] } });
const definition = {
  manifest,
  screens: { '/documents': () => <input aria-label="Titolo" /> },
} as unknown as ModuleDefinition;

const announce = (userId: string | null) => act(async () => otherTab(userId));

beforeEach(() => {
  jest.mocked(leavePage).mockReset();
  jest.mocked(findLoadedArea).mockReturnValue(definition);
  server.on(getBoot).answer(() => buildBoot());
});

describe('two tabs', () => {
  it('are signed out together where nothing was typed, and it is said', async () => {
    const router = renderShell(signedIn, '/documents');
    await announce(null);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(screen.getByText('La sessione è stata chiusa da un’altra scheda')).toBeInTheDocument();
  });

  it('never lose what was typed without a word', async () => {
    renderShell(signedIn, '/documents');
    await userEvent.type(screen.getByLabelText('Titolo'), 'Contratto');
    await announce(null);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'La sessione è stata chiusa da un’altra scheda.',
    );
    expect(screen.getByLabelText('Titolo')).toHaveValue('Contratto');
  });

  it('are signed in together', async () => {
    const router = renderShell(buildBoot(), '/documents');
    expect(router.state.location.pathname).toBe('/');
    server.on(getBoot).answer(() => signedIn);
    await announce('user-1');
    expect(await screen.findByLabelText('Titolo')).toBeInTheDocument();
  });

  it('do not show one person what is another’s', async () => {
    renderShell(signedIn, '/documents');
    await announce('user-2');
    expect(leavePage).toHaveBeenCalledTimes(1);
    expect(currentBoot().session?.userId).toBe('user-1');
  });

  it('go on together when the person has signed in again in the other one', async () => {
    renderShell(signedIn, '/documents');
    await userEvent.type(screen.getByLabelText('Titolo'), 'Contratto');
    await announce(null);
    await screen.findByRole('alertdialog');
    server.on(getBoot).answer(() => signedIn);
    await announce('user-1');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Titolo')).toHaveValue('Contratto');
  });
});
