import { getDocumentToSign, verifyDocumentLog } from 'shared-api/contracts/signing';
import { getMonth, type Month } from 'shared-api/contracts/timesheet';
import { RefusedCall, until, type Client } from './client.ts';
import type { Ledger, SignedDocument } from './ledger.ts';

/** What was answered as done, and what of it is not there; `lost` says what, in words. */
export interface Kept {
  readonly documentsSent: number;
  readonly signatures: number;
  readonly completed: number;
  readonly sealed: number;
  readonly days: number;
  readonly months: number;
  readonly lost: readonly string[];
}

const atOnce = 4;
const sealLimitMs = 180_000;

/**
 * Looks at the end whether everything that was answered as done is there: each completed document is sealed, its file and its log hold
 * together (hashes, chain, seal), each drawn box is signed, each day reads back, each sent month waits for approval.
 */
export async function checkKept(auditor: Client, ledger: Ledger): Promise<Kept> {
  const lost: string[] = [];
  let sealed = 0;
  const [documents, days, months] = [ledger.documents(), ledger.days(), ledger.months()];
  await eachOf(documents, async (document) => {
    const problem = await problemOf(auditor, document);
    if (problem) lost.push(`document ${document.id}: ${problem}`);
    else if (document.isCompleted) sealed += 1;
  });
  const readMonth = createMonthReader(auditor);
  for (const { personId, day, ordinary, overtime } of days) {
    const kept = (await readMonth(personId, day)).days.find((each) => each.day === day);
    if (kept?.ordinary !== ordinary || kept.overtime !== overtime)
      lost.push(`hours of ${personId} on ${day}`);
  }
  for (const { personId, of } of months) {
    const { info } = await readMonth(personId, `${of.year}-${String(of.month).padStart(2, '0')}`);
    if (info.status !== 'forApproval')
      lost.push(`the month ${of.year}-${of.month} of ${personId} is ${info.status}`);
  }
  return {
    documentsSent: ledger.sent().length,
    signatures: documents.reduce((sum, { boxes }) => sum + boxes.size, 0),
    completed: documents.filter(({ isCompleted }) => isCompleted).length,
    sealed,
    days: days.length,
    months: months.length,
    lost,
  };
}

async function problemOf(
  auditor: Client,
  { id, boxes, isCompleted }: SignedDocument,
): Promise<string | undefined> {
  try {
    const document = await auditor.call('(check) document', getDocumentToSign, { id });
    const missing = [...boxes].filter(
      (index) => !document.boxes.some((box) => box.index === index && box.isSigned),
    );
    if (missing.length > 0) return `the boxes ${missing.join(', ')} are not signed`;
    const verify = () => auditor.call('(check) log', verifyDocumentLog, { id });
    const { problems } = isCompleted
      ? await until('the seal', () => sealOf(verify), { limitMs: sealLimitMs })
      : await verify();
    return problems.length > 0 ? problems.map(({ kind }) => kind).join(', ') : undefined;
  } catch (error) {
    return error instanceof RefusedCall ? error.message : String(error);
  }
}

async function sealOf<Verified extends { readonly seal: string }>(verify: () => Promise<Verified>) {
  const verified = await verify();
  return verified.seal === 'none' ? undefined : verified;
}

/** Reads each month once. */
function createMonthReader(auditor: Client): (personId: string, day: string) => Promise<Month> {
  const known = new Map<string, Promise<Month>>();
  return (personId, day) => {
    const key = `${personId} ${day.slice(0, 7)}`;
    const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
    const read =
      known.get(key) ??
      auditor
        .call('(check) month', getMonth, { year, month, employeeId: `employee-${personId}` })
        .then((answer) => answer.month);
    known.set(key, read);
    return read;
  };
}

async function eachOf<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const workOn = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) await work(next);
  };
  await Promise.all(Array.from({ length: atOnce }, workOn));
}
