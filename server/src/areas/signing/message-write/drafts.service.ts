import { randomUUID } from 'node:crypto';
import type { InputOf, OutputOf } from 'shared-api/contracts/common';
import {
  maxMessageDrafts,
  mayWriteToCompany,
  messagesLiveKey,
  type deleteMessageDraft,
  type getMessageDraft,
  type listMessageDrafts,
  type saveMessageDraft,
} from 'shared-api/contracts/signing';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import { publishChange } from '../../../platform/live/live-messages.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { findUpload, keepUpload } from '../document-add/upload.repository.ts';
import { signingTexts } from '../signing.texts.ts';
import type { SigningDirectory } from '../signing-directory.ts';
import {
  countDrafts,
  deleteDraft,
  findDraft,
  insertDraft,
  listDrafts,
  updateDraft,
} from './drafts.repository.ts';
import type { MessageDraftRecord } from './message-write.schema.ts';
import { requireWriter } from './recipients.ts';

interface DraftDependencies extends Pick<AreaPlatform, 'db' | 'clock'> {
  readonly directory: SigningDirectory;
}

/** How long the attachment of a draft waits for it to be sent, counted from its last saving. */
const uploadKeptMs = 90 * 24 * 60 * 60_000;

/** Messages that are being written. */
export function createMessageDrafts({ db, clock, directory }: DraftDependencies) {
  return {
    /** Keeps a draft. @throws AppError `conflict` where another version stands, or there are too many; `not-found` */
    save: async (
      caller: SignedInCaller,
      { id, version, ...input }: InputOf<typeof saveMessageDraft>,
    ): Promise<OutputOf<typeof saveMessageDraft>> => {
      const { userId } = requireWriter(caller);
      const now = clock.now();
      const fields = { ...input, uploadId: input.uploadId || null, boxes: [...input.boxes], updatedAt: now };
      return db.transaction(async (tx) => {
        if (fields.uploadId)
          await keepUpload(tx, {
            id: fields.uploadId,
            userId,
            until: new Date(now.getTime() + uploadKeptMs),
          });
        const saved = id
          ? await change(tx, { id, userId, version: version ?? 0 }, fields)
          : await add(tx, userId, fields);
        await announce(tx, userId);
        return saved;
      });
    },

    /** A draft of the caller's. @throws AppError `not-found` */
    get: async (
      caller: SignedInCaller,
      { id }: InputOf<typeof getMessageDraft>,
    ): Promise<OutputOf<typeof getMessageDraft>> => {
      const actor = requireWriter(caller);
      const draft = await findDraft(db, { id, userId: actor.userId });
      if (!draft) throw new AppError('not-found');
      const { recipients, uploadId } = draft;
      const upload =
        uploadId && (await findUpload(db, { id: uploadId, userId: actor.userId, now: clock.now() }));
      const [companies, groups, people] = await Promise.all([
        directory.findCompanies(db, recipients.companyIds),
        Promise.all(recipients.groupIds.map((groupId) => directory.findGroup(db, groupId))),
        directory.findPeople(db, recipients.userIds),
      ]);
      return {
        draft: {
          id,
          version: draft.version,
          updatedAt: draft.updatedAt.toISOString(),
          title: draft.title,
          body: draft.body,
          recipients,
          companies: recipients.companyIds.flatMap((companyId) => {
            const company = companies.get(companyId);
            return company && mayWriteToCompany(actor, companyId)
              ? { id: companyId, name: company.name }
              : [];
          }),
          groups: groups.flatMap((each) =>
            each && mayWriteToCompany(actor, each.companyId) ? { id: each.id, name: each.name } : [],
          ),
          people: people.map(({ userId, name }) => ({ id: userId, name })),
          upload: upload
            ? {
                uploadId: upload.id,
                fileName: upload.fileName,
                fileSize: upload.fileSize,
                type: upload.fileType,
                pages: upload.pages,
              }
            : null,
          viewsAttachment: draft.viewsAttachment,
          signsAttachment: draft.signsAttachment,
          boxes: draft.boxes,
        },
      };
    },

    /** The caller's drafts. */
    list: async (caller: SignedInCaller): Promise<OutputOf<typeof listMessageDrafts>> => {
      const { userId } = requireWriter(caller);
      const drafts = await listDrafts(db, { userId, limit: maxMessageDrafts });
      return {
        drafts: drafts.map(({ id, title, updatedAt, uploadId }) => ({
          id,
          title,
          updatedAt: updatedAt.toISOString(),
          hasAttachment: uploadId !== null,
        })),
      };
    },

    /** Throws a draft of the caller's away. @throws AppError `not-found` */
    remove: async (caller: SignedInCaller, { id }: InputOf<typeof deleteMessageDraft>): Promise<void> => {
      const { userId } = requireWriter(caller);
      await db.transaction(async (tx) => {
        if (!(await deleteDraft(tx, { id, userId }))) throw new AppError('not-found');
        await announce(tx, userId);
      });
    },
  };

  async function add(tx: Executor, userId: string, fields: DraftFields) {
    if ((await countDrafts(tx, userId)) >= maxMessageDrafts)
      throw new AppError('conflict', { text: signingTexts.tooManyDrafts });
    const id = randomUUID();
    await insertDraft(tx, { ...fields, id, userId });
    return { id, version: 1 };
  }

  async function change(
    tx: Executor,
    stood: { readonly id: string; readonly userId: string; readonly version: number },
    fields: DraftFields,
  ) {
    const version = await updateDraft(tx, stood, fields);
    if (version !== undefined) return { id: stood.id, version };
    const draft = await findDraft(tx, stood);
    if (!draft) throw new AppError('not-found');
    const writer = await directory.findPerson(tx, stood.userId);
    throw new AppError('conflict', {
      details: {
        changedBy: writer?.name ?? '',
        changedAt: draft.updatedAt.toISOString(),
        current: { version: draft.version },
      },
    });
  }
}

type DraftFields = Omit<MessageDraftRecord, 'id' | 'userId' | 'version'>;

async function announce(tx: Executor, userId: string): Promise<void> {
  await publishChange(tx, { to: { userId }, keys: [messagesLiveKey] });
}
