import { demoCaller } from '../../../demo/caller.demo.ts';
import { demoPeople, demoUserId } from '../../../demo/people.demo.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { toSearchKey } from '../document-list/search-key.ts';
import { recordCopyEvent, recordMessageEvent } from '../messages/message-audit.ts';
import { insertCopies, insertMessage } from '../messages/message.repository.ts';
import { demoMessages, type DemoMessage } from './messages.demo.ts';

type DemoPlatform = Pick<AreaPlatform, 'db' | 'clock' | 'audit' | 'storage'>;

const sender = 'hr.acme';
const company = { companyId: 'acme', senderCompany: 'Acme S.p.A.' } as const;
const a4 = { width: 595, height: 842, rotation: 0 };

/** Makes the demo's messages with their attachments and events; nobody is told of them. */
export async function makeDemoMessages(platform: DemoPlatform): Promise<void> {
  for (const message of demoMessages) await addMessage(platform, message);
}

async function addMessage({ db, clock, audit, storage }: DemoPlatform, demo: DemoMessage): Promise<void> {
  const { id, title, body, to, isRead } = demo;
  const now = clock.now();
  const file = await keepFile(storage, demo);
  const message = {
    ...company,
    ...file,
    id,
    title,
    body,
    senderUserId: demoUserId(sender),
    senderName: nameOf(sender),
    createdAt: now,
  };
  const copies = to.map((username) => ({
    id: `${id}-${username}`,
    messageId: id,
    userId: demoUserId(username),
    receiverName: nameOf(username),
    companyId: company.companyId,
    searchKey: toSearchKey(title, company.senderCompany, nameOf(username)),
    createdAt: now,
    noticedAt: now,
    readAt: isRead ? now : null,
  }));
  await db.transaction(async (tx) => {
    await insertMessage(tx, message);
    await insertCopies(tx, copies);
    const event = { companyId: company.companyId, caller: demoCaller(sender, { now }) };
    await recordMessageEvent(audit, tx, { ...event, id, action: 'message.sent' });
    if (!isRead) return;
    for (const username of to) {
      const caller = demoCaller(username, { now });
      await recordCopyEvent(audit, tx, {
        ...event,
        caller,
        id: `${id}-${username}`,
        action: 'message.accepted',
      });
    }
  });
}

async function keepFile(storage: DemoPlatform['storage'], { file }: DemoMessage) {
  if (!file) return {};
  const bytes = file.make();
  const { hash, size } = await storage.put([bytes], { limit: bytes.length });
  return {
    fileHash: hash,
    uploadedHash: hash,
    fileName: file.name,
    fileType: file.type,
    fileSize: size,
    pages: file.pages > 0 ? Array.from({ length: file.pages }, () => a4) : null,
    viewsAttachment: true,
    signsAttachment: file.isToSign,
  };
}

function nameOf(username: string): string {
  const person = demoPeople.find((candidate) => candidate.username === username);
  return person ? `${person.firstName} ${person.lastName}` : username;
}
