import { createTestApp, type TestApp } from '../../testing/index.ts';
import { greetingName } from './smtp-channel.ts';
import { readMailbox } from './mail-sender.ts';
import { startMailServer } from './testing/mail-server.ts';

const letter = { subject: 'Avviso', paragraphs: [], closing: [] };
const mail = {
  to: 'mario.rossi@example.com',
  content: { from: 'product' as const, to: { fullName: '' }, it: letter, en: letter },
  language: 'it' as const,
  companyId: null,
};
let testApp: TestApp | undefined;
let server: Awaited<ReturnType<typeof startMailServer>> | undefined;

afterEach(async () => {
  await testApp?.close();
  await server?.close();
  testApp = undefined;
  server = undefined;
});

async function send(env: Record<string, string>, given: object = {}): Promise<string> {
  server = await startMailServer();
  testApp = await createTestApp({ env: { SMTP_URL: server.url, ...env } });
  const { platform, db } = testApp;
  platform.unsubscribing.offer({
    mayLeaveOut: (_executor, { email }) => Promise.resolve(email === mail.to),
    leaveOut: () => Promise.resolve(),
  });
  await platform.deliveries.sendMail(db, { ...mail, ...given });
  await platform.jobs.runDue();
  return server.accepted[0] ?? '';
}

/** The value of a header, unfolded. */
const headerOf = (content: string, name: string) =>
  new RegExp(`^${name}:\\s*(.*(?:\\r?\\n[ \\t].*)*)`, 'im')
    .exec(content)?.[1]
    ?.replaceAll(/\r?\n[ \t]/g, '') ?? '';

describe('a mail', () => {
  it('asks Exchange, too, to send no absence notes, and has no choice where there is none', async () => {
    const content = await send({});
    expect(headerOf(content, 'X-Auto-Response-Suppress')).toBe('OOF, AutoReply, RN, NRN');
    expect(headerOf(content, 'Auto-Submitted')).toBe('auto-generated');
    expect(content).not.toMatch(/^List-Unsubscribe/im);
  });

  it('that is a notice says where one call switches it off', async () => {
    const content = await send({ PUBLIC_URL: 'https://portale.acme.example' }, { noticeKind: 'message' });
    expect(headerOf(content, 'List-Unsubscribe')).toMatch(
      /^<https:\/\/portale\.acme\.example\/unsubscribe\/[^\s>]+>$/,
    );
    expect(headerOf(content, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  });

  it('that is a notice to who can do without none of them has no such address', async () => {
    expect(await send({}, { noticeKind: 'message', to: 'ospite@example.com' })).not.toMatch(/^List-Unsub/im);
  });

  it('is brought by the name of the product’s host', async () => {
    await send({ PUBLIC_URL: 'https://portale.acme.example' });
    expect(server?.greetings[0]).toMatch(/ portale\.acme\.example$/);
  });

  it.each([
    ['https://portale.acme.example:8443', 'a@mail.example', 'portale.acme.example'],
    ['http://localhost:8080', 'a@mail.acme.example', 'mail.acme.example'],
    ['https://192.168.1.10', 'a@acme.example', 'acme.example'],
    ['https://[::1]:8080', 'sportello@localhost', undefined],
    ['http://portale', 'sportello@localhost', undefined],
  ])('is brought by a name that others know: %s, %s', (publicUrl, sender, name) => {
    expect(greetingName(publicUrl, sender)).toBe(name);
  });

  it.each([
    ['"Rossi, Mario & C. S.p.A." <portale@acme.example>', 'Rossi, Mario & C. S.p.A.'],
    ['"Il \\"Portale\\"" <portale@acme.example>', 'Il "Portale"'],
    ['Portale Acme <portale@acme.example>', 'Portale Acme'],
    ['portale@acme.example', 'Sportello'],
  ])('bears its sender as it was meant: %s', async (given, name) => {
    const content = await send({ MAIL_FROM: given });
    expect(readMailbox(headerOf(content, 'From'))).toEqual({ name, address: 'portale@acme.example' });
  });
});

describe('a sender that cannot be read', () => {
  it.each(['Portale', 'a@acme.example, b@acme.example', 'Portale <portale>', '<>'])(
    'is refused: %s',
    async (given) => {
      await expect(createTestApp({ env: { MAIL_FROM: given } })).rejects.toThrow('MAIL_FROM');
    },
  );
});
