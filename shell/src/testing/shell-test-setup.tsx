import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkSession, saveLanguage } from 'shared-api/contracts/auth';
import { countCall, getBoot, reportFailure } from 'shared-api/contracts/platform';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import type { ModuleDefinition } from 'shared-ui';
import { loadArea } from '../boot/area-loader.ts';
import { buildArea, buildManifest } from './registry.builders.ts';

/** Prepares the tests of a file that render the whole shell: one area, a server, and somebody who is signed in. */
export function setUpShell() {
  const load = jest.mocked(loadArea);
  const server = createFakeServer();
  const session = buildSession({ lastLogin: '2026-11-20T10:00:00+01:00' });
  const signedIn = buildBoot({ session, registry: { areas: [buildArea()] } });
  const definition = {
    manifest: buildManifest(),
    screens: { '/documents': () => <h1>Elenco</h1> },
    texts: { namespace: 'x' },
  } as unknown as ModuleDefinition;

  beforeEach(() => {
    load.mockReset().mockResolvedValue(definition);
    server.on(countCall('getNumDocToSignApi')).answer(() => ({ total: 12 }));
    server.on(getBoot).answer(() => signedIn);
    server.on(reportFailure).succeed();
    server.on(saveLanguage).succeed();
    server.on(checkSession).answer(() => ({ isForced: false, reason: null }));
    localStorage.clear();
    sessionStorage.clear();
  });
  return { load, server, session, signedIn, visitor: buildBoot(), definition };
}

/** Opens the menu of a phone; answers its dialog. */
export async function openMenu(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  return screen.getByRole('dialog', { name: 'Menu' });
}
