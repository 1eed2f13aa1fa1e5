import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const milliseconds = z.coerce.number().int().positive();
const bytes = z.coerce.number().int().positive();
const switchedOn = z.enum(['true', 'false']).transform((value) => value === 'true');
const secret = z.string().min(1);
const addressList = z.string().transform((list) => list.split(',').map((address) => address.trim()));

const environment = z.object({
  PORT: port.default(8080),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUSTED_PROXIES: addressList.optional(),
  FRAME_ANCESTORS: addressList.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DIST_DIR: z.string().min(1).default('dist'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  STATEMENT_TIMEOUT_MS: milliseconds.default(30_000),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Sportello <sportello@localhost>'),
  SMS_GATEWAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_GATEWAY_TOKEN: secret.optional(),
  TSA_URL: z.url({ protocol: /^https?$/ }).optional(),
  SEAL_P12: z.string().optional(),
  SEAL_P12_PASSWORD: z.string().optional(),
  PDF_EDITING_URL: z.url({ protocol: /^https?$/ }).optional(),
  PDF_EDITING_SECRET: secret.optional(),
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
  PROVIDER_NAME: z.string().min(1).optional(),
  PROVIDER_URL: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SERVICE_WORKER: switchedOn.default(true),
  FOLLOW_BUILDS: switchedOn.default(false),
  DEMO: switchedOn.default(true),
});

type Environment = z.infer<typeof environment>;

/** Everything that the outside decides about the server. */
export type Config = ReturnType<typeof arrange>;

/** The environment holds something that cannot work; the message has a line for each wrong variable. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`The configuration is wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Reads and checks the environment. An empty variable counts as absent. @throws ConfigError naming all that is wrong. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (!result.success)
    throw new ConfigError(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const problems = findContradictions(result.data);
  if (problems.length > 0) throw new ConfigError(problems);
  return arrange(result.data);
}

function findContradictions(env: Environment): string[] {
  const problems: string[] = [];
  if (env.UPLOAD_MIN_BYTES > env.UPLOAD_MAX_BYTES)
    problems.push('UPLOAD_MIN_BYTES: must not be above UPLOAD_MAX_BYTES');
  if (env.PDF_EDITING_URL && !env.PDF_EDITING_SECRET)
    problems.push('PDF_EDITING_SECRET: is needed when PDF_EDITING_URL is set');
  if (Boolean(env.S3_ACCESS_KEY_ID) !== Boolean(env.S3_SECRET_ACCESS_KEY))
    problems.push('S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: set both or neither');
  if (env.S3_ENDPOINT && !env.S3_BUCKET) problems.push('S3_BUCKET: is needed when S3_ENDPOINT is set');
  return problems;
}

function arrange(env: Environment) {
  return {
    http: {
      port: env.PORT,
      host: env.HOST,
      publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
      trustedProxies: env.TRUSTED_PROXIES ?? [],
      /** Origins that may frame the pages: the mobile wrapper. */
      frameAncestors: env.FRAME_ANCESTORS ?? [],
    },
    dataFolder: env.DATA_DIR,
    /** Where the builds of shell and modules are. */
    distFolder: env.DIST_DIR,
    database: {
      url: env.DATABASE_URL,
      poolSize: env.DATABASE_POOL_SIZE,
      statementTimeoutMs: env.STATEMENT_TIMEOUT_MS,
    },
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    sms: { gatewayUrl: env.SMS_GATEWAY_URL, gatewayToken: env.SMS_GATEWAY_TOKEN },
    seal: { tsaUrl: env.TSA_URL, p12File: env.SEAL_P12, p12Password: env.SEAL_P12_PASSWORD },
    pdfEditing: { url: env.PDF_EDITING_URL, secret: env.PDF_EDITING_SECRET },
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
      provider: providerOf(env),
    },
    /** Whether browsers keep the service worker that shows a page without a network; false takes it out of them. */
    hasWorker: env.SERVICE_WORKER,
    /** Whether open pages take new builds at once: `npm run dev` says so. */
    followsBuilds: env.FOLLOW_BUILDS,
    logLevel: env.LOG_LEVEL,
    /** Whether an empty database gets the demo company. */
    makesDemo: env.DEMO,
  };
}

function providerOf({ PROVIDER_NAME: name, PROVIDER_URL: url }: Environment) {
  if (!name && !url) return null;
  return { name: name ?? new URL(url ?? '').host, url: url ?? null };
}
