import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { acceptMessage, deleteMessages, getMessage, getMessageToSign } from 'shared-api/contracts/signing';
import { callOn } from '../../../testing/index.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { findDocument } from '../documents/document.repository.ts';
import { signingDocuments } from '../documents/document.schema.ts';
import { lockUnnoticed } from '../notices/message-notices.repository.ts';
import { addToSign, signCopy } from '../testing/message-sign.builders.ts';
import { addMessage } from '../testing/messages.builders.ts';
import { describeSigning, type SigningTestApp } from '../testing/signing-app.ts';
import { passSignCode } from '../testing/verification-steps.ts';
import { messageCopySubject, messageSubject } from './message-audit.ts';
import { lockReceived, updateCopies } from './message.repository.ts';
import { signingMessageCopies, signingMessages } from './message.schema.ts';

type Staff = keyof SigningTestApp['cookies'];

const accept = ({ app, cookies }: SigningTestApp, id: string, as: Staff = 'root') =>
  callOn(app, acceptMessage, { id }, { cookie: cookies[as] });
const remove = ({ app, cookies }: SigningTestApp, ids: string[]) =>
  callOn(app, deleteMessages, { ids }, { cookie: cookies.root });
const actionsOf = async ({ platform, db }: SigningTestApp, id: string) =>
  (await platform.audit.list(db, messageCopySubject(id))).map(({ action }) => action);

/** Lets what was begun come to where it has to wait: on one connection it begins once the transaction at hand is over. */
const soon = () => new Promise((resolve) => setTimeout(resolve, 200));

/** Deletes a copy in a transaction that ends once something else has begun. @returns the other's answer */
async function deleteBeneath<T>(app: SigningTestApp, id: string, other: () => Promise<T>): Promise<T> {
  let answer: Promise<T> | undefined;
  await app.db.transaction(async (tx) => {
    await lockReceived(tx, { ids: [id], userId: 'root' });
    answer = other();
    await Promise.race([answer, soon()]);
    await updateCopies(tx, [id], { deletedAt: app.clock.now() });
  });
  if (!answer) throw new Error('Nothing was begun');
  return answer;
}

describeSigning('a message that several calls want at once', (signingApp) => {
  it('is accepted once, whoever comes first', async () => {
    const app = signingApp();
    const { copyId } = await addMessage(app, { to: 'root' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept(app, copyId)));
    expect(new Set(answers.map(({ output }) => output.readAt)).size).toBe(1);
    expect(await actionsOf(app, copyId)).toEqual(['message.accepted']);
  });

  it('is neither accepted nor signed once it was deleted, also where that happens meanwhile', async () => {
    const app = signingApp();
    const id = await addToSign(app, { as: 'root' });
    expect((await deleteBeneath(app, id, () => signCopy(app, id, { as: 'root' }))).error?.code).toBe(
      'not-found',
    );
    const { copyId } = await addMessage(app, { to: 'root' });
    expect((await deleteBeneath(app, copyId, () => accept(app, copyId))).error?.code).toBe('not-found');
    for (const gone of [id, copyId]) {
      expect((await accept(app, gone)).error?.code).toBe('not-found');
      expect((await signCopy(app, gone, { as: 'root' })).error?.code).toBe('not-found');
      expect((await remove(app, [gone])).error?.code).toBe('not-found');
      expect((await callOn(app.app, getMessage, { id: gone }, { cookie: app.cookies.root })).status).toBe(
        404,
      );
      expect(await actionsOf(app, gone)).toEqual(gone === id ? ['message.accepted'] : []);
    }
    expect(await app.db.$count(signingDocuments)).toBe(0);
  });

  it('is signed or deleted first: a signature that was given is sealed all the same', async () => {
    const app = signingApp();
    for (let round = 0; round < 4; round += 1) {
      const id = await addToSign(app, { as: 'root' });
      const [signed, removed] = await Promise.all([signCopy(app, id, { as: 'root' }), remove(app, [id])]);
      await app.platform.jobs.runDue();
      expect(removed.status).toBe(200);
      const document = await findDocument(app.db, id);
      expect(document?.state).toBe(signed.status === 200 ? 'signed' : undefined);
      if (signed.status !== 200) expect(signed.error?.code).toBe('not-found');
      const expected = signed.status === 200 ? ['message.signed', 'message.removed'] : ['message.removed'];
      expect(await actionsOf(app, id)).toEqual(['message.accepted', ...expected]);
    }
  });

  it('uses one code for one signature, however many calls bring it', async () => {
    const app = signingApp();
    await app.db
      .update(authUsers)
      .set({ prefix: '+39', mobile: '3330000012' })
      .where(eq(authUsers.id, 'luca'));
    const id = await addToSign(app, { as: 'luca' });
    const challenge = await passSignCode(app, { id, cookie: app.cookies.luca });
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => signCopy(app, id, { as: 'luca', challenge })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await app.db.$count(signingDocuments)).toBe(1);
  });

  it('is deleted with others by two calls that name them in another order, by each once', async () => {
    const app = signingApp();
    const ids: string[] = [];
    for (let count = 0; count < 6; count += 1) ids.push((await addMessage(app, { to: 'root' })).copyId);
    const answers = await Promise.all([
      remove(app, ids),
      remove(app, ids.toReversed()),
      ...ids.map((id) => accept(app, id)),
    ]);
    const [first, second, ...accepted] = answers;
    expect(new Set([first?.status, second?.status])).toEqual(new Set([200, 404]));
    expect(accepted.every(({ status }) => status === 200 || status === 404)).toBe(true);
    for (const id of ids)
      expect((await actionsOf(app, id)).filter((action) => action === 'message.removed')).toHaveLength(1);
  });

  it('is deleted while its receiver is being told of it', async () => {
    const app = signingApp();
    const { messageId } = await addMessage(app);
    const copy = { messageId, userId: 'root', receiverName: '', searchKey: '' };
    // By their ids the one stands first, by their age the other.
    const [first, second] = ['a', 'b'] as const;
    await app.db.insert(signingMessageCopies).values([
      { ...copy, id: first, createdAt: new Date(2000) },
      { ...copy, id: second, createdAt: new Date(1000) },
    ]);
    let removal: ReturnType<typeof remove> | undefined;
    await app.db.transaction(async (tx) => {
      await lockReceived(tx, { ids: [second], userId: 'root' });
      removal = remove(app, [first, second]);
      await Promise.race([removal, soon()]);
      await lockUnnoticed(tx, 'root', 10);
    });
    expect((await removal)?.status).toBe(200);
  });
});

describeSigning('a message whose file was replaced on the disk', (signingApp) => {
  it('is not signed, says so, and is signed when the file is back', async () => {
    const app = signingApp();
    const id = await addToSign(app);
    const [message] = await app.db.select().from(signingMessages);
    const { id: messageId = '', fileHash = '' } = message ?? {};
    const hash = fileHash ?? '';
    const folder = join(app.platform.config.dataFolder, 'files', hash.slice(0, 2), hash.slice(2, 4));
    const path = join(folder, hash);
    const original = readFileSync(path);
    writeFileSync(path, Buffer.from(original).fill(0x20, 30, 60));
    const answers = await Promise.all([signCopy(app, id), signCopy(app, id)]);
    for (const { error } of answers)
      expect(error).toMatchObject({ code: 'file-changed', Error: expect.stringContaining('Regolamento') });
    const open = () => callOn(app.app, getMessageToSign, { id }, { cookie: app.cookies.mario });
    expect((await open()).error?.code).toBe('file-changed');
    expect(await app.db.$count(signingDocuments)).toBe(0);
    const logged = async () =>
      (await app.platform.audit.list(app.db, messageSubject(messageId))).map(({ action }) => action);
    expect(new Set(await logged())).toEqual(new Set(['message.sent', 'file.changed']));
    writeFileSync(path, original);
    expect((await open()).status).toBe(200);
    expect((await app.whileWorking(signCopy(app, id))).status).toBe(200);
    expect((await findDocument(app.db, id))?.state).toBe('signed');
    expect((await logged()).at(-1)).toBe('file.restored');
  });
});
