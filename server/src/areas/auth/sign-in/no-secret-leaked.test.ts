import { makeDemoCompany } from '../../../demo/make-demo.ts';
import { createTestApp, type TestApp } from '../../../testing/index.ts';
import { serveAuth } from '../auth.routes.ts';
import { loadPrincipal } from '../sessions/session-view.service.ts';
import { createAuthAreas, password } from '../testing/auth-app.ts';
import { passwordHasher } from '../testing/password-hasher.ts';
import { runAllAuthFlows, recoveredPassword } from '../testing/run-all-auth-flows.ts';
import { chosenPassword } from '../testing/sign-up-steps.ts';

interface Answer {
  readonly url: string;
  readonly text: string;
}

const code = '804157';
const answers: Answer[] = [];
const lines: string[] = [];
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({
    loadPrincipal,
    makeCode: () => code,
    log: (line) => lines.push(line),
    routes: (fastify, platform) => {
      fastify.addHook('onSend', async (request, _reply, payload) => {
        answers.push({ url: request.url, text: String(payload) });
      });
      serveAuth(fastify, createAuthAreas(platform).auth);
    },
  });
  const { db, clock } = app;
  await makeDemoCompany({ db, clock, passwordHasher, password });
});
afterAll(() => app.close());

/** Whether a text contains a secret: as a whole, not as digits within a longer number. */
const contains = (text: string, secret: string) => new RegExp(`(?<![\\w-])${secret}(?![\\w-])`).test(text);

/** The addresses whose answers hold a text. */
const urlsThatLeak = (secret: string) => [
  ...new Set(answers.filter(({ text }) => contains(text, secret)).map(({ url }) => url)),
];

describe('the answers and the log of signing in', () => {
  it('contain no code, key, link, password or cookie, but key and recovery codes to who sets an app up', async () => {
    const { cookies, links, key, timeCodes, recoveryCodes } = await runAllAuthFlows(app, code);
    const tokens = cookies.map((cookie) => cookie.split('=')[1] ?? '');
    expect(tokens.filter((token) => token.length < 40)).toEqual([]);
    expect(links.map((secret) => secret.length)).toEqual([43, 43, 43, 43]);
    expect(urlsThatLeak(key)).toEqual(['/api/enableTwoFactorAuth']);
    for (const each of recoveryCodes) expect(urlsThatLeak(each)).toEqual(['/api/verifyTwoFactorAuth']);
    const passwords = [password, recoveredPassword, chosenPassword];
    const hidden = [code, ...timeCodes, ...passwords, ...links, ...tokens];
    for (const each of hidden) expect([each, urlsThatLeak(each)]).toEqual([each, []]);
    const log = lines.join('');
    expect(log).toContain('/api/verifyTwoFactorAuth');
    for (const each of [...hidden, key, ...recoveryCodes])
      expect([each, contains(log, each)]).toEqual([each, false]);
  });
});
