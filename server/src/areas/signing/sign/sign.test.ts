import { eq } from 'drizzle-orm';
import {
  getDefaultSignatureObjects,
  getDocumentForm,
  getDocumentToSign,
  saveSignatureObject,
  saveSignatures,
  sendDocuments,
  updateDocument,
  type DrawnSignature,
  type ShownPage,
} from 'shared-api/contracts/signing';
import { directoryCompanies } from '../../directory/directory.schema.ts';
import { platformSessions } from '../../../platform/sessions/sessions.schema.ts';
import { callOn } from '../../../testing/index.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { signingDocuments } from '../documents/document.schema.ts';
import { signingBoxes } from '../documents/box.schema.ts';
import {
  addDocument,
  drawingsFor,
  drawnIn,
  everyPageShown,
  lastLink,
  openLink,
  sendDocument,
} from '../testing/documents.builders.ts';
import { makeDrawing, toDataUrl } from '../testing/drawings.builders.ts';
import { describeSigning, type SigningTestApp } from '../testing/signing-app.ts';

async function sign(
  app: SigningTestApp,
  id: string,
  signatures: DrawnSignature[],
  cookie = app.cookies.mario,
) {
  return callOn(app.app, saveSignatures, { id, signatures, shownPages: everyPageShown }, { cookie });
}

const view = async (app: SigningTestApp, id: string) =>
  callOn(app.app, getDocumentToSign, { id }, { cookie: app.cookies.mario });

const stamped = (firstLine: string) => ({ firstLine, secondLine: '' });

const other = (index: number) => [{ index, image: toDataUrl(makeDrawing({ width: 99 })) }];

describeSigning('signing boxes', (signingApp) => {
  it('keeps each drawing as soon as it is acknowledged', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { boxes: 3 });
    await sign(app, id, drawingsFor(2));
    app.clock.advance(60_000);
    const { output } = await sign(app, id, drawingsFor(0));
    expect(output.boxes).toEqual([
      { index: 0, isSigned: true, ...stamped('Firmato digitalmente il 02/03/2026 alle 10:01') },
    ]);
    const { output: document } = await view(app, id);
    expect(document.boxes.map(({ isSigned, firstLine }) => [isSigned, firstLine])).toEqual([
      [true, 'Firmato digitalmente il 02/03/2026 alle 10:01'],
      [false, ''],
      [true, 'Firmato digitalmente il 02/03/2026 alle 10:00'],
    ]);
    expect(document.boxes[2]?.image).toBe(drawingsFor(2)[0]?.image);
  });

  it('gives whoever may sign, and nobody else, a key of their own for what their browser keeps', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    const keyOf = async (document: string, cookie = app.cookies.mario) =>
      (await callOn(app.app, getDocumentToSign, { id: document }, { cookie })).output.deviceKey;
    const own = await keyOf(id);
    expect(own).toHaveLength(43);
    expect(await keyOf(id)).toBe(own);
    expect(await keyOf(id, await openLink(app, await lastLink(app, id)))).not.toBe(own);
    expect(await keyOf(await sendDocument(app))).not.toBe(own);
    expect(await keyOf(id, app.cookies.acme)).toBeNull();
    const cookie = app.cookies.acme;
    const { expiryHours: _, ...form } = (await callOn(app.app, getDocumentForm, { id }, { cookie })).output;
    await callOn(app.app, updateDocument, { ...form, id, title: 'Un altro' }, { cookie });
    await callOn(app.app, sendDocuments, { ids: [id] }, { cookie });
    expect(await keyOf(id)).not.toBe(own);
  });

  it('answers the boxes of a call alone, however many were signed before', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { boxes: 6 });
    const first = await sign(app, id, drawingsFor(0));
    await sign(app, id, drawingsFor(1, 2, 3, 4));
    const last = await sign(app, id, drawingsFor(5));
    expect(last.output.boxes.map(({ index }) => index)).toEqual([5]);
    expect(last.headers['content-length']).toBe(first.headers['content-length']);
  });

  it('accepts the same drawing again, and refuses another for a signed box', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    await sign(app, id, drawingsFor(0));
    app.clock.advance(60_000);
    const again = await sign(app, id, drawingsFor(0));
    expect(again.output.boxes[0]?.firstLine).toBe('Firmato digitalmente il 02/03/2026 alle 10:00');
    const { error } = await sign(app, id, other(0));
    expect(error).toMatchObject({ code: 'conflict', Error: 'Questo riquadro è già stato firmato' });
  });

  it('lets one of two drawings at once win, and counts it once', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    const answers = await Promise.all([
      sign(app, id, drawingsFor(0)),
      sign(app, id, other(0)),
      sign(app, id, drawingsFor(0)),
      sign(app, id, drawingsFor(1)),
    ]);
    expect(answers.filter(({ status }) => status === 409).length).toBeGreaterThan(0);
    const [document] = await app.db.select().from(signingDocuments);
    const boxes = await app.db.select().from(signingBoxes);
    expect(document?.signaturesDone).toBe(2);
    expect(boxes.every(({ imageHash }) => imageHash !== null)).toBe(true);
  });

  it('signs all boxes of a call or none', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    await sign(app, id, drawingsFor(0));
    expect((await sign(app, id, [...drawingsFor(1), ...other(0)])).status).toBe(409);
    const [document] = await app.db.select().from(signingDocuments);
    expect(document?.signaturesDone).toBe(1);
  });

  it('decodes nothing for who may not sign, nor for a box that is not there', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { expires: true, hours: 1 });
    await sign(app, id, drawingsFor(0), app.cookies.acme);
    await sign(app, id, drawingsFor(0, 7));
    await sign(app, id, [...drawingsFor(1), ...drawingsFor(1)]);
    app.clock.advance(3_600_000);
    expect((await sign(app, id, other(0))).error?.code).toBe('document-expired');
    expect(app.pdfEditing.drawings).toEqual([]);
  });

  it('keeps a drawing of the whole pad in the size in which it is sealed, and knows it again', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    const large = [{ index: 0, image: toDataUrl(makeDrawing({ width: 2550, height: 600 })) }];
    await sign(app, id, large);
    expect((await sign(app, id, large)).output.boxes[0]?.isSigned).toBe(true);
    const { output: document } = await view(app, id);
    expect(document.boxes[0]?.image?.length).toBeLessThan(large[0]?.image.length ?? 0);
  });

  it('counts the saves of a session', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    const [session] = await app.db
      .select()
      .from(platformSessions)
      .where(eq(platformSessions.userId, 'mario'));
    const rule = { name: 'signing.save', key: session?.id ?? '', limit: 400, windowMs: 3_600_000 };
    for (let count = 0; count < 400; count++) await app.platform.rateLimits.count(rule);
    expect((await sign(app, id, drawingsFor(0))).error?.code).toBe('too-many-requests');
    expect(app.pdfEditing.drawings).toEqual([]);
  });

  it('records from where it was signed', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { boxes: 1 });
    const cookie = await openLink(app, await lastLink(app, id));
    await callOn(
      app.app,
      saveSignatures,
      { id, ...drawnIn(0) },
      { cookie, headers: { 'user-agent': 'A phone' } },
    );
    const [box] = await app.db.select().from(signingBoxes);
    expect(box).toMatchObject({ signedBy: `guest:${id}`, ip: '127.0.0.1', userAgent: 'A phone' });
  });

  it('refuses everybody but the receiver', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    expect((await sign(app, id, drawingsFor(0), app.cookies.acme)).error?.code).toBe('forbidden');
    expect((await sign(app, id, drawingsFor(0), app.cookies.luca)).error?.code).toBe('not-found');
    const elsewhere = await openLink(app, await lastLink(app, await sendDocument(app)));
    expect((await sign(app, id, drawingsFor(0), elsewhere)).error?.code).toBe('not-found');
  });

  it('takes a dot for no signature, in words, on its field', async () => {
    const app = signingApp();
    const id = await sendDocument(app);
    const dot = [{ index: 0, image: toDataUrl(makeDrawing({ width: 200, inkWidth: 5 })) }];
    const { error } = await sign(app, id, dot);
    expect(error).toMatchObject({
      code: 'invalid-input',
      Error: 'Il segno è troppo piccolo per una firma: disegnarla per intero',
      fields: { signatures: 'Il segno è troppo piccolo per una firma: disegnarla per intero' },
    });
    expect((await view(app, id)).output.boxes[0]?.isSigned).toBe(false);
  });

  it('takes a picture that the person uploaded however small it is, and nobody else’s', async () => {
    const app = signingApp();
    await app.db.update(authUsers).set({ permissions: ['oggetti_docsign'] });
    const file = new File([new Uint8Array(makeDrawing({ width: 12, height: 12 }))], 'timbro.png');
    const cookie = app.cookies.mario;
    const object = { id: '0', kind: 'image' as const, drawing: '', text: '', isDefault: true };
    await callOn(app.app, saveSignatureObject, object, { cookie, files: { file } });
    const { output } = await callOn(app.app, getDefaultSignatureObjects, {}, { cookie });
    const stamp = [{ index: 0, image: output.image?.image ?? '' }];
    const id = await sendDocument(app);
    const guest = await openLink(app, await lastLink(app, id));
    expect((await sign(app, id, stamp, guest)).error?.code).toBe('invalid-input');
    expect((await sign(app, id, stamp)).output.boxes[0]?.isSigned).toBe(true);
  });

  it('refuses a box whose page was not shown, and saves nothing of the call', async () => {
    const app = signingApp();
    const id = await sendDocument(app, { boxes: 2 });
    const [first, second] = everyPageShown;
    const trySign = async (shownPages?: ShownPage[]) =>
      callOn(
        app.app,
        saveSignatures,
        { id, signatures: drawingsFor(0, 1), shownPages },
        { cookie: app.cookies.mario },
      );
    for (const shown of [undefined, [], [first], [second]] as (ShownPage[] | undefined)[]) {
      const { error } = await trySign(shown);
      expect(error).toMatchObject({
        code: 'invalid-input',
        fields: {
          shownPages: expect.stringContaining('La pagina di questa firma non è stata mostrata') as unknown,
        },
      });
    }
    expect((await view(app, id)).output.boxes.map(({ isSigned }) => isSigned)).toEqual([false, false]);
    expect((await trySign(everyPageShown)).error).toBeUndefined();
  });

  it.each([
    ['its sender asks for it', { needsAllPages: true }],
    ['the company asks for it', {}],
  ])('refuses a box before every page was shown where %s', async (_who, shape) => {
    const app = signingApp();
    if (!('needsAllPages' in shape))
      await app.db
        .update(directoryCompanies)
        .set({ asksAllPages: true })
        .where(eq(directoryCompanies.id, 'acme'));
    const id = await sendDocument(app, { boxes: 1, ...shape });
    expect((await view(app, id)).output.needsAllPages).toBe(true);
    const trySign = async (shownPages: ShownPage[]) => {
      const input = { id, signatures: drawingsFor(0), shownPages };
      return (await callOn(app.app, saveSignatures, input, { cookie: app.cookies.mario })).error;
    };
    expect(await trySign(everyPageShown.slice(0, 1))).toMatchObject({
      code: 'invalid-input',
      fields: { shownPages: expect.stringContaining('vanno prima viste tutte le pagine') as unknown },
    });
    expect(await trySign(everyPageShown.slice(0, 2))).toBeUndefined();
  });

  it('refuses a draft, an expired document, a box that is not there and a drawing that is none', async () => {
    const app = signingApp();
    expect((await sign(app, await addDocument(app), drawingsFor(0))).error?.code).toBe('not-found');
    const id = await sendDocument(app, { expires: true, hours: 1 });
    expect((await sign(app, id, drawingsFor(7))).error?.code).toBe('invalid-input');
    expect((await sign(app, id, [...drawingsFor(1), ...drawingsFor(1)])).error?.code).toBe('invalid-input');
    const blank = [{ index: 0, image: toDataUrl(makeDrawing({ ink: 0 })) }];
    expect((await sign(app, id, blank)).error?.code).toBe('invalid-input');
    app.clock.advance(3_600_000);
    expect((await sign(app, id, drawingsFor(0))).error?.code).toBe('document-expired');
  });
});
