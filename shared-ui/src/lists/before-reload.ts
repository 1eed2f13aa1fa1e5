import { tabStore } from 'shared-api/device';

/** What a page wrote down as it was left, for the one that a reload makes of it: places and numbers alone. */
interface LeftPlace {
  /** The entry of the history that was open. */
  readonly entry: string;
  /** When that page was loaded: what it wrote down is for another one. */
  readonly loadedAt: number;
  /** How far the window was scrolled, in pixels. */
  readonly window: number;
  /** The first row in sight, by a number, and how far below the window's top it stood. */
  readonly row?: { readonly name: string; readonly top: number } | undefined;
  /** How far a list that scrolls within itself was, by its place (`useListPlace`). */
  readonly tops: Readonly<Record<string, number>>;
  /** How many rows of a list were loaded. */
  readonly rows: Readonly<Record<string, number>>;
}

const item = 'sportello.left-lists';
const mounted = new Set<() => Partial<Record<'tops' | 'rows', readonly [string, number]>>>();
let before: LeftPlace | undefined;
let isRead = false;

/** Has the place of a list written down when the page is left. Answers how to stop. */
export function writeDownAtLeaving(read: () => Partial<Record<'tops' | 'rows', readonly [string, number]>>) {
  mounted.add(read);
  return () => void mounted.delete(read);
}

/** How many rows a list had before the page was loaded anew on the same entry of the history; 0 for who comes anew. */
export function rowsBeforeReload(list: string): number {
  return leftPlace()?.rows[nameOf(list)] ?? 0;
}

/** Where a list that scrolls within itself stood before the page was loaded anew. */
export function topBeforeReload(list: string): number {
  return leftPlace()?.tops[nameOf(list)] ?? 0;
}

/** Brings the window where it stood before the page was loaded anew, now that the list in it is as long as it was. It does so once. */
export function scrollAsBeforeReload(): void {
  const top = leftPlace()?.window ?? 0;
  const row = leftPlace()?.row;
  before = undefined;
  if (top === 0) return;
  window.scrollTo({ top });
  // Rows out of sight are as high as was guessed: the one that was first is brought to its place, once and when it is drawn.
  if (row) bringBack(row, { drawings: 20 });
}

function bringBack(row: NonNullable<LeftPlace['row']>, { drawings }: { readonly drawings: number }): void {
  const element = [...document.querySelectorAll<HTMLElement>('[data-row]')].find(
    ({ dataset }) => nameOf(dataset['row'] ?? '') === row.name,
  );
  const by = element ? element.getBoundingClientRect().top - row.top : 0;
  if (Math.abs(by) >= 1) window.scrollBy({ top: by });
  if (drawings > 1) requestAnimationFrame(() => bringBack(row, { drawings: drawings - 1 }));
}

function firstRowInSight(): LeftPlace['row'] {
  const element = [...document.querySelectorAll<HTMLElement>('[data-row]')].find(
    (each) => each.getBoundingClientRect().bottom > 0,
  );
  return element && { name: nameOf(element.dataset['row'] ?? ''), top: element.getBoundingClientRect().top };
}

function leftPlace(): LeftPlace | undefined {
  if (!isRead) {
    isRead = true;
    before = parse(tabStore.getItem(item));
    tabStore.removeItem(item);
  }
  return before?.entry === entryNow() && before.loadedAt !== performance.timeOrigin ? before : undefined;
}

function parse(text: string | null): LeftPlace | undefined {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    return isLeftPlace(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

function isLeftPlace(value: unknown): value is LeftPlace {
  return (
    typeof value === 'object' &&
    value !== null &&
    'entry' in value &&
    typeof value.entry === 'string' &&
    'loadedAt' in value &&
    typeof value.loadedAt === 'number' &&
    'window' in value &&
    typeof value.window === 'number' &&
    (!('row' in value) || isRow(value.row)) &&
    'tops' in value &&
    isNumbers(value.tops) &&
    'rows' in value &&
    isNumbers(value.rows)
  );
}

function isRow(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'top' in value &&
    typeof value.top === 'number'
  );
}

function isNumbers(value: unknown): value is Record<string, number> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((each) => typeof each === 'number' && each >= 0)
  );
}

/** What the router keeps in the browser's history: it stays over a reload. */
function entryNow(): string {
  const state: unknown = window.history.state;
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
  return typeof key === 'string' ? key : window.location.pathname;
}

/** A list is kept by a number: what was searched in it stays out of the browser's store. */
function nameOf(list: string): string {
  let hash = 0x811c9dc5;
  for (const letter of list) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return String(hash >>> 0);
}

function writeDown(): void {
  const lists = [...mounted].map((read) => read());
  if (lists.length === 0) return;
  const of = (kind: 'tops' | 'rows') =>
    Object.fromEntries(
      lists.flatMap(({ [kind]: found }) => (found ? [[nameOf(found[0]), found[1]] as const] : [])),
    );
  const left: LeftPlace = {
    entry: entryNow(),
    loadedAt: performance.timeOrigin,
    window: window.scrollY,
    row: window.scrollY > 0 ? firstRowInSight() : undefined,
    tops: of('tops'),
    rows: of('rows'),
  };
  isRead = false;
  tabStore.setItem(item, JSON.stringify(left));
}

window.addEventListener('pagehide', writeDown);
