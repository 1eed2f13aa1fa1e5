import { randomUUID } from 'node:crypto';
import {
  completeDocument,
  createBulkSend,
  createDocument,
  decodeGuestLink,
  openGuestLink,
  saveSignatureObject,
  saveConfirmationMail,
  sendDocuments,
  uploadDocument,
} from 'shared-api/contracts/signing';
import { checkUserImport, startUserImport } from 'shared-api/contracts/admin';
import { permissionCodes } from 'shared-api/contracts/common';
import {
  addBlockedDays,
  addCertificate,
  addClosure,
  addDelegation,
  addLeave,
  addSickness,
  askWithdrawal,
  decideAbsence,
  saveAccrualPolicy,
} from 'shared-api/contracts/absences';
import { addGroup } from 'shared-api/contracts/admin';
import { getSessions } from 'shared-api/contracts/auth';
import { savePlan, saveSite, sendMonth } from 'shared-api/contracts/timesheet';
import { insertChoice } from '../../areas/admin/users/choices.repository.ts';
import { insertPictures, insertSlide, setPictures } from '../../areas/admin/slides/slides.repository.ts';
import { insertPasskey } from '../../areas/auth/passkeys/passkeys.repository.ts';
import { insertQrCode } from '../../areas/auth/qr-login/qr-codes.repository.ts';
import { insertSignUp } from '../../areas/auth/sign-up/sign-ups.repository.ts';
import { everyPageShown } from '../../areas/signing/testing/documents.builders.ts';
import { makeDrawing, toDataUrl } from '../../areas/signing/testing/drawings.builders.ts';
import { insertFailedMail } from '../../platform/failures/testing/failed.builders.ts';
import { insertDelivery } from '../../areas/timesheet/payroll/payroll.repository.ts';
import { searchEvents } from '../../platform/audit/audit-search.repository.ts';
import { callOn } from '../call-on.ts';
import { insertGroup } from '../../areas/directory/groups.repository.ts';
import { authUsers } from '../../areas/auth/users/user.schema.ts';
import { directoryEmployees } from '../../areas/directory/directory.schema.ts';
import type { TestApp } from '../create-test-app.ts';
import { signInAs } from '../sign-in-as.ts';
import { addStaff, employeeOf } from '../staff-app.ts';
import type { CallerName } from './callers.ts';
import { makeMessageRecords } from './message-records.ts';
import { peopleFile } from './people-file.ts';
import { pdfFile } from './pdf-file.ts';

/** What the calls of the permission table are about. All of it is Acme's; what a person has is Mario's. */
export type Records = Awaited<ReturnType<typeof makeRecords>>['records'];

/** Makes the people and the records, by their calls where that is short. @returns them, and the cookies of who calls. */
export async function makeRecords(testApp: TestApp) {
  const { app, db, clock, platform } = testApp;
  const staff = await addStaff(testApp);
  const asAdmin = { cookie: staff.hr };
  const now = clock.now();

  await givePermissions(testApp);
  const upload = async () => {
    const files = { v_file: pdfFile() };
    return (await callOn(app, uploadDocument, {}, { ...asAdmin, files })).output.uploadId;
  };
  const addDocument = async (title: string, expires = false) => {
    const receiver = { receiverName: 'Mario', receiverSurname: 'Test', receiverEmail: 'mario@example.com' };
    const boxes = [{ page: 1, x: 0.1, y: 0.1, width: 0.3, height: 0.1 }];
    const form = { ...receiver, title, boxes, savesCopy: true, expires, uploadId: await upload() };
    return (await callOn(app, createDocument, form, asAdmin)).output.id;
  };
  const signedId = await addDocument('Firmato');
  await callOn(app, sendDocuments, { ids: [signedId], hours: undefined }, asAdmin);
  const drawing = { index: 0, image: toDataUrl(makeDrawing({ width: 40 })) };
  const signing = { id: signedId, signatures: [drawing], shownPages: everyPageShown };
  await callOn(app, completeDocument, signing, { cookie: staff.mario });
  await platform.jobs.runDue();
  const expiredId = await addDocument('Scaduto', true);
  await callOn(app, sendDocuments, { ids: [expiredId], hours: 1 }, asAdmin);
  clock.advance(2 * 60 * 60_000);
  const [sentId, draftId] = [await addDocument('Contratto'), await addDocument('Bozza')];
  await callOn(app, sendDocuments, { ids: [sentId], hours: undefined }, asAdmin);
  const object = { id: '0', kind: 'signature' as const, drawing: drawing.image, text: '', isDefault: true };
  const objectId = (await callOn(app, saveSignatureObject, object, { cookie: staff.mario })).output.id;
  const link = await linkOf(testApp, sentId);
  const { headers } = await callOn(app, openGuestLink, { link });

  const week = [480, 480, 480, 480, 480, 0, 0];
  const site = await callOn(app, saveSite, { companyId: 'acme', name: 'Roma', patronDay: '06-29' }, asAdmin);
  const plan = { companyId: 'acme', validFrom: '2026-01-01', week, siteId: null };
  const planId = (await callOn(app, savePlan, plan, asAdmin)).output.id;
  const stored = await platform.storage.put([Buffer.from('paghe')], { limit: 100 });
  const deliveryId = randomUUID();
  await insertDelivery(db, {
    id: deliveryId,
    companyId: 'acme',
    month: '2026-02',
    format: 'csv',
    isChangesOnly: false,
    lines: [],
    people: 0,
    lineCount: 0,
    changes: null,
    fileHash: stored.hash,
    fileName: 'paghe.csv',
    fileSize: 5,
    madeAt: now,
    madeBy: 'hr',
  });

  const choiceId = randomUUID();
  await insertChoice(db, { id: choiceId, madeBy: 'hr', userIds: ['mario'], madeAt: now });
  const chosen = { choiceId, userIds: ['mario'], uploadId: await upload(), title: 'Regolamento' };
  const boxes = [{ page: 1, x: 0.1, y: 0.1, width: 0.3, height: 0.1 }];
  const bulkForm = { ...chosen, boxes, savesCopy: true, expires: false };
  const bulkSendId = (await callOn(app, createBulkSend, bulkForm, asAdmin)).output.id;

  const registrationId = randomUUID();
  await insertSignUp(db, {
    id: registrationId,
    state: 'confirmed',
    companyId: 'acme',
    firstName: 'Nuova',
    lastName: 'Persona',
    email: 'nuova@example.com',
    emailKey: 'nuova@example.com',
    prefix: '',
    mobile: '',
    language: 'it',
    passwordHash: 'none',
    createdAt: now,
    confirmedAt: now,
  });
  await callOn(app, sendMonth, { year: 2026, month: 2, status: 'forApproval' }, { cookie: staff.mario });
  const asMario = { cookie: staff.mario };
  const askFor = async (from: string, { to = from, send = true } = {}) => {
    const form = {
      from,
      to,
      start: null,
      end: null,
      cause: 'unpaidLeave' as const,
      note: '',
      send,
    };
    return (await callOn(app, addLeave, form, asMario)).output.leave.id;
  };
  const approve = async (from: string, to = from) => {
    const id = await askFor(from, { to });
    const decision = { id, decision: 'approved' as const, reason: '' };
    const { version } = (await callOn(app, decideAbsence, decision, asAdmin)).output;
    return { id, version };
  };
  const openLeaveId = await askFor('2026-05-04', { send: false });
  const leaveId = await askFor('2026-05-05');
  const [approved, withdrawal] = [await approve('2026-05-06'), await approve('2026-05-07')];
  const approvedSpan = await approve('2026-05-18', '2026-05-19');
  await callOn(app, askWithdrawal, { ...withdrawal, reason: 'Non parto' }, asMario);
  const illness = { from: '2026-03-05', to: '2026-03-06', protocol: '123456789', note: '', send: true };
  const { sickness } = (await callOn(app, addSickness, illness, asMario)).output;
  const certificate = { id: sickness.id, protocol: '987654321', from: '2026-03-05', to: '2026-03-06' };
  const added = await callOn(app, addCertificate, certificate, { ...asMario, files: { file: pdfFile() } });
  const delegation = { toUserId: 'root', from: '2026-04-01', to: '2026-04-10' };
  const delegated = await callOn(app, addDelegation, delegation, asAdmin);
  const company = { companyId: 'acme' };
  const yearly = { holiday: 9600, paidLeave: 0, formerHolidays: 0 };
  const policy = { ...company, validFrom: '2026-01-01', yearly };
  const policyId = (await callOn(app, saveAccrualPolicy, policy, asAdmin)).output.id;
  const closure = { ...company, name: 'Natale', from: '2026-12-24', to: '2026-12-24' };
  const closureId = (await callOn(app, addClosure, closure, asAdmin)).output.id;
  const blocked = { ...company, reason: 'Inventario', from: '2026-07-01', to: '2026-07-01' };
  const blockedDaysId = (await callOn(app, addBlockedDays, blocked, asAdmin)).output.id;
  await insertGroup(db, {
    id: 'group-acme',
    companyId: 'acme',
    name: 'Uffici',
    permissions: ['doc_docsign'],
  });
  const checkFile = async (username: string) => {
    const input = { companyId: 'acme', changesExisting: true };
    return (await callOn(app, checkUserImport, input, { ...asAdmin, files: { file: peopleFile(username) } }))
      .output.import.id;
  };
  const importedId = await checkFile('ivo');
  await callOn(app, startUserImport, { id: importedId, invites: false }, asAdmin);
  await platform.jobs.runDue();
  const slideId = randomUUID();
  const picture = { contentHash: 'none', type: 'image/webp', width: 480, height: 360, size: 1 };
  await insertSlide(db, { id: slideId, position: 0, createdAt: now, updatedAt: now });
  await insertPictures(db, [{ ...picture, fileKey: slideId, createdAt: now }]);
  await setPictures(db, slideId, [slideId]);
  const failureId = await insertFailedMail(testApp, { companyId: 'acme' });
  const newGroup = { ...company, name: 'Magazzino', permissions: [], isDefault: false };
  const groupId = (await callOn(app, addGroup, newGroup, asAdmin)).output.id;
  const address = { id: '0', email: 'archivio@acme.example' };
  const confirmationMailId = (await callOn(app, saveConfirmationMail, address, asAdmin)).output.id;
  const [passkeyId, qrCodeId] = [randomUUID(), randomUUID()];
  await insertPasskey(db, {
    id: passkeyId,
    userId: 'mario',
    userHandle: 'none',
    credentialId: 'credential',
    publicKey: 'none',
    counter: 0,
    name: 'Telefono',
    isSynced: false,
    transports: [],
    createdAt: now,
  });
  await insertQrCode(db, {
    id: qrCodeId,
    userId: 'mario',
    secretHash: 'none',
    createdAt: now,
    expiresAt: new Date(now.getTime() + 86_400_000),
  });
  await signInAs(testApp, 'mario');
  const { sessions } = (await callOn(app, getSessions, {}, { cookie: staff.mario })).output;

  const messages = await makeMessageRecords(testApp, asAdmin);

  const [event] = await searchEvents(db, { companyId: 'acme', actions: ['document.created'] }, { limit: 1 });
  const cookies: Record<CallerName, string> = {
    nobody: '',
    guest: String(headers['set-cookie']).split(';')[0] ?? '',
    elsewhere: staff.luca,
    colleague: staff.giulia,
    self: staff.mario,
    adminElsewhere: staff.paola,
    admin: staff.hr,
    superUser: staff.root,
  };
  const records = {
    sentId,
    signedId,
    expiredId,
    draftId,
    planId,
    deliveryId,
    choiceId,
    bulkSendId,
    registrationId,
    passkeyId,
    qrCodeId,
    failureId,
    slideId,
    objectId,
    link,
    policyId,
    groupId,
    confirmationMailId,
    closureId,
    blockedDaysId,
    openLeaveId,
    leaveId,
    approved,
    approvedSpan,
    withdrawal,
    sicknessId: sickness.id,
    certificateId: added.output.sickness.certificates.find(({ fileName }) => fileName !== '')?.id ?? '',
    importId: await checkFile('ugo'),
    importedId,
    delegationId: delegated.output.delegation.id,
    uploadId: await upload(),
    siteId: site.output.id,
    sessionId: sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '',
    ...messages,
    eventId: event?.id ?? 0,
    companyId: 'acme',
    userId: 'mario',
    employeeId: employeeOf('mario'),
  };
  return { records, cookies };
}

async function linkOf(testApp: TestApp, documentId: string): Promise<string> {
  for (const { text } of await testApp.outbox()) {
    const link = /\/reservate\/(\w[\w-]*)/.exec(text)?.[1];
    if (link && decodeGuestLink(link)?.documentId === documentId) return link;
  }
  throw new Error('No mail holds the link of the document');
}

/** Permissions are pinned call by call (`every-call.test.ts` and the policies); here everybody has those of their role. */
async function givePermissions({ db }: TestApp): Promise<void> {
  await db.update(authUsers).set({ permissions: [...permissionCodes] });
  await db.update(directoryEmployees).set({ usesBadge: true });
}
