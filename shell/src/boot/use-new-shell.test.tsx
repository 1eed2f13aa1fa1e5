import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setBoot } from 'shared-api';
import { buildBoot, buildSession } from 'shared-api/testing';
import { useUnsavedChanges, type ModuleDefinition } from 'shared-ui';
import { buildArea, buildManifest } from '../testing/registry.builders.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { findLoadedArea } from './area-loader.ts';
import { reloadPage } from './reload-page.ts';

jest.mock('./area-loader.ts', () => jest.requireActual('../testing/fake-area-loader.ts'));
jest.mock('./reload-page.ts', () => ({ reloadPage: jest.fn() }));

const manifest = buildManifest();
const signedIn = {
  ...buildBoot({ session: buildSession(), registry: { areas: [buildArea()] } }),
  shell: 'one',
};
let isGuarded = false;
const definition = {
  manifest,
  screens: {
    '/documents': function Typing() {
      useUnsavedChanges(isGuarded);
      return <input aria-label="Titolo" />;
    },
  },
} as unknown as ModuleDefinition;

beforeEach(() => {
  isGuarded = false;
  jest.mocked(reloadPage).mockReset();
  jest.mocked(findLoadedArea).mockReturnValue(definition);
});
afterEach(() => {
  jest.useRealTimers();
  act(() => setBoot(buildBoot()));
});

const offer = () => screen.queryByText(/È pronta una nuova versione/);
const announce = (shell: string) => act(() => setBoot({ ...signedIn, shell }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('another build of the shell', () => {
  it('is offered once it is live, loaded when the person wants it, and not any more after a roll-back', async () => {
    renderShell(signedIn, '/documents');
    announce('one');
    expect(offer()).not.toBeInTheDocument();
    announce('two');
    expect(offer()).toBeInTheDocument();
    announce('one');
    await waitFor(() => expect(offer()).not.toBeInTheDocument());
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('is loaded at once where nothing was typed', async () => {
    renderShell(signedIn, '/documents');
    announce('two');
    await press('Ricarica');
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
  });

  it('is loaded by itself in development', () => {
    renderShell({ ...signedIn, followsBuilds: true }, '/documents');
    expect(reloadPage).not.toHaveBeenCalled();
    act(() => setBoot({ ...signedIn, followsBuilds: true, shell: 'two' }));
    expect(reloadPage).toHaveBeenCalledTimes(1);
    expect(offer()).not.toBeInTheDocument();
  });

  it('never throws away what was typed without asking', async () => {
    renderShell(signedIn, '/documents');
    await userEvent.type(screen.getByLabelText('Titolo'), 'Contratto');
    announce('two');
    await press('Ricarica');
    expect(await screen.findByText(/andrebbe perso/)).toBeInTheDocument();
    await press('Resta qui');
    expect(reloadPage).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Titolo')).toHaveValue('Contratto');
  });

  it('leaves the question to the browser where a screen guards its changes', async () => {
    isGuarded = true;
    renderShell(signedIn, '/documents');
    await userEvent.type(screen.getByLabelText('Titolo'), 'Contratto');
    announce('two');
    await press('Ricarica');
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
    expect(screen.queryByText(/andrebbe perso/)).not.toBeInTheDocument();
  });

  it('is not offered again for a while after it was closed', async () => {
    renderShell(signedIn, '/documents');
    announce('two');
    await press('Chiudi');
    announce('two');
    expect(offer()).not.toBeInTheDocument();
    jest.useFakeTimers({ now: Date.now() + 10 * 60_000 });
    announce('two');
    expect(offer()).toBeInTheDocument();
  });
});
