import { eq } from 'drizzle-orm';
import { deleteDocuments, saveSignatures } from 'shared-api/contracts/signing';
import { callOn } from '../../../testing/index.ts';
import { signingDocuments } from '../documents/document.schema.ts';
import { drawingsFor, everyPageShown, sendDocument } from '../testing/documents.builders.ts';
import { describeSigning, type SigningTestApp } from '../testing/signing-app.ts';

const sign = async (app: SigningTestApp, id: string) => {
  const input = { id, signatures: drawingsFor(0), shownPages: everyPageShown };
  return (await callOn(app.app, saveSignatures, input, { cookie: app.cookies.mario })).error?.code;
};

describeSigning('a document that whoever writes the database brought back', (signingApp) => {
  it('is not signed where its sender took it back', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    await callOn(app.app, deleteDocuments, { ids: [id] }, { cookie: app.cookies.acme });
    expect(await sign(app, id)).toBe('not-found');
    await app.db.update(signingDocuments).set({ deletedAt: null }).where(eq(signingDocuments.id, id));
    expect(await sign(app, id)).toBe('file-changed');
  });

  it.each([
    ['a later one', () => new Date('2027-01-01T00:00:00Z')],
    ['none', () => null],
  ])('is not signed where its time was over, with %s', async (_, later) => {
    const app = signingApp();
    const id = await sendDocument(app, { expires: true, hours: 1 });
    app.clock.advance(3_600_000);
    expect(await sign(app, id)).toBe('document-expired');
    await app.db.update(signingDocuments).set({ expiresAt: later() }).where(eq(signingDocuments.id, id));
    expect(await sign(app, id)).toBe('file-changed');
  });

  it('is signed where nothing of it was written over', async () => {
    const app = signingApp();
    expect(await sign(app, await sendDocument(app, { expires: true, hours: 1 }))).toBeUndefined();
  });
});
