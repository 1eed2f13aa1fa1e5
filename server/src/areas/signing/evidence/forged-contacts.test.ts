import { eq } from 'drizzle-orm';
import {
  completeDocument,
  downloadEvidence,
  saveSignatures,
  verifyDocumentLog,
} from 'shared-api/contracts/signing';
import { platformOneTimeCodes } from '../../../platform/codes/codes.schema.ts';
import { callOn, downloadOn } from '../../../testing/index.ts';
import { signingBoxes } from '../documents/box.schema.ts';
import { signingDocuments } from '../documents/document.schema.ts';
import { drawnIn } from '../testing/documents.builders.ts';
import { sealForReal } from '../testing/real-seals.builders.ts';
import { describeSigning, type SigningTestApp } from '../testing/signing-app.ts';
import {
  askSms,
  passSignCode,
  sendToGuest,
  sign,
  smsOf,
  verifyPhone,
} from '../testing/verification-steps.ts';

const theirs = { phonePrefix: '+39', phoneMobile: '3339998877' };

async function changeRow(
  { db }: SigningTestApp,
  id: string,
  row: Partial<typeof signingDocuments.$inferInsert>,
) {
  await db.update(signingDocuments).set(row).where(eq(signingDocuments.id, id));
}

async function problemsOf({ app, cookies }: SigningTestApp, id: string) {
  const { output } = await callOn(app, verifyDocumentLog, { id }, { cookie: cookies.beta });
  return output.problems.map(({ kind }) => kind);
}

/** A document of Beta, signed with a code. */
async function signWithCode(app: SigningTestApp) {
  const guest = await sendToGuest(app);
  await verifyPhone(app, guest);
  const challenge = await passSignCode(app, guest);
  expect((await sign(app, guest.id, guest.cookie, challenge)).status).toBe(200);
  const completing = callOn(app.app, completeDocument, { id: guest.id }, { cookie: guest.cookie });
  expect((await app.whileWorking(completing)).status).toBe(200);
  return guest;
}

describeSigning(
  'where codes went and that they were entered, as somebody wrote it into the database',
  (signingApp) => {
    it('is not believed: no code goes to a number that nobody verified, and nothing is signed', async () => {
      const app = signingApp();
      const guest = await sendToGuest(app);
      await verifyPhone(app, guest);
      const { id, cookie } = guest;
      const before = await smsOf(app);
      await changeRow(app, id, theirs);
      const asked = await askSms(app, cookie, { purpose: 'sign', documentId: id });
      expect(asked.error?.code).toBe('file-changed');
      expect(await smsOf(app)).toEqual(before);
      expect((await sign(app, id, cookie, 'x')).error?.code).toBe('file-changed');
      expect(await problemsOf(app, id)).toEqual(['row-other']);
    });

    it('is not believed of a document whose number was never verified', async () => {
      const app = signingApp();
      const { id, cookie } = await sendToGuest(app);
      await changeRow(app, id, { ...theirs, phoneVerifiedAt: app.clock.now() });
      expect((await askSms(app, cookie, { purpose: 'sign', documentId: id })).error?.code).toBe(
        'file-changed',
      );
      expect(await problemsOf(app, id)).toEqual(['row-unknown']);
    });

    it.each<
      [string, Partial<typeof signingDocuments.$inferInsert>, Partial<typeof signingBoxes.$inferInsert>]
    >([
      ['the number', theirs, {}],
      ['that it was verified', { phoneVerifiedAt: null }, {}],
      ['that the address was', { emailVerifiedAt: new Date() }, {}],
      ['the code', {}, { challenge: 'another' }],
      ['that there was one', {}, { challenge: null }],
      ['who signed', {}, { signedBy: 'beta' }],
      ['from where', {}, { ip: '198.51.100.7' }],
      ['on what', {}, { userAgent: 'another' }],
    ])('makes no evidence of a signed document: %s', async (_, row, box) => {
      const app = signingApp();
      sealForReal(app);
      const { id } = await signWithCode(app);
      expect(await problemsOf(app, id)).toEqual([]);
      if (Object.keys(row).length > 0) await changeRow(app, id, row);
      if (Object.keys(box).length > 0)
        await app.db.update(signingBoxes).set(box).where(eq(signingBoxes.documentId, id));
      expect(await problemsOf(app, id)).toHaveLength(1);
      const evidence = await downloadOn(app.app, downloadEvidence, { id }, { cookie: app.cookies.beta });
      expect(evidence.status).not.toBe(200);
    });

    it('lets no code count that nobody entered, or that was another’s', async () => {
      const app = signingApp();
      const guest = await sendToGuest(app);
      await verifyPhone(app, guest);
      const { id, cookie } = guest;
      const { output } = await askSms(app, cookie, { purpose: 'sign', documentId: id });
      const mine = eq(platformOneTimeCodes.id, output.challenge);
      const now = app.clock.now();
      await app.db.update(platformOneTimeCodes).set({ passedAt: now, endedAt: now }).where(mine);
      expect((await sign(app, id, cookie, output.challenge)).error?.code).toBe('code-expired');
      const other = await sendToGuest(app, { title: 'Altro' });
      await verifyPhone(app, other);
      const passed = await passSignCode(app, other);
      const [row] = await app.db.select().from(platformOneTimeCodes).where(mine);
      await app.db
        .update(platformOneTimeCodes)
        .set({ subject: row?.subject ?? '', sessionId: row?.sessionId ?? '' })
        .where(eq(platformOneTimeCodes.id, passed));
      const input = { id, ...drawnIn(0), challenge: passed };
      expect((await callOn(app.app, saveSignatures, input, { cookie })).error?.code).toBe('code-expired');
    });
  },
);
