import { dict, name, PdfRaw, PdfString, textString, type PdfDict } from '../format/objects.ts';
import { PdfEditingError, type SealedEvidence } from '../pdf-editing.ts';
import { lockReference, type FieldLock } from './field-lock.ts';

/** What is written about a signature in the file, beside its value. */
export interface SignatureFacts {
  readonly signerName: string | null;
  /** ISO 8601 with its zone. */
  readonly at: string;
  readonly reason: string | undefined;
  readonly location: string | undefined;
  /** What the signature locks, if it does. */
  readonly lock?: FieldLock | undefined;
  readonly evidence?: SealedEvidence | undefined;
}

const byteRangePlaceholder = `[0 ${['9', '9', '9'].map((digit) => digit.repeat(10)).join(' ')}]`;

/** The dictionary of a signature whose value comes later: room for `reserve` bytes of CMS, and a byte range to be filled in. */
export function signatureDict(facts: SignatureFacts, reserve: number): PdfDict {
  const entries = dict({
    Type: name('Sig'),
    Filter: name('Adobe.PPKLite'),
    SubFilter: name('ETSI.CAdES.detached'),
    M: new PdfString(Buffer.from(pdfDate(facts.at), 'latin1')),
  });
  if (facts.signerName) entries.set('Name', textString(facts.signerName));
  if (facts.reason) entries.set('Reason', textString(facts.reason));
  if (facts.location) entries.set('Location', textString(facts.location));
  if (facts.lock) entries.set('Reference', [lockReference(facts.lock)]);
  for (const [key, value] of evidenceEntries(facts.evidence)) entries.set(key, value);
  entries.set('ByteRange', new PdfRaw(byteRangePlaceholder));
  return entries.set('Contents', new PdfRaw(`<${'0'.repeat(reserve * 2)}>`));
}

// Names and numbers, because strings would be encrypted in a file that is: anybody can read these.
function evidenceEntries(evidence: SealedEvidence | undefined): PdfDict {
  if (!evidence) return new Map();
  const { events, eventsHash, manifest } = evidence;
  if (![eventsHash, manifest ?? eventsHash].every((hash) => /^[0-9a-f]{64}$/.test(hash)))
    throw new PdfEditingError('invalid-request', 'what a seal holds are SHA-256 hashes');
  const entries = dict({ SPRT_Events: events, SPRT_EventsHash: name(eventsHash) });
  return manifest ? entries.set('SPRT_Manifest', name(manifest)) : entries;
}

/** Where the value goes, between its angle brackets, and the signed bytes before and after it, all as offsets of the revision. */
interface SignatureRoom {
  readonly open: number;
  readonly close: number;
}

/** Writes the byte range into a revision that will stand at `start` of the file, and returns where the value goes. */
export function fillByteRange(revision: Buffer, start: number, reserve: number): SignatureRoom {
  const range = revision.lastIndexOf(`/ByteRange ${byteRangePlaceholder}`, undefined, 'latin1');
  const value = `/Contents <${'0'.repeat(reserve * 2)}>`;
  const open = revision.indexOf(value, range, 'latin1') + value.indexOf('<');
  if (range < 0 || open < range) throw new Error('the revision has no room for a signature');
  const close = open + reserve * 2 + 2;
  const numbers = `[0 ${start + open} ${start + close} ${revision.length - close}]`;
  revision.write(numbers.padEnd(byteRangePlaceholder.length, ' '), range + '/ByteRange '.length, 'latin1');
  return { open, close };
}

/** Writes the signature's value into its room. */
export function fillValue(revision: Buffer, room: SignatureRoom, value: Uint8Array): void {
  revision.write(Buffer.from(value).toString('hex'), room.open + 1, 'latin1');
}

function pdfDate(instant: string): string {
  const match = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d))?[^Z+-]*(?:Z|([+-]\d\d):?(\d\d))$/.exec(
    instant,
  );
  if (!match) throw new PdfEditingError('invalid-request', 'a moment of signing has no zone');
  const [, year, month, day, hour, minute, second = '00', zoneHour, zoneMinute] = match;
  const zone = zoneHour ? `${zoneHour}'${zoneMinute}'` : 'Z';
  return `D:${year}${month}${day}${hour}${minute}${second}${zone}`;
}
