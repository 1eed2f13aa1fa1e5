/** The files of a zip by their names, and the first entry that makes the zip another than one of ours. */
interface ReadZip {
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Name of an entry that other programs could read otherwise, or where it lies; undefined where there is none. */
  readonly odd: string | undefined;
}

interface ZipEntry {
  readonly name: string;
  readonly at: number;
  readonly size: number;
  readonly sum: number;
  readonly flags: number;
  readonly isPlain: boolean;
}

const endSize = 22;
const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
const descriptorMark = 0x08074b50;
/** The bits of the flags that our files have: sizes that follow the bytes, and names in UTF-8. */
const sizesFollow = 8;
const isUnicode = 0x800;
/** What a file is, in the bits that Unix keeps of it; none where another system wrote it. */
const fileKinds = [0, 0o100000];

/**
 * Reads a zip whose files are stored as they are, one behind the other, each once and in no folder, as ours are. Everything else is odd:
 * of two entries of one name, or of bytes that the list at the end does not know, each program takes another.
 */
export function readZip(zip: Uint8Array): ReadZip {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const files = new Map<string, Uint8Array>();
  const end = zip.length - endSize;
  if (end < 0 || view.getUint32(end, true) !== endMark) return { files, odd: 'zip' };
  const listAt = view.getUint32(end + 16, true);
  const [count, size] = [view.getUint16(end + 10, true), view.getUint32(end + 12, true)];
  const [disk, listDisk] = [view.getUint16(end + 4, true), view.getUint16(end + 6, true)];
  const isWhole = disk === 0 && listDisk === 0 && view.getUint16(end + 8, true) === count;
  const isAll = size === end - listAt && view.getUint16(end + 20, true) === 0;
  if (!isWhole || !isAll) return { files, odd: 'zip' };
  const entries = listedIn(zip, view, { at: listAt, end, count });
  if (!entries) return { files, odd: 'zip' };
  let odd: string | undefined;
  let next = 0;
  let last: ZipEntry | undefined;
  const known = new Set<string>();
  for (const entry of entries) {
    const start = startOf(zip, view, entry);
    // Some file systems keep names apart that others do not.
    const folded = entry.name
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[. \0]+$/, '');
    const isFirst = !known.has(folded);
    known.add(folded);
    const isNext = isBetween(view, last, { from: next, to: entry.at });
    if (start === undefined || !entry.isPlain || !isFirst || !isNext) odd ??= entry.name;
    next = (start ?? entry.at) + entry.size;
    if (start !== undefined && sumOf(zip.subarray(start, next)) !== entry.sum) odd ??= entry.name;
    last = entry;
    if (isFirst && start !== undefined) files.set(entry.name, zip.subarray(start, next));
  }
  if (!isBetween(view, last, { from: next, to: listAt })) odd ??= 'zip';
  return { files, odd };
}

/** The entries of the list at the end, which fills it whole; undefined where it does not. */
function listedIn(
  zip: Uint8Array,
  view: DataView,
  { at: listAt, end, count }: { readonly at: number; readonly end: number; readonly count: number },
): ZipEntry[] | undefined {
  const entries: ZipEntry[] = [];
  let at = listAt;
  for (let left = count; left > 0; left -= 1) {
    if (at + 46 > end || view.getUint32(at, true) !== entryMark) return undefined;
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
    const [packed, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(zip.subarray(at + 46, at + 46 + nameLength));
    const extra = zip.subarray(at + 46 + nameLength, at + 46 + nameLength + view.getUint16(at + 30, true));
    const isStored = method === 0 && (flags & ~(sizesFollow | isUnicode)) === 0 && packed === size;
    const isNamed =
      !/[/\\\p{C}\uFFFD]/u.test(name) && ((flags & isUnicode) !== 0 || /^[\x20-~]*$/.test(name));
    const isFile = view.getUint16(at + 34, true) === 0 && isOrdinary(view.getUint32(at + 38, true));
    // A comment of an entry can hold another list, which tools that read from the end take.
    const isBare = view.getUint16(at + 32, true) === 0;
    const isPlain = isStored && isNamed && isFile && isBare && isHarmless(extra);
    const sum = view.getUint32(at + 16, true);
    entries.push({ name, at: view.getUint32(at + 42, true), size, sum, flags, isPlain });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return at === end ? entries : undefined;
}

/** Whether nothing stands between two entries but what follows the bytes of the first: its sum and its sizes, where they were not before it. */
function isBetween(
  view: DataView,
  entry: ZipEntry | undefined,
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  if (!entry || (entry.flags & sizesFollow) === 0) return to === from;
  const facts = [entry.sum, entry.size, entry.size];
  const isThere = (at: number) => facts.every((fact, index) => view.getUint32(at + 4 * index, true) === fact);
  if (to - from === 12) return isThere(from);
  return to - from === 16 && view.getUint32(from, true) === descriptorMark && isThere(from + 4);
}

/** Whether the outer facts of an entry make it a file, and no link, folder or device. */
function isOrdinary(facts: number): boolean {
  const isFolder = (facts & 0x10) !== 0;
  return !isFolder && fileKinds.includes((facts >>> 16) & 0o170000);
}

/** The sum (CRC-32) that a zip keeps of the bytes of a file. */
function sumOf(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sumTable[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

const sumTable = Uint32Array.from({ length: 256 }, (_, start) => {
  let sum = start;
  for (let bit = 0; bit < 8; bit += 1) sum = (sum & 1) === 0 ? sum >>> 1 : (sum >>> 1) ^ 0xedb88320;
  return sum;
});

/** Where the bytes of an entry begin; undefined where what stands before them says something else than the list. */
function startOf(
  zip: Uint8Array,
  view: DataView,
  { name, at, size, sum, flags }: ZipEntry,
): number | undefined {
  if (at + 30 > zip.length || view.getUint32(at, true) !== localMark) return undefined;
  const nameLength = view.getUint16(at + 26, true);
  const start = at + 30 + nameLength + view.getUint16(at + 28, true);
  const own = new TextDecoder().decode(zip.subarray(at + 30, at + 30 + nameLength));
  const [localFlags, localMethod] = [view.getUint16(at + 6, true), view.getUint16(at + 8, true)];
  // Where its size follows the bytes, it is not known before them.
  const isLater = (localFlags & sizesFollow) !== 0;
  const said = [view.getUint32(at + 14, true), view.getUint32(at + 18, true), view.getUint32(at + 22, true)];
  const isSame = said.every((fact, index) => fact === [sum, size, size][index] || (isLater && fact === 0));
  const isPlain = localMethod === 0 && localFlags === flags && isSame;
  const isOther = own !== name || !isHarmless(zip.subarray(at + 30 + nameLength, start));
  return isPlain && !isOther && start + size <= zip.length ? start : undefined;
}

/** What may stand beside an entry: when it was written, and by whom. Another name, or other sizes, some programs take and others don't. */
const harmless: ReadonlySet<number> = new Set([0x000a, 0x5455, 0x5855, 0x7875]);

function isHarmless(extra: Uint8Array): boolean {
  const view = new DataView(extra.buffer, extra.byteOffset, extra.byteLength);
  let at = 0;
  while (at + 4 <= extra.length) {
    if (!harmless.has(view.getUint16(at, true))) return false;
    at += 4 + view.getUint16(at + 2, true);
  }
  return at === extra.length;
}
