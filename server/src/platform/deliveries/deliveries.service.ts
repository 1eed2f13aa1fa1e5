import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Database, Executor } from '../db/database.ts';
import { isUuid } from '../ids.ts';
import { archiveDeadJobsOf, hurryJobs } from '../jobs/jobs.repository.ts';
import type { Jobs } from '../jobs/jobs.service.ts';
import { announceFailures } from '../failures/announce-failures.ts';
import type { RowProofs } from '../secrets/row-proofs.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import type { Unsubscribing } from '../unsubscribe/unsubscribing.ts';
import { createBounces, type Bounces } from './bounces/bounces.service.ts';
import type { ReturnAddresses } from './bounces/return-address.ts';
import type { Channel } from './channel.ts';
import { createDeliver, nothingToFind } from './deliver.ts';
import { deliveryFacts } from './delivery-facts.ts';
import {
  deleteDeliveriesBefore,
  deleteDelivery,
  findDelivery,
  findLastDelivery,
  findLastNotice,
  forgetContentsBefore,
  insertDelivery,
  listRecentDeliveries,
  listRecipients,
  lockFailed,
  updateDelivery,
} from './deliveries.repository.ts';
import type { DeliveryChannel, DeliveryRow } from './deliveries.schema.ts';
import { endPauses } from './mail-pace.repository.ts';
import { renderMail, type MailBrand } from './mail-content.ts';
import type { FindCompanyName, Mail, Sms } from './message.ts';

/** What can be done with mails and SMS. */
export interface Deliveries {
  /** What stays in the local outbox because no channel for it is set. */
  readonly outboxChannels: readonly DeliveryChannel[];
  /** Writes a mail that leaves when the transaction commits. @returns its id, by which its state can be asked. */
  sendMail(executor: Executor, mail: Mail): Promise<string>;
  /** Writes an SMS, as `sendMail` does. */
  sendSms(executor: Executor, sms: Sms): Promise<string>;
  /** Has mails that a company writes bear its name. Before the first mail. */
  nameCompanies(find: FindCompanyName): void;
  /** Calls back when the state of a message changes that has a reference with this beginning. Before jobs start. */
  watch(beginning: string, listener: (executor: Executor, reference: string) => Promise<void>): void;
  /** Asks, before a notice leaves that was put off, whether it is still wanted; one that is not is deleted. By the beginning of its reference. Before jobs start. */
  confirm(beginning: string, isWanted: (executor: Executor, delivery: DeliveryRow) => Promise<boolean>): void;
  /** When the last notice to an address left, or is to leave, before a moment. */
  findLastNotice(
    executor: Executor,
    which: { readonly to: string; readonly before: Date },
  ): Promise<Date | null>;
  /** The last message about something that is kept, with its state; a reader shows neither its text nor its links. */
  findLast(executor: Executor, reference: string): Promise<DeliveryRow | undefined>;
  /** Takes mails that came back. */
  readonly bounces: Bounces;
  /** Deletes what was sent, or failed, to some recipients before a moment. */
  forget(which: { readonly recipients: readonly string[]; readonly before: Date }): Promise<void>;
  /** Sends failed messages once more whose content is still kept. @returns the ids of those that are on their way again */
  retry(executor: Executor, ids: readonly string[]): Promise<string[]>;
  /** Has what waits for a service be tried at once: somebody mended what kept it. */
  hurry(executor: Executor): Promise<void>;
  /**
   * Deletes what was sent, or failed, more than half a year ago: addresses and names of files are nobody's for ever; and, a week after it
   * failed, what a message said.
   */
  clean(): Promise<void>;
  /** The last messages of the outbox, to one recipient or to all, the newest first; the last codes among them, however many followed. */
  listOutbox(limit: number, recipient?: string): Promise<DeliveryRow[]>;
  /** To whom the messages of the outbox went. */
  listOutboxRecipients(): Promise<string[]>;
  /** A message of the outbox. */
  findInOutbox(id: string): Promise<DeliveryRow | undefined>;
}

interface DeliveriesDependencies {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  /** A channel that is absent leaves its messages in the outbox. */
  channels: { mail: Channel | undefined; sms: Channel | undefined };
  secretBox: Pick<SecretBox, 'seal' | 'open'>;
  rowProofs: RowProofs;
  unsubscribing: Pick<Unsubscribing, 'addressOf'>;
  returnAddresses: Pick<ReturnAddresses, 'find'>;
  brand: MailBrand;
}

/** Who does it, by channel; what helps nobody later, such as a code, must not wait behind the mails of a message to everybody. */
const kindsOf = {
  mail: { usual: 'platform.deliver', urgent: 'platform.deliver-now' },
  sms: { usual: 'platform.sms', urgent: 'platform.sms-now' },
} as const satisfies Record<DeliveryChannel, unknown>;
const jobKinds = Object.values(kindsOf).flatMap(({ usual, urgent }) => [usual, urgent]);
const day = 24 * 60 * 60_000;
const keptForMs = 180 * day;
const contentKeptForMs = 7 * day;
const lostTry = 'Its process ended at the last try';

type Content = Pick<DeliveryRow, 'id' | 'text' | 'html' | 'unsubscribeAddress'>;

/** The place of the secret box that a message's content is sealed for. */
const contentOf = (id: string) => `platform.deliveries:${id}`;
const keptContent = z.object({
  text: z.string(),
  html: z.string().nullable(),
  unsubscribeAddress: z.string().nullable().default(null),
});
const asNew = {
  state: 'queued',
  attempts: 0,
  fault: null,
  failedAt: null,
  archivedAt: null,
} as const;

/** The service of mails and SMS. */
export function createDeliveries(dependencies: DeliveriesDependencies): Deliveries {
  const { db, clock, jobs, channels, brand, secretBox, unsubscribing, returnAddresses } = dependencies;
  const { rowProofs } = dependencies;
  const kept = (['mail', 'sms'] as const).filter((channel) => !channels[channel]);
  const watchers: { beginning: string; listener: Parameters<Deliveries['watch']>[1] }[] = [];
  const confirmers: { beginning: string; isWanted: Parameters<Deliveries['confirm']>[1] }[] = [];

  let findCompanyName: FindCompanyName = () => Promise.resolve(undefined);

  async function queue(
    executor: Executor,
    message: Omit<Parameters<typeof insertDelivery>[1], 'state' | 'createdAt'>,
  ) {
    const { html = null, replyTo = null, onBehalfOf = null, unsubscribeAddress = null } = message;
    const proof = rowProofs.of(
      'delivery',
      deliveryFacts({ ...message, html, replyTo, onBehalfOf, unsubscribeAddress }),
    );
    const id = randomUUID();
    const sealedContent = seal({ id, text: message.text, html, unsubscribeAddress });
    const times = { state: 'queued' as const, createdAt: clock.now() };
    await insertDelivery(executor, { ...message, id, ...times, ...nothingToFind, sealedContent, proof });
    const runAt = message.noticeAt ?? clock.now();
    const kind = kindsOf[message.channel][message.mayRetry === false ? 'urgent' : 'usual'];
    await jobs.enqueue(executor, { kind, payload: { id }, runAt });
    return id;
  }

  const deliver = createDeliver({ clock, channels, recordOutcome, asFailed });
  const mailCrew = channels.mail?.pace && {
    ...channels.mail.pace,
    close: () => channels.mail?.close?.(),
  };
  for (const [channel, kinds] of Object.entries(kindsOf))
    for (const [urgency, kind] of Object.entries(kinds)) {
      const isUrgent = urgency === 'urgent';
      jobs.handle<{ id: string }>(
        kind,
        async ({ id }, context) => {
          const found = await findDelivery(db, id);
          if (found?.state !== 'queued' || !(await keepIfWanted(found))) return;
          const delivery = opened(found);
          // It may hold a code or a link, which is for whom it was written to.
          if (!delivery || !rowProofs.holds(delivery.proof, 'delivery', deliveryFacts(delivery)))
            throw new Error('It is not the message that this installation wrote');
          await deliver(delivery, { ...context, isUrgent });
        },
        { onDead: giveUp, isUrgent, crew: channel === 'mail' ? mailCrew : undefined },
      );
    }

  /** The message itself shows that it failed, also where a try ended the process and could not record so. */
  async function giveUp(tx: Executor, { id }: { readonly id: string }): Promise<void> {
    for (const kind of jobKinds) await archiveDeadJobsOf(tx, { kind, recordId: id, now: clock.now() });
    const delivery = await findDelivery(tx, id);
    if (delivery?.state !== 'queued') return;
    const whole = opened(delivery) ?? delivery;
    await updateDelivery(tx, id, { state: 'failed', lastError: lostTry, ...asFailed(whole) });
    await announce(tx, delivery.reference);
    await announceFailures(tx, delivery.companyId);
  }

  function asFailed(delivery: DeliveryRow) {
    const sealedContent = delivery.mayRetry ? seal(delivery) : null;
    return { failedAt: clock.now(), sealedContent, ...nothingToFind };
  }

  function seal({ id, text, html, unsubscribeAddress }: Content): string {
    return secretBox.seal(JSON.stringify({ text, html, unsubscribeAddress }), contentOf(id));
  }

  /** A message with what it says; undefined where somebody else sealed it, or wrote something beside it. Those of before are not sealed. */
  function opened(row: DeliveryRow): DeliveryRow | undefined {
    if (row.sealedContent === null) return row;
    const isBeside = row.text !== '' || row.html !== null || row.unsubscribeAddress !== null;
    const content = isBeside ? undefined : readKept(row);
    return content && { ...row, ...content };
  }

  /** What was put off may be read, signed or gone meanwhile. */
  async function keepIfWanted(delivery: DeliveryRow): Promise<boolean> {
    const { id, reference, noticeAt, createdAt } = delivery;
    if (reference === null || noticeAt === null || noticeAt <= createdAt) return true;
    return db.transaction(async (tx) => {
      for (const { beginning, isWanted } of confirmers)
        if (reference.startsWith(beginning) && !(await isWanted(tx, delivery))) {
          await deleteDelivery(tx, id);
          await announce(tx, reference);
          return false;
        }
      return true;
    });
  }

  async function announce(tx: Executor, reference: string | null): Promise<void> {
    for (const { beginning, listener } of watchers)
      if (reference?.startsWith(beginning)) await listener(tx, reference);
  }

  async function recordOutcome(
    { id, reference, companyId }: DeliveryRow,
    change: Parameters<typeof updateDelivery>[2],
  ): Promise<void> {
    await db.transaction(async (tx) => {
      await updateDelivery(tx, id, change);
      await announce(tx, reference);
      if (change.failedAt) await announceFailures(tx, companyId);
    });
  }

  /** What a message said that failed; undefined where that is not kept, or cannot be read any more: the others are sent all the same. */
  function readKept({ id, sealedContent }: DeliveryRow) {
    if (sealedContent === null) return undefined;
    try {
      return keptContent.parse(JSON.parse(secretBox.open(sealedContent, contentOf(id))));
    } catch {
      return undefined;
    }
  }

  async function sendAgain(tx: Executor, id: string): Promise<boolean> {
    const failed = await lockFailed(tx, id);
    const content = failed && readKept(failed);
    if (!content) return false;
    await updateDelivery(tx, id, asNew);
    const kind = kindsOf[failed.channel].usual;
    await jobs.enqueue(tx, { kind, payload: { id }, companyId: failed.companyId });
    await announce(tx, failed.reference);
    return true;
  }

  return {
    outboxChannels: kept,
    bounces: createBounces({ db, clock, returnAddresses, announce }),
    sendMail: async (executor, { to, content, language, attachments = [], noticeKind: kind, ...given }) => {
      const { companyId } = given;
      const isCompanys = content.from === 'company' && companyId !== null;
      const company = isCompanys ? await findCompanyName(executor, companyId) : undefined;
      // In one line: it stands in headers.
      const onBehalfOf = company?.replaceAll(/\s+/g, ' ').trim() || null;
      const written = renderMail({ content, language, brand, onBehalfOf });
      const address = kind && (await unsubscribing.addressOf(executor, { email: to, kind }));
      const unsubscribeAddress = address || null;
      const message = { channel: 'mail' as const, recipient: to, ...written, onBehalfOf, attachments };
      return queue(executor, { ...message, unsubscribeAddress, ...given });
    },
    sendSms: (executor, { to, ...given }) =>
      queue(executor, { channel: 'sms', recipient: to, subject: '', attachments: [], ...given }),
    nameCompanies: (find) => void (findCompanyName = find),
    watch: (beginning, listener) => void watchers.push({ beginning, listener }),
    confirm: (beginning, isWanted) => void confirmers.push({ beginning, isWanted }),
    findLastNotice,
    findLast: findLastDelivery,
    forget: ({ recipients, before }) => deleteDeliveriesBefore(db, before, recipients),
    retry: async (executor, ids) => {
      const sent: string[] = [];
      for (const id of ids) if (await sendAgain(executor, id)) sent.push(id);
      return sent;
    },
    hurry: async (executor) => {
      await endPauses(executor);
      await hurryJobs(executor, jobKinds, clock.now());
    },
    clean: async () => {
      const now = clock.now().getTime();
      await forgetContentsBefore(db, new Date(now - contentKeptForMs));
      await deleteDeliveriesBefore(db, new Date(now - keptForMs));
    },
    listOutbox: async (limit, recipient) => {
      const which = { limit, channels: kept, recipient };
      const latest = await listRecentDeliveries(db, which);
      const codes = latest.length < limit ? [] : await listRecentDeliveries(db, { ...which, hasCode: true });
      const known = new Set(latest.map(({ id }) => id));
      return [...latest, ...codes.filter(({ id }) => !known.has(id))].map((row) => opened(row) ?? row);
    },
    listOutboxRecipients: () => listRecipients(db, kept),
    findInOutbox: async (id) => {
      const row = isUuid(id) ? await findDelivery(db, id) : undefined;
      return row && kept.includes(row.channel) ? (opened(row) ?? row) : undefined;
    },
  };
}
