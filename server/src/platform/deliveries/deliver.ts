import type { Clock } from '../clock.ts';
import { errorLine } from '../errors/describe-error.ts';
import { PostponedJobError, type JobContext } from '../jobs/job-handler.ts';
import { traced } from '../tracing/tracing.ts';
import { RefusedContentError, RefusedRecipientError, UnsentError, type Channel } from './channel.ts';
import { faultOf, isTooOld, putOffMs } from './delivery-failure.ts';
import type { updateDelivery } from './deliveries.repository.ts';
import type { DeliveryChannel, DeliveryRow } from './deliveries.schema.ts';
import { spread } from '../spread.ts';

type DeliveryChange = Parameters<typeof updateDelivery>[2];

interface DeliveryContext extends JobContext {
  readonly isUrgent: boolean;
}

interface DeliverDependencies {
  readonly clock: Clock;
  readonly channels: Readonly<Record<DeliveryChannel, Channel | undefined>>;
  readonly recordOutcome: (delivery: DeliveryRow, change: DeliveryChange) => Promise<void>;
  /** What is kept of a message that failed for good. */
  readonly asFailed: (delivery: DeliveryRow) => DeliveryChange;
}

const waitedTooLong = 'It waited too long to be of use';

/** What has left or has failed for good holds codes and links that nobody should find here later; the outbox is for reading. */
export const nothingToFind = { text: '', html: null, unsubscribeAddress: null };

/** What stays in the outbox is there to be read. */
const contentOf = ({ text, html, unsubscribeAddress }: DeliveryRow) => ({ text, html, unsubscribeAddress });

/** Sends a message by its channel and records what became of it. */
export function createDeliver({ clock, channels, recordOutcome, asFailed }: DeliverDependencies) {
  return deliver;

  async function deliver(delivery: DeliveryRow, context: DeliveryContext): Promise<void> {
    const { attempt: attempts, askedAt, isUrgent } = context;
    if (isUrgent && isTooOld(delivery, { askedAt, now: clock.now() }))
      return recordOutcome(delivery, { state: 'failed', lastError: waitedTooLong, ...asFailed(delivery) });
    const pace = channels[delivery.channel]?.pace;
    const turn = await pace?.take({ isUrgent });
    if (turn) throw new PostponedJobError('the mail server takes no more in this minute', turn);
    try {
      await send(delivery);
    } catch (error) {
      return recordFailure(delivery, error, context);
    }
    await recordOutcome(delivery, {
      state: 'sent',
      sentAt: clock.now(),
      attempts,
      lastError: null,
      fault: null,
      failedAt: null,
      ...(channels[delivery.channel] ? nothingToFind : contentOf(delivery)),
      sealedContent: null,
    });
    await pace?.resume();
  }

  /** What is no fault of the message puts it off; else it is tried again, unless that is useless. */
  async function recordFailure(
    delivery: DeliveryRow,
    error: unknown,
    context: DeliveryContext,
  ): Promise<void> {
    const { attempt, isLastAttempt, askedAt } = context;
    const failure = { attempts: attempt, lastError: errorLine(error), fault: faultOf(error) };
    const isPutOff = error instanceof UnsentError;
    const until = isPutOff ? await putOff(delivery, error, context) : undefined;
    // A server that says something of one mail takes others.
    if (!isPutOff || error.concerns === 'mail') await channels[delivery.channel]?.pace?.resume();
    const isGivenUp = isPutOff ? isTooOld(delivery, { askedAt, now: clock.now() }) : isLastAttempt;
    if (until && !isGivenUp) {
      const failedAt = failure.fault === null ? null : clock.now();
      await recordOutcome(delivery, { ...failure, attempts: delivery.attempts, failedAt });
      throw new PostponedJobError(failure.lastError, until);
    }
    const bounced = error instanceof RefusedRecipientError;
    const isOver = bounced || isGivenUp || error instanceof RefusedContentError;
    const state = bounced ? 'bounced' : isOver ? 'failed' : 'queued';
    await recordOutcome(delivery, { state, ...failure, ...(isOver && asFailed(delivery)) });
    if (state === 'queued' || (isGivenUp && !isPutOff && !bounced)) throw error;
  }

  /** @returns until when the message waits, with all others where it is about the server */
  async function putOff(
    { channel }: DeliveryRow,
    error: UnsentError,
    context: DeliveryContext,
  ): Promise<Date> {
    const pace = channels[channel]?.pace;
    const ms = putOffMs(error, context);
    if (error.concerns === 'mail' || !pace) return new Date(clock.now().getTime() + ms);
    const until = await pace.pause(error.isOurFault ? 'installation' : 'busy');
    // Another mail is tried first when the pause is over: this one may be what the server does not like. A code stays in front.
    return context.isUrgent ? clock.now() : new Date(until.getTime() + spread() * 10_000);
  }

  /** What stays in the outbox leaves by no channel. */
  async function send(delivery: DeliveryRow): Promise<void> {
    const channel = channels[delivery.channel];
    if (!channel) return;
    await traced({ name: `send ${delivery.channel}`, kind: 'client' }, () => channel.send(delivery));
  }
}
