import type { MessageFacts, MessageReader } from 'shared-api/contracts/signing';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import { messageFactsOf, readerOf } from './message-facts.ts';
import { findReceived, lockReceived, type ReceivedMessage } from './message.repository.ts';

/** What somebody may do with a message that they got: a sentence of `messages.policy.ts`. */
type MessageRight = (reader: MessageReader, facts: MessageFacts) => boolean;

/**
 * A message that the caller got, by the id of their copy, with which they may do what they want to. @throws AppError `not-found`, whether it
 * is absent or somebody else's; `forbidden`
 */
export async function requireReceived(
  executor: Executor,
  caller: SignedInCaller,
  id: string,
  right: MessageRight,
): Promise<ReceivedMessage> {
  const { userId } = readerOf(caller);
  return allow(caller, await findReceived(executor, { id, userId }), right);
}

/** Several, held until the transaction ends; all or none. @throws AppError as `requireReceived` does */
export async function lockAllReceived(
  tx: Executor,
  caller: SignedInCaller,
  ids: readonly string[],
  right: MessageRight,
): Promise<ReceivedMessage[]> {
  const wanted = [...new Set(ids)];
  const found = await lockReceived(tx, { ids: wanted, userId: readerOf(caller).userId });
  if (found.length !== wanted.length) throw new AppError('not-found');
  return found.map((received) => allow(caller, received, right));
}

function allow(
  caller: SignedInCaller,
  received: ReceivedMessage | undefined,
  right: MessageRight,
): ReceivedMessage {
  if (!received) throw new AppError('not-found');
  if (!right(readerOf(caller), messageFactsOf(received.copy, received.message)))
    throw new AppError('forbidden');
  return received;
}
