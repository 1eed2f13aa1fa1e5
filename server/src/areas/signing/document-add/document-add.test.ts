import { createDocument } from 'shared-api/contracts/signing';
import { callOn, postForm } from '../../../testing/index.ts';
import { boxesOf, listRows, uploadPdf } from '../testing/documents.builders.ts';
import { describeSigning, speakEnglish, type SigningTestApp } from '../testing/signing-app.ts';

const receiver = {
  receiverName: 'Mario',
  receiverSurname: 'Rossi',
  receiverEmail: 'mario@example.com',
  title: 'Contratto',
  expires: false,
};

describeSigning('adding a document', (signingApp) => {
  async function insert(
    app: SigningTestApp,
    uploadId: string,
    change: object = {},
    cookie = app.cookies.acme,
  ) {
    const input = { ...receiver, uploadId, boxes: boxesOf(2), savesCopy: true, ...change };
    return callOn(app.app, createDocument, input, { cookie });
  }

  it('makes one document of an upload, however often it is asked', async () => {
    const app = signingApp();
    const uploadId = await uploadPdf(app);
    const answers = await Promise.all([insert(app, uploadId), insert(app, uploadId), insert(app, uploadId)]);
    const again = await insert(app, uploadId);
    expect(new Set([...answers, again].map(({ output }) => output.id)).size).toBe(1);
    expect(await listRows(app, app.cookies.acme)).toHaveLength(1);
  });

  const carla = {
    receiverName: 'Carla',
    receiverSurname: 'Gallo',
    receiverEmail: 'carla@example.org',
  };

  it('makes a document of its own for each receiver, of one file, once', async () => {
    const app = signingApp();
    const uploadId = await uploadPdf(app);
    const luca = { receiverName: 'Luca', receiverSurname: 'Verdi', receiverEmail: 'luca@example.org' };
    const otherReceivers = [carla, luca];
    const { output } = await insert(app, uploadId, { otherReceivers });
    expect((await insert(app, uploadId, { otherReceivers })).output).toEqual(output);
    const rows = await listRows(app, app.cookies.acme);
    const names = output.ids.map((id) => rows.find((row) => row.id === id)?.receiverName);
    expect(names).toEqual(['Mario', 'Carla', 'Luca']);
    expect(rows).toHaveLength(3);
    for (const row of rows) expect(row).toMatchObject({ title: 'Contratto', signaturesTotal: 2 });
    const further = { otherReceivers: [...otherReceivers, { ...carla, receiverEmail: 'new@example.org' }] };
    expect((await insert(app, uploadId, further)).error?.code).toBe('not-found');
    expect(await listRows(app, app.cookies.acme)).toHaveLength(3);
  });

  it('refuses names that no font can put on paper, on their field, and takes those of other scripts', async () => {
    const app = signingApp();
    const uploadId = await uploadPdf(app);
    const { error } = await insert(app, uploadId, { title: 'Accordo ᠠ', receiverName: '𒀀' });
    expect(error?.fields).toEqual({
      title: 'Questi caratteri non si possono scrivere in un PDF: ᠠ',
      receiverName: 'Questi caratteri non si possono scrivere in un PDF: 𒀀',
    });
    const others = { otherReceivers: [{ ...carla, receiverSurname: 'ᠠᠠ' }] };
    expect((await insert(app, uploadId, others)).error?.fields).toHaveProperty('otherReceivers');
    expect(await listRows(app, app.cookies.acme)).toEqual([]);
    const names = { title: '劳动合同 🦄', receiverName: 'محمد', receiverSurname: '김' };
    expect((await insert(app, uploadId, names)).error).toBeUndefined();
  });

  it.each([
    ['one twice', [{ ...carla, receiverEmail: 'MARIO@example.com' }], 'Questo destinatario c’è già'],
    ['one without a name', [{ ...carla, receiverName: ' ' }], 'Il nome è richiesto'],
  ])('makes nothing where of several receivers there is %s', async (_, otherReceivers, sentence) => {
    const app = signingApp();
    const form = {
      upload_id: await uploadPdf(app),
      name: receiver.receiverName,
      surname: receiver.receiverSurname,
      mailaddress: receiver.receiverEmail,
      other_receivers: JSON.stringify(otherReceivers),
      title: receiver.title,
      v_coords: JSON.stringify(boxesOf(1)),
      v_save_doc: 'N',
      v_expire: 'N',
    };
    const { status, error } = await postForm(app.app, createDocument.path, form, app.cookies.acme);
    expect(status).toBe(400);
    expect(error).toMatchObject({ fields: { other_receivers: sentence } });
    expect(await listRows(app, app.cookies.acme)).toEqual([]);
  });

  it('refuses staff without a role and the upload of somebody else', async () => {
    const app = signingApp();
    const uploadId = await uploadPdf(app);
    expect((await insert(app, uploadId, {}, app.cookies.mario)).error?.code).toBe('forbidden');
    expect((await insert(app, uploadId, {}, app.cookies.root)).error).toMatchObject({
      code: 'not-found',
      Error: expect.stringContaining('caricarlo di nuovo'),
    });
  });

  it.each([
    [
      'a box outside the pages',
      { boxes: [{ page: 3, x: 0, y: 0, width: 0.1, height: 0.1 }] },
      { v_coords: 'A signature box lies outside the pages of the document' },
    ],
    [
      'a box that no signature can be read in',
      { boxes: [{ page: 1, x: 0.1, y: 0.1, width: 0.005, height: 0.002 }] },
      {
        v_coords:
          'A box is too small for a signature to be read: it needs 60 by 24 points (21 by 8 mm) at least',
      },
    ],
    [
      'two boxes at one place',
      {
        boxes: [
          { page: 1, x: 0.1, y: 0.1, width: 0.3, height: 0.1 },
          { page: 1, x: 0.11, y: 0.1, width: 0.3, height: 0.1 },
        ],
      },
      {
        v_coords:
          'Two boxes are at the same place, and one signature would hide the other: move one of them, or remove it',
      },
    ],
    ['no box', { boxes: [] }, { v_coords: 'Set at least one signature in the document' }],
    ['no name', { receiverName: '' }, { name: 'Name required' }],
    ['no surname', { receiverSurname: ' ' }, { surname: 'Surname required' }],
    ['no address', { receiverEmail: '' }, { mailaddress: 'E-Mail required' }],
    ['an address that is none', { receiverEmail: 'mario' }, { mailaddress: 'E-Mail not valid' }],
    ['a title of spaces', { title: '   ' }, { title: 'Title required' }],
  ])('refuses %s in the specified words', async (_, change, fields) => {
    const app = signingApp();
    await speakEnglish(app, 'acme');
    const uploadId = await uploadPdf(app);
    const wire = { ...receiver, uploadId, boxes: boxesOf(1), ...change };
    const form = {
      upload_id: wire.uploadId,
      name: wire.receiverName,
      surname: wire.receiverSurname,
      mailaddress: wire.receiverEmail,
      title: wire.title,
      v_coords: JSON.stringify(wire.boxes),
      v_save_doc: 'S',
      v_expire: 'N',
    };
    const { status, error } = await postForm(app.app, createDocument.path, form, app.cookies.acme);
    expect(status).toBe(400);
    expect(error).toMatchObject({ fields });
  });
});
