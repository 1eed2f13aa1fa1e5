import { createLexer } from '../format/lexer.ts';
import { asName, type PdfDict } from '../format/objects.ts';
import { createParser } from '../format/parser.ts';
import { readOrNone } from '../format/read-or-none.ts';

/** A picture that stands within the commands of a page (ISO 32000-1, 8.9.7); without bytes where it has no end. */
interface InlinePicture {
  readonly dict: PdfDict;
  readonly bytes: Uint8Array | undefined;
}

/** How far readers look behind what may be the end of a picture, to tell it from bytes of the picture that look like it. */
const [textBehind, commandBehind] = [15, 75];
const [lineFeed, carriageReturn, space, lastOfText] = [0x0a, 0x0d, 0x20, 0x7f];
/** Short and long names of what says how a picture is coded. */
const longNames: Readonly<Record<string, string>> = {
  W: 'Width',
  H: 'Height',
  BPC: 'BitsPerComponent',
  CS: 'ColorSpace',
  IM: 'ImageMask',
  F: 'Filter',
  DP: 'DecodeParms',
};
/** Text filters have an end of their own, behind which anything may stand. */
const ownEnds: Readonly<Record<string, string>> = {
  A85: '~',
  ASCII85Decode: '~',
  AHx: '>',
  ASCIIHexDecode: '>',
};
/** All commands of contents (ISO 32000-1, annex A). */
const commands: ReadonlySet<string> = new Set(
  (
    'b B b* B* BDC BI BMC BT BX c cm CS cs d d0 d1 Do DP EI EMC ET EX f F f* G g gs h i ID j J K k l m M MP n q Q re RG rg ri s S SC sc ' +
    'SCN scn sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y \' "'
  ).split(' '),
);
const operandWords: ReadonlySet<string> = new Set(['[', ']', '<<', '>>', 'true', 'false', 'null']);

/** Finds the pictures among commands. @throws PdfSyntaxError where something among them has no end */
export function* readInlinePictures(content: Uint8Array): Generator<InlinePicture> {
  const text = Buffer.from(content.buffer, content.byteOffset, content.length);
  // Most contents hold none, and are then not gone through.
  if (!text.includes('BI') || !text.includes('ID')) return;
  const parser = createParser(content, 0, true);
  for (let token = parser.readToken(); token.kind !== 'end'; token = parser.readToken()) {
    if (token.kind !== 'word' || token.value !== 'BI') continue;
    const dict: PdfDict = new Map();
    let key = parser.readToken();
    for (; key.kind === 'name'; key = parser.readToken()) {
      const { value } = key.value;
      dict.set(longNames[value] ?? value, parser.readObject());
    }
    if (key.kind !== 'word' || key.value !== 'ID') continue;
    // One white space stands between the word and the picture.
    const start = parser.lexer.position + 1;
    const end = endOfPicture(text, start, dict);
    yield { dict, bytes: end === undefined ? undefined : content.subarray(start, end.at) };
    if (end === undefined) return;
    parser.lexer.position = end.behind;
  }
}

interface End {
  readonly at: number;
  readonly behind: number;
}

function endOfPicture(text: Buffer, start: number, dict: PdfDict): End | undefined {
  const filter = dict.get('Filter') ?? null;
  const mark = ownEnds[asName(Array.isArray(filter) ? (filter[0] ?? null) : filter) ?? ''];
  const own = mark === undefined ? -1 : text.indexOf(mark, start);
  if (own >= 0) {
    const word = text.indexOf('EI', own);
    return word < 0 ? undefined : { at: own + 1, behind: word + 2 };
  }
  for (let at = text.indexOf('EI', start); at >= 0; at = text.indexOf('EI', at + 2))
    if (isEnd(text, at + 2)) return { at, behind: at + 2 };
  return undefined;
}

/** Whether commands follow: picture bytes that happen to read like the word have others behind them. */
function isEnd(text: Buffer, behind: number): boolean {
  if (behind === text.length) return true;
  if (![space, lineFeed, carriageReturn].includes(text[behind] ?? 0)) return false;
  const following = text.subarray(behind + 1, behind + 1 + textBehind);
  const isText = following.every(
    (byte) =>
      byte === 0 || byte === lineFeed || byte === carriageReturn || (byte >= space && byte <= lastOfText),
  );
  if (!isText) return false;
  // A string that goes on behind what is looked at is an operand of some command.
  return readOrNone(() => startsCommand(text.subarray(behind + 1, behind + 1 + commandBehind))) ?? true;
}

function startsCommand(bytes: Uint8Array): boolean {
  const lexer = createLexer(bytes, 0, true);
  for (let token = lexer.next(); token.kind !== 'end'; token = lexer.next()) {
    if (token.kind !== 'word' || operandWords.has(token.value)) continue;
    // A word that goes on behind what is looked at may be any.
    return lexer.position === bytes.length || commands.has(token.value);
  }
  return true;
}
