import { eq } from 'drizzle-orm';
import { addGroup, addUser, getUser, updateUser } from 'shared-api/contracts/admin';
import {
  answerContactProposal,
  saveNotificationChoices,
  saveRecoveredPassword,
} from 'shared-api/contracts/auth';
import { openGuestLink, getGuestLink, readDocumentFile, saveSignatures } from 'shared-api/contracts/signing';
import { callOn, downloadOn, signInAs } from '../../../testing/index.ts';
import { userSubject } from '../../auth/users/user-audit.ts';
import { authUsers } from '../../auth/users/user.schema.ts';
import { findDocument } from '../documents/document.repository.ts';
import { drawnIn, lastLink, listRows, openLink, sendDocument } from '../testing/documents.builders.ts';
import { describeSigning, type SigningTestApp } from '../testing/signing-app.ts';

const outside = 'olga@outside.example';
const mailbox = 'beta.private@evil.example';

/** Olga does not know of the portal: an administrator of Beta makes an account in her name, with a number of their own. */
async function addOlga(app: SigningTestApp, email: string): Promise<string> {
  const permissions = ['utenti_docsign', 'doc_docsign'] as const;
  await app.db
    .update(authUsers)
    .set({ permissions: [...permissions] })
    .where(eq(authUsers.id, 'beta'));
  const group = await callOn(
    app.app,
    addGroup,
    { companyId: 'beta', name: 'Tutti', permissions: ['doc_docsign'], isDefault: true },
    { cookie: app.cookies.root },
  );
  const person = {
    firstName: 'Olga',
    lastName: 'Esterna',
    username: 'olga',
    email,
    fiscalCode: '',
    prefix: '+39',
    mobile: '3401112223',
    companyId: 'beta',
    isActive: true,
    isCompanyAdmin: false,
    isSuper: false,
    usesBadge: false,
    groupIds: [group.output.id],
  };
  return (await callOn(app.app, addUser, person, { cookie: app.cookies.beta })).output.id;
}

const secretOf = async (app: SigningTestApp, recipient: string, page: RegExp) => {
  const mails = (await app.outbox()).filter((mail) => mail.recipient === recipient);
  return mails.flatMap(({ text }) => page.exec(text)?.[1] ?? [])[0] ?? '';
};

async function takeInvitation(app: SigningTestApp, recipient: string): Promise<void> {
  const secret = await secretOf(app, recipient, /\/recover#([\w-]{43})\b/);
  const answer = await callOn(app.app, saveRecoveredPassword, { secret, newPassword: 'Tutta-Nuova-9!' });
  expect(answer.error).toBeUndefined();
  app.clock.advance(1000);
}

/** Gives the account another address; who reads at the former one says yes. */
async function moveTo(app: SigningTestApp, id: string, email: string, former: string): Promise<void> {
  const hr = { cookie: app.cookies.beta };
  const { user } = (await callOn(app.app, getUser, { id }, hr)).output;
  expect((await callOn(app.app, updateUser, { ...user, email }, hr)).error).toBeUndefined();
  const secret = await secretOf(app, former, /\/newContact#([\w-]{43})\b/);
  expect((await callOn(app.app, answerContactProposal, { secret, answer: 'confirm' })).status).toBe(200);
  app.clock.advance(1000);
}

const idsOf = async (app: SigningTestApp, cookie: string) =>
  (await listRows(app, cookie)).map(({ id }) => id);

describeSigning('an address that an administrator wrote into an account', (signingApp) => {
  it('brings nothing that was sent there, though it counts, whoever sent it', async () => {
    const app = signingApp();
    const account = await addOlga(app, mailbox);
    await takeInvitation(app, mailbox);
    const earlier = await sendDocument(app, { boxes: 1, receiverEmail: outside });
    await moveTo(app, account, outside, mailbox);
    const own = await sendDocument(app, { boxes: 1, receiverEmail: outside, as: 'beta' });
    const cookie = await signInAs(app, account);
    expect(await idsOf(app, cookie)).toEqual([]);
    for (const id of [earlier, own]) {
      expect((await downloadOn(app.app, readDocumentFile, { id }, { cookie })).status).toBe(404);
      const { error } = await callOn(app.app, saveSignatures, { id, ...drawnIn(0) }, { cookie });
      expect(error?.code).toBe('not-found');
    }
  });

  it('makes its number no number on record, and leaves out no mail', async () => {
    const app = signingApp();
    const account = await addOlga(app, outside);
    const silence = { cookie: await signInAs(app, account) };
    await callOn(app.app, saveNotificationChoices, { invitation: false }, silence);
    const id = await sendDocument(app, { boxes: 1, receiverEmail: outside, as: 'beta' });
    expect(await findDocument(app.db, id)).toMatchObject({ phoneOnRecord: false });
    const opened = await openLink(app, await lastLink(app, id));
    expect(await idsOf(app, opened)).toEqual([id]);
  });

  it('is theirs once the link of an invitation that went there was used', async () => {
    const app = signingApp();
    const account = await addOlga(app, outside);
    const early = await sendDocument(app, { boxes: 1, receiverEmail: outside, as: 'beta' });
    await takeInvitation(app, outside);
    const later = await sendDocument(app, { boxes: 1, receiverEmail: outside, as: 'beta' });
    expect((await idsOf(app, await signInAs(app, account))).toSorted()).toEqual([early, later].toSorted());
    expect(await findDocument(app.db, later)).toMatchObject({ phoneOnRecord: true });
  });

  it('is theirs once they opened the link of a document while signed in', async () => {
    const app = signingApp();
    const account = await addOlga(app, mailbox);
    await takeInvitation(app, mailbox);
    await moveTo(app, account, outside, mailbox);
    const id = await sendDocument(app, { boxes: 1, receiverEmail: outside });
    const cookie = await signInAs(app, account);
    const link = await lastLink(app, id);
    const ownOf = async () =>
      (await callOn(app.app, getGuestLink, { link }, { cookie })).output.ownDocumentId;
    expect(await ownOf()).toBeNull();
    const opened = await callOn(app.app, openGuestLink, { link }, { cookie });
    expect(opened.output.documentId).toBeUndefined();
    expect(opened.headers['set-cookie']).toBeUndefined();
    expect(await ownOf()).toBe(id);
    expect(await idsOf(app, cookie)).toEqual([id]);
    expect((await app.platform.audit.list(app.db, userSubject(account))).at(-1)).toMatchObject({
      action: 'mail.confirmed',
      actor: account,
      data: { to: outside },
    });
  });
});
