import type { Readable } from 'node:stream';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { signingTexts } from '../signing.texts.ts';
import { messageSubject, recordMessageEvent } from './message-audit.ts';
import type { MessageRecord } from './message.schema.ts';

/** A message, as far as its file must know it. */
type Owner = Pick<MessageRecord, 'id' | 'title' | 'companyId'>;

/** Makes the reading of messages' files: one that is not what was stored is refused, and the message's log says so. */
export function createMessageFiles({ db, audit, storage }: Pick<AreaPlatform, 'db' | 'audit' | 'storage'>) {
  return {
    /** Reads a file of a message. @throws AppError `file-changed`, here or by the stream, with the message's title */
    read: async (message: Owner, hash: string): Promise<Readable> => {
      if (await isKnownAsChanged(message, hash)) await verify(message, hash);
      return storage.read(hash, () => refuse(message, hash));
    },
    /**
     * Hashes again what was found changed, so that its reader gets a sentence; what is as it was stored again is no longer held
     * against it. @throws AppError `file-changed`
     */
    requireUnchanged: async (message: Owner, hash: string): Promise<void> => {
      if (await isKnownAsChanged(message, hash)) await verify(message, hash);
    },
    verify,
  };

  /** Hashes a file of a message, whatever is known of it: before somebody signs it. @throws AppError `file-changed` */
  async function verify(message: Owner, hash: string): Promise<void> {
    await storage.withLocalFile(
      hash,
      async () => {
        if (await isKnownAsChanged(message, hash)) await record(message, hash, 'file.restored');
      },
      () => refuse(message, hash),
    );
  }

  async function refuse(message: Owner, hash: string): Promise<never> {
    if (!(await isKnownAsChanged(message, hash))) await record(message, hash, 'file.changed');
    throw new AppError('file-changed', {
      text: signingTexts.fileChanged,
      details: { title: message.title },
    });
  }

  /**
   * A message never changes, so that its log alone says so. @throws AppError `file-changed` for another file than the one that was sent, which
   * who can write the database could name on the row (decision 108)
   */
  async function isKnownAsChanged({ id }: Owner, hash: string): Promise<boolean> {
    const events = await audit.list(db, messageSubject(id));
    const sent = events.find(({ action }) => action === 'message.sent')?.data['file'];
    if (typeof sent === 'string' && sent !== hash)
      throw new AppError('file-changed', { text: signingTexts.notProved });
    const last = events.findLast(({ action, data }) => action.startsWith('file.') && data['file'] === hash);
    return last?.action === 'file.changed';
  }

  async function record(
    { id, companyId }: Owner,
    file: string,
    action: 'file.changed' | 'file.restored',
  ): Promise<void> {
    await db.transaction((tx) =>
      recordMessageEvent(audit, tx, { id, action, caller: null, companyId, data: { file } }),
    );
  }
}
