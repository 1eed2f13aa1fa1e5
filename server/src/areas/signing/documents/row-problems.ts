import type { LogProblem } from 'shared-api/contracts/signing';
import type { BoxRecord } from './box.schema.ts';
import { toEmailKey } from '../actor.ts';
import { courseProblems } from './course-problems.ts';
import type { DocumentRecord } from './document.schema.ts';
import type { LoggedDocument, LoggedSignature } from './logged-document.ts';
import type { MarkRecord } from './mark.schema.ts';

/** The rows of a document. */
export interface DocumentRows {
  readonly document: DocumentRecord;
  readonly boxes: readonly BoxRecord[];
  readonly marks: readonly MarkRecord[];
}

/**
 * Where the rows of a document say something else than its log: whoever can write the database can write the rows, but not the log
 * (decision 108). What events of before did not say is not compared. One problem for each event that is contradicted.
 */
export function rowProblems({ document, boxes, marks }: DocumentRows, logged: LoggedDocument): LogProblem[] {
  const contradicted = [
    // Each version wrote who made a document, of which file.
    ...(logged.made ? [] : [null]),
    ...logged.contradictions,
    ...namesContradicted(document, logged),
    ...needsContradicted(document, logged),
    ...contactContradicted(document, logged),
    ...fileContradicted(document, logged),
    ...boxesContradicted(boxes, logged),
    ...marksContradicted(marks, logged),
    ...stateContradicted(document, logged),
    ...endContradicted(document, logged),
    ...courseProblems(document, boxes, logged.course),
  ];
  return [...new Set(contradicted)].map((at) => ({ kind: at === null ? 'row-unknown' : 'row-other', at }));
}

function namesContradicted(row: DocumentRecord, { names, receiverNow }: LoggedDocument): number[] {
  if (!names) return [];
  const isSame =
    row.title === names.title &&
    row.receiverName === names.name &&
    row.receiverSurname === names.surname &&
    row.receiverEmail === names.receiver &&
    // By it the receiver is known.
    row.receiverEmailKey === toEmailKey(receiverNow ?? names.receiver);
  return isSame ? [] : [names.sequence];
}

function needsContradicted(
  row: DocumentRecord,
  { made, needsCode, needsAllPages }: LoggedDocument,
): number[] {
  // A draft may be changed until it is sent.
  if (row.state === 'draft' || !made) return [];
  const isSame =
    row.needsCode === (needsCode ?? row.needsCode) &&
    row.needsAllPages === (needsAllPages ?? row.needsAllPages);
  return isSame ? [] : [made.sequence];
}

/** Where codes of the receiver go, and what they showed to be theirs. */
function contactContradicted(
  row: DocumentRecord,
  { names, phone, phoneOnRecord, isMailVerified, isContactLogged }: LoggedDocument,
): (number | null)[] {
  if (!isContactLogged) return [];
  const number = row.phonePrefix + row.phoneMobile;
  const isSame =
    (row.phoneVerifiedAt !== null) === (phone !== undefined) &&
    number === (phone ? (phone.number ?? number) : '') &&
    (row.emailVerifiedAt !== null) === isMailVerified;
  // It stands with the names of the sending.
  const isSent = row.phoneOnRecord === (phoneOnRecord ?? row.phoneOnRecord);
  return [...(isSame ? [] : [phone?.sequence ?? null]), ...(isSent ? [] : [names?.sequence ?? null])];
}

function fileContradicted(row: DocumentRecord, { made, signatures }: LoggedDocument): number[] {
  const isMade =
    !made ||
    (row.fileHash === made.file &&
      row.pages.length === (made.pages ?? row.pages.length) &&
      row.uploadedHash === made.uploaded &&
      row.fileName === (made.fileName ?? row.fileName) &&
      row.fileSize === (made.fileSize ?? row.fileSize));
  const others = [...signatures.values()].filter(({ file }) => file !== row.fileHash);
  return [...(isMade ? [] : [made.sequence]), ...others.map(({ sequence }) => sequence)];
}

function boxesContradicted(
  boxes: readonly BoxRecord[],
  { made, signatures }: LoggedDocument,
): (number | null)[] {
  const isPlaced = !made?.boxes || areSamePlaces(boxes, made.boxes);
  const known = new Map(boxes.map((box) => [box.index, box]));
  const signed = [...signatures].filter(([index, signature]) => {
    const box = known.get(index);
    return !box || !isSigned(box, signature);
  });
  const isUnknown = boxes.some(({ index, imageHash }) => imageHash !== null && !signatures.has(index));
  return [
    ...(isPlaced ? [] : [made?.sequence ?? null]),
    ...signed.map(([, { sequence }]) => sequence),
    ...(isUnknown ? [null] : []),
  ];
}

/** Whether a box has what its event has: the drawing, the lines, and who gave it, with which code and from where. */
function isSigned(box: BoxRecord, logged: LoggedSignature): boolean {
  const { image, firstLine, secondLine, actor, challenge, ip, userAgent } = logged;
  return (
    box.imageHash === image &&
    box.firstLine === (firstLine ?? box.firstLine) &&
    box.secondLine === (secondLine ?? box.secondLine) &&
    box.signedBy === (actor ?? box.signedBy) &&
    box.challenge === (challenge === undefined ? box.challenge : challenge) &&
    box.ip === (ip ?? box.ip) &&
    box.userAgent === (userAgent ?? box.userAgent)
  );
}

type Place = Pick<BoxRecord, 'page' | 'x' | 'y' | 'width' | 'height'>;

function areSamePlaces(
  boxes: readonly (Place & { readonly index: number })[],
  made: readonly Place[],
): boolean {
  return (
    boxes.length === made.length &&
    boxes.every(({ index, page, x, y, width, height }) => {
      const place = made[index];
      return (
        place?.page === page &&
        place.x === x &&
        place.y === y &&
        place.width === width &&
        place.height === height
      );
    })
  );
}

function marksContradicted(marks: readonly MarkRecord[], { made }: LoggedDocument): number[] {
  if (!made?.marks) return [];
  const isSame =
    marks.length === made.marks.length &&
    areSamePlaces(marks, made.marks) &&
    marks.every(({ text, imageHash }, index) => {
      const mark = made.marks?.[index];
      return mark?.text === text && mark.imageHash === imageHash;
    });
  return isSame ? [] : [made.sequence];
}

/** One whose time is over is not brought back by its row. */
function endContradicted(row: DocumentRecord, { expiresAt }: LoggedDocument): null[] {
  const isOpen = row.state === 'sent' && expiresAt !== undefined;
  const isMoved = isOpen && (row.expiresAt?.toISOString() ?? null) !== expiresAt;
  return isMoved ? [null] : [];
}

function stateContradicted(
  row: DocumentRecord,
  { isCompleted, isMisaddressed, isReceiverGone, seal }: LoggedDocument,
): (number | null)[] {
  if ((row.wrongReceiverAt !== null) !== isMisaddressed) return [null];
  if ((row.receiverLeftAt !== null) !== isReceiverGone) return [null];
  if (!seal) return row.sealedHash === null && isCompleted === (row.state === 'sealing') ? [] : [null];
  const isSame =
    row.state === 'signed' && row.sealedHash === seal.hash && row.sealedEvents === (seal.events ?? null);
  return isSame ? [] : [seal.sequence];
}
