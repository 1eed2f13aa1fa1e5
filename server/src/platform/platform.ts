import type { Logger } from 'pino';
import { createLogTally, type LogTally } from './anchors/log-tally.ts';
import { createTallies } from './anchors/tallies.service.ts';
import { createAudit, type Audit } from './audit/audit.service.ts';
import { createReadings, type Readings } from './audit/readings.service.ts';
import { withHeldRemovals } from './backup/removal-hold.ts';
import type { Clock } from './clock.ts';
import { createCodeService, type Codes } from './codes/codes.service.ts';
import type { Config } from './config.ts';
import type { Database, DatabaseHandle } from './db/database.ts';
import { createReturnAddresses, type ReturnAddresses } from './deliveries/bounces/return-address.ts';
import type { Channel } from './deliveries/channel.ts';
import { createDeliveries, type Deliveries } from './deliveries/deliveries.service.ts';
import { openOutboxToken } from './deliveries/outbox-access.ts';
import { createSmsChannel } from './deliveries/sms-channel.ts';
import { createSmsLimits, type SmsLimits } from './deliveries/sms-limits.ts';
import { createMailPace, serverKey } from './deliveries/mail-pace.ts';
import { createMailSenders, readMailbox, type MailSenders } from './deliveries/mail-sender.ts';
import { createSmtpChannel } from './deliveries/smtp-channel.ts';
import { createSmtpTokens } from './deliveries/smtp-tokens.ts';
import { createJobs, type Jobs } from './jobs/jobs.service.ts';
import { createLive, type Live, type LivePace } from './live/live.service.ts';
import { openMetrics, type Metrics } from './metrics/metrics.ts';
import { createOneTimeLinks, type OneTimeLinks } from './one-time-links/one-time-links.service.ts';
import { createNotedRows, type NotedRows } from './noted-rows/noted-rows.service.ts';
import { createPush, type Push } from './push/push.service.ts';
import { createRateLimits, type RateLimits } from './rate-limit/rate-limit.service.ts';
import { createAreaFailures, type AreaFailures } from './failures/area-failures.service.ts';
import type { ModuleStore } from './modules/module-store.ts';
import { createLiveMoves, type LiveMoves } from './modules/live-moves.ts';
import { openModuleStore } from './modules/open-module-store.ts';
import { createPictureDrawer, type DrawPicture } from './pictures/picture-drawer.ts';
import type { LoadPrincipal } from './sessions/session.ts';
import { createSessions, type Sessions } from './sessions/sessions.service.ts';
import { createSeals, type Seals } from './sealing/seals.ts';
import { createRowProofs, type RowProofs } from './secrets/row-proofs.ts';
import { createSecretBox, type SecretBox } from './secrets/secret-box.ts';
import { openStorage } from './storage/open-storage.ts';
import type { Storage } from './storage/storage.ts';
import { createUnsubscribing, type Unsubscribing } from './unsubscribe/unsubscribing.ts';

/** What the areas stand on. */
export interface Platform {
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly database: DatabaseHandle;
  readonly storage: Storage;
  readonly jobs: Jobs;
  readonly deliveries: Deliveries;
  /** Addresses by which notices are switched off. */
  readonly unsubscribing: Unsubscribing;
  /** In whose name mails leave. */
  readonly mailSenders: MailSenders;
  /** Notifications of devices. */
  readonly push: Push;
  readonly sessions: Sessions;
  readonly codes: Codes;
  readonly oneTimeLinks: OneTimeLinks;
  readonly rateLimits: RateLimits;
  readonly smsLimits: SmsLimits;
  readonly areaFailures: AreaFailures;
  readonly audit: Audit;
  readonly readings: Readings;
  /** What compares the rows that decide with the event log. */
  readonly notedRows: NotedRows;
  /** What counts the chains of the event log. */
  readonly logTally: LogTally;
  readonly metrics: Metrics;
  readonly secretBox: SecretBox;
  readonly rowProofs: RowProofs;
  /** With what documents are sealed. */
  readonly seals: Seals;
  readonly live: Live;
  /** Draws uploaded pictures anew. */
  readonly drawPicture: DrawPicture;
  /** The builds that are live. */
  readonly modules: ModuleStore;
  /** What writes each move of what is live into the log. */
  readonly liveMoves: LiveMoves;
  /** Opens the local outbox, where there is one. */
  readonly outboxToken: string;
}

interface PlatformOptions {
  config: Config;
  clock: Clock;
  logger: Logger;
  database: DatabaseHandle;
  /** Secret of the installation; the same for all replicas. */
  secret: string;
  loadPrincipal: LoadPrincipal;
  makeCode?: () => string;
  livePace?: Partial<LivePace>;
}

/** Puts the platform together. Nothing runs yet: see `jobs.start`. */
export async function createPlatform({
  secret,
  loadPrincipal,
  makeCode,
  livePace,
  ...options
}: PlatformOptions): Promise<Platform> {
  const { config, clock, database } = options;
  const { db } = database;
  const opened = await openStorage(config, (hash) =>
    options.logger.error({ hash }, 'a stored file is not what was stored'),
  );
  const storage = withHeldRemovals(opened, { db, clock });
  const metrics = await openMetrics(config);
  const rowProofs = createRowProofs(secret, config.previousSecrets);
  const jobs = createJobs({ ...options, metrics, rowProofs });
  const mailSenders = createMailSenders({ db, given: config.mail.from, product: config.product.name });
  const returnAddresses = createReturnAddresses(config.mail.bounceAddress, [
    secret,
    ...config.previousSecrets,
  ]);
  const channels = createChannels(config, { db, clock, storage, senders: mailSenders, returnAddresses });
  const audit = createAudit({ clock, secret, previousSecrets: config.previousSecrets });
  const secretBox = createSecretBox(secret, config.previousSecrets);
  const { dataFolder } = config;
  const tallies = createTallies({ ...options, db, secretBox, rowProofs, audit, jobs, dataFolder });
  const unsubscribing = createUnsubscribing({ secretBox, publicUrl: config.http.publicUrl });
  const deliveries = createDeliveries({
    db,
    clock,
    jobs,
    channels,
    secretBox,
    rowProofs,
    unsubscribing,
    returnAddresses,
    brand: config.product,
  });
  const rateLimits = createRateLimits({ db, clock });
  const smsLimits = createSmsLimits({ rateLimits, sms: config.sms, logger: options.logger });
  const modules = openModuleStore(options);
  return {
    ...options,
    metrics,
    storage,
    jobs,
    deliveries,
    unsubscribing,
    mailSenders,
    push: createPush({
      ...options,
      db,
      jobs,
      secret,
      subject: pushSubject(config),
      product: config.product.name,
      ownOrigins: config.push.ownOrigins,
    }),
    rateLimits,
    smsLimits,
    rowProofs,
    sessions: createSessions({ db, clock, loadPrincipal, proofs: rowProofs }),
    codes: createCodeService({
      db,
      clock,
      deliveries,
      rateLimits,
      secret,
      rowProofs,
      smsLimits,
      ...(makeCode && { makeCode }),
    }),
    oneTimeLinks: createOneTimeLinks({ db, clock, proofs: rowProofs }),
    areaFailures: createAreaFailures({ db, clock }),
    audit,
    readings: createReadings({ db, clock, audit }),
    notedRows: createNotedRows({ ...options, db, audit, rowProofs, tallies, jobs, dataFolder }),
    logTally: createLogTally({ db, tallies }),
    secretBox,
    seals: createSeals({ ...options, db, secretBox }),
    drawPicture: createPictureDrawer(options),
    outboxToken: await openOutboxToken(config.dataFolder),
    live: createLive({ ...options, ...(livePace && { pace: livePace }) }),
    modules,
    liveMoves: createLiveMoves({ db, clock, audit, rowProofs, modules }),
  };
}

/** Whom a push service writes to about what it is sent: it takes no address without TLS. */
function pushSubject({ http: { publicUrl }, mail: { from = 'sportello@localhost' } }: Config): string {
  if (publicUrl.startsWith('https:')) return publicUrl;
  return `mailto:${readMailbox(from)?.address ?? from}`;
}

interface ChannelDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly storage: Storage;
  readonly senders: MailSenders;
  readonly returnAddresses: ReturnAddresses;
}

function createChannels(
  { http, mail, sms }: Config,
  { db, clock, ...using }: ChannelDependencies,
): Record<'mail' | 'sms', Channel | undefined> {
  const { smtpUrl: url, connections, maxPerMinute, oauth } = mail;
  return {
    mail: url
      ? createSmtpChannel({
          url,
          ...using,
          publicUrl: http.publicUrl,
          findToken: oauth && createSmtpTokens(oauth, clock),
          pace: createMailPace({ db, clock, server: serverKey(url), connections, maxPerMinute }),
        })
      : undefined,
    sms: sms.gatewayUrl
      ? createSmsChannel({ clock, url: sms.gatewayUrl, token: sms.gatewayToken })
      : undefined,
  };
}
