import { createTestApp, type TestApp } from '../../testing/index.ts';
import { readConfig } from '../config.ts';

const address = '/.well-known/security.txt';
let testApp: TestApp | undefined;

const open = async (env: Record<string, string>) => {
  testApp = await createTestApp({ env: { PUBLIC_URL: 'https://portal.example.com', ...env } });
  return testApp.app.inject(address);
};

afterEach(async () => {
  await testApp?.close();
  testApp = undefined;
});

describe('/.well-known/security.txt', () => {
  it('says whom to write to, until when that counts, and where it stands itself (RFC 9116)', async () => {
    const contacts = 'security@acme.example, https://acme.example/report';
    const { statusCode, headers, body } = await open({ SECURITY_CONTACT: contacts });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body.split('\r\n')).toEqual([
      'Contact: mailto:security@acme.example',
      'Contact: https://acme.example/report',
      'Expires: 2026-05-31T00:00:00.000Z',
      'Preferred-Languages: it, en',
      'Canonical: https://portal.example.com/.well-known/security.txt',
      '',
    ]);
  });

  it('is not there where nobody was named', async () => {
    expect((await open({})).statusCode).toBe(404);
  });
});

it.each(['the office', 'http://acme.example/report', 'javascript:alert(1)', 'a@b.it\r\nContact: x@y.it'])(
  'takes no contact that is neither an address of mail nor an https one: %j',
  (contact) => {
    expect(() => readConfig({ SECURITY_CONTACT: contact })).toThrow(
      /SECURITY_CONTACT.*: mail addresses and https/,
    );
  },
);
