import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { addCertificate, addSickness } from 'shared-api/contracts/absences';
import { startSignUp } from 'shared-api/contracts/auth';
import { noRecipients, sendExternalMessage, sendMessage } from 'shared-api/contracts/signing';
import { adminImportRows, adminImports } from '../areas/admin/import/import.schema.ts';
import { approvedMail } from '../areas/auth/registrations/registrations.mail.ts';
import { authSignUps } from '../areas/auth/sign-up/sign-up.schema.ts';
import { authUsers } from '../areas/auth/users/user.schema.ts';
import { directoryCompanies, directoryEmployees } from '../areas/directory/directory.schema.ts';
import { makeDocument, newDocument } from '../areas/signing/documents/make-document.ts';
import { boxesOf } from '../areas/signing/testing/documents.builders.ts';
import { platformOneTimeCodes } from '../platform/codes/codes.schema.ts';
import type { SignedInCaller } from '../platform/http/caller.ts';
import { platformSessions } from '../platform/sessions/sessions.schema.ts';
import { callOn } from './call-on.ts';
import { employeeOf, type StaffTestApp } from './staff-app.ts';

/** Where the person was reached, and is. */
export const addresses = {
  first: 'zenobio.prima@example.com',
  old: 'Zenobio.Vecchia@example.com',
  now: 'zenobio.quercetani@example.com',
};
/** Nobody else has any of it, so whatever is found of it is theirs. */
const person = {
  firstName: 'Zenobio',
  lastName: 'Quercetani',
  username: 'zenobio.q',
  usernameKey: 'zenobio.q',
  email: addresses.now,
  emailKey: addresses.now,
  emailBefore: addresses.old,
  prefix: '+39',
  mobile: '3339876501',
  phoneBefore: '+393339876502',
  fiscalCode: 'QRCZNB80A01H501X',
};
/** What names them. */
export const traces = /zenobio|quercetani|333987650|QRCZNB80A01H501X|nota segretissima|987654321/i;

/** Makes Mario that person, with two addresses before the one of now. */
export async function becomePerson(app: StaffTestApp): Promise<void> {
  const { db, platform } = app;
  for (const id of ['hr', 'paola', 'root'])
    await db
      .update(authUsers)
      .set({ permissions: ['utenti_docsign', 'notif_docsign', 'doc_docsign'] })
      .where(eq(authUsers.id, id));
  await db.update(authUsers).set(person).where(eq(authUsers.id, 'mario'));
  await db
    .update(directoryEmployees)
    .set({ name: 'Quercetani Zenobio' })
    .where(eq(directoryEmployees.id, employeeOf('mario')));
  const event = { subject: 'auth_users:mario', actor: 'mario' };
  await platform.audit.append(db, { ...event, action: 'user.added', data: { email: addresses.first } });
  for (const [before, after] of [
    [addresses.first, addresses.old],
    [addresses.old, addresses.now],
  ])
    await platform.audit.append(db, { ...event, action: 'mail.changed', data: { before, after } });
}

/** Has them fall ill at two companies, sign up, be imported, written to and sent codes, and be in drafts. */
export async function liveLong(app: StaffTestApp): Promise<void> {
  await fallIll(app, '2026-03-03');
  await move(app, 'beta');
  await fallIll(app, '2026-03-05');
  await signUp(app);
  await beImported(app);
  await beWrittenTo(app);
  await addDraft(app, 'to-them', 'hr');
  await addDraft(app, 'of-theirs', 'mario');
  await beSentCodes(app);
}

async function fallIll(app: StaffTestApp, day: string): Promise<void> {
  const { employee } = await app.areas.directory.describeUser(app.db, 'mario');
  const days = { from: day, to: day };
  const sick = { ...days, employeeId: employee?.id ?? '', protocol: '', send: true };
  const note = 'nota segretissima';
  const { output } = await callOn(app.app, addSickness, { ...sick, note }, as(app, 'mario'));
  const file = new File([Buffer.from(`%PDF-1.7 attestato di Zenobio del ${day}`)], 'zenobio.pdf');
  const certificate = { id: output.sickness.id, protocol: '987654321', ...days };
  const added = await callOn(app.app, addCertificate, certificate, { ...as(app, 'mario'), files: { file } });
  expect(added.status).toBe(200);
}

function move(app: StaffTestApp, companyId: string): Promise<unknown> {
  const changes = app.areas.admin.userChanges;
  return app.db.transaction(async (tx) =>
    changes.change(tx, callerOf(app), {
      user: await changes.lock(tx, callerOf(app), 'mario'),
      fields: { companyId },
    }),
  );
}

async function signUp(app: StaffTestApp): Promise<void> {
  const { db, clock } = app;
  await db.update(directoryCompanies).set({ signUp: 'approval' }).where(eq(directoryCompanies.id, 'acme'));
  const form = { context: '', login: '', companyName: 'acme', name: 'Zenobio', surname: 'Quercetani' };
  const { output } = await callOn(app.app, startSignUp, { ...form, email: addresses.old, phone: '' }, {});
  expect(output.errors).toEqual({});
  await app.platform.jobs.runDue();
  const names = { firstName: 'Zenobio', lastName: 'Quercetani', prefix: '', mobile: '' };
  const decided = { state: 'approved', decidedAt: clock.now(), createdAt: clock.now() } as const;
  const email = { email: addresses.first, emailKey: addresses.first };
  await db
    .insert(authSignUps)
    .values({ id: randomUUID(), companyId: 'acme', language: 'it', ...names, ...decided, ...email });
  // It waits, as one does that failed.
  await app.platform.jobs.enqueue(db, {
    kind: 'auth.recovery',
    payload: { username: 'Zenobio.Q' },
    runAt: new Date('2030-01-01'),
  });
}

async function beImported(app: StaffTestApp): Promise<void> {
  const { db, clock } = app;
  const counts = { total: 4, add: 0, change: 0, same: 0, left: 0, error: 4 };
  await db.insert(adminImports).values({
    id: 'import',
    companyId: 'acme',
    fileName: 'persone.csv',
    changesExisting: true,
    state: 'checked',
    madeBy: 'hr',
    madeAt: clock.now(),
    ...counts,
  });
  const wrong = [{ column: 'fiscalCode' as const, fault: 'invalid' as const, value: person.fiscalCode }];
  const line = { importId: 'import', outcome: 'error' as const, changed: [], problems: wrong };
  const cells = { firstName: 'Zenobio', lastName: 'Quercetani' } as never;
  await db.insert(adminImportRows).values([
    { ...line, line: 2, name: 'Quercetani Zenobio', username: 'z', email: '', cells, userId: 'mario' },
    { ...line, line: 3, name: 'Quercetani Zenobio', username: '', email: addresses.old.toUpperCase(), cells },
    { ...line, line: 4, name: '', username: '', email: '', cells: null },
    {
      ...line,
      line: 5,
      name: 'Test giulia',
      username: 'giulia',
      email: '',
      problems: [],
      userId: 'giulia',
    },
  ]);
}

async function beWrittenTo(app: StaffTestApp): Promise<void> {
  const { db, platform } = app;
  const sent = { language: 'it' as const, companyId: 'acme' };
  const content = approvedMail({ product: 'Sportello', name: 'Zenobio', username: 'z', address: '' });
  for (const to of Object.values(addresses)) await platform.deliveries.sendMail(db, { to, content, ...sent });
  const text = { requestId: randomUUID(), title: 'Avviso', body: 'Chiusura venerdì' };
  const outside = { ...text, name: 'Zenobio', surname: 'Quercetani', email: addresses.old };
  const external = { ...outside, signsAttachment: false, boxes: [] };
  expect((await callOn(app.app, sendExternalMessage, external, as(app, 'hr'))).status).toBe(200);
  const recipients = { ...noRecipients, userIds: ['mario', 'giulia'] };
  const none = { viewsAttachment: false, signsAttachment: false, boxes: [] };
  // From the company where they were, which names them in vain, and from who reaches everybody.
  for (const who of ['hr', 'root'] as const) {
    const inside = { ...text, requestId: randomUUID(), recipients, ...none };
    expect((await callOn(app.app, sendMessage, inside, as(app, who))).status).toBe(200);
  }
  app.clock.advance(10_001);
  await platform.jobs.runDue();
}

async function addDraft(app: StaffTestApp, id: string, sender: 'hr' | 'mario'): Promise<void> {
  const { db, clock, platform } = app;
  const fileHash = createHash('sha256').update('a file').digest('hex');
  const file = { fileHash, uploadedHash: fileHash, fileName: 'a.pdf', fileSize: 9, pages: [] };
  const from =
    sender === 'mario'
      ? { userId: 'mario', name: 'Quercetani Zenobio', email: addresses.now }
      : { userId: 'hr', name: 'Test hr', email: 'hr@example.com' };
  const to =
    sender === 'mario'
      ? { receiverName: 'Giulia', receiverSurname: 'Test', receiverEmail: 'giulia@example.com' }
      : { receiverName: 'Zenobio', receiverSurname: 'Quercetani', receiverEmail: addresses.now };
  const input = { ...to, title: 'Proposta', savesCopy: true, expires: false, boxes: boxesOf(1) };
  const document = newDocument(input, file, { ...from, id, companyId: 'acme', now: clock.now() });
  const session = { userId: from.userId, actingFor: null };
  const by = { ip: '', userAgent: '', requestId: '', session };
  await makeDocument(db, platform.audit, { document, boxes: boxesOf(1), caller: by });
}

async function beSentCodes(app: StaffTestApp): Promise<void> {
  const { db, clock, platform } = app;
  await db
    .update(platformSessions)
    .set({ codeTo: addresses.old })
    .where(eq(platformSessions.userId, 'mario'));
  const [session] = await db.select().from(platformSessions).where(eq(platformSessions.userId, 'mario'));
  const code = { purpose: 'newmail', codeHash: 'hash', createdAt: clock.now() } as const;
  const until = { expiresAt: clock.now() };
  const subject = `mario ${addresses.now}`;
  const own = { ...code, ...until, sessionId: session?.id ?? '', subject, sentTo: null };
  const guest = {
    ...code,
    ...until,
    sessionId: randomUUID(),
    subject: 'document',
    sentTo: '+393339876502',
  };
  await db.insert(platformOneTimeCodes).values([own, guest]);
  const link = { purpose: 'recovery', subject: 'mario', sentTo: addresses.old, validForMs: 1000 };
  await platform.oneTimeLinks.issue(db, link);
}

const callerOf = (app: StaffTestApp): SignedInCaller => ({
  language: 'it',
  ip: '127.0.0.1',
  userAgent: 'a test',
  requestId: '1',
  session: {
    id: 'root',
    kind: 'staff',
    userId: 'root',
    documentId: null,
    actingFor: null,
    flags: { a: 'Y', b: 'N' },
    permissions: ['utenti_docsign'],
    companyId: 'acme',
    email: '',
    createdAt: app.clock.now(),
    lastUsedAt: app.clock.now(),
    expiresAt: app.clock.now(),
  },
});

const as = (app: StaffTestApp, who: 'hr' | 'mario' | 'root') => ({ cookie: app.cookies[who] });
