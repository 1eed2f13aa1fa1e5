import type { PdfDocument } from '../format/document.ts';
import { asName, type PdfDict, type PdfObject } from '../format/objects.ts';
import { readOrNone } from '../format/read-or-none.ts';
import type { Page } from '../format/page-tree.ts';
import { readFields } from '../inspection/form-fields.ts';

/** What a file does beside showing its pages: runs scripts, or opens and sends something by a command. */
interface HiddenCommands {
  readonly scripts: boolean;
  readonly commands: boolean;
}

/** Actions that follow one another, at most: a chain may run in a circle. */
const longestChain = 50;
/** Annotations that are looked at, at most. */
const maxAnnotations = 20_000;

/** What other programs may open or send by an action (ISO 32000-1, 12.6.4): links to places and to the web are none of them. */
const opening: ReadonlySet<string | undefined> = new Set([
  'Launch',
  'GoToR',
  'GoToE',
  'SubmitForm',
  'ImportData',
]);

/** What also goes elsewhere when nobody pressed anything: an address of the web that opens by itself. */
const openingByItself: ReadonlySet<string | undefined> = new Set([...opening, 'URI']);

/** Looks for scripts and commands of the file as a whole, of its pages, of what stands on them, and of its fields. */
export function findHiddenCommands(document: PdfDocument, pages: readonly Page[]): HiddenCommands {
  let [scripts, commands, left] = [false, false, maxAnnotations];
  const { dict: catalog } = document.catalog();
  const names = document.resolveDict(catalog.get('Names'));
  if (document.resolve(names?.get('JavaScript')) !== null) scripts = true;
  follow(catalog.get('OpenAction'), openingByItself);
  look(catalog);
  for (const { dict } of pages) {
    look(dict);
    for (const annotation of annotationsOf(dict)) {
      if (left-- <= 0) break;
      look(annotation);
    }
  }
  for (const { dict } of readFields(document)) look(dict);
  return { scripts, commands };

  /** What is done by pressing something, and by itself on its other occasions. */
  function look(of: PdfDict): void {
    follow(of.get('A'), opening);
    for (const action of readOrNone(() => document.resolveDict(of.get('AA')))?.values() ?? [])
      follow(action, openingByItself);
  }

  /** An action, and all that follow it: one, or several at once. */
  function follow(first: PdfObject | undefined, kinds: ReadonlySet<string | undefined>): void {
    const waiting = [first];
    for (let step = 0; waiting.length > 0 && step < longestChain; step += 1) {
      const one = waiting.pop();
      const action = readOrNone(() => document.resolveDict(one));
      const kind = asName(readOrNone(() => document.resolve(action?.get('S'))));
      if (kind === 'JavaScript' || action?.has('JS')) scripts = true;
      if (kinds.has(kind)) commands = true;
      const next: PdfObject = readOrNone(() => document.resolve(action?.get('Next'))) ?? null;
      if (next !== null) waiting.push(...(Array.isArray(next) ? next.slice(0, longestChain) : [next]));
    }
  }

  function annotationsOf(page: PdfDict): PdfDict[] {
    const list = readOrNone(() => document.resolve(page.get('Annots')));
    if (!Array.isArray(list)) return [];
    return list.slice(0, left).flatMap((one) => readOrNone(() => document.resolveDict(one)) ?? []);
  }
}
