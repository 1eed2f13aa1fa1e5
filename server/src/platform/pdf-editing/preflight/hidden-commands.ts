import type { PdfDocument } from '../format/document.ts';
import { asName, PdfSyntaxError, type PdfDict, type PdfObject } from '../format/objects.ts';
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

/** Looks for scripts and commands of the file as a whole, of its pages, of what stands on them, and of its fields. */
export function findHiddenCommands(document: PdfDocument, pages: readonly Page[]): HiddenCommands {
  let [scripts, commands, left] = [false, false, maxAnnotations];
  const { dict: catalog } = document.catalog();
  const names = document.resolveDict(catalog.get('Names'));
  if (document.resolve(names?.get('JavaScript')) !== null) scripts = true;
  look(catalog, 'OpenAction');
  for (const { dict } of pages) {
    look(dict);
    for (const annotation of annotationsOf(dict)) {
      if (left-- <= 0) break;
      look(annotation);
    }
  }
  for (const { dict } of readFields(document)) look(dict);
  return { scripts, commands };

  /** What is done by pressing something, and on its other occasions. */
  function look(of: PdfDict, pressed = 'A'): void {
    follow(of.get(pressed));
    for (const action of orNone(() => document.resolveDict(of.get('AA')))?.values() ?? []) follow(action);
  }

  function follow(first: PdfObject | undefined): void {
    let action = orNone(() => document.resolveDict(first));
    for (let step = 0; action && step < longestChain; step += 1) {
      const kind = asName(orNone(() => document.resolve(action?.get('S'))));
      if (kind === 'JavaScript') scripts = true;
      if (opening.has(kind)) commands = true;
      const next: PdfObject = orNone(() => document.resolve(action?.get('Next'))) ?? null;
      action = orNone(() => document.resolveDict(Array.isArray(next) ? next[0] : next));
    }
  }

  function annotationsOf(page: PdfDict): PdfDict[] {
    const list = orNone(() => document.resolve(page.get('Annots')));
    if (!Array.isArray(list)) return [];
    return list.slice(0, left).flatMap((one) => orNone(() => document.resolveDict(one)) ?? []);
  }
}

/** What cannot be read does nothing either, and is told of elsewhere. */
function orNone<Read>(read: () => Read): Read | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof PdfSyntaxError) return undefined;
    throw error;
  }
}
