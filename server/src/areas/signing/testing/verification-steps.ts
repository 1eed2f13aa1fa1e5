import { sendCodeBySms, verifyCode } from 'shared-api/contracts/platform';
import { markContactVerified, saveSignatures } from 'shared-api/contracts/signing';
import { eq } from 'drizzle-orm';
import { callOn } from '../../../testing/index.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { drawnIn, lastLink, openLink, sendDocument } from './documents.builders.ts';
import { emailOf, type SigningTestApp } from './signing-app.ts';

/** The number that a receiver gives. */
export const phone = { prefix: '+39', mobile: '333 123 45 67' };
/** The code that every message of the tests holds. */
export const code = '123456';

/** Has a code sent by SMS. */
export async function askSms(
  app: SigningTestApp,
  cookie: string,
  input: { purpose: 'sign' | 'mobile' | 'former'; documentId: string; prefix?: string; mobile?: string },
) {
  const named = { username: '', product: 'docsign', ...input };
  return callOn(app.app, sendCodeBySms, named, { cookie });
}

/** Enters a code. */
export const enter = async (app: SigningTestApp, cookie: string, challenge: string, value = code) =>
  callOn(app.app, verifyCode, { challenge, code: value }, { cookie });

/** Says that the number was verified by a code that was entered. */
export const markMobile = async (
  app: SigningTestApp,
  cookie: string,
  id: string,
  challenge: string,
  change = {},
) => callOn(app.app, markContactVerified, { id, kind: 'mobile', ...phone, challenge, ...change }, { cookie });

/** A document of Beta, which asks for codes, with the guest who is to sign it. */
export async function sendToGuest(app: SigningTestApp, shape = {}) {
  const id = await sendDocument(app, { as: 'beta', boxes: 1, receiverEmail: 'ospite@example.org', ...shape });
  return { id, cookie: await openLink(app, await lastLink(app, id)) };
}

/** Verifies the number of a receiver by a code. */
export async function verifyPhone(app: SigningTestApp, { id, cookie }: { id: string; cookie: string }) {
  const { output } = await askSms(app, cookie, { purpose: 'mobile', documentId: id, ...phone });
  await enter(app, cookie, output.challenge);
  const { error } = await markMobile(app, cookie, id, output.challenge);
  if (error) throw new Error(error.Error);
}

/** Has a code for signing sent and enters it; answers its challenge. */
export async function passSignCode(app: SigningTestApp, { id, cookie }: { id: string; cookie: string }) {
  const { output } = await askSms(app, cookie, { purpose: 'sign', documentId: id });
  await enter(app, cookie, output.challenge);
  return output.challenge;
}

/** Signs one box. */
export const sign = async (app: SigningTestApp, id: string, cookie: string, challenge?: string, box = 0) =>
  callOn(app.app, saveSignatures, { id, ...drawnIn(box), ...(challenge && { challenge }) }, { cookie });

/** Beta's member of the staff with a number on record, and a document of theirs, opened by the link of its mail alone. */
export async function sendToLuca(app: SigningTestApp) {
  const recorded = { prefix: '+39', mobile: '3330000012' };
  await app.db.update(authUsers).set(recorded).where(eq(authUsers.id, 'luca'));
  return sendToGuest(app, { receiverEmail: emailOf('luca') });
}

/** Where SMS went, in the order of the outbox. */
export const smsOf = async (app: SigningTestApp) =>
  (await app.outbox()).filter(({ channel }) => channel === 'sms').map(({ recipient }) => recipient);
