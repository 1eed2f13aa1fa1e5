import {
  createDocument,
  getSigningOverview,
  listDocuments,
  sendDocuments,
  uploadDocument,
} from 'shared-api/contracts/signing';
import { listMonths } from 'shared-api/contracts/timesheet';
import { makePdf } from '../../../server/src/areas/signing/demo/demo-pdf.ts';
import type { Worker } from '../people.ts';
import { wholeBetween } from '../random.ts';
import { look, type AtWork } from './journey.ts';

/** Receivers of one document. */
const receiversAtOnce = 8;
const boxes = [1, 2].map((page) => ({ page, x: 0.1, y: 0.8, width: 0.3, height: 0.08 }));

/** Uploads a contract, makes documents of it for some people, sends them, and looks at lists. */
export async function sendContracts(at: AtWork, receivers: readonly Worker[]): Promise<void> {
  const { client, random, ledger, worker } = at;
  await client.call('overview', getSigningOverview, {});
  await client.call('list of all', listDocuments, { status: '-1', search: '', start: 0, length: 30 });
  await look(at);
  // The PDF is looked at by the engine, one after the other.
  const slow = { kind: 'upload', isOrdinary: false };
  const { uploadId } = await client.call(slow, uploadDocument, {}, { v_file: contract(worker.id, random()) });
  await look(at);
  const first = wholeBetween(random, 0, receivers.length - 1);
  const [receiver, ...others] = Array.from(
    { length: Math.min(receiversAtOnce, receivers.length) },
    (_, index) => receiverOf(receivers[(first + index) % receivers.length]),
  );
  if (!receiver) return;
  const { ids } = await client.call('make documents', createDocument, {
    ...receiver,
    uploadId,
    otherReceivers: others,
    title: `Contratto di ${worker.lastName}`,
    boxes,
    savesCopy: true,
    expires: false,
  });
  await look(at);
  await client.call('send documents', sendDocuments, { ids });
  ledger.recordSent(ids);
  await look(at);
  await client.call('list of all', listDocuments, {
    status: '-1',
    search: 'contratto',
    start: 0,
    length: 30,
  });
  const { year, month } = lastMonth();
  await client.call('list months', listMonths, { year, month, search: '', length: 30 });
}

function receiverOf(worker: Worker | undefined) {
  return {
    receiverName: worker?.firstName ?? '',
    receiverSurname: worker?.lastName ?? '',
    receiverEmail: worker?.email ?? '',
  };
}

const linesOfPage = 40;

/** Three full pages, different each time. */
function contract(id: string, number: number): File {
  const line = (page: number, index: number) =>
    `${id} ${number}: articolo ${page}.${index}, condizioni generali del rapporto`;
  const pages = [1, 2, 3].map((page) => Array.from({ length: linesOfPage }, (_, index) => line(page, index)));
  return new File([new Uint8Array(makePdf(pages))], 'contratto.pdf', { type: 'application/pdf' });
}

function lastMonth() {
  const now = new Date();
  const date = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
}
