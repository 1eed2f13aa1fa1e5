import type { BoxRecord } from './box.schema.ts';
import type { DocumentRecord } from './document.schema.ts';
import type { LoggedCourse } from './logged-course.ts';

/** So far apart the instant of a row and the one of its event may lie: what writes both may have waited in between. */
const apartMs = 15 * 60_000;

/**
 * Where a document's row says something else than its log of who answers for it and how it went: company, sender, instants, how much of it
 * is signed, whether it was taken away. The number of the event, null where none said anything of the kind.
 */
export function courseProblems(
  row: DocumentRecord,
  boxes: readonly BoxRecord[],
  course: LoggedCourse,
): (number | null)[] {
  return [
    ...originContradicted(row, course),
    ...sendingContradicted(row, course),
    ...endContradicted(row, course),
    ...countContradicted(row, boxes),
  ];
}

function originContradicted(row: DocumentRecord, { made, sender, savesCopy }: LoggedCourse) {
  if (!made) return [];
  const isMade =
    row.companyId === (made.companyId === undefined ? row.companyId : made.companyId) &&
    row.savesCopy === (savesCopy ?? row.savesCopy) &&
    isNear(row.createdAt, made.at);
  const isSender =
    !sender ||
    (row.senderName === sender.name &&
      row.senderEmail === sender.email &&
      row.senderUserId === (sender.userId ?? row.senderUserId));
  return [...(isMade ? [] : [made.sequence]), ...(isSender ? [] : [sender.sequence])];
}

function sendingContradicted({ sentAt, openedAt }: DocumentRecord, { sent, opened }: LoggedCourse) {
  if (!sent) return [];
  const isOpened = openedAt === null || opened.some(({ at }) => isNear(openedAt, at));
  return [...(sentAt && isNear(sentAt, sent.at) ? [] : [sent.sequence]), ...(isOpened ? [] : [null])];
}

function endContradicted(row: DocumentRecord, { completed, sealed, removed, signers }: LoggedCourse) {
  const { completedAt, completedBy, signedAt, sealedSize, deletedAt, hiddenAt } = row;
  // The product completes what its signer left, in their name.
  const finishers = completed?.actor ? [completed.actor] : signers;
  const isCompleted = completed
    ? completedAt !== null && isNear(completedAt, completed.at) && finishers.includes(completedBy ?? '')
    : completedAt === null;
  const isSealed = sealed
    ? signedAt !== null && isNear(signedAt, sealed.at) && sealedSize === (sealed.size ?? sealedSize)
    : signedAt === null;
  const isThere = (deletedAt !== null) === (removed === 'for-all');
  const isShown = (hiddenAt !== null) === (removed === 'for-managers');
  return [
    ...(isCompleted ? [] : [completed?.sequence ?? null]),
    ...(isSealed ? [] : [sealed?.sequence ?? null]),
    ...(isThere && isShown ? [] : [null]),
  ];
}

/** A row that counts other signatures than its boxes hold; what the boxes hold is compared with the events. */
function countContradicted(row: DocumentRecord, boxes: readonly BoxRecord[]): null[] {
  const done = boxes.filter(({ imageHash }) => imageHash !== null).length;
  return row.signaturesDone === done && row.signaturesTotal === boxes.length ? [] : [null];
}

function isNear(one: Date, other: Date): boolean {
  return Math.abs(one.getTime() - other.getTime()) <= apartMs;
}
