import type { InputOf, OutputOf } from 'shared-api/contracts/common';
import type {
  getSentMessage,
  listSentMessages,
  listSentReceivers,
  SentMessage,
} from 'shared-api/contracts/signing';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { toSearchPatterns } from '../document-list/search-key.ts';
import { companiesOfWriter, requireWriter } from '../message-write/recipients.ts';
import { requireLoggedReadings, requireLoggedText } from '../messages/logged-message.ts';
import { findMessage } from '../messages/message.repository.ts';
import type { SigningDirectory } from '../signing-directory.ts';
import {
  countReceivers,
  countSent,
  findSent,
  listReceivers,
  listSent,
  type SentRow,
  type SentScope,
} from './sent-messages.repository.ts';

interface SentMessageDependencies extends Pick<AreaPlatform, 'db' | 'audit'> {
  readonly directory: SigningDirectory;
}

/** What became of messages that were sent: for who wrote them, and for who administers the company (decision 053). */
export function createSentMessages({ db, audit, directory }: SentMessageDependencies) {
  return {
    /** A page of the messages that the caller may follow. */
    list: async (
      caller: SignedInCaller,
      { search, start, length }: InputOf<typeof listSentMessages>,
    ): Promise<OutputOf<typeof listSentMessages>> => {
      const query = { ...scopeOf(caller), patterns: toSearchPatterns(search) };
      const [rows, total] = await Promise.all([
        listSent(db, { ...query, offset: start, limit: length }),
        countSent(db, query),
      ]);
      return { total, rows: rows.map(present) };
    },

    /** One of them. @throws AppError `not-found` */
    get: async (
      caller: SignedInCaller,
      { id }: InputOf<typeof getSentMessage>,
    ): Promise<OutputOf<typeof getSentMessage>> => {
      const row = await requireSent(caller, id);
      // One that waits for its time was not sent yet.
      const message = row.beganAt === null ? undefined : await findMessage(db, id);
      if (message) await requireLoggedText({ db, audit }, message);
      return { message: present(row), body: row.body, viewsAttachment: row.viewsAttachment };
    },

    /** A page of who got it. @throws AppError `not-found` */
    listReceivers: async (
      caller: SignedInCaller,
      { id, filter, search, start, length }: InputOf<typeof listSentReceivers>,
    ): Promise<OutputOf<typeof listSentReceivers>> => {
      await requireSent(caller, id);
      const query = { messageId: id, filter, patterns: toSearchPatterns(search) };
      // Who reads a message now is in both, or in neither.
      const { rows, total } = await db.transaction(
        async (tx) => {
          const page = await listReceivers(tx, { ...query, offset: start, limit: length });
          await requireLoggedReadings(tx, audit, page);
          return { rows: page, total: await countReceivers(tx, query) };
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
      const companies = await directory.findCompanies(
        db,
        rows.flatMap(({ companyId }) => companyId ?? []),
      );
      return {
        total,
        rows: rows.map(({ id: copyId, name, companyId, readAt, signedAt, documentId }) => ({
          id: copyId,
          name,
          companyName: companies.get(companyId ?? '')?.name ?? '',
          readAt: toIso(readAt),
          signedAt: toIso(signedAt),
          documentId,
        })),
      };
    },
  };

  async function requireSent(caller: SignedInCaller, id: string): Promise<SentRow> {
    const row = await findSent(db, { ...scopeOf(caller), id });
    if (!row) throw new AppError('not-found');
    return row;
  }
}

function scopeOf(caller: SignedInCaller): SentScope {
  const actor = requireWriter(caller);
  return { userId: actor.userId, companyIds: companiesOfWriter(actor) };
}

function present(row: SentRow): SentMessage {
  const { id, title, senderName, receivers, isExternal, fileName, fileType, signsAttachment, total } = row;
  return {
    id,
    title,
    createdAt: toIso(row.createdAt) ?? '',
    startsAt: toIso(row.startsAt) ?? '',
    state: stateOf(row),
    senderName,
    receivers,
    isExternal,
    attachment: fileName ?? '',
    attachmentType: fileType,
    signsAttachment,
    total,
    delivered: isExternal ? 1 : row.delivered,
    read: isExternal ? Number(row.documentOpened) : row.read,
    signed: isExternal ? Number(row.documentSigned) : row.signed,
    delivery: row.delivery,
  };
}

function stateOf({ beganAt, doneAt, cancelledAt, isAwaited }: SentRow): SentMessage['state'] {
  if (cancelledAt !== null) return 'cancelled';
  if (doneAt !== null) return isAwaited ? 'stopped' : 'done';
  return beganAt === null ? 'scheduled' : 'running';
}

const toIso = (instant: string | null) => (instant === null ? null : new Date(instant).toISOString());
