import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { platformDeliveries } from './deliveries.schema.ts';
import { startMailServer } from './testing/mail-server.ts';

const letter = { subject: 'Avviso', paragraphs: [], closing: [] };
const minute = 60_000;
const ends: (() => Promise<void>)[] = [];
let testApp: TestApp | undefined;

afterEach(async () => {
  await testApp?.close();
  testApp = undefined;
  for (const end of ends.splice(0)) await end();
});

/** A token service that gives out `token-1`, `token-2` and so on, as long as it is not told to refuse. */
async function startTokenService(refuses: () => boolean = () => false) {
  const asked: Record<string, string>[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push(Object.fromEntries(new URLSearchParams(body)));
      response.setHeader('content-type', 'application/json');
      if (refuses()) return response.writeHead(401).end(JSON.stringify({ error: 'invalid_client' }));
      return response.end(JSON.stringify({ access_token: `token-${asked.length}`, expires_in: 3600 }));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  ends.push(() => new Promise((resolve) => server.close(() => resolve())));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/token`, asked };
}

async function start(env: Record<string, string>, accepts: (secret: string) => boolean = () => true) {
  const signIns: string[] = [];
  const server = await startMailServer(undefined, {
    onSignIn: ({ method, username, secret }) => {
      signIns.push(`${method} ${username} ${secret}`);
      return accepts(secret) ? 250 : '535 5.7.3 Authentication unsuccessful';
    },
  });
  ends.push(server.close);
  testApp = await createTestApp({
    env: {
      SMTP_URL: server.url.replace('smtp://', 'smtp://portale%40acme.example@'),
      SMTP_OAUTH_CLIENT_ID: 'the-client',
      SMTP_OAUTH_CLIENT_SECRET: 'the-secret',
      ...env,
    },
  });
  return { server, signIns };
}

async function send() {
  const content = { from: 'product' as const, to: { fullName: '' }, it: letter, en: letter };
  const mail = { to: 'ada@fuori.example', content, language: 'it' as const, companyId: null };
  await testApp?.platform.deliveries.sendMail(testApp.db, mail);
  await testApp?.platform.jobs.runDue();
}

describe('the sign-in to the mail server by tokens', () => {
  it('is the installation’s own, with a token that is kept until its end', async () => {
    const tokens = await startTokenService();
    const { server, signIns } = await start({
      SMTP_OAUTH_TOKEN_URL: tokens.url,
      SMTP_OAUTH_SCOPE: 'https://outlook.office365.com/.default',
      SMTP_CONNECTIONS: '1',
    });
    await send();
    await send();
    expect(server.accepted).toHaveLength(2);
    expect(signIns).toEqual(['XOAUTH2 portale@acme.example token-1']);
    expect(tokens.asked).toEqual([
      {
        grant_type: 'client_credentials',
        client_id: 'the-client',
        client_secret: 'the-secret',
        scope: 'https://outlook.office365.com/.default',
      },
    ]);
  });

  it('is by what a person consented to, where there is that', async () => {
    const tokens = await startTokenService();
    const { server } = await start({
      SMTP_OAUTH_TOKEN_URL: tokens.url,
      SMTP_OAUTH_REFRESH_TOKEN: 'once-consented',
    });
    await send();
    expect(server.accepted).toHaveLength(1);
    expect(tokens.asked).toMatchObject([{ grant_type: 'refresh_token', refresh_token: 'once-consented' }]);
  });

  it('that is refused is the installation’s fault: the mail waits, and leaves once it is mended', async () => {
    let isRefused = true;
    const tokens = await startTokenService(() => isRefused);
    const { server } = await start({ SMTP_OAUTH_TOKEN_URL: tokens.url });
    await send();
    expect(await testApp?.db.select().from(platformDeliveries)).toMatchObject([
      { state: 'queued', fault: 'installation', attempts: 0 },
    ]);
    isRefused = false;
    testApp?.clock.advance(10 * minute);
    await testApp?.platform.jobs.runDue();
    expect(server.accepted).toHaveLength(1);
  });

  it('needs all that belongs to it', async () => {
    const incomplete = { SMTP_URL: 'smtps://a@mail.example', SMTP_OAUTH_CLIENT_ID: 'x' };
    await expect(createTestApp({ env: incomplete })).rejects.toThrow('SMTP_OAUTH_TOKEN_URL');
  });
});
