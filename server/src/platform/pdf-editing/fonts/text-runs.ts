import bidiFactory from 'bidi-js';

/** Letters of a line that run one way, with the places that they have in it. */
export interface TextRun {
  readonly text: string;
  readonly isRightToLeft: boolean;
}

const bidi = bidiFactory();
/** Where a line runs from right to left, or has figures in such a line. */
const needsOrder =
  /[\p{Bidi_Control}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * The parts of a line from left to right as they stand on paper, each written as it is read (UAX 9). A line begins at the side of its first
 * letter; a direction mark before it says otherwise.
 */
export function visualRuns(line: string): TextRun[] {
  if (!needsOrder.test(line)) return [{ text: line, isRightToLeft: false }];
  const embedding = bidi.getEmbeddingLevels(line, 'auto');
  const { levels } = embedding;
  const order = bidi.getReorderedIndices(line, embedding);
  const runs: { level: number; places: number[] }[] = [];
  for (const place of order) {
    const level = levels[place] ?? 0;
    const last = runs.at(-1);
    const isNext = last?.level === level && Math.abs((last.places.at(-1) ?? NaN) - place) === 1;
    if (last && isNext) last.places.push(place);
    else runs.push({ level, places: [place] });
  }
  return runs.map(({ level, places }) => {
    const [first, last] = [Math.min(...places), Math.max(...places)];
    return { text: line.slice(first, last + 1), isRightToLeft: level % 2 === 1 };
  });
}

/** The letter that is drawn for one in a line from right to left: `(` for `)`. */
export function mirrored(letter: string): string {
  return bidi.getMirroredCharacter(letter) ?? letter;
}

/** The mark with which each further line of a text begins that is cut into lines, so that it runs as its first one does. */
export function directionMark(text: string): string {
  if (!needsOrder.test(text)) return '';
  const [paragraph] = bidi.getEmbeddingLevels(text, 'auto').paragraphs;
  return (paragraph?.level ?? 0) % 2 === 1 ? '\u200F' : '\u200E';
}
