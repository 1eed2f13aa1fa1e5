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

  it('takes an empty variable for an absent one', () => {
    expect(readConfig({ PORT: '', SMTP_URL: '' })).toEqual(readConfig({}));
  });

  it('names every variable that is wrong, and no value', () => {
    const wrong = () => readConfig({ PORT: '70000', DATABASE_URL: 'mysql://root:hush@db', DEMO: 'maybe' });
    expect(wrong).toThrow(ConfigError);
    expect(wrong).toThrow(/PORT[^]*DATABASE_URL[^]*DEMO/);
    expect(wrong).not.toThrow(/hush/);
  });

  it.each([
    [{ S3_ENDPOINT: 'https://s3.example.com' }, 'S3_BUCKET'],
    [{ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id' }, 'S3_SECRET_ACCESS_KEY'],
    [{ PDF_EDITING_URL: 'https://pdf.example.com' }, 'PDF_EDITING_SECRET'],
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
