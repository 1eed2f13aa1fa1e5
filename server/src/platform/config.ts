import { z } from 'zod';
import { databaseUrl, providerOf } from './config-values.ts';
import { readMailbox } from './deliveries/mail-sender.ts';
import { toSmtpOAuth } from './deliveries/smtp-tokens.ts';
import { readSecretFiles } from './secret-files.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const milliseconds = z.coerce.number().int().positive();
const bytes = z.coerce.number().int().positive();
const switchedOn = z.enum(['true', 'false']).transform((value) => value === 'true');
const secret = z.string().min(1);
/** The countries of the EU and the EEA, Switzerland, the United Kingdom, San Marino. */
const europe =
  '+30,+31,+32,+33,+34,+351,+352,+353,+354,+356,+357,+358,+359,+36,+370,+371,+372,+378,+385,+386,+39,+40,+41,+420,+421,+423,+43,+44,+45,+46,+47,+48,+49';
const prefixList = z
  .string()
  .transform((list) => list.split(',').map((prefix) => prefix.trim()))
  .pipe(z.array(z.string().regex(/^\+\d{0,7}$/, 'prefixes of numbers, +39,+41; + alone for every country')));
const secretList = z
  .string()
  .transform((list) => list.split(/[\s,]+/))
  .pipe(z.array(z.string().min(32)));
/** Mail addresses and https addresses, as URIs. */
const contactError = 'mail addresses and https addresses, with commas';
const contact = z.union([
  z.email({ error: contactError }).transform((address) => `mailto:${address}`),
  z.url({ protocol: /^https$/, error: contactError }),
]);
const contactList = z
  .string()
  .transform((list) => list.split(',').map((each) => each.trim()))
  .pipe(z.array(contact));
const addressList = z.string().transform((list) => list.split(',').map((address) => address.trim()));

/** Every variable that is read, with its default; what each is for stands in `configuration.ts`. */
export const environment = z.object({
  PORT: port.default(8080),
  HOST: z.string().optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .refine(
      isOfHost,
      'without a path: the portal has a host name of its own, such as https://portal.company.example',
    )
    .optional(),
  TRUSTED_PROXIES: addressList.optional(),
  FRAME_ANCESTORS: addressList.optional(),
  STOP_DELAY_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  DATA_DIR: z.string().min(1).default('.data'),
  DIST_DIR: z.string().min(1).default('dist'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_PASSWORD: secret.optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  INSTALLATION_SECRET: z.string().min(32).optional(),
  INSTALLATION_SECRET_PREVIOUS: secretList.optional(),
  STATEMENT_TIMEOUT_MS: milliseconds.default(30_000),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMTP_OAUTH_TOKEN_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMTP_OAUTH_CLIENT_ID: z.string().min(1).optional(),
  SMTP_OAUTH_CLIENT_SECRET: secret.optional(),
  SMTP_OAUTH_REFRESH_TOKEN: secret.optional(),
  SMTP_OAUTH_SCOPE: z.string().min(1).optional(),
  SMTP_CONNECTIONS: z.coerce.number().int().min(1).max(50).default(3),
  SMTP_MAX_PER_MINUTE: z.coerce.number().int().min(1).optional(),
  MAIL_FROM: z
    .string()
    .refine(
      (text) => readMailbox(text) !== undefined,
      'one sender: an address, Name <address>, "Name" <address>',
    )
    .optional(),
  BOUNCE_ADDRESS: z.email().optional(),
  BOUNCE_TOKEN: z.string().min(16).optional(),
  SMS_GATEWAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_GATEWAY_TOKEN: secret.optional(),
  SMS_PREFIXES: prefixList.prefault(europe),
  SMS_MAX_PER_DAY: z.coerce.number().int().min(0).default(2000),
  PUSH_ORIGINS: addressList.optional(),
  OIDC_ORIGINS: addressList.optional(),
  NAME_SERVERS: addressList.optional(),
  TSA_URL: z.url({ protocol: /^https?$/ }).optional(),
  SEAL_P12: z.string().optional(),
  SEAL_P12_PASSWORD: z.string().optional(),
  PDF_EDITING_URL: z.url({ protocol: /^https?$/ }).optional(),
  PDF_EDITING_SECRET: z.string().min(32).optional(),
  PDF_EDITING_SERVE: switchedOn.default(false),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().default('eu-south-1'),
  S3_ACCESS_KEY_ID: secret.optional(),
  S3_SECRET_ACCESS_KEY: secret.optional(),
  UPLOAD_MIN_BYTES: z.coerce.number().int().min(0).default(1),
  UPLOAD_MAX_BYTES: bytes.default(50_000_000),
  PRODUCT_ID: z
    .string()
    .regex(/^[a-z0-9_]+$/)
    .default('docsign'),
  PRODUCT_NAME: z.string().min(1).default('Sportello'),
  ACCENT_COLOR: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .default('#1f5fbf'),
  PRIVACY_URL: z.url({ protocol: /^https?$/ }).optional(),
  SECURITY_CONTACT: contactList.optional(),
  PROVIDER_NAME: z.string().min(1).optional(),
  PROVIDER_URL: z.url({ protocol: /^https?$/ }).optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_SDK_DISABLED: switchedOn.default(false),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SERVICE_WORKER: switchedOn.default(true),
  FOLLOW_BUILDS: switchedOn.default(false),
  DEMO: switchedOn.optional(),
});

/** The environment once it is read. */
export type Environment = z.infer<typeof environment>;

/** Everything that the outside decides about the server. */
export type Config = ReturnType<typeof arrange>;

/** The environment holds something that cannot work; the message has a line for each wrong variable. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`The configuration is wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/**
 * Reads and checks the environment, and the files that it names for secrets. An empty variable counts as absent.
 * @throws ConfigError naming all that is wrong.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const files = readSecretFiles(env);
  const given = Object.fromEntries(Object.entries(files.env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  const issues = result.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];
  const contradictions = result.success ? findContradictions(result.data) : [];
  const problems = [...files.problems, ...issues, ...contradictions];
  if (!result.success || problems.length > 0) throw new ConfigError(problems);
  return arrange(result.data);
}

function findContradictions(env: Environment): string[] {
  const problems: string[] = [];
  if (env.METRICS_PORT !== undefined && env.METRICS_PORT !== 0 && env.METRICS_PORT === env.PORT)
    problems.push('METRICS_PORT: must not be PORT; without it /metrics stands there, by METRICS_TOKEN');
  if (env.METRICS_HOST && env.METRICS_PORT === undefined)
    problems.push('METRICS_PORT: is needed when METRICS_HOST is set');
  if (env.UPLOAD_MIN_BYTES > env.UPLOAD_MAX_BYTES)
    problems.push('UPLOAD_MIN_BYTES: must not be above UPLOAD_MAX_BYTES');
  if (env.PDF_EDITING_URL && !env.PDF_EDITING_SECRET)
    problems.push('PDF_EDITING_SECRET: is needed when PDF_EDITING_URL is set');
  if (env.PDF_EDITING_SERVE && !env.PDF_EDITING_SECRET)
    problems.push('PDF_EDITING_SECRET: is needed when PDF_EDITING_SERVE is true');
  if (env.PDF_EDITING_SERVE && env.PDF_EDITING_URL)
    problems.push('PDF_EDITING_SERVE, PDF_EDITING_URL: who serves the engine uses its own');
  if (Boolean(env.S3_ACCESS_KEY_ID) !== Boolean(env.S3_SECRET_ACCESS_KEY))
    problems.push('S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: set both or neither');
  if (env.INSTALLATION_SECRET_PREVIOUS && !env.INSTALLATION_SECRET)
    problems.push('INSTALLATION_SECRET: is needed when INSTALLATION_SECRET_PREVIOUS is set');
  if (env.DATABASE_PASSWORD && !env.DATABASE_URL)
    problems.push('DATABASE_URL: is needed when DATABASE_PASSWORD is set');
  const oauth = [env.SMTP_OAUTH_TOKEN_URL, env.SMTP_OAUTH_CLIENT_ID, env.SMTP_OAUTH_CLIENT_SECRET];
  if (oauth.some(Boolean) && !oauth.every(Boolean))
    problems.push(
      'SMTP_OAUTH_TOKEN_URL, SMTP_OAUTH_CLIENT_ID, SMTP_OAUTH_CLIENT_SECRET: set all of them or none',
    );
  if (env.S3_ENDPOINT && !env.S3_BUCKET) problems.push('S3_BUCKET: is needed when S3_ENDPOINT is set');
  return problems;
}

/** What listens there answers the machine itself alone, by IPv4 and IPv6. */
export const localHost = 'localhost';
const everyHost = '0.0.0.0';
const loopback = '127.0.0.1';

function arrange(env: Environment) {
  const makesDemo = env.DEMO ?? !isForReal(env);
  const hasOutbox = !env.SMTP_URL || !env.SMS_GATEWAY_URL;
  return {
    http: {
      port: env.PORT,
      /** Who tries the product is not on show: with a demo or an outbox others come in only where that is said. */
      host: env.HOST ?? (makesDemo || hasOutbox ? localHost : everyHost),
      publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
      trustedProxies: env.TRUSTED_PROXIES ?? [],
      /** Origins that may frame the pages: the mobile wrapper. */
      frameAncestors: env.FRAME_ANCESTORS ?? [],
      /** How long the server still answers once it was told to stop and says so, in milliseconds. */
      stopDelayMs: env.STOP_DELAY_MS,
    },
    dataFolder: env.DATA_DIR,
    /** The installation's secret, for processes that share no data folder; otherwise it lies in `keys/` of that folder. */
    installationSecret: env.INSTALLATION_SECRET,
    /** What was the installation's secret before, the last one first: what they protect can still be opened. */
    previousSecrets: env.INSTALLATION_SECRET_PREVIOUS ?? [],
    /** Where the builds of shell and modules are. */
    distFolder: env.DIST_DIR,
    database: {
      url: databaseUrl({ url: env.DATABASE_URL, password: env.DATABASE_PASSWORD }),
      poolSize: env.DATABASE_POOL_SIZE,
      statementTimeoutMs: env.STATEMENT_TIMEOUT_MS,
    },
    mail: {
      smtpUrl: env.SMTP_URL,
      /** How tokens for the mail server are got; undefined where its address has a password, or none is needed. */
      oauth: toSmtpOAuth({
        tokenUrl: env.SMTP_OAUTH_TOKEN_URL,
        clientId: env.SMTP_OAUTH_CLIENT_ID,
        clientSecret: env.SMTP_OAUTH_CLIENT_SECRET,
        refreshToken: env.SMTP_OAUTH_REFRESH_TOKEN,
        scope: env.SMTP_OAUTH_SCOPE,
      }),
      from: env.MAIL_FROM,
      /** To which bounces come back, each with the id of its mail behind a plus; undefined where they go to the sender. */
      bounceAddress: env.BOUNCE_ADDRESS,
      /** By which mails that came back are handed in. */
      bounceToken: env.BOUNCE_TOKEN,
      /** Connections of each process that stay open; one of them is spare for codes. */
      connections: env.SMTP_CONNECTIONS,
      /** Mails in any minute, of all processes; undefined where only the server says when it is too much. */
      maxPerMinute: env.SMTP_MAX_PER_MINUTE,
    },
    sms: {
      gatewayUrl: env.SMS_GATEWAY_URL,
      gatewayToken: env.SMS_GATEWAY_TOKEN,
      /** The countries to whose numbers codes are sent, and how many of them in a day. */
      prefixes: env.SMS_PREFIXES,
      maxPerDay: env.SMS_MAX_PER_DAY,
    },
    /** Origins of push services in one's own network (`https://push.azienda.lan`); all others are of the internet. */
    push: { ownOrigins: env.PUSH_ORIGINS ?? [] },
    /** Origins of providers in one's own network (`https://keycloak.azienda.lan:8443`); all others are of the internet. */
    companySignIn: { ownOrigins: env.OIDC_ORIGINS ?? [], nameServers: env.NAME_SERVERS ?? [] },
    seal: { tsaUrl: env.TSA_URL, p12File: env.SEAL_P12, p12Password: env.SEAL_P12_PASSWORD },
    pdfEditing: {
      url: env.PDF_EDITING_URL,
      secret: env.PDF_EDITING_SECRET,
      /** Whether this server seals for others, who know the secret. */
      isServed: env.PDF_EDITING_SERVE,
    },
    s3: env.S3_BUCKET
      ? {
          bucket: env.S3_BUCKET,
          endpoint: env.S3_ENDPOINT,
          region: env.S3_REGION,
          accessKeyId: env.S3_ACCESS_KEY_ID,
          secretAccessKey: env.S3_SECRET_ACCESS_KEY,
        }
      : undefined,
    /** Sizes of a document to sign, in bytes; the specified defaults (spec 02 §9) are a message's attachment's (departure D63). */
    documentUpload: { min: env.UPLOAD_MIN_BYTES, max: env.UPLOAD_MAX_BYTES },
    product: { id: env.PRODUCT_ID, name: env.PRODUCT_NAME, accent: env.ACCENT_COLOR },
    /** What `/info` says of the installation (spec 01 §2). A provider without a name goes by its host. */
    about: {
      privacyUrl: env.PRIVACY_URL ?? null,
      provider: providerOf({ name: env.PROVIDER_NAME, url: env.PROVIDER_URL }),
    },
    /** Whom strangers tell about a hole, as URIs (`/.well-known/security.txt`). */
    securityContacts: env.SECURITY_CONTACT ?? [],
    /** Whether browsers keep the service worker that shows a page without a network; false takes it out of them. */
    hasWorker: env.SERVICE_WORKER,
    /** Whether open pages take new builds at once: `npm run dev` says so. */
    followsBuilds: env.FOLLOW_BUILDS,
    /** `/metrics`: on a port of its own, this machine's alone unless a host is named; or on the public one, by a token. */
    metrics: { port: env.METRICS_PORT, host: env.METRICS_HOST ?? loopback, token: env.METRICS_TOKEN },
    /** Whether traces leave, and which share of them; where to and under what name say the standard variables of OpenTelemetry. */
    traces: {
      isOn:
        !env.OTEL_SDK_DISABLED &&
        Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT),
      share: env.OTEL_TRACES_SAMPLER_ARG,
    },
    logLevel: env.LOG_LEVEL,
    /** Whether an empty database gets the demo company: where that is said, or where nothing speaks of a real installation. */
    makesDemo,
  };
}

/** Whether an address names a host alone: nothing of the product is served below a path. */
function isOfHost(address: string): boolean {
  // What is no address is said by the rule before.
  if (!URL.canParse(address)) return true;
  const { origin, href } = new URL(address);
  return href === `${origin}/`;
}

/** Whether something is set that only an installation for real has: a public address with TLS, a database server, a mail server. */
function isForReal({ PUBLIC_URL = '', DATABASE_URL, SMTP_URL }: Environment): boolean {
  return PUBLIC_URL.startsWith('https:') || DATABASE_URL !== undefined || SMTP_URL !== undefined;
}
