import { decodeGuestLink } from 'shared-api/contracts/signing';
import { describeOnBothDatabases } from '../../../testing/index.ts';
import { documentRecord } from '../testing/document-record.builders.ts';
import type { Platform } from '../../../platform/platform.ts';
import { documentSubject } from './document-audit.ts';
import { findDocument, insertDocument } from './document.repository.ts';
import { createReceiverEmailChange } from './receiver-email-change.ts';

const directory = {
  findCompany: async () => undefined,
  findPersonByEmail: async () => undefined,
  findMembers: async () => new Map(),
  findPerson: async () => undefined,
  findPeople: async () => [],
  listAdministrators: async () => [],
  wantsMail: async () => true,
};
const createChange = (platform: Platform) =>
  createReceiverEmailChange({ ...platform, directory, publicUrl: 'https://portal.example' });

const addresses = { from: 'Mario.Rossi@example.com', to: 'Mario@Nuovo.example' };
const moveAt = (since: Date) => ({ userId: 'mario', by: 'hr', companyId: 'acme', ...addresses, since });

describeOnBothDatabases('documents of a receiver whose address has changed', (testApp) => {
  beforeEach(() => testApp().empty());

  it('follow them; a signed one keeps the address that it was signed at; others stay', async () => {
    const { db, clock, platform } = testApp();
    const now = clock.now();
    const others = { receiverEmail: 'anna@example.com', receiverEmailKey: 'anna@example.com' };
    await insertDocument(db, documentRecord({ id: 'open', now }));
    await insertDocument(db, { ...documentRecord({ id: 'signed', now }), state: 'signed' });
    await insertDocument(db, { ...documentRecord({ id: 'other', now }), ...others });
    await db.transaction((transaction) => createChange(platform)(transaction, moveAt(now)));
    const found = (id: string) => findDocument(db, id);
    expect(await found('open')).toMatchObject({
      receiverEmailKey: 'mario@nuovo.example',
      receiverEmail: 'Mario@Nuovo.example',
      searchKey: 'documento open mario rossi mario@nuovo.example',
      version: 2,
    });
    expect(await found('signed')).toMatchObject({
      receiverEmailKey: 'mario@nuovo.example',
      receiverEmail: 'mario.rossi@example.com',
    });
    expect(await found('other')).toMatchObject({ ...others, version: 1 });
    expect(await testApp().outbox()).toEqual([]);
    const events = await platform.audit.list(db, documentSubject('open'));
    expect(events.at(-1)).toMatchObject({
      action: 'document.readdressed',
      actor: 'hr',
      data: addresses,
    });
  });

  it('stay where another company sent them, or they were sent before the person received there', async () => {
    const { db, clock, platform } = testApp();
    const early = clock.now();
    const now = new Date(early.getTime() + 1000);
    await insertDocument(db, { ...documentRecord({ id: 'beta', now }), companyId: 'beta' });
    await insertDocument(db, documentRecord({ id: 'early', now: early }));
    const sent = { state: 'sent', sentAt: now } as const;
    await insertDocument(db, { ...documentRecord({ id: 'sent-later', now: early }), ...sent });
    await db.transaction((transaction) => createChange(platform)(transaction, moveAt(now)));
    const keyOf = async (id: string) => (await findDocument(db, id))?.receiverEmailKey;
    expect(await keyOf('beta')).toBe('mario.rossi@example.com');
    expect(await keyOf('early')).toBe('mario.rossi@example.com');
    expect(await keyOf('sent-later')).toBe('mario@nuovo.example');
  });

  it('that wait for them go to the new address by a new link', async () => {
    const { db, clock, platform } = testApp();
    const now = clock.now();
    const sent = { state: 'sent', sentAt: now } as const;
    await insertDocument(db, { ...documentRecord({ id: 'waiting', now }), ...sent });
    await insertDocument(db, { ...documentRecord({ id: 'expired', now }), ...sent, expiresAt: now });
    await db.transaction((transaction) => createChange(platform)(transaction, moveAt(now)));
    const [mail, ...others] = await testApp().outbox();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: addresses.to, reference: documentSubject('waiting') });
    expect(mail?.text).toContain('Il Suo indirizzo è cambiato');
    const [, link = ''] = /\/reservate\/([^?\s]+)/.exec(mail?.text ?? '') ?? [];
    expect(decodeGuestLink(link)).toMatchObject({ user: addresses.to, documentId: 'waiting' });
    expect((await findDocument(db, 'waiting'))?.deliveryId).toBe(mail?.id);
  });
});
