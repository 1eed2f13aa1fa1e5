import {
  cancelBulkSend,
  createBulkSend,
  getBulkSend,
  getUploadLimits,
  listBulkSends,
  listChosenReceivers,
  retryBulkSend,
} from 'shared-api/contracts/signing';
import { eq } from 'drizzle-orm';
import { maxBulkReceivers } from 'shared-api/contracts/directory';
import { callOn, postForm } from '../../../testing/index.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { addBulkSend, beginBulkSends, chooseUsers, readBulkSend } from '../testing/bulk-sends.builders.ts';
import { boxesOf, uploadPdf } from '../testing/documents.builders.ts';
import { describeSigning, emailOf, speakEnglish, type SigningTestApp } from '../testing/signing-app.ts';

type Staff = keyof SigningTestApp['cookies'];

describeSigning('sending a document to chosen users', (signingApp) => {
  it('shows whom the caller chose, and who lacks what', async () => {
    const app = signingApp();
    await app.db.update(authUsers).set({ email: '' }).where(eq(authUsers.id, 'mario'));
    const choiceId = await chooseUsers(app, ['luca', 'mario', 'acme']);
    const { output } = await callOn(app.app, listChosenReceivers, { choiceId }, { cookie: app.cookies.root });
    expect(output).toEqual({
      receivers: [
        expect.objectContaining({ userId: 'acme', companyName: 'Acme', problem: null }),
        expect.objectContaining({ userId: 'luca', receiverEmail: emailOf('luca'), problem: 'no-phone' }),
        expect.objectContaining({ userId: 'mario', receiverSurname: 'Test', problem: 'no-email' }),
      ],
    });
  });

  it('answers what sizes a file may have, and what an upload is', async () => {
    const app = signingApp();
    const cookie = app.cookies.acme;
    const { documentUpload } = app.platform.config;
    const limits = await callOn(app.app, getUploadLimits, {}, { cookie });
    expect(limits.output).toEqual({
      minSize: documentUpload.min,
      maxSize: documentUpload.max,
      fileName: '',
      fileSize: 0,
    });
    const uploadId = await uploadPdf(app);
    const { output } = await callOn(app.app, getUploadLimits, { uploadId }, { cookie });
    expect(output).toMatchObject({ fileName: 'contratto.pdf', fileSize: expect.any(Number) });
  });

  it('answers what was made when it is asked again for the same upload, and sends once', async () => {
    const app = signingApp();
    const uploadId = await uploadPdf(app, 'root');
    const { output } = await addBulkSend(app, ['mario'], { uploadId });
    const again = await addBulkSend(app, ['mario'], { uploadId, choiceId: 'choice-root' });
    expect(again.output).toEqual(output);
    await beginBulkSends(app);
    await app.platform.jobs.runDue();
    expect(await app.outbox()).toHaveLength(1);
  });

  it('can be cancelled until it begins, and its upload sent again', async () => {
    const app = signingApp();
    const cookie = app.cookies.root;
    const uploadId = await uploadPdf(app, 'root');
    const { output } = await addBulkSend(app, ['mario'], { uploadId });
    expect((await callOn(app.app, cancelBulkSend, { id: output.id }, { cookie })).status).toBe(200);
    await beginBulkSends(app);
    expect(await app.outbox()).toEqual([]);
    expect((await readBulkSend(app, output.id)).state).toBe('cancelled');
    const next = await addBulkSend(app, ['mario'], { uploadId, choiceId: 'choice-root' });
    expect(next.output.id).not.toBe(output.id);
    await beginBulkSends(app);
    expect(await app.outbox()).toHaveLength(1);
    const late = await callOn(app.app, cancelBulkSend, { id: next.output.id }, { cookie });
    expect(late.error).toMatchObject({ code: 'conflict', Error: expect.stringContaining('già iniziato') });
  });

  it('lists the caller’s own, the newest first, and shows nobody else’s', async () => {
    const app = signingApp();
    const first = await addBulkSend(app, ['mario']);
    app.clock.advance(1000);
    const second = await addBulkSend(app, ['mario'], { choiceId: 'choice-root' });
    const list = async (as: Staff) =>
      (await callOn(app.app, listBulkSends, {}, { cookie: app.cookies[as] })).output.bulkSends;
    expect((await list('root')).map(({ id }) => id)).toEqual([second.output.id, first.output.id]);
    expect(await list('acme')).toEqual([]);
    const id = first.output.id;
    const { cookies } = app;
    const read = await callOn(app.app, getBulkSend, { id }, { cookie: cookies.acme });
    expect(read.error?.code).toBe('not-found');
    for (const call of [cancelBulkSend, retryBulkSend]) {
      const { error } = await callOn(app.app, call, { id }, { cookie: cookies.acme });
      expect(error?.code).toBe('not-found');
    }
  });

  it('refuses staff without a role, the choice of somebody else, and who was not chosen', async () => {
    const app = signingApp();
    expect((await addBulkSend(app, ['mario'])).status).toBe(200);
    const choiceId = 'choice-root';
    const calls = async (as: Staff) => {
      const { error } = await callOn(app.app, listChosenReceivers, { choiceId }, { cookie: app.cookies[as] });
      return error?.code;
    };
    expect(await calls('mario')).toBe('forbidden');
    expect(await calls('acme')).toBe('not-found');
    expect((await addBulkSend(app, ['luca'], { choiceId })).error).toMatchObject({
      code: 'not-found',
      Error: 'La scelta degli utenti è cambiata: ricaricare la pagina',
    });
    expect((await addBulkSend(app, ['luca'], { as: 'acme' })).error?.code).toBe('not-found');
  });

  it.each([
    ['nobody', { list_ids: '' }, { list_ids: 'Select the users to send the document to' }],
    [
      'more people than go at once',
      { list_ids: Array.from({ length: maxBulkReceivers + 1 }, (_, place) => `user-${place}`).join(',') },
      { list_ids: 'A document is sent to 500 people at a time at most' },
    ],
    ['no title', { title: ' ' }, { title: 'Specify the title' }],
    [
      'a letter that no font has',
      { title: 'Regolamento ᠠ' },
      { title: 'These characters cannot be written into a PDF: ᠠ' },
    ],
    ['no box', { v_coords: '[]' }, { v_coords: 'Set at least one signature in the document' }],
    ['25 hours', { v_hours: '25' }, { v_hours: 'Hours must be between 1 a 24 hours' }],
  ])('refuses %s in the specified words', async (_, change, fields) => {
    const app = signingApp();
    await speakEnglish(app, 'root');
    const wire = {
      chosen: await chooseUsers(app, ['mario']),
      list_ids: 'mario',
      upload_id: await uploadPdf(app, 'root'),
      title: 'Regolamento',
      v_coords: JSON.stringify(boxesOf(1)),
      v_save_doc: 'S',
      v_expire: 'S',
      v_hours: '5',
      ...change,
    };
    const { status, error } = await postForm(app.app, createBulkSend.path, wire, app.cookies.root);
    expect(status).toBe(400);
    expect(error).toMatchObject({ fields });
  });
});
