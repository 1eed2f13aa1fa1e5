import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, readConfig } from './config.ts';

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      http: { port: 8080, publicUrl: 'http://localhost:8080' },
      database: { url: undefined },
      makesDemo: true,
      s3: undefined,
    });
  });

  it.each([
    ['nothing', {}, { makesDemo: true, http: { host: 'localhost' } }],
    ['a public address with TLS', { PUBLIC_URL: 'https://portal.example.com' }, { makesDemo: false }],
    ['a database server', { DATABASE_URL: 'postgres://db/sportello' }, { makesDemo: false }],
    ['a mail server', { SMTP_URL: 'smtp://mail.example.com' }, { makesDemo: false }],
    [
      'a database server and DEMO=true',
      { DATABASE_URL: 'postgres://db/sportello', DEMO: 'true' },
      { makesDemo: true, http: { host: 'localhost' } },
    ],
    ['DEMO=false', { DEMO: 'false' }, { makesDemo: false, http: { host: 'localhost' } }],
    [
      'a mail server alone, so that SMS stay in the outbox',
      { SMTP_URL: 'smtp://mail.example.com' },
      { http: { host: 'localhost' } },
    ],
    [
      'a mail server and an SMS gateway',
      { SMTP_URL: 'smtp://mail.example.com', SMS_GATEWAY_URL: 'https://sms.example.com' },
      { makesDemo: false, http: { host: '0.0.0.0' } },
    ],
    ['another HOST', { HOST: '10.0.0.7' }, { makesDemo: true, http: { host: '10.0.0.7' } }],
  ])('with %s makes no demo and opens to nobody by accident', (_what, env, expected) => {
    expect(readConfig(env)).toMatchObject(expected);
  });

  it('takes an empty variable for an absent one', () => {
    expect(readConfig({ PORT: '', SMTP_URL: '' })).toEqual(readConfig({}));
  });

  it('names every variable that is wrong, and no value', () => {
    const wrong = () => readConfig({ PORT: '70000', DATABASE_URL: 'mysql://root:hush@db', DEMO: 'maybe' });
    expect(wrong).toThrow(ConfigError);
    expect(wrong).toThrow(/PORT[^]*DATABASE_URL[^]*DEMO/);
    expect(wrong).not.toThrow(/hush/);
  });

  it('names the public address that is none', () => {
    expect(() => readConfig({ PUBLIC_URL: 'x.example' })).toThrow(ConfigError);
    expect(() => readConfig({ PUBLIC_URL: 'x.example' })).toThrow(/PUBLIC_URL/);
  });

  it.each(['https://example.com/portal', 'https://example.com/?a=b', 'https://example.com/#x'])(
    'refuses a public address below a path, as nothing is served there: %s',
    (PUBLIC_URL) => {
      expect(() => readConfig({ PUBLIC_URL })).toThrow(/PUBLIC_URL: without a path/);
      expect(readConfig({ PUBLIC_URL: 'https://example.com/' }).http.publicUrl).toBe('https://example.com');
    },
  );

  it.each([
    [{ S3_ENDPOINT: 'https://s3.example.com' }, 'S3_BUCKET'],
    [{ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id' }, 'S3_SECRET_ACCESS_KEY'],
    [{ PDF_EDITING_URL: 'https://pdf.example.com' }, 'PDF_EDITING_SECRET'],
    [{ PDF_EDITING_SECRET: 'a'.repeat(31) }, 'PDF_EDITING_SECRET'],
    [{ PDF_EDITING_SERVE: 'true' }, 'PDF_EDITING_SECRET'],
    [
      {
        PDF_EDITING_SERVE: 'true',
        PDF_EDITING_SECRET: 'a'.repeat(32),
        PDF_EDITING_URL: 'https://pdf.example.com',
      },
      'PDF_EDITING_SERVE',
    ],
    [{ UPLOAD_MIN_BYTES: '9', UPLOAD_MAX_BYTES: '8' }, 'UPLOAD_MIN_BYTES'],
  ])('refuses what contradicts itself: %j', (env, name) => {
    expect(() => readConfig(env as Record<string, string>)).toThrow(name);
  });

  it('calls a provider without a name by its host', () => {
    const { about } = readConfig({ PROVIDER_URL: 'https://www.acme.example/it' });
    expect(about).toEqual({
      privacyUrl: null,
      provider: { name: 'www.acme.example', url: 'https://www.acme.example/it' },
    });
  });
});

describe('a secret', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sportello-secrets-'));
  const file = (name: string, content: string) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('may come as a file', () => {
    const { database } = readConfig({
      DATABASE_URL: 'postgres://sportello@db:5432/sportello',
      DATABASE_PASSWORD_FILE: file('password', 'so/me:p@ss\n'),
    });
    const url = new URL(database.url ?? '');
    expect(decodeURIComponent(url.password)).toBe('so/me:p@ss');
    expect(url.host).toBe('db:5432');
  });

  it.each([
    [
      'that is not there',
      { SMTP_URL_FILE: '/nowhere/smtp' },
      /SMTP_URL_FILE: names a file that cannot be read/,
    ],
    [
      'that is empty',
      { INSTALLATION_SECRET_FILE: file('empty', '\n') },
      /INSTALLATION_SECRET_FILE: .* is empty/,
    ],
    [
      'that is given twice',
      { S3_ACCESS_KEY_ID: 'id', S3_ACCESS_KEY_ID_FILE: '/nowhere' },
      /S3_ACCESS_KEY_ID, S3_ACCESS_KEY_ID_FILE: set one/,
    ],
    ['whose database is not named', { DATABASE_PASSWORD: 'pass' }, /DATABASE_URL: is needed/],
    [
      'that was used before, without the one that is now',
      { INSTALLATION_SECRET_PREVIOUS: 'x'.repeat(32) },
      /INSTALLATION_SECRET: is needed/,
    ],
    [
      'among those before that is too short',
      { INSTALLATION_SECRET: 'x'.repeat(32), INSTALLATION_SECRET_PREVIOUS: `${'y'.repeat(32)},z` },
      /INSTALLATION_SECRET_PREVIOUS/,
    ],
  ])('%s is refused', (_what, env, sentence) => {
    expect(() => readConfig(env as Record<string, string>)).toThrow(sentence);
  });

  it('has those that were used before beside it', () => {
    const [now, last, first] = ['n', 'l', 'f'].map((letter) => letter.repeat(32));
    const env = { INSTALLATION_SECRET: now, INSTALLATION_SECRET_PREVIOUS: `${last},\n${first}` };
    expect(readConfig(env)).toMatchObject({ installationSecret: now, previousSecrets: [last, first] });
  });
});
