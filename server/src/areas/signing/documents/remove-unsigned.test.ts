import { describeOnBothDatabases } from '../../../testing/index.ts';
import { documentRecord } from '../testing/document-record.builders.ts';
import { documentSubject } from './document-audit.ts';
import { findDocument, insertDocument } from './document.repository.ts';
import { createRemoveUnsigned } from './remove-unsigned.ts';

const day = 24 * 60 * 60_000;

describeOnBothDatabases('documents that nobody signed in time', (testApp) => {
  beforeEach(() => testApp().empty());

  it('are deleted with what becomes of them in their log; drafts in work, signatures and other companies stay', async () => {
    const { db, clock, platform } = testApp();
    const now = clock.now();
    const before = new Date(now.getTime() - 90 * day);
    const long = new Date(before.getTime() - day);
    const add = (id: string, given: Partial<Parameters<typeof insertDocument>[1]>) =>
      insertDocument(db, { ...documentRecord({ id, now }), companyId: 'acme', ...given });
    await add('old-draft', { state: 'draft', updatedAt: long });
    await add('draft', { state: 'draft', updatedAt: now });
    await add('expired', { state: 'sent', expiresAt: long });
    await add('waiting', { state: 'sent', expiresAt: null });
    await add('just-expired', { state: 'sent', expiresAt: now });
    await add('begun', { state: 'sent', expiresAt: long, signaturesDone: 1 });
    await add('signed', { state: 'signed', expiresAt: long, signaturesDone: 1 });
    await add('elsewhere', { state: 'draft', updatedAt: long, companyId: 'beta' });
    const remove = createRemoveUnsigned(platform);
    expect(await remove(db, { companyId: 'acme', before })).toBe(2);
    const isGone = async (id: string) => (await findDocument(db, id))?.deletedAt !== null;
    const ids = ['old-draft', 'expired', 'draft', 'waiting', 'just-expired', 'begun', 'signed', 'elsewhere'];
    const gone = await Promise.all(ids.map(isGone));
    expect(ids.filter((_, index) => gone[index])).toEqual(['old-draft', 'expired']);
    const events = await platform.audit.list(db, documentSubject('expired'));
    expect(events.at(-1)).toMatchObject({
      action: 'document.deleted',
      actor: null,
      data: { because: 'retention' },
    });
    expect(await remove(db, { companyId: 'acme', before })).toBe(0);
  });
});
