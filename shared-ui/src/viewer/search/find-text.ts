import { foldText } from 'shared-api/folding';
import type { PageArea } from '../page-place.ts';

/** A part of a page's text as the file holds it, mostly a line, with where it stands. */
interface TextPart {
  readonly text: string;
  readonly endsLine: boolean;
  readonly area: PageArea;
}

/** The text of a page, in reading order. */
export type PageText = readonly TextPart[];

/** A place in a page's text: which part, and after how many of its characters. */
interface TextPlace {
  readonly part: number;
  readonly offset: number;
}

/** A place where the sought words stand. */
export interface FoundText {
  readonly start: TextPlace;
  readonly end: TextPlace;
  /** The part in which it begins. */
  readonly area: PageArea;
}

/** Finds words in a page: capitals, accents, ligatures and line ends make no difference. */
export function findText(text: PageText, query: string): FoundText[] {
  const sought = foldText(query);
  if (sought === '') return [];
  const { folded, places } = foldPage(text);
  const found: FoundText[] = [];
  for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, at + sought.length)) {
    const start = places[at];
    const last = places[at + sought.length - 1];
    const part = start && text[start.part];
    if (start && last && part)
      found.push({ start, end: { part: last.part, offset: last.offset + 1 }, area: part.area });
  }
  return found;
}

/** The whole text of a page to search in, and where each of its characters comes from. */
function foldPage(text: PageText): { folded: string; places: TextPlace[] } {
  const places: TextPlace[] = [];
  let folded = '';
  const add = (characters: string, place: TextPlace) => {
    for (const character of characters) {
      if (character === ' ' && folded.endsWith(' ')) continue;
      folded += character;
      for (let unit = 0; unit < character.length; unit += 1) places.push(place);
    }
  };
  text.forEach(({ text: words, endsLine }, part) => {
    let offset = 0;
    for (const character of words) {
      add(/\s/.test(character) ? ' ' : foldText(character), { part, offset: offset + character.length - 1 });
      offset += character.length;
    }
    if (endsLine) add(' ', { part, offset });
  });
  return { folded, places };
}
