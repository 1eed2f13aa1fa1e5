import { deflateSync } from 'node:zlib';
import { buildPdf, plainObjects } from './made-pdfs.ts';

/** A file that is a cross-reference stream alone: its entries as they stand in the dictionary, and its data. */
export function withXrefStream(entries: string, data: Uint8Array, { isPacked = true } = {}): Buffer {
  const stored = isPacked ? deflateSync(data, { level: 9 }) : data;
  const filter = isPacked ? '/Filter/FlateDecode' : '';
  const head = '%PDF-1.7\n1 0 obj\n';
  return Buffer.concat([
    Buffer.from(`${head}<</Type/XRef/Root 2 0 R${entries}${filter}/Length ${stored.length}>>\nstream\n`),
    stored,
    Buffer.from('\nendstream\nendobj\nstartxref\n9\n%%EOF'),
  ]);
}

/** A file whose objects lie in streams that each unpack to `length` bytes. */
export function withObjectStreams(count: number, length: number): Buffer {
  const packed = deflateSync(Buffer.concat([Buffer.from('5 0 '), Buffer.alloc(length, ' ')]), { level: 1 });
  const stream = `<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>\nstream\n${packed.toString('latin1')}\nendstream`;
  const own = plainObjects();
  return buildPdf([...own, ...Array.from({ length: count }, () => stream)]).subarray(0, -20);
}
