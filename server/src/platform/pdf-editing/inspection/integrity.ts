import { digestOf, readCms, type CmsFacts, type DigestName } from '../../sealing/cms-reader.ts';
import type { PdfDocument } from '../format/document.ts';
import { asInteger, asName, type PdfDict } from '../format/objects.ts';
import type { Source } from '../format/source.ts';
import type { ExistingSignature } from '../pdf-editing.ts';
import { rangeHasherOf } from './range-hashes.ts';
import type { SignedField } from './signature-fields.ts';

type Integrity = ExistingSignature['integrity'];

const widestGap = 4 * 1024 * 1024;

/** What a file's signature is worth. */
export interface InspectedSignature extends Omit<ExistingSignature, 'isOwn'> {
  /** The signer's certificate (DER); proven only where the signature is intact. */
  readonly certificate: Uint8Array | null;
  /** Where the bytes end that it covers. */
  readonly end: number;
  /** It covers bytes after the file's end and would fit if they were not counted: whatever is appended would take their place. */
  readonly isCutShort: boolean;
}

/** Verifies a signature: its value by its certificate, its digest by the bytes that it covers. Its name is the certificate's. */
export function describeSignature(document: PdfDocument, signed: SignedField): InspectedSignature {
  const cms = readCms(signed.contents);
  const covered = rangesOf(document, signed.value);
  const found = covered ? integrityOf(document, { ...signed, ranges: covered.ranges }, cms) : 'broken';
  const end = covered?.end ?? 0;
  const isBeyond = end > document.source.size;
  return {
    fieldName: signed.fieldName,
    signerName: cms?.signerName ?? null,
    integrity: isBeyond ? 'broken' : found,
    certificate: cms?.certificate ?? null,
    end,
    isCutShort: isBeyond && found === 'intact',
  };
}

interface RangedField extends SignedField {
  readonly ranges: Ranges;
}

/** Intact is only what was verified; what could not be is unknown, unless its bytes were changed for certain. */
function integrityOf(
  document: PdfDocument,
  { value, contents, ranges }: RangedField,
  cms: CmsFacts | null,
): Integrity {
  if (!gapHolds(document.source, ranges, contents)) return 'broken';
  if (cms?.isValueValid === false) return 'broken';
  if (!cms?.messageDigest || !cms.digestName || cms.signerCount !== 1) return 'unknown';
  const whenFitting = cms.isValueValid ? 'intact' : 'unknown';
  const verdict = (fits: boolean): Integrity => (fits ? whenFitting : 'broken');
  if (!cms.content)
    return verdict(hashRanges(document.source, ranges, cms.digestName).equals(cms.messageDigest));
  if (!digestOf(cms.digestName, cms.content).equals(cms.messageDigest)) return 'broken';
  const isTimeStamp = asName(document.resolve(value.get('SubFilter'))) === 'ETSI.RFC3161';
  const names: readonly DigestName[] = isTimeStamp ? ['sha256', 'sha512', 'sha384', 'sha1'] : ['sha1'];
  const { content } = cms;
  return verdict(names.some((digest) => content.includes(hashRanges(document.source, ranges, digest))));
}

type Ranges = readonly [number, number, number, number];

/**
 * The two ranges around the signature's value, as far as the file goes, and where they are said to end; null when they are not
 * what a signature may cover.
 */
function rangesOf(document: PdfDocument, value: PdfDict): { ranges: Ranges; end: number } | null {
  const object = document.resolve(value.get('ByteRange'));
  if (!Array.isArray(object) || object.length !== 4) return null;
  const [start, before, after, length] = object.map((item) => asInteger(document.resolve(item)) ?? -1);
  if (start !== 0 || before === undefined || after === undefined || length === undefined) return null;
  const { size } = document.source;
  const isOrdered = before > 0 && after > before && length >= 0 && after <= size;
  if (!isOrdered || after - before > widestGap) return null;
  return { ranges: [start, before, after, Math.min(length, size - after)], end: after + length };
}

/** Whether the bytes left out are this signature's value and nothing else: the room in which forgers hide. */
function gapHolds(source: Source, [, before, after]: Ranges, contents: Uint8Array): boolean {
  const gap = source.read(before, after - before).toString('latin1');
  if (!/^\s*<[0-9a-fA-F\s]*>\s*$/.test(gap)) return false;
  return Buffer.from(gap.replace(/[^0-9a-fA-F]/g, ''), 'hex').equals(Buffer.from(contents));
}

function hashRanges(source: Source, [, before, after, length]: Ranges, digest: DigestName): Buffer {
  return rangeHasherOf(source).digest(digest, { before, after, length });
}
