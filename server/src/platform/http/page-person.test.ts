import { defineCall, pagePersonHeader, wireObject } from 'shared-api/contracts/common';
import { callOn, createTestApp, signInAs, type TestApp } from '../../testing/index.ts';
import { serve } from './serve.ts';

const own = defineCall({
  name: 'own',
  access: 'guest',
  input: wireObject({}),
  output: wireObject({}),
});
const open = defineCall({ ...own, name: 'open', path: '/api/open', access: 'public' });

let testApp: TestApp;

beforeAll(async () => {
  testApp = await createTestApp({
    loadPrincipal: async () => ({
      flags: { a: 'N', b: 'N' },
      permissions: [],
      companyId: null,
      email: 'ada@acme.example',
    }),
    routes: (app) => {
      for (const call of [own, open]) serve(app, call, () => ({}));
    },
  });
});
afterAll(() => testApp.close());

async function ask(call: typeof own, page: string | undefined, kind: 'staff' | 'pending' = 'staff') {
  const cookie = await signInAs(testApp, 'ada é', { kind });
  const headers: Record<string, string> =
    page === undefined ? {} : { [pagePersonHeader]: encodeURIComponent(page) };
  return callOn(testApp.app, call, {}, { cookie, headers });
}

describe('a page of one person in a browser where another is signed in', () => {
  it('may do what is its own', async () => {
    expect((await ask(own, 'ada é')).status).toBe(200);
  });

  it('may not act for the other', async () => {
    expect((await ask(own, 'bob')).error).toMatchObject({
      code: 'other-person',
      Error: 'In questo browser ora è connessa un’altra persona',
    });
  });

  it('may do what anybody may, and sign in', async () => {
    expect((await ask(open, 'bob')).status).toBe(200);
    expect((await ask(own, 'bob', 'pending')).error?.code).toBe('not-signed-in');
  });

  it('is not held against a client that names nobody', async () => {
    expect((await ask(own, undefined)).status).toBe(200);
  });
});
