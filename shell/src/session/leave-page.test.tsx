import { act, screen } from '@testing-library/react';
import { currentBoot, setBoot, useSignedIn } from 'shared-api';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import type { ModuleDefinition } from 'shared-ui';
import { findLoadedArea } from '../boot/area-loader.ts';
import { buildArea, buildManifest } from '../testing/registry.builders.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { leavePage } from './leave-page.ts';
import { openSignIn } from './open-sign-in.ts';

jest.mock('../boot/area-loader.ts', () => jest.requireActual('../testing/fake-area-loader.ts'));
jest.mock('./open-sign-in.ts', () => ({ openSignIn: jest.fn() }));

createFakeServer();
const manifest = buildManifest();
const drawnWithNobody = jest.fn();

function PersonalScreen() {
  const { fullName } = useSignedIn();
  return <main>{fullName}</main>;
}

function WatchedScreen() {
  try {
    return <PersonalScreen />;
  } finally {
    if (currentBoot().session === null) drawnWithNobody();
  }
}

it('leaves with the screens gone before the session, so that none is drawn with nobody', async () => {
  jest.mocked(findLoadedArea).mockReturnValue({
    manifest,
    screens: { '/documents': WatchedScreen },
  } as unknown as ModuleDefinition);
  const signedIn = buildBoot({
    session: buildSession({ fullName: 'Mario Rossi' }),
    registry: { areas: [buildArea({ manifest })] },
  });
  renderShell(signedIn, '/documents');
  expect(await screen.findByText('Mario Rossi', { selector: 'main' })).toBeInTheDocument();
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  act(() => leavePage());
  expect(screen.queryByText('Mario Rossi')).not.toBeInTheDocument();
  expect(drawnWithNobody).not.toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
  expect(openSignIn).toHaveBeenCalledTimes(1);
  errors.mockRestore();
  act(() => setBoot(buildBoot()));
});
