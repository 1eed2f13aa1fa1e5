import type { SignatureBox } from 'shared-api/contracts/signing';
import type { AuditRow } from '../../../platform/audit/audit.schema.ts';
import { flagOf, numberIn, recordOf, textOf } from './event-data.ts';
import { readCourse, type LoggedCourse } from './logged-course.ts';
import type { MarkRecord } from './mark.schema.ts';

/** Who was asked to sign what, as an event has it. */
interface LoggedNames {
  readonly sequence: number;
  readonly title: string;
  readonly name: string;
  readonly surname: string;
  readonly receiver: string;
}

/** A signature as its event has it. */
export interface LoggedSignature {
  readonly sequence: number;
  readonly at: Date;
  /** Hashes of the drawing, and of the file that was signed. */
  readonly image: string;
  readonly file: string;
  readonly firstLine: string | undefined;
  readonly secondLine: string | undefined;
  readonly names: LoggedNames | undefined;
  /** The address by which the signer was known; undefined where that was not recorded. */
  readonly signerEmail: string | undefined;
  /** The name of the account that signed, as it was then; undefined of a guest, and where that was not recorded. */
  readonly account: string | undefined;
  readonly actor: string | null;
  /** The code that it was given with, null without one, and from where; undefined what was not recorded. */
  readonly challenge: string | null | undefined;
  readonly ip: string | undefined;
  readonly userAgent: string | undefined;
}

/** The number that the receiver gave and verified, to which codes go where none is on record. */
interface LoggedPhone {
  readonly sequence: number;
  /** Undefined where that was not recorded. */
  readonly number: string | undefined;
}

/** How a document was sealed, as its event has it. */
interface LoggedSeal {
  readonly sequence: number;
  readonly at: Date;
  /** Hash of the sealed file. */
  readonly hash: string;
  /** Where the log ended then; undefined of a seal from before that stood in it. */
  readonly events: number | undefined;
  /** SHA-256 of the certificate; undefined of a seal from before that was recorded. */
  readonly certificate: string | undefined;
}

/** What was said when a document was made; undefined what events of before did not say. */
interface LoggedMaking {
  readonly sequence: number;
  readonly file: string;
  readonly uploaded: string;
  readonly boxes: readonly SignatureBox[] | undefined;
  /** Texts and pictures beside the signatures. */
  readonly marks: readonly Omit<MarkRecord, 'documentId'>[] | undefined;
  readonly fileName: string | undefined;
  readonly fileSize: number | undefined;
  readonly pages: number | undefined;
  readonly sender: { readonly name: string; readonly email: string; readonly actor: string } | undefined;
}

/** What the log of a document says of it: where the log is proved, no row has to be believed. */
export interface LoggedDocument {
  readonly made: LoggedMaking | undefined;
  /** The latest names; undefined where no event says them. */
  readonly names: LoggedNames | undefined;
  /** Where the document can be reached now, which for a signed one need not be the address it was signed at. */
  readonly receiverNow: string | undefined;
  /** Signatures whose event has other names than the document had by the events before. */
  readonly contradictions: readonly number[];
  /** By the number of the box, from 0. */
  readonly signatures: ReadonlyMap<number, LoggedSignature>;
  readonly isCompleted: boolean;
  /** Whether whoever opened its link said that they are not its receiver, and it was not sent anew since. */
  readonly isMisaddressed: boolean;
  /** Whether the account that received it was deleted, and it was not sent anew since. */
  readonly isReceiverGone: boolean;
  /** Until when it can be signed (ISO 8601), null without an end; undefined where that was not recorded, or was edited since. */
  readonly expiresAt: string | null | undefined;
  /** Whether every page had to be seen; undefined where that was not recorded. */
  readonly needsAllPages: boolean | undefined;
  /** Whether each signature needed a code; undefined where that was not recorded. */
  readonly needsCode: boolean | undefined;
  /** Whether a number was on record when it was sent; undefined where that was not recorded. */
  readonly phoneOnRecord: boolean | undefined;
  readonly phone: LoggedPhone | undefined;
  readonly isMailVerified: boolean;
  /** Whether the log says how it stands with number and address: an edit of before did not say whether they were given up. */
  readonly isContactLogged: boolean;
  readonly seal: LoggedSeal | undefined;
  /** Who answers for it, and how it went. */
  readonly course: LoggedCourse;
}

/** Reads what a document's events say of it. */
export function readLog(log: readonly AuditRow[]): LoggedDocument {
  const signatures = new Map<number, LoggedSignature>();
  const contradictions: number[] = [];
  let made: LoggedMaking | undefined;
  let names: LoggedNames | undefined;
  let receiverNow: string | undefined;
  let needs: Pick<LoggedDocument, 'needsAllPages' | 'needsCode'> = noNeeds;
  let seal: LoggedSeal | undefined;
  let isMisaddressed = false;
  let isReceiverGone = false;
  let expiresAt: LoggedDocument['expiresAt'];
  let contact = nobodyKnown;
  for (const event of log) {
    const { action, data, sequence } = event;
    const named = namesIn(event);
    switch (action) {
      case 'document.created':
        made = makingIn(event);
        names = named;
        needs = needsIn(data);
        break;
      case 'document.sent':
        names = named;
        needs = needsIn(data);
        isMisaddressed = false;
        isReceiverGone = false;
        expiresAt = data['expiresAt'] === null ? null : textOf(data['expiresAt']);
        contact = { ...contact, phoneOnRecord: flagOf(data['phoneOnRecord']) };
        break;
      case 'document.wrong-receiver':
        isMisaddressed = true;
        break;
      case 'document.receiver-left':
        isReceiverGone = true;
        break;
      case 'document.edited':
        expiresAt = undefined;
        names = namesIn({ sequence, data: recordOf(data['after']) });
        isMisaddressed &&= stateAfter(data) !== 'draft';
        isReceiverGone &&= stateAfter(data) !== 'draft';
        contact = contactAfter(contact, stateAfter(data));
        break;
      case 'phone.verified':
        contact = { ...contact, phone: { sequence, number: textOf(data['number']) } };
        break;
      case 'mail.verified':
        contact = { ...contact, isMailVerified: true };
        break;
      case 'document.readdressed':
        receiverNow = textOf(data['to']);
        if (names && receiverNow !== undefined && !seal)
          names = { ...names, sequence, receiver: receiverNow };
        break;
      case 'document.sealed':
        seal = sealIn(event);
        break;
      case 'box.signed': {
        const signature = signatureIn(event, named);
        if (signature) signatures.set(signature.index, signature);
        if (names && named && !areSameNames(names, named)) contradictions.push(sequence);
        names ??= named;
        break;
      }
      default:
    }
    if (action !== 'document.readdressed' && !seal) receiverNow = names?.receiver;
  }
  const isCompleted = log.some(({ action }) => action === 'document.completed');
  return {
    made,
    names,
    receiverNow,
    contradictions,
    signatures,
    isCompleted,
    isMisaddressed,
    isReceiverGone,
    expiresAt,
    ...needs,
    ...contact,
    seal,
    course: readCourse(log),
  };
}

type LoggedContact = Pick<LoggedDocument, 'phoneOnRecord' | 'phone' | 'isMailVerified' | 'isContactLogged'>;

/** Nothing is known yet of how the receiver is reached. */
const nobodyKnown: LoggedContact = {
  phoneOnRecord: undefined,
  phone: undefined,
  isMailVerified: false,
  isContactLogged: true,
};

const stateAfter = (data: AuditRow['data']) => textOf(recordOf(data['after'])['state']);

/** What is asked anew is asked of somebody who has shown nothing yet. */
function contactAfter(contact: LoggedContact, state: string | undefined): LoggedContact {
  if (state === undefined) return { ...contact, isContactLogged: false };
  return state === 'draft' ? { ...nobodyKnown, isContactLogged: contact.isContactLogged } : contact;
}

const noNeeds = { needsAllPages: undefined, needsCode: undefined };

function needsIn(data: AuditRow['data']) {
  return { needsAllPages: flagOf(data['needsAllPages']), needsCode: flagOf(data['needsCode']) };
}

function areSameNames(one: LoggedNames, other: LoggedNames): boolean {
  return (
    one.title === other.title &&
    one.name === other.name &&
    one.surname === other.surname &&
    one.receiver === other.receiver
  );
}

/** Whose names stand with the last signature. */
export function signerOf({ signatures, names }: LoggedDocument): LoggedNames | undefined {
  return (
    [...signatures.values()].toSorted((one, other) => one.sequence - other.sequence).at(-1)?.names ?? names
  );
}

function namesIn({ sequence, data }: Pick<AuditRow, 'sequence' | 'data'>): LoggedNames | undefined {
  const [title, name, surname, receiver] = ['title', 'name', 'surname', 'receiver'].map((key) =>
    textOf(data[key]),
  );
  return title !== undefined && name !== undefined && surname !== undefined && receiver !== undefined
    ? { sequence, title, name, surname, receiver }
    : undefined;
}

function makingIn({ sequence, actor, data }: AuditRow): LoggedMaking | undefined {
  const file = textOf(data['file']);
  if (file === undefined) return undefined;
  const { name, email } = recordOf(data['sender']);
  return {
    sequence,
    file,
    uploaded: textOf(data['uploaded']) ?? file,
    boxes: Array.isArray(data['boxes']) ? (data['boxes'] as SignatureBox[]) : undefined,
    marks: Array.isArray(data['marks']) ? (data['marks'] as LoggedMaking['marks']) : undefined,
    fileName: textOf(data['fileName']),
    fileSize: numberIn(data['fileSize']),
    pages: numberIn(data['pages']),
    sender:
      typeof name === 'string' && typeof email === 'string' ? { name, email, actor: actor ?? '' } : undefined,
  };
}

function signatureIn({ sequence, at, actor, data }: AuditRow, names: LoggedNames | undefined) {
  const index = numberIn(data['box']);
  const [image, file] = [textOf(data['image']), textOf(data['file'])];
  if (index === undefined || image === undefined || file === undefined) return undefined;
  const [firstLine, secondLine] = [textOf(data['firstLine']), textOf(data['secondLine'])];
  const signer = recordOf(data['signer']);
  const signerEmail = textOf(recordOf(signer['email'])['value']);
  const account = signer['way'] === 'link' ? undefined : textOf(signer['account']);
  const from = { ip: textOf(data['ip']), userAgent: textOf(data['userAgent']) };
  const challenge = data['challenge'] === null ? null : textOf(data['challenge']);
  const given = { image, file, firstLine, secondLine, names, signerEmail, account, challenge, ...from };
  return { index, sequence, at, actor, ...given };
}

function sealIn({ sequence, at, data }: AuditRow): LoggedSeal | undefined {
  const hash = textOf(data['sealed']);
  if (hash === undefined) return undefined;
  const { events } = recordOf(data['log']);
  return { sequence, at, hash, events: numberIn(events), certificate: textOf(data['certificate']) };
}
