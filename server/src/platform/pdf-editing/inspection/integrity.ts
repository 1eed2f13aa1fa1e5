import { createHash } from 'node:crypto';
import { digestOf, readCms, type CmsFacts, type DigestName } from '../../sealing/cms-reader.ts';
import type { PdfDocument } from '../format/document.ts';
import { asInteger, asName, PdfString, readText, type PdfDict } from '../format/objects.ts';
import type { Source } from '../format/source.ts';
import type { ExistingSignature } from '../pdf-editing.ts';
import type { SignedField } from './signature-fields.ts';

type Integrity = ExistingSignature['integrity'];

const step = 1 << 20;
const widestGap = 4 * 1024 * 1024;

/** Compares a signature's digest with the bytes that it covers, and finds out who signed. */
export function describeSignature(document: PdfDocument, signed: SignedField): ExistingSignature {
  const cms = readCms(signed.contents);
  const given = document.resolve(signed.value.get('Name'));
  const name = given instanceof PdfString ? readText(given).trim() : '';
  return {
    fieldName: signed.fieldName,
    signerName: name || (cms?.signerName ?? null),
    integrity: integrityOf(document, signed, cms),
  };
}

function integrityOf(
  document: PdfDocument,
  { value, contents }: SignedField,
  cms: CmsFacts | null,
): Integrity {
  const ranges = rangesOf(document, value);
  if (!ranges || !gapHolds(document.source, ranges, contents)) return 'broken';
  if (cms?.isValueValid === false) return 'broken';
  if (!cms?.messageDigest || !cms.digestName || cms.signerCount !== 1) return 'unknown';
  if (!cms.content)
    return verdict(hashRanges(document.source, ranges, cms.digestName).equals(cms.messageDigest));
  if (!digestOf(cms.digestName, cms.content).equals(cms.messageDigest)) return 'broken';
  const isTimeStamp = asName(document.resolve(value.get('SubFilter'))) === 'ETSI.RFC3161';
  const names: readonly DigestName[] = isTimeStamp ? ['sha256', 'sha512', 'sha384', 'sha1'] : ['sha1'];
  const { content } = cms;
  return verdict(names.some((digest) => content.includes(hashRanges(document.source, ranges, digest))));
}

function verdict(fits: boolean): Integrity {
  return fits ? 'intact' : 'broken';
}

type Ranges = readonly [number, number, number, number];

/** The two ranges around the signature's value; null when they are not what a signature may cover. */
function rangesOf(document: PdfDocument, value: PdfDict): Ranges | null {
  const object = document.resolve(value.get('ByteRange'));
  if (!Array.isArray(object) || object.length !== 4) return null;
  const [start, before, after, length] = object.map((item) => asInteger(document.resolve(item)) ?? -1);
  if (start !== 0 || before === undefined || after === undefined || length === undefined) return null;
  const isOrdered = before > 0 && after > before && length >= 0 && after + length <= document.source.size;
  return isOrdered && after - before <= widestGap ? [start, before, after, length] : null;
}

/** Whether the bytes left out are this signature's value and nothing else: the room in which forgers hide. */
function gapHolds(source: Source, [, before, after]: Ranges, contents: Uint8Array): boolean {
  const gap = source.read(before, after - before).toString('latin1');
  if (!/^\s*<[0-9a-fA-F\s]*>\s*$/.test(gap)) return false;
  return Buffer.from(gap.replace(/[^0-9a-fA-F]/g, ''), 'hex').equals(Buffer.from(contents));
}

function hashRanges(source: Source, [start, before, after, length]: Ranges, digest: DigestName): Buffer {
  const hash = createHash(digest);
  for (const [from, to] of [
    [start, start + before],
    [after, after + length],
  ] as const) {
    for (let at = from; at < to; at += step) hash.update(source.read(at, Math.min(step, to - at)));
  }
  return hash.digest();
}
