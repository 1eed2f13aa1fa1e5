import { PdfName, PdfRaw, PdfRef, PdfStream, PdfString, type PdfDict, type PdfObject } from './objects.ts';

/** How strings and streams are encrypted on their way into the file; identity where the file is in clear. */
export interface Encryption {
  readonly string: (bytes: Uint8Array) => Uint8Array;
  readonly stream: (bytes: Uint8Array) => Uint8Array;
}

/** The bytes of an object as they stand between `obj` and `endobj`. */
export function serialize(object: PdfObject, encryption: Encryption): Buffer {
  if (!(object instanceof PdfStream)) return Buffer.from(write(object, encryption), 'latin1');
  if (!object.data) throw new Error('a stream of the file cannot be written again');
  const data = encryption.stream(object.data);
  const entries = new Map(object.dict).set('Length', data.length);
  return Buffer.concat([
    Buffer.from(`${write(entries, encryption)}\nstream\n`, 'latin1'),
    data,
    Buffer.from('\nendstream', 'latin1'),
  ]);
}

function write(object: PdfObject, encryption: Encryption): string {
  if (object === null) return 'null';
  if (typeof object === 'boolean') return String(object);
  if (typeof object === 'number') return writeNumber(object);
  if (object instanceof PdfName) return writeName(object.value);
  if (object instanceof PdfString) return writeString(object, encryption);
  if (object instanceof PdfRef) return `${object.number} ${object.generation} R`;
  if (object instanceof PdfRaw) return object.text;
  if (Array.isArray(object)) return `[${object.map((item) => write(item, encryption)).join(' ')}]`;
  return writeDict(object instanceof PdfStream ? object.dict : object, encryption);
}

function writeDict(entries: PdfDict, encryption: Encryption): string {
  const parts = [...entries].map(([key, value]) => `${writeName(key)} ${write(value, encryption)}`);
  return `<<${parts.join('\n')}>>`;
}

/** A number without an exponent, which PDF does not know. */
export function writeNumber(value: number): string {
  if (!Number.isFinite(value)) return '0';
  if (Number.isInteger(value) && Math.abs(value) < 1e21) return String(value);
  const text = String(value);
  return text.includes('e') ? value.toFixed(maxDecimals).replace(/\.?0+$/, '') || '0' : text;
}

const maxDecimals = 20;

function writeName(value: string): string {
  return `/${value.replace(/[^!-~]|[#()<>[\]{}/%]/g, (char) => `#${char.charCodeAt(0).toString(16).padStart(2, '0')}`)}`;
}

function writeString(string: PdfString, encryption: Encryption): string {
  const bytes = Buffer.from(encryption.string(string.bytes));
  const isPlain = !string.hex && bytes.every((byte) => byte >= 0x20 && byte < 0x7f);
  if (!isPlain) return `<${bytes.toString('hex')}>`;
  return `(${bytes.toString('latin1').replace(/[\\()]/g, '\\$&')})`;
}
