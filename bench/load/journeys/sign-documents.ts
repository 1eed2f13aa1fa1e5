import {
  completeDocument,
  countDocumentsToSign,
  getDocumentToSign,
  getSealing,
  listDocuments,
  readDocumentFile,
  saveSignatures,
} from 'shared-api/contracts/signing';
import { makeNoise, toDataUrl } from '../../../server/src/areas/signing/testing/drawings.builders.ts';
import type { LiveLine } from '../live-line.ts';
import { look, type AtWork } from './journey.ts';

/** Documents that somebody signs at one visit, at most. */
const atOnce = 2;
const sealLimitMs = 120_000;
/** What a drawn name is: some kilobytes. */
const drawing = toDataUrl(makeNoise({ width: 450, height: 150, bytes: 6000 }));

/** Looks at the documents that wait, reads and signs some, box after box, and stays until each is sealed. */
export async function signDocuments(at: AtWork, line: LiveLine): Promise<void> {
  const { client } = at;
  const { rows } = await client.call('list', listDocuments, {
    status: '0',
    search: '',
    start: 0,
    length: 30,
  });
  await client.call('list', listDocuments, { status: '1', search: '', start: 0, length: 30 });
  for (const { id } of rows.filter(({ may }) => may.sign).slice(0, atOnce)) {
    await look(at);
    await sign(at, id);
    await untilSealed(at, line, id);
    await client.call('counters', countDocumentsToSign, { offset: 0, limit: 100 });
  }
}

async function sign(at: AtWork, id: string): Promise<void> {
  const { client, ledger } = at;
  const { boxes } = await client.call('open document', getDocumentToSign, { id });
  const bytes = await client.download('read file', readDocumentFile, { id });
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) at.measurements.countFailure('read file', 'no PDF');
  const openedAt = new Date().toISOString();
  for (const { index, isSigned, page } of boxes) {
    if (isSigned) continue;
    await look(at);
    await client.call('save signature', saveSignatures, {
      id,
      signatures: [{ index, image: drawing }],
      shownPages: [{ page, how: 'screen', at: openedAt }],
    });
    ledger.recordBox(id, index);
  }
  await client.call('complete', completeDocument, { id });
  ledger.recordCompleted(id);
}

/** Asks how the sealing stands each time that something changed, as the screen does. */
async function untilSealed({ client, measurements }: AtWork, line: LiveLine, id: string): Promise<void> {
  const [began, during] = [performance.now(), measurements.phase];
  for (;;) {
    const changed = line.nextChange();
    const { state } = await client.call('ask seal', getSealing, { id });
    const milliseconds = performance.now() - began;
    if (state === 'signed')
      return measurements.record({ kind: '(sealed)', milliseconds, during, isOrdinary: false });
    if (milliseconds > sealLimitMs) return measurements.countFailure('(sealed)', 'not in two minutes');
    await changed;
  }
}
