import { randomUUID } from 'node:crypto';
import type { InputOf, OutputOf } from 'shared-api/contracts/common';
import {
  documentProblems,
  documentsLiveKey,
  maxBulkSendsListed,
  mayAdd,
  type BulkSend,
  type createBulkSend,
  type getBulkSend,
  type getUploadLimits,
  type listBulkSends as listBulkSendsCall,
  type listChosenReceivers,
  type SigningActor,
} from 'shared-api/contracts/signing';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { SizeRange } from '../../../platform/http/multipart.ts';
import { publishChange } from '../../../platform/live/live-messages.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { ChosenUsers } from '../../ports/chosen-users.port.ts';
import { actorOf } from '../actor.ts';
import { uploadGone } from '../document-add/document-add.service.ts';
import { requireDrawable } from '../documents/require-drawable.ts';
import { requireFitBoxes } from '../document-add/require-boxes.ts';
import { findUpload, holdUpload, releaseUpload } from '../document-add/upload.repository.ts';
import type { UploadRecord } from '../document-add/upload.schema.ts';
import type { EventSource } from '../documents/document-audit.ts';
import type { SigningDirectory } from '../signing-directory.ts';
import { signingTexts } from '../signing.texts.ts';
import { describeReceivers } from './bulk-receivers.ts';
import { bulkSendJobKind, type BulkSendPayload } from './send-doc.job.ts';
import { outcomeOf, presentBulkSend, presentBulkSendRow, stateOf } from './send-doc.presenter.ts';
import {
  deleteBulkSendsBefore,
  findBulkSend,
  insertBulkSend,
  listBulkReceivers,
  listBulkSends,
  lockBulkSend,
  renewReceivers,
  updateBulkSend,
} from './send-doc.repository.ts';
import type { BulkSendRecord } from './send-doc.schema.ts';

interface SendDocDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'jobs'> {
  directory: SigningDirectory;
  chosenUsers: ChosenUsers;
  uploadSizes: SizeRange;
}

type CreateInput = InputOf<typeof createBulkSend>;
type ById = InputOf<typeof getBulkSend>;

/** In these milliseconds a bulk send can be cancelled. */
const graceMs = 10_000;
const day = 24 * 60 * 60_000;
const keptMs = 30 * day;

/** A document to people who were chosen in the list of users. */
export function createSendDocService(dependencies: SendDocDependencies) {
  const { db, clock, jobs, directory, chosenUsers, uploadSizes } = dependencies;
  return {
    /** Whom the caller chose, and who of them could get no document as things stand. @throws AppError `not-found` for a choice that ran out */
    listChosen: async (
      caller: SignedInCaller,
      { choiceId }: InputOf<typeof listChosenReceivers>,
    ): Promise<OutputOf<typeof listChosenReceivers>> => {
      const actor = requireSender(caller);
      const ids = await chosenUsers.listChosen(db, caller, choiceId);
      const receivers = await describeReceivers(db, directory, { actor, userIds: ids });
      return {
        receivers: receivers.map(({ userId, person, companyName, problem }) => ({
          userId,
          receiverName: person?.firstName ?? '',
          receiverSurname: person?.lastName ?? '',
          receiverEmail: person?.email ?? '',
          companyName,
          problem,
        })),
      };
    },

    /** What sizes a file may have, and what an upload of the caller's is. @throws AppError `not-found` */
    getLimits: async (
      caller: SignedInCaller,
      { uploadId }: InputOf<typeof getUploadLimits>,
    ): Promise<OutputOf<typeof getUploadLimits>> => {
      const { userId } = requireSender(caller);
      const upload = uploadId ? await getUpload(db, userId, uploadId) : undefined;
      return {
        minSize: uploadSizes.min,
        maxSize: uploadSizes.max,
        fileName: upload?.fileName ?? '',
        fileSize: upload?.fileSize ?? 0,
      };
    },

    /**
     * Keeps whom a document is for, and has a job send it after ten seconds. @throws AppError `not-found` for an upload or a choice that ran
     * out, and where somebody is named whom the caller did not choose
     */
    create: async (caller: SignedInCaller, input: CreateInput): Promise<OutputOf<typeof createBulkSend>> => {
      const actor = requireSender(caller);
      const hours = requireHours(input, caller);
      const upload = await getUpload(db, actor.userId, input.uploadId);
      const made =
        upload.documentId && (await findBulkSend(db, { id: upload.documentId, senderUserId: actor.userId }));
      if (made) return toAnswer(made);
      requireFitBoxes(caller, input.boxes, upload.pages);
      await requireDrawable(caller, [['title', input.title]]);
      return db.transaction(async (tx) => {
        const now = clock.now();
        const userIds = await requireChosen(tx, caller, input);
        const send: BulkSendRecord = {
          id: randomUUID(),
          senderUserId: actor.userId,
          askedBy: toEventSource(caller),
          uploadId: upload.id,
          fileName: upload.fileName,
          title: input.title,
          boxes: [...input.boxes],
          savesCopy: input.savesCopy,
          expires: input.expires,
          needsAllPages: input.needsAllPages ?? false,
          hours,
          createdAt: now,
          startsAt: new Date(now.getTime() + graceMs),
          beganAt: null,
          doneAt: null,
          cancelledAt: null,
        };
        // A day longer than the bulk send itself, so that the file is there for whoever tries again.
        const until = new Date(now.getTime() + keptMs + day);
        if (!(await holdUpload(tx, { id: upload.id, holder: send.id, until }))) throw uploadGone();
        const receivers = await describeReceivers(tx, directory, { actor, userIds });
        await insertBulkSend(
          tx,
          send,
          receivers.map(({ userId, person }, place) => ({
            bulkSendId: send.id,
            place,
            userId,
            name: person?.name ?? '',
            email: person?.email ?? '',
          })),
        );
        await enqueue(tx, send.id, send.startsAt);
        await announce(tx, actor);
        return toAnswer(send);
      });
    },

    /** A bulk send of the caller's. @throws AppError `not-found` */
    get: async (caller: SignedInCaller, { id }: ById): Promise<BulkSend> => {
      const { userId: senderUserId } = requireSender(caller);
      const send = await findBulkSend(db, { id, senderUserId });
      if (!send) throw new AppError('not-found');
      return presentBulkSend(send, await listBulkReceivers(db, [id]));
    },

    /** The caller's bulk sends, the newest first. */
    list: async (caller: SignedInCaller): Promise<OutputOf<typeof listBulkSendsCall>> => {
      const { userId: senderUserId } = requireSender(caller);
      const sends = await listBulkSends(db, { senderUserId, limit: maxBulkSendsListed });
      const receivers = Map.groupBy(
        await listBulkReceivers(
          db,
          sends.map(({ id }) => id),
        ),
        ({ bulkSendId }) => bulkSendId,
      );
      return { bulkSends: sends.map((send) => presentBulkSendRow(send, receivers.get(send.id) ?? [])) };
    },

    /** Takes a bulk send back that has not begun. @throws AppError `conflict` once it has */
    cancel: async (caller: SignedInCaller, { id }: ById): Promise<void> => {
      const actor = requireSender(caller);
      await db.transaction(async (tx) => {
        const send = await lock(tx, actor, id);
        if (stateOf(send) === 'cancelled') return;
        if (stateOf(send) !== 'scheduled')
          throw new AppError('conflict', { text: signingTexts.bulkSendBegan });
        await updateBulkSend(tx, id, { cancelledAt: clock.now() });
        await releaseUpload(tx, send.uploadId, id);
        await announce(tx, actor);
      });
    },

    /** Tries again for those whom it failed for. @throws AppError `conflict` while it is not done, and where it failed for nobody */
    retry: async (caller: SignedInCaller, { id }: ById): Promise<void> => {
      const actor = requireSender(caller);
      await db.transaction(async (tx) => {
        const send = await lock(tx, actor, id);
        if (stateOf(send) !== 'done') throw new AppError('conflict', { text: signingTexts.bulkSendNotDone });
        const failed = (await listBulkReceivers(tx, [id])).filter(
          (receiver) => outcomeOf(receiver).state === 'failed',
        );
        if (failed.length === 0) throw new AppError('conflict', { text: signingTexts.bulkSendNotFailed });
        await renewReceivers(
          tx,
          id,
          failed.map(({ place }) => place),
        );
        await updateBulkSend(tx, id, { doneAt: null, askedBy: toEventSource(caller) });
        await enqueue(tx, id, clock.now());
        await announce(tx, actor);
      });
    },

    /** Forgets bulk sends of more than thirty days ago; their documents stay. */
    clean: (): Promise<void> => deleteBulkSendsBefore(db, new Date(clock.now().getTime() - keptMs)),
  };

  async function getUpload(executor: Executor, userId: string, id: string): Promise<UploadRecord> {
    const upload = await findUpload(executor, { id, userId, now: clock.now() });
    if (!upload) throw uploadGone();
    return upload;
  }

  async function requireChosen(tx: Executor, caller: SignedInCaller, { choiceId, userIds }: CreateInput) {
    const wanted = new Set(userIds);
    const chosen = await chosenUsers.listChosen(tx, caller, choiceId);
    const kept = chosen.filter((id) => wanted.has(id));
    if (kept.length !== wanted.size) throw new AppError('not-found', { text: signingTexts.choiceChanged });
    return kept;
  }

  async function enqueue(tx: Executor, id: string, runAt: Date): Promise<void> {
    const payload: BulkSendPayload = { id };
    await jobs.enqueue(tx, { kind: bulkSendJobKind, payload, runAt });
  }
}

async function lock(tx: Executor, { userId }: SigningActor, id: string): Promise<BulkSendRecord> {
  const send = await lockBulkSend(tx, { id, senderUserId: userId });
  if (!send) throw new AppError('not-found');
  return send;
}

async function announce(tx: Executor, { userId }: SigningActor): Promise<void> {
  await publishChange(tx, { to: { userId }, keys: [documentsLiveKey] });
}

function requireSender(caller: SignedInCaller): SigningActor {
  const actor = actorOf(caller);
  if (!mayAdd(actor)) throw new AppError('forbidden');
  return actor;
}

function requireHours({ expires, hours }: CreateInput, { language }: SignedInCaller): number | null {
  if (!expires) return null;
  if (hours !== undefined) return hours;
  throw new AppError('invalid-input', { fields: { hours: documentProblems[language]['hours-required'] } });
}

const toAnswer = ({ id, startsAt }: BulkSendRecord) => ({ id, startsAt: startsAt.toISOString() });

function toEventSource({ ip, userAgent, requestId, session }: SignedInCaller): BulkSendRecord['askedBy'] {
  const { userId, actingFor } = session;
  return { ip, userAgent, requestId, session: { userId, actingFor } } satisfies EventSource;
}
