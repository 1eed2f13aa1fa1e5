import { createHash, randomUUID } from 'node:crypto';
import type { AttachmentType } from 'shared-api/contracts/signing';
import { makePdf } from '../demo/demo-pdf.ts';
import { deliverMessage } from '../messages/deliver-message.ts';
import { recordCopyEvent, recordMessageEvent } from '../messages/message-audit.ts';
import { textHash } from '../messages/text-hash.ts';
import { insertMessage, updateCopies } from '../messages/message.repository.ts';
import type { signingMessages } from '../messages/message.schema.ts';
import type { SigningTestApp } from './signing-app.ts';

type Staff = keyof SigningTestApp['cookies'];

interface MessageShape extends Partial<typeof signingMessages.$inferInsert> {
  /** Who gets it. */
  to?: Staff;
  /** Its attachment. */
  file?: { readonly bytes: Uint8Array; readonly name: string; readonly type: AttachmentType };
}

/** A PDF of two pages as the attachment of a message. */
export const pdfAttachment = (name = 'regolamento.pdf') =>
  ({ bytes: makePdf([['Regolamento'], ['Seconda pagina']]), name, type: 'application/pdf' }) as const;

/** Gives somebody a message as its sending would, and gives back the ids of it and of their copy. */
export async function addMessage(
  { db, clock, platform }: Pick<SigningTestApp, 'db' | 'clock' | 'platform'>,
  { to = 'mario', file, ...shape }: MessageShape = {},
): Promise<{ messageId: string; copyId: string }> {
  const message = {
    id: randomUUID(),
    companyId: 'acme',
    senderCompany: 'Acme',
    senderUserId: 'acme',
    senderName: 'acme Test',
    title: 'Avviso',
    body: 'Testo dell’avviso',
    createdAt: clock.now(),
    ...(file && {
      fileHash: createHash('sha256').update(file.bytes).digest('hex'),
      uploadedHash: createHash('sha256').update(file.bytes).digest('hex'),
      fileName: file.name,
      fileType: file.type,
      fileSize: file.bytes.length,
      viewsAttachment: true,
      ...(file.type === 'application/pdf' && { pages: [a4, a4] }),
    }),
    ...shape,
  };
  if (file) await platform.storage.put([file.bytes], { limit: file.bytes.length });
  const receivers = [{ userId: to, name: `${to} Test`, companyId: 'acme' }];
  const [copyId = ''] = await db.transaction(async (tx) => {
    await insertMessage(tx, message);
    const { id, companyId, title, fileHash } = message;
    const data = { title, text: textHash(message), ...(fileHash && { file: fileHash }) };
    const sent = { id, action: 'message.sent', caller: null, companyId, data } as const;
    await recordMessageEvent(platform.audit, tx, sent);
    return deliverMessage(tx, message, { receivers, now: clock.now() });
  });
  return { messageId: message.id, copyId };
}

/** Has the reading of a copy accepted, as its receiver would. */
export async function readCopy(
  { db, clock, platform }: Pick<SigningTestApp, 'db' | 'clock' | 'platform'>,
  copyId: string,
): Promise<void> {
  const readAt = clock.now();
  const event = { id: copyId, action: 'message.accepted', caller: null, companyId: 'acme' } as const;
  await db.transaction(async (tx) => {
    await updateCopies(tx, [copyId], { readAt });
    await recordCopyEvent(platform.audit, tx, { ...event, data: { readAt: readAt.toISOString() } });
  });
}

const a4 = { width: 595, height: 842, rotation: 0 };
