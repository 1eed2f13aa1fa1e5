import type { OPS, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';

/** `AnnotationMode.DISABLE` of pdf.js. */
const noAnnotations = 0;

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;
type Operators = Pick<
  typeof OPS,
  'showText' | 'beginMarkedContent' | 'beginMarkedContentProps' | 'endMarkedContent'
>;
type TextItem = Extract<TextContent['items'][number], { str: string }>;

interface Commands {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly (readonly unknown[] | null)[];
}

interface Layers extends Iterable<unknown> {
  isVisible(layer: unknown): boolean;
}

interface Letter {
  readonly text: string;
  readonly isShown: boolean;
}

/**
 * The text of a page as pdf.js reads it, without what stands in a layer that is not shown. Where the two cannot be told apart, the page
 * has no text: what nobody sees must not be read aloud or found.
 */
export async function readShownText(
  pdf: PDFDocumentProxy,
  page: PDFPageProxy,
  operators: Operators,
): Promise<TextContent> {
  const layers = (await pdf.getOptionalContentConfig()) as unknown as Layers;
  if ([...layers].length === 0) return page.getTextContent();
  // With the marks, no part of the text goes over from one layer into another.
  const content = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true });
  const items = content.items.filter((item): item is TextItem => 'str' in item);
  // The text of a page is without its annotations.
  const commands = (await page.getOperatorList({ annotationMode: noAnnotations })) as Commands;
  const letters = lettersOf(commands, layers, operators);
  return { ...content, items: shownItems(items, letters) ?? [] };
}

/** The letters of a page in the order of its commands, and whether the layer of each is shown. */
export function lettersOf({ fnArray, argsArray }: Commands, layers: Layers, operators: Operators): Letter[] {
  const letters: Letter[] = [];
  const open: boolean[] = [];
  fnArray.forEach((command, index) => {
    const args = argsArray[index] ?? [];
    if (command === operators.beginMarkedContent) open.push(true);
    if (command === operators.beginMarkedContentProps)
      open.push(args[0] !== 'OC' || layers.isVisible(args[1]));
    if (command === operators.endMarkedContent) open.pop();
    if (command !== operators.showText) return;
    const isShown = open.every(Boolean);
    for (const glyph of args[0] as readonly (number | { readonly unicode: string })[])
      if (typeof glyph === 'object') letters.push({ text: bare(glyph.unicode), isShown });
  });
  return letters;
}

/** The parts of the text whose letters are all shown; undefined where the letters are not those of the text. */
export function shownItems<Item extends { readonly str: string }>(
  items: readonly Item[],
  letters: readonly Letter[],
): Item[] | undefined {
  const text = letters.map((letter) => letter.text).join('');
  if (text !== items.map(({ str }) => bare(str)).join('')) return undefined;
  const shown = letters.flatMap((letter) => Array.from(letter.text, () => letter.isShown));
  let at = 0;
  return items.filter(({ str }) => {
    const length = Array.from(bare(str)).length;
    at += length;
    return shown.slice(at - length, at).every(Boolean);
  });
}

/** Without what pdf.js leaves out of a text or puts into it: spaces, and marks that nobody sees. */
function bare(text: string): string {
  return text.replaceAll(/[\s\p{Cf}]/gu, '');
}
