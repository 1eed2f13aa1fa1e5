import { environment, type Environment } from './config.ts';
import { secretVariables } from './secret-files.ts';

export { readConfig } from './config.ts';

/** A variable of the environment, as the operating guide lists it. */
interface Variable {
  readonly name: string;
  /** What it is about. */
  readonly part: string;
  readonly description: string;
  /** As it would be written; undefined where there is none. */
  readonly default: string | undefined;
  /** Whether `<name>_FILE` may name a file with it. */
  readonly isSecret: boolean;
}

type Descriptions = Readonly<Record<string, Partial<Readonly<Record<keyof Environment, string>>>>>;

/** What each variable is for, by part. */
const descriptions = {
  'Address and network': {
    PORT: 'port on which it listens',
    HOST: 'address on which it listens; without it `localhost` while mails or SMS stay in the outbox or a demo is made, else every address',
    PUBLIC_URL:
      'address at which people open it, without a path, in links of mails; without it `http://localhost:<PORT>`',
    TRUSTED_PROXIES:
      'addresses or networks of the proxies in front, with commas (`10.0.0.0/8,172.18.0.2`): who asks is then read from X-Forwarded-For',
    FRAME_ANCESTORS: 'origins that may show the pages in a frame, with commas: the mobile app',
    STOP_DELAY_MS:
      'milliseconds, once told to stop (SIGTERM), in which it says so at `/readyz` and still answers: longer than the proxy takes to notice',
    LOG_LEVEL: '`fatal`, `error`, `warn`, `info`, `debug`, `trace`, `silent`; at a terminal `warn`',
  },
  'Folders and database': {
    DATA_DIR: 'folder of the embedded database, files and keys',
    DIST_DIR: 'folder of the builds of the shell and the modules',
    DATABASE_URL: '`postgres://user@host:5432/name`: PostgreSQL in the place of the embedded database',
    DATABASE_PASSWORD: 'password for `DATABASE_URL`, where it is not part of it',
    DATABASE_POOL_SIZE: 'connections to PostgreSQL for each process; one more listens',
    STATEMENT_TIMEOUT_MS: 'milliseconds after which a query is given up',
  },
  'The installation': {
    INSTALLATION_SECRET:
      'at least 32 characters, the same for every process; without it one is made and kept in `keys/` of the data folder',
    INSTALLATION_SECRET_PREVIOUS: 'secrets used before, the last one first, with commas: see Rotation',
    DEMO: '`true` makes the demo company in an empty database; without it that is done unless `DATABASE_URL`, `SMTP_URL` or an https `PUBLIC_URL` is set',
    PRODUCT_NAME: 'name of the product on screens and in mails',
    PRODUCT_ID: 'name of the product in calls',
    ACCENT_COLOR: 'colour of the brand, `#rrggbb`',
    PRIVACY_URL: 'page about privacy, linked from the information',
    SECURITY_CONTACT:
      'mail and https addresses, with commas, to which strangers report holes: `/.well-known/security.txt` names them',
    PROVIDER_NAME: 'who provides the installation; without it the host of `PROVIDER_URL`',
    PROVIDER_URL: 'their page',
    SERVICE_WORKER: '`false` takes the service worker out of browsers, and with it notifications on devices',
    FOLLOW_BUILDS: '`true` has open pages take new builds at once; for development',
  },
  'Mails, SMS, notifications': {
    SMTP_URL:
      '`smtps://user:password@host:465`: where mails leave, else to the outbox (`/dev/outbox`); `smtp://` needs STARTTLS or `?requireTLS=false`',
    SMTP_OAUTH_TOKEN_URL:
      'where tokens to sign in to the mail server are given out (OAuth 2.0); `SMTP_URL` then has the user alone, without a password',
    SMTP_OAUTH_CLIENT_ID: 'as whom the installation asks for them',
    SMTP_OAUTH_CLIENT_SECRET: 'its secret',
    SMTP_OAUTH_REFRESH_TOKEN:
      'what the owner of the mailbox consented to; without it the installation signs in by itself (client credentials)',
    SMTP_OAUTH_SCOPE: 'what is asked for',
    SMTP_CONNECTIONS:
      'connections of each process to the mail server, which stay open between mails; one is spare for codes where there are more. Microsoft 365 takes three',
    SMTP_MAX_PER_MINUTE:
      'mails that leave in any minute, of all processes together; without it as many as the server takes. Microsoft 365 takes 30',
    MAIL_FROM:
      'sender of mails, `Name <address>` or `"Name, with a comma" <address>`; without it the one that an administrator enters on `/firstSteps`',
    BOUNCE_ADDRESS:
      'mailbox to which bounces come back, each to `name+…@domain` of its own; without it to the sender. The mail server must let the installation send by it',
    BOUNCE_TOKEN:
      'at least 16 characters: opens `/mail/bounces`, where a mail that came back is handed in, as a bearer',
    SMS_GATEWAY_URL: 'where SMS leave (`docs/sms-gateway.md`); without it they stay in the outbox',
    SMS_GATEWAY_TOKEN: 'token that the gateway asks for',
    SMS_PREFIXES:
      'prefixes of the numbers that get SMS, with commas (`+39,+41`; `+` alone for every one); without it those of Europe',
    SMS_MAX_PER_DAY: 'SMS in a day, for the whole installation',
    PUSH_ORIGINS: "origins of push services in one's own network, with commas",
  },
  'Seal and PDF': {
    SEAL_P12:
      'PKCS#12 file of the certificate that seals; without it one that is uploaded on screen, or one that is made in `keys/` of the data folder',
    SEAL_P12_PASSWORD: 'its password',
    TSA_URL: 'time-stamping service (RFC 3161): seals are then PAdES B-T',
    PDF_EDITING_URL: 'a process that seals for this one, so that the key is not here',
    PDF_EDITING_SECRET: 'at least 32 characters that the two share',
    PDF_EDITING_SERVE: '`true`: this process seals for others',
    UPLOAD_MIN_BYTES: 'smallest document to sign, in bytes',
    UPLOAD_MAX_BYTES: 'largest document to sign, in bytes; the proxy in front must let it through',
  },
  'Sign-in by the company': {
    OIDC_ORIGINS: "origins of providers in one's own network, with commas; all others are of the internet",
    NAME_SERVERS:
      'name servers that are asked whose a domain is, `ip` or `ip:port`, with commas; without it those of the machine',
  },
  'Seen from outside': {
    METRICS_PORT: 'port of `/metrics`, for this machine alone unless `METRICS_HOST` says otherwise',
    METRICS_HOST: 'address on which that port listens',
    METRICS_TOKEN: 'at least 16 characters: opens `/metrics` on the public port, as a bearer',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'collector of traces (OTLP over HTTP)',
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'the whole address for traces, where it differs',
    OTEL_SDK_DISABLED: '`true` sends none',
    OTEL_TRACES_SAMPLER_ARG: 'the share of traces that is kept, 0 to 1',
  },
  Files: {
    S3_BUCKET:
      'bucket of an S3 service for the files, made at the start where it is missing; without it they lie in the data folder',
    S3_ENDPOINT: 'address of the service; without it Amazon’s',
    S3_REGION: 'region of the bucket',
    S3_ACCESS_KEY_ID: 'key of the bucket; without it what the machine has (role, profile)',
    S3_SECRET_ACCESS_KEY: 'its secret',
  },
} as const satisfies Descriptions;

type Described = {
  [Part in keyof typeof descriptions]: keyof (typeof descriptions)[Part];
}[keyof typeof descriptions];
type Undescribed = Exclude<keyof Environment, Described>;
/** Names what `descriptions` lacks, when this line does not compile. */
const isComplete: [Undescribed] extends [never] ? true : Undescribed = true;

const longestDefault = 40;

/** Every variable that is read (`config.ts`), part by part. */
export function listVariables(): Variable[] {
  const defaults: Readonly<Record<string, unknown>> = isComplete && environment.parse({});
  const secrets: readonly string[] = secretVariables;
  return Object.entries<Readonly<Record<string, string>>>(descriptions).flatMap(([part, variables]) =>
    Object.entries(variables).map(([name, description]) => ({
      name,
      part,
      description,
      default: textOf(defaults[name]),
      isSecret: secrets.includes(name),
    })),
  );
}

/** A default, unless it is so long that its description says it in words. */
function textOf(value: unknown): string | undefined {
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  const text = isPlain ? value.toString() : '';
  return text === '' || text.length > longestDefault ? undefined : text;
}
