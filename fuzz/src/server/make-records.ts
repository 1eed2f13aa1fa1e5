import * as absences from 'shared-api/contracts/absences';
import * as admin from 'shared-api/contracts/admin';
import * as auth from 'shared-api/contracts/auth';
import * as signing from 'shared-api/contracts/signing';
import * as timesheet from 'shared-api/contracts/timesheet';
import { shownOnScreen } from '../../../server/src/areas/signing/demo/shown-on-screen.ts';
import { sampleDrawing } from '../../../server/src/platform/pdf-editing/corpus/sample-drawing.ts';
import { makePdf } from '../../../server/src/platform/pdf-editing/testing/made-pdfs.ts';
import type { CallServer } from './caller.ts';
import type { RoleName } from './roles.ts';

/** Words that stand in somebody's records alone, and who may read them. */
export interface Canary {
  readonly word: string;
  readonly mayRead: readonly RoleName[];
}

const acme = 'canarino-acme-4c1f';
const beta = 'canarino-beta-9e27';
const toGuest = 'canarino-guest-b3d0';
const toStaff = 'canarino-staff-71aa';
const ofBystander = 'canarino-other-52f8';

/** What nobody else may read, wherever it comes up. */
export const canaries: readonly Canary[] = [
  { word: acme, mayRead: ['staff', 'admin', 'superUser'] },
  { word: beta, mayRead: ['staffElsewhere', 'adminElsewhere', 'superUser'] },
  { word: toGuest, mayRead: ['guest', 'admin', 'superUser'] },
  { word: toStaff, mayRead: ['staff', 'admin', 'superUser'] },
  { word: ofBystander, mayRead: ['admin', 'superUser'] },
];

export const staffMail = 'mario.rossi@acme.example';
const guestMail = 'ospite@example.com';
const boxes = [{ page: 1, x: 0.1, y: 0.1, width: 0.3, height: 0.1 }];
export const drawing = `data:image/png;base64,${Buffer.from(sampleDrawing({ width: 120, height: 40 })).toString('base64')}`;

interface Makers {
  readonly call: CallServer;
  readonly cookies: Readonly<
    Record<'staff' | 'staffElsewhere' | 'admin' | 'adminElsewhere' | 'superUser' | 'bystander', string>
  >;
  /** The link in the newest mail to an address. */
  readonly findLink: (to: string) => Promise<string>;
}

/** Makes records of every kind by the calls of the screens, and a guest. @returns their ids by name, and the guest's cookie */
export async function makeRecords({ call, cookies, findLink }: Makers) {
  const as = (who: keyof typeof cookies) => ({ cookie: cookies[who] });
  const upload = async (who: 'admin' | 'adminElsewhere') => {
    const file = new File([new Uint8Array(await makePdf())], 'contratto.pdf', { type: 'application/pdf' });
    const options = { ...as(who), files: { v_file: file } };
    return (await call(signing.uploadDocument, {}, options)).output.uploadId;
  };
  const add = async (title: string, email: string, who: 'admin' | 'adminElsewhere' = 'admin') => {
    const uploadId = await upload(who);
    const receiver = { receiverName: 'Mario', receiverSurname: 'Rossi', receiverEmail: email };
    const form = { ...receiver, uploadId, title, boxes, savesCopy: true, expires: false };
    return (await call(signing.createDocument, form, as(who))).output.id;
  };
  const send = async (id: string, who: 'admin' | 'adminElsewhere' = 'admin') => {
    await call(signing.sendDocuments, { ids: [id] }, as(who));
    return id;
  };
  const names: Record<string, string> = { companyId: 'acme', userId: 'demo-mario.rossi' };
  names['employeeId'] = 'employee-mario.rossi';
  names['sentId'] = await send(await add(acme, staffMail));
  names['draftId'] = await add('Bozza', staffMail);
  names['guestDocumentId'] = await send(await add(toGuest, guestMail));
  names['signedId'] = await send(await add('Firmato', staffMail));
  const signatures = [{ index: 0, image: drawing }];
  const shownPages = shownOnScreen(1, new Date());
  await call(signing.completeDocument, { id: names['signedId'], signatures, shownPages }, as('staff'));
  await send(await add(beta, 'nino.blu@beta.example', 'adminElsewhere'), 'adminElsewhere');
  names['uploadId'] = await upload('admin');
  names['link'] = await findLink(guestMail);
  const guest = (await call(signing.openGuestLink, { link: names['link'] })).cookie;

  const recipients = { ...signing.noRecipients, userIds: ['demo-mario.rossi'] };
  const files = { viewsAttachment: false, signsAttachment: false, boxes: [] };
  const message = { title: toStaff, body: toStaff, recipients, ...files };
  const sent = await call(signing.sendMessage, { ...message, requestId: 'fuzz-world-1' }, as('admin'));
  names['sentMessageId'] = sent.output.id;
  names['messageDraftId'] = (await call(signing.saveMessageDraft, message, as('admin'))).output.id;
  const object = { id: '0', kind: 'signature' as const, drawing, text: '', isDefault: true };
  names['objectId'] = (await call(signing.saveSignatureObject, object, as('staff'))).output.id;

  const company = { companyId: 'acme' };
  const ask = { from: '2027-05-04', to: '2027-05-04', start: null, end: null, cause: 'unpaidLeave' as const };
  const leave = async (who: 'staff' | 'bystander', day: string, note = '') => {
    const form = { ...ask, from: day, to: day, note, send: true };
    return (await call(absences.addLeave, form, as(who))).output.leave.id;
  };
  names['leaveId'] = await leave('staff', '2027-05-04');
  await leave('bystander', '2027-05-05', ofBystander);
  const closure = { ...company, name: 'Natale', from: '2027-12-24', to: '2027-12-24' };
  names['closureId'] = (await call(absences.addClosure, closure, as('admin'))).output.id;
  const site = { ...company, name: 'Bari', patronDay: '05-08' };
  names['siteId'] = (await call(timesheet.saveSite, site, as('admin'))).output.id;
  const group = { ...company, name: 'Magazzino', permissions: [], isDefault: false };
  names['groupId'] = (await call(admin.addGroup, group, as('admin'))).output.id;
  const file = new File(
    ['Cognome;Nome;Username;E-Mail\nProva;Ivo;ivo.prova;ivo@acme.example'],
    'persone.csv',
  );
  const people = { ...company, changesExisting: true };
  const checked = await call(admin.checkUserImport, people, { ...as('admin'), files: { file } });
  names['importId'] = checked.output.import.id;
  const { sessions } = (await call(auth.getSessions, {}, as('staff'))).output;
  names['sessionId'] = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
  for (const [who, language] of [
    ['admin', 'en'],
    ['staffElsewhere', 'en'],
    ['staff', 'it'],
  ] as const)
    await call(auth.saveLanguage, { language }, as(who));
  return { names, guest };
}
