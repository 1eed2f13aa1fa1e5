import { fromHex, latin1, sha256 } from './bytes.ts';
import { checkCms, type CheckedSignature } from './cms.ts';

/** A signature of a PDF: what it is worth, and where the bytes end that it covers. */
interface PdfSignature extends CheckedSignature {
  readonly end: number;
}

/** What the seal of a PDF holds besides the bytes before it (decision 062). */
interface SealEntries {
  readonly events: number;
  readonly eventsHash: string;
  readonly manifest: string | undefined;
}

/** The signatures of a PDF, the first one first, and what its seal holds: the last one, which covers the whole file. */
export interface CheckedPdf {
  readonly signatures: readonly PdfSignature[];
  readonly seal: PdfSignature | undefined;
  readonly entries: SealEntries | undefined;
}

/** Verifies the signatures of a PDF by the bytes that each covers. */
export async function checkPdf(pdf: Uint8Array): Promise<CheckedPdf> {
  const text = latin1(pdf);
  const signatures: PdfSignature[] = [];
  // What ends behind the file is not of this file: words of a page, or a signature that was cut off.
  const ranges = rangesIn(text).filter(([, after, length]) => after + length <= pdf.length);
  for (const range of ranges) signatures.push(await checkRange(pdf, text, range));
  const last = signatures.at(-1);
  const seal = last?.end === pdf.length ? last : undefined;
  return { signatures, seal, entries: seal && entriesIn(text) };
}

type Range = readonly [before: number, after: number, length: number];

function rangesIn(text: string): Range[] {
  const found = [...text.matchAll(/\/ByteRange ?\[ ?0 (\d+) (\d+) (\d+) *\]/g)];
  return found
    .map(([, before, after, length]): Range => [Number(before), Number(after), Number(length)])
    .toSorted((one, other) => one[1] + one[2] - (other[1] + other[2]));
}

async function checkRange(
  pdf: Uint8Array,
  text: string,
  [before, after, length]: Range,
): Promise<PdfSignature> {
  const end = after + length;
  const gap = /^<([0-9a-fA-F]*)>$/.exec(text.slice(before, after));
  if (!gap)
    return {
      state: end === pdf.length ? 'bad' : 'unknown',
      certificate: undefined,
      certificates: [],
      timeStamp: undefined,
      end,
    };
  const hash = await sha256(pdf.subarray(0, before), pdf.subarray(after, end));
  return { ...(await checkCms(fromHex(gap[1] ?? ''), hash)), end };
}

/** They stand before the value of the signature, in its own dictionary. */
function entriesIn(text: string): SealEntries | undefined {
  const dictionary = text.slice(text.lastIndexOf('/SubFilter'), text.lastIndexOf('/ByteRange'));
  const events = /\/SPRT_Events (\d+)/.exec(dictionary)?.[1];
  const eventsHash = /\/SPRT_EventsHash \/([0-9a-f]{64})/.exec(dictionary)?.[1];
  if (!events || !eventsHash) return undefined;
  return {
    events: Number(events),
    eventsHash,
    manifest: /\/SPRT_Manifest \/([0-9a-f]{64})/.exec(dictionary)?.[1],
  };
}
