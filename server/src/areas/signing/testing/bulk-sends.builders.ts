import { eq } from 'drizzle-orm';
import { createBulkSend, getBulkSend } from 'shared-api/contracts/signing';
import { callOn } from '../../../testing/index.ts';
import { insertChoice } from '../../admin/users/choices.repository.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { boxesOf, uploadPdf } from './documents.builders.ts';
import type { SigningTestApp } from './signing-app.ts';

type Staff = keyof SigningTestApp['cookies'];

interface BulkSendShape {
  as?: Staff;
  expires?: boolean;
  hours?: number;
  /** Of a choice that was made before. */
  choiceId?: string;
  uploadId?: string;
}

/** Keeps a choice of users for one of the staff, all of whom may administer users. @returns its id, `choice-<name>`. */
export async function chooseUsers(app: SigningTestApp, userIds: readonly string[], as: Staff = 'root') {
  await app.db.update(authUsers).set({ permissions: ['utenti_docsign'] });
  const id = `choice-${as}`;
  await insertChoice(app.db, { id, madeBy: as, userIds: [...userIds], madeAt: app.clock.now() });
  return id;
}

const form = { title: 'Regolamento', savesCopy: true, expires: false } as const;

/** Makes a bulk send of an upload with two boxes. */
export async function addBulkSend(
  app: SigningTestApp,
  userIds: readonly string[],
  { as = 'root', ...change }: BulkSendShape = {},
) {
  const choiceId = change.choiceId ?? (await chooseUsers(app, userIds, as));
  const uploadId = change.uploadId ?? (await uploadPdf(app, as));
  const input = { ...form, choiceId, userIds: [...userIds], boxes: boxesOf(2), ...change, uploadId };
  return callOn(app.app, createBulkSend, input, { cookie: app.cookies[as] });
}

/** Waits until a bulk send begins, and does it. */
export async function beginBulkSends(app: SigningTestApp) {
  app.clock.advance(10_000);
  await app.platform.jobs.runDue();
}

/** A bulk send, as its sender sees it. */
export async function readBulkSend(app: SigningTestApp, id: string, as: Staff = 'root') {
  return (await callOn(app.app, getBulkSend, { id }, { cookie: app.cookies[as] })).output.bulkSend;
}

/** Records a phone of somebody. */
export const givePhone = (app: SigningTestApp, id: string) =>
  app.db.update(authUsers).set({ prefix: '+39', mobile: '3331234567' }).where(eq(authUsers.id, id));
