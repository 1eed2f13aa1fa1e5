import {
  completeDocument,
  deleteDocument,
  deleteDocuments,
  getDocumentForm,
  getDocumentToSign,
  getGuestLink,
  resendSignedCopy,
} from 'shared-api/contracts/signing';
import { callOn, postForm } from '../../../testing/index.ts';
import {
  addDocument,
  drawnIn,
  lastLink,
  listRows,
  openLink,
  sendDocument,
} from '../testing/documents.builders.ts';
import { describeSigning, type SigningTestApp } from '../testing/signing-app.ts';

const get = async (app: SigningTestApp, id: string) =>
  callOn(app.app, getDocumentForm, { id }, { cookie: app.cookies.acme });

describeSigning('deleting documents', (signingApp) => {
  it('takes a signed one from the sight of who manages it; its signer keeps link, copy and mail', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { boxes: 1 });
    const link = await lastLink(app, id);
    const cookie = await openLink(app, link);
    const completed = { id, ...drawnIn(0) };
    await app.whileWorking(callOn(app.app, completeDocument, completed, { cookie }));
    const deleted = await callOn(app.app, deleteDocument, { id }, { cookie: app.cookies.acme });
    expect(deleted.status).toBe(200);
    const rowsOf = async (as: string) => (await listRows(app, as)).map((row) => row.id);
    expect(await rowsOf(app.cookies.acme)).toEqual([]);
    expect(await rowsOf(app.cookies.root)).toEqual([]);
    const managers = await callOn(app.app, getDocumentToSign, { id }, { cookie: app.cookies.acme });
    expect(managers.error?.code).toBe('not-found');
    expect(await rowsOf(app.cookies.mario)).toEqual([id]);
    expect((await callOn(app.app, getDocumentToSign, { id }, { cookie })).status).toBe(200);
    expect((await callOn(app.app, getGuestLink, { link })).output.isSigned).toBe(true);
    expect((await callOn(app.app, resendSignedCopy, { id }, { cookie })).status).toBe(200);
  });

  it('deletes one, and its link leads nowhere', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    const link = await lastLink(app, id);
    const cookie = await openLink(app, link);
    await callOn(app.app, deleteDocument, { id }, { cookie: app.cookies.acme });
    expect((await get(app, id)).error?.code).toBe('not-found');
    expect((await callOn(app.app, getGuestLink, { link })).error?.code).toBe('link-invalid');
    expect((await callOn(app.app, getDocumentToSign, { id }, { cookie })).error?.code).toBe('not-signed-in');
  });

  it('deletes several, all or none', async () => {
    const app = signingApp();
    const [own, other] = [await addDocument(app), await addDocument(app, { as: 'beta' })];
    const remove = async (ids: string[]) =>
      callOn(app.app, deleteDocuments, { ids }, { cookie: app.cookies.acme });
    expect((await remove([own, other])).error?.code).toBe('not-found');
    expect((await get(app, own)).status).toBe(200);
    const second = await addDocument(app);
    expect((await remove([own, second, own])).status).toBe(200);
    expect((await get(app, second)).error?.code).toBe('not-found');
  });

  it('refuses other people and an empty list', async () => {
    const app = signingApp();
    const id = await addDocument(app);
    const stranger = await callOn(app.app, deleteDocument, { id }, { cookie: app.cookies.beta });
    expect(stranger.error?.code).toBe('not-found');
    const staff = await callOn(app.app, deleteDocument, { id }, { cookie: app.cookies.mario });
    expect(staff.error?.code).toBe('forbidden');
    const empty = await postForm(app.app, deleteDocuments.path, { id: ' , ' }, app.cookies.acme);
    expect(empty.status).toBe(400);
  });
});
