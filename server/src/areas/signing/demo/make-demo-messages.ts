import { noRecipients, toMarkPages } from 'shared-api/contracts/signing';
import { demoCompanies } from '../../../demo/companies.demo.ts';
import { demoCaller } from '../../../demo/caller.demo.ts';
import { demoPeople, demoUserId } from '../../../demo/people.demo.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { textHash } from '../messages/text-hash.ts';
import { toSearchKey } from '../document-list/search-key.ts';
import { recordCopyEvent, recordMessageEvent } from '../messages/message-audit.ts';
import { insertCopies, insertMessage } from '../messages/message.repository.ts';
import { insertSend } from '../message-write/message-sends.repository.ts';
import { toEventSource } from '../message-write/message-write.service.ts';
import type { SigningServices } from '../create-signing.ts';
import { scribble } from './demo-png.ts';
import { shownOnScreen } from './shown-on-screen.ts';
import { demoMessages, type DemoAttachment, type DemoMessage } from './messages.demo.ts';

interface DemoPlatform extends Pick<AreaPlatform, 'db' | 'clock' | 'storage' | 'audit'> {
  readonly signing: Pick<SigningServices, 'messageSign'>;
}

const hourMs = 3_600_000;
const readAfterMs = 30 * 60_000;

/**
 * Makes the demo's messages as if they had been sent before the first start: nobody is told of them by mail any more. Those that are signed
 * are so through the very service that people use, and sealed by its job.
 */
export async function makeDemoMessages(platform: DemoPlatform): Promise<void> {
  for (const message of demoMessages) {
    await makeMessage(platform, message);
    for (const username of message.signedBy ?? []) await sign(platform, message, username);
  }
}

async function sign({ signing, clock }: DemoPlatform, { id, file }: DemoMessage, username: string) {
  const canvas = { width: 1000, height: 1000 };
  await signing.messageSign.sign(demoCaller(username, { now: clock.now() }), {
    id: `${id}-${username}`,
    signature: `data:image/png;base64,${scribble().toString('base64')}`,
    picture: '',
    canvasWidth: canvas.width,
    canvasHeight: canvas.height,
    shownPages: shownOnScreen(file?.pages ?? 0, clock.now()),
    pages: toMarkPages({ signatures: file?.boxes ?? [], images: [], texts: [] }, canvas),
  });
}

async function makeMessage(platform: DemoPlatform, demo: DemoMessage): Promise<void> {
  const { db, clock, audit } = platform;
  const { id, title, body, companyId, readBy } = demo;
  const now = clock.now();
  const createdAt = new Date(now.getTime() - demo.hoursAgo * hourMs);
  const message = {
    id,
    companyId,
    senderCompany: demoCompanies.find(({ id }) => id === companyId)?.name ?? '',
    senderUserId: demoUserId(demo.sender),
    senderName: nameOf(demo.sender),
    title,
    body,
    createdAt,
    ...(demo.file && (await keepFile(platform, demo.file))),
  };
  const readAt = new Date(createdAt.getTime() + readAfterMs);
  const copies = demo.receivers.map((username) => ({
    id: `${id}-${username}`,
    messageId: id,
    userId: demoUserId(username),
    receiverName: nameOf(username),
    companyId: personOf(username).companyId,
    searchKey: toSearchKey(title, message.senderCompany, nameOf(username)),
    createdAt,
    noticedAt: createdAt,
    readAt: readBy.includes(username) ? readAt : null,
  }));
  await db.transaction(async (tx) => {
    await insertMessage(tx, message);
    await insertCopies(tx, copies);
    await insertSend(tx, {
      messageId: id,
      title,
      senderUserId: message.senderUserId,
      requestId: id,
      askedBy: toEventSource(demoCaller(demo.sender, { now })),
      recipients: { ...noRecipients, userIds: copies.map(({ userId }) => userId) },
      receivers: demo.receivers.map(nameOf).join(', '),
      total: copies.length,
      startsAt: createdAt,
      beganAt: createdAt,
      doneAt: createdAt,
    });
    const text = textHash(message);
    const sent = { id, caller: demoCaller(demo.sender, { now }), companyId };
    await recordMessageEvent(audit, tx, { ...sent, action: 'message.sent', data: { title, text } });
    for (const username of readBy) {
      const caller = demoCaller(username, { now });
      const accepted = { id: `${id}-${username}`, caller, companyId: personOf(username).companyId };
      const data = { title, text, readAt: readAt.toISOString() };
      await recordCopyEvent(audit, tx, { ...accepted, action: 'message.accepted', data });
    }
  });
}

async function keepFile({ storage }: Pick<DemoPlatform, 'storage'>, file: DemoAttachment) {
  const bytes = file.bytes();
  const { hash } = await storage.put([bytes], { limit: bytes.length });
  return {
    fileHash: hash,
    uploadedHash: hash,
    fileName: file.name,
    fileType: file.type,
    fileSize: bytes.length,
    ...(file.pages > 0 && { pages: Array.from({ length: file.pages }, () => a4) }),
    viewsAttachment: file.mayBeViewed,
    signsAttachment: file.mayBeSigned,
    boxes: [...file.boxes],
  };
}

const a4 = { width: 595, height: 842, rotation: 0 };

function personOf(username: string) {
  const person = demoPeople.find((candidate) => candidate.username === username);
  if (!person) throw new Error(`The demo has nobody called ${username}`);
  return person;
}

function nameOf(username: string): string {
  const { firstName, lastName } = personOf(username);
  return `${firstName} ${lastName}`;
}
