import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getNotificationChoices,
  getPasskeys,
  getOwnProfile,
  getPersonalDataState,
  listKeptData,
  listQrCodes,
  getSessions,
  getStrongSignIn,
  getAuthenticator,
  type Profile,
  updateOwnProfile,
} from 'shared-api/contracts/auth';
import { listGroups } from 'shared-api/contracts/directory';
import { getBoot } from 'shared-api/contracts/platform';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { ProfileScreen } from '../profile/profile.screen.tsx';
import { renderScreen, withFrame } from 'shared-ui/testing';

const Screen = withFrame(ProfileScreen);
const own = buildBoot({ session: buildSession() });

/** What the profile call answers. */
export function buildProfile(overrides: Partial<Profile> = {}) {
  return {
    userId: 'user-1',
    username: 'mario.rossi',
    firstName: 'Mario',
    lastName: 'Rossi',
    email: 'mario.rossi@acme.example',
    prefix: '+39',
    mobile: '3330000003',
    pendingEmail: null,
    emailProposal: null,
    pendingPhone: null,
    phoneProposal: null,
    company: 'Acme S.p.A.',
    passwordChangedAt: '2026-11-20T09:00:00.000Z',
    version: 3,
    mayEdit: true,
    mayChangeEmail: true,
    mayChangePhone: true,
    ...overrides,
  };
}

/** A fake server with a profile and nothing else in its sections; call it at the top of a test file. */
export function createProfileServer() {
  const server = createFakeServer();
  beforeEach(() => {
    server.on(getOwnProfile).answer(() => buildProfile());
    server.on(updateOwnProfile).answer(() => ({ version: 4, pendingEmail: null }));
    server.on(getBoot).answer(() => own);
    server.on(getAuthenticator).answer(() => ({ enabledAt: null, isLocked: false, recoveryCodesLeft: 0 }));
    server.on(getNotificationChoices).answer(() => ({
      invitation: true,
      signedCopy: true,
      signature: true,
      timesheet: true,
      absences: true,
      message: true,
    }));
    server.on(getPersonalDataState).answer(() => ({ needsPassword: false, handedOut: [] }));
    server.on(listKeptData).answer(() => ({ kept: [] }));
    server.on(getSessions).answer(() => ({ sessions: [] }));
    server.on(getStrongSignIn).answer(() => ({ demand: 'none' as const }));
    server.on(getPasskeys).answer(() => ({ isAvailable: true, passkeys: [] }));
    server.on(listQrCodes).answer(() => ({ codes: [] }));
    server.on(listGroups).answer(() => ({ info: { groups: [{ name: 'Tutti di Acme S.p.A.' }] } }));
  });
  return server;
}

/** Renders the profile with its bar. */
export const showProfile = (boot = own) => renderScreen(<Screen />, { boot });

/** A field of the profile by its label. */
export const findField = (name: string) => screen.findByRole('textbox', { name });

/** Presses a button of the screen. */
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Writes a field anew. */
export async function write(name: string, text: string) {
  const box = await findField(name);
  await userEvent.clear(box);
  if (text) await userEvent.type(box, text);
}
