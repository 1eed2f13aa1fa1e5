import { createTestApp, signInAs, type TestApp } from '../../testing/index.ts';

const person = { permissions: [], companyId: null, email: 'm@b.it' };
const principals = {
  admin: { ...person, flags: { a: 'N', b: 'S' } },
  root: { ...person, flags: { a: 'S', b: 'N' } },
} as const;

const startApp = (PUBLIC_URL: string) =>
  createTestApp({
    env: { PUBLIC_URL },
    loadPrincipal: async (_executor, userId) => principals[userId as keyof typeof principals],
  });

describe('the list of calls', () => {
  let demo: TestApp;
  let real: TestApp;
  beforeAll(async () => {
    demo = await startApp('http://localhost:8080');
    real = await startApp('https://sportello.example.com');
  });
  afterAll(() => Promise.all([demo.close(), real.close()]));

  it.each(['/api/docs', '/api/docs.json'])(
    'is open with the demo, else to super users alone: %s',
    async (url) => {
      const status = async (testApp: TestApp, cookie = '') =>
        (await testApp.app.inject({ url, headers: { cookie } })).statusCode;
      expect(await status(demo)).toBe(200);
      expect(await status(real)).toBe(404);
      expect(await status(real, await signInAs(real, 'admin'))).toBe(404);
      expect(await status(real, await signInAs(real, 'root', { kind: 'pending' }))).toBe(404);
      expect(await status(real, await signInAs(real, 'root'))).toBe(200);
    },
  );
});
