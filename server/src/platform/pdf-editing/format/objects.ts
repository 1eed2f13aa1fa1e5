/** A name such as /Type; `value` is without the slash and with #xx decoded, one char a byte. */
export class PdfName {
  readonly value: string;
  constructor(value: string) {
    this.value = value;
  }
}

/**
 * A string in its decrypted bytes; `hex` is how it stood in the file, `isDoubtful` that something else stood between the digits,
 * which readers skip or count.
 */
export class PdfString {
  readonly bytes: Uint8Array;
  readonly hex: boolean;
  readonly isDoubtful: boolean;
  constructor(bytes: Uint8Array, hex = false, isDoubtful = false) {
    this.bytes = bytes;
    this.hex = hex;
    this.isDoubtful = isDoubtful;
  }
}

/** A reference to an indirect object. */
export class PdfRef {
  readonly number: number;
  readonly generation: number;
  constructor(number: number, generation: number) {
    this.number = number;
    this.generation = generation;
  }
}

/** Text that is written as it stands: a placeholder that is filled later. */
export class PdfRaw {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A dictionary; keys are names without the slash. */
export type PdfDict = Map<string, PdfObject>;

/** A stream: of the file (`start`, `length` in the source) or made by us (`data`, the bytes as they are to be stored, before encryption). */
export class PdfStream {
  readonly dict: PdfDict;
  readonly start: number;
  readonly data: Uint8Array | null;
  constructor(dict: PdfDict, content: { start: number } | { data: Uint8Array }) {
    this.dict = dict;
    this.start = 'start' in content ? content.start : -1;
    this.data = 'data' in content ? content.data : null;
  }
}

export type PdfObject =
  | null
  | boolean
  | number
  | PdfName
  | PdfString
  | PdfRef
  | PdfRaw
  | PdfStream
  | PdfDict
  | PdfObject[];

/** The file's syntax is wrong where it was read. */
export class PdfSyntaxError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PdfSyntaxError';
  }
}

/** An object is larger than any that is read: no repair makes it smaller. */
export class PdfLimitError extends PdfSyntaxError {}

/** A name object. */
export function name(value: string): PdfName {
  return new PdfName(value);
}

/** A dictionary from an object literal. */
export function dict(entries: Record<string, PdfObject>): PdfDict {
  return new Map(Object.entries(entries));
}

/** A text string: ASCII as it is, anything else as UTF-16 with its mark. */
export function textString(text: string): PdfString {
  if (/^[\x20-\x7e]*$/.test(text)) return new PdfString(Buffer.from(text, 'latin1'));
  return new PdfString(Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(text, 'utf16le').swap16()]));
}

/** The text of a text string: UTF-16 or UTF-8 by its mark, else one char a byte. */
export function readText(string: PdfString): string {
  const bytes = Buffer.from(string.bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) {
    return bytes
      .subarray(2, bytes.length - (bytes.length % 2))
      .swap16()
      .toString('utf16le');
  }
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return bytes.subarray(3).toString('utf8');
  return bytes.toString('latin1');
}

/** The object as a dictionary (a stream gives its own), or undefined. */
export function asDict(object: PdfObject | undefined): PdfDict | undefined {
  if (object instanceof Map) return object;
  return object instanceof PdfStream ? object.dict : undefined;
}

/** The object as a whole number within what a file can hold, or undefined. */
export function asInteger(object: PdfObject | undefined): number | undefined {
  return typeof object === 'number' && Number.isSafeInteger(object) ? object : undefined;
}

/** The object as the value of a name, or undefined. */
export function asName(object: PdfObject | undefined): string | undefined {
  return object instanceof PdfName ? object.value : undefined;
}
