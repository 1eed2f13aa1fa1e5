import type { InternalAxiosRequestConfig } from 'axios';
import { http } from '../client/send.ts';
import { call } from '../client/transport.ts';
import { getLastLogin, registerLogout } from '../contracts/auth/index.ts';
import { verifyCode } from '../contracts/platform/index.ts';
import { pagePersonHeader } from '../contracts/common/index.ts';
import { getBoot } from '../contracts/platform/index.ts';
import { buildBoot, buildSession, createFakeServer } from '../testing/index.ts';
import { currentBoot, freshenBoot, renewSession, setBoot, signOut } from './session.ts';

const server = createFakeServer();
const signedIn = buildBoot({ session: buildSession() });

beforeEach(() => setBoot(signedIn));

describe('a call of a session that is over', () => {
  it('fails at once where no shell stands to ask', async () => {
    server.on(getLastLogin).fail({ code: 'not-signed-in' });
    await expect(call(getLastLogin, {})).rejects.toMatchObject({ code: 'not-signed-in' });
    expect(server.inputs(getLastLogin)).toHaveLength(1);
  });

  it('fails at once where nobody was signed in, as while signing in', async () => {
    setBoot(buildBoot());
    server.on(verifyCode).fail({ code: 'not-signed-in' });
    const input = { challenge: 'one', code: '123456' };
    await expect(call(verifyCode, input)).rejects.toMatchObject({ code: 'not-signed-in' });
  });

  it('counts as signed out for who signs out', async () => {
    localStorage.setItem('content_signature', 'drawing');
    sessionStorage.setItem('sportello-add-document:mario', '{"receiverName":"Carla"}');
    server.on(registerLogout).fail({ code: 'not-signed-in' });
    server.on(getBoot).answer(() => buildBoot());
    await signOut();
    expect(currentBoot().session).toBeNull();
    expect(localStorage.getItem('content_signature')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('whose page it is', () => {
  it('goes with every call', async () => {
    const seen: InternalAxiosRequestConfig[] = [];
    const watching = http.interceptors.request.use((config) => {
      seen.push(config);
      return config;
    });
    server.on(getLastLogin).answer(() => ({ result: null }));
    await call(getLastLogin, {});
    setBoot(buildBoot());
    await call(getLastLogin, {});
    http.interceptors.request.eject(watching);
    expect(seen.map(({ headers }) => headers.get(pagePersonHeader))).toEqual(['user-1', undefined]);
  });

  it('never changes when the page only asks what is new', async () => {
    server.on(getBoot).answer(() => buildBoot({ session: buildSession({ userId: 'user-2' }) }));
    await freshenBoot();
    expect(currentBoot()).toBe(signedIn);
    expect(await renewSession()).toBe(false);
    expect(currentBoot()).toBe(signedIn);
  });

  it('is not undone by an answer that is older than what was taken over meanwhile', async () => {
    server.on(getBoot).answer(() => {
      setBoot({ ...signedIn, language: 'en' });
      return signedIn;
    });
    await freshenBoot();
    expect(currentBoot().language).toBe('en');
  });

  it('takes over what is new of the same person', async () => {
    server.on(getBoot).answer(() => buildBoot({ session: buildSession({ fullName: 'Mario R. Rossi' }) }));
    await freshenBoot();
    expect(currentBoot().session?.fullName).toBe('Mario R. Rossi');
  });
});
