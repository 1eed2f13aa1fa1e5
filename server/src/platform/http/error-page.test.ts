import { createTestApp, type TestApp } from '../../testing/index.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const asked = {
  'by a browser that says so': { 'sec-fetch-mode': 'navigate', accept: '*/*' },
  'by one that asks for a page': { accept: 'text/html,application/xhtml+xml' },
};

describe('an address that is none', () => {
  it.each(
    Object.entries(asked).flatMap(([who, headers]) =>
      [
        ['/messages/%ff', 400],
        ['/sign/%E0%A4%A', 400],
        ['/editUser/%', 400],
        ['/index.html', 404],
        ['/api/nothing', 404],
      ].map(([url, status]) => ({ url: String(url), status, who, headers })),
    ),
  )('is a page in words with the way home, asked for $who: $url', async ({ url, status, headers }) => {
    const answer = await testApp.app.inject({ url, headers: { ...headers, 'accept-language': 'it' } });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('<html lang="it">');
    if (status === 400) expect(answer.body).toContain('<h1>Questo indirizzo non porta a nessuna pagina</h1>');
    expect(answer.body).not.toContain('verificare i dati');
    expect(answer.body).toContain('Se viene da un’e‑mail, aprirlo di nuovo da lì');
    expect(answer.body).toMatch(/<small>Codice della richiesta: [^<]+<\/small>/);
    expect(answer.body).toContain('<a href="/">Vai alla Home</a>');
  });

  it.each([{ accept: 'application/json' }, { accept: 'text/html', 'sec-fetch-mode': 'cors' }, {}])(
    'is a refusal to a program: %j',
    async (headers) => {
      const answer = await testApp.app.inject({ url: '/messages/%ff', headers });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ Result: 'KO', code: 'invalid-input' });
    },
  );
});
