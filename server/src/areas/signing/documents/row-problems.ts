import type { LogProblem } from 'shared-api/contracts/signing';
import type { BoxRecord } from './box.schema.ts';
import type { DocumentRecord } from './document.schema.ts';
import type { LoggedDocument } from './logged-document.ts';

type Row = Pick<
  DocumentRecord,
  | 'title'
  | 'receiverName'
  | 'receiverSurname'
  | 'receiverEmail'
  | 'state'
  | 'fileHash'
  | 'uploadedHash'
  | 'fileName'
  | 'fileSize'
  | 'sealedHash'
  | 'sealedEvents'
>;
type Box = Pick<
  BoxRecord,
  'index' | 'page' | 'x' | 'y' | 'width' | 'height' | 'imageHash' | 'firstLine' | 'secondLine'
>;

/**
 * Where the rows of a document say something else than its log: whoever can write the database can write the rows, but not the log
 * (decision 108). What events of before did not say is not compared. One problem for each event that is contradicted.
 */
export function rowProblems(row: Row, boxes: readonly Box[], logged: LoggedDocument): LogProblem[] {
  const contradicted = [
    ...namesContradicted(row, logged),
    ...fileContradicted(row, logged),
    ...boxesContradicted(boxes, logged),
    ...stateContradicted(row, logged),
  ];
  return [...new Set(contradicted)].map((at) => ({ kind: at === null ? 'row-unknown' : 'row-other', at }));
}

function namesContradicted(row: Row, { names }: LoggedDocument): number[] {
  if (!names) return [];
  const isSame =
    row.title === names.title &&
    row.receiverName === names.name &&
    row.receiverSurname === names.surname &&
    row.receiverEmail === names.receiver;
  return isSame ? [] : [names.sequence];
}

function fileContradicted(row: Row, { made, signatures }: LoggedDocument): number[] {
  const isMade =
    !made ||
    (row.fileHash === made.file &&
      row.uploadedHash === made.uploaded &&
      row.fileName === (made.fileName ?? row.fileName) &&
      row.fileSize === (made.fileSize ?? row.fileSize));
  const others = [...signatures.values()].filter(({ file }) => file !== row.fileHash);
  return [...(isMade ? [] : [made.sequence]), ...others.map(({ sequence }) => sequence)];
}

function boxesContradicted(boxes: readonly Box[], { made, signatures }: LoggedDocument): (number | null)[] {
  const isPlaced = !made?.boxes || areSamePlaces(boxes, made.boxes);
  const known = new Map(boxes.map((box) => [box.index, box]));
  const signed = [...signatures].filter(([index, { image, firstLine, secondLine }]) => {
    const box = known.get(index);
    return (
      box?.imageHash !== image ||
      box.firstLine !== (firstLine ?? box.firstLine) ||
      box.secondLine !== (secondLine ?? box.secondLine)
    );
  });
  const isUnknown = boxes.some(({ index, imageHash }) => imageHash !== null && !signatures.has(index));
  return [
    ...(isPlaced ? [] : [made?.sequence ?? null]),
    ...signed.map(([, { sequence }]) => sequence),
    ...(isUnknown ? [null] : []),
  ];
}

type Place = Pick<Box, 'page' | 'x' | 'y' | 'width' | 'height'>;

function areSamePlaces(boxes: readonly Box[], made: readonly Place[]): boolean {
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

function stateContradicted(row: Row, { isCompleted, seal }: LoggedDocument): (number | null)[] {
  if (!seal) return row.sealedHash === null && isCompleted === (row.state === 'sealing') ? [] : [null];
  const isSame =
    row.state === 'signed' && row.sealedHash === seal.hash && row.sealedEvents === (seal.events ?? null);
  return isSame ? [] : [seal.sequence];
}
