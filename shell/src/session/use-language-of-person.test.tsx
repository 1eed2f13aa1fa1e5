import { act, screen, waitFor } from '@testing-library/react';
import { currentBoot, setBoot } from 'shared-api';
import { saveLanguage } from 'shared-api/contracts/auth';
import { getBoot } from 'shared-api/contracts/platform';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { changeLanguage, currentLanguage } from 'shared-ui';
import { renderShell } from '../testing/render-shell.tsx';

const server = createFakeServer();
const signedIn = buildBoot({ session: buildSession() });

beforeEach(() => {
  localStorage.clear();
  server.on(saveLanguage).succeed();
  server.on(getBoot).answer(() => signedIn);
});

const saved = () => server.inputs(saveLanguage).map(({ language }) => language);

describe('the language of a person', () => {
  it('is kept on the server when it is chosen', async () => {
    renderShell(signedIn, '/dash');
    act(() => changeLanguage('en'));
    await waitFor(() => expect(saved()).toEqual(['en']));
    expect(document.documentElement.lang).toBe('en');
    expect(document.cookie).toContain('sportello_language=en');
  });

  it('comes along to a device whose page was in another one', async () => {
    renderShell(buildBoot(), '/');
    act(() => setBoot({ ...signedIn, language: 'en' }));
    expect(await screen.findByText('Hello, Mario Rossi')).toBeInTheDocument();
    expect(saved()).toEqual([]);
  });

  it('is the one that was chosen before signing in, once', async () => {
    renderShell(buildBoot(), '/');
    act(() => changeLanguage('en'));
    expect(saved()).toEqual([]);
    act(() => setBoot(signedIn));
    await waitFor(() => expect(saved()).toEqual(['en']));
    await waitFor(() => expect(localStorage).toHaveLength(0));
    expect(currentLanguage()).toBe('en');
    await waitFor(() => expect(currentBoot().language).toBe('en'));
    act(() => setBoot({ ...signedIn, language: 'it' }));
    await waitFor(() => expect(currentLanguage()).toBe('it'));
    expect(saved()).toEqual(['en']);
  });

  it('says so when it could not be kept, and tries again the next time', async () => {
    server.on(saveLanguage).cut();
    renderShell(signedIn, '/dash');
    act(() => changeLanguage('en'));
    expect(await screen.findByText(/counts on this device only for now/)).toBeInTheDocument();
    server.on(saveLanguage).succeed();
    act(() => setBoot({ ...signedIn, language: 'en' }));
    await waitFor(() => expect(saved()).toHaveLength(2));
  });
});
