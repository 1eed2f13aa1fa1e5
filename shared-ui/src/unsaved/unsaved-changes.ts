/** A window or a tab that takes what was typed within it away when it closes. */
export interface UnsavedScope {
  readonly parent: UnsavedScope | null;
}

/** How something typed is lost. */
export interface UnsavedOptions {
  /** Names of the address's parameters that can change under it: a section of the same form. */
  readonly keptOver?: readonly string[];
  /** Whether it belongs to the screen, whatever window is open over it. */
  readonly isOfScreen?: boolean;
}

/** Something typed or drawn that is not saved. */
export interface Unsaved {
  /** The window or tab with which it goes; null is the screen. */
  scope: UnsavedScope | null;
  readonly keptOver: readonly string[];
}

/** What would be lost, for the words of the question: the changes of the screen, or those of the window that closes. */
type LostWith = 'page' | 'window';

/** The question that is open; one at a time. */
interface LossQuestion {
  readonly lostWith: LostWith;
  readonly answer: (isMeant: boolean) => void;
}

interface Choice {
  readonly lostWith: LostWith;
  readonly onGo: () => void;
  readonly onStay?: () => void;
}

interface Address {
  readonly pathname: string;
  readonly search: string;
}

const unsaved = new Set<Unsaved>();
let openWindows: readonly UnsavedScope[] = [];
let question: LossQuestion | undefined;
const listeners = new Set<() => void>();

/** Whether something typed is not saved. */
export function hasUnsavedChanges(): boolean {
  return unsaved.size > 0;
}

/**
 * Notes that something is typed. It belongs to the window on top, also where the form is held by the screen below: nobody types
 * beside an open window. @returns how to take the note away.
 */
export function noteUnsaved(
  own: UnsavedScope | null,
  { keptOver = [], isOfScreen = false }: UnsavedOptions,
): () => void {
  const top = isOfScreen ? null : (openWindows.at(-1) ?? null);
  const entry: Unsaved = { scope: isWithin(own, top) ? own : top, keptOver };
  unsaved.add(entry);
  if (unsaved.size === 1) window.addEventListener('beforeunload', holdPage);
  return () => remove(entry);
}

/** Counts an open window. @returns how to take it out; what is still typed then belongs to what lies below. */
export function openWindow(scope: UnsavedScope): () => void {
  openWindows = [...openWindows, scope];
  return () => {
    openWindows = openWindows.filter((other) => other !== scope);
    for (const entry of unsaved) if (entry.scope === scope) entry.scope = scope.parent;
  };
}

/** Finds what goes with a window or a tab; without one, all that is typed. */
export function lostWithin(scope: UnsavedScope | null): readonly Unsaved[] {
  return [...unsaved].filter((entry) => isWithin(entry.scope, scope));
}

/** Finds what a change of the address takes away. */
export function lostBetween(from: Address, to: Address): readonly Unsaved[] {
  if (from.pathname !== to.pathname) return [...unsaved];
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  const names = new Set([...before.keys(), ...after.keys()]);
  const changed = [...names].filter((name) => before.get(name) !== after.get(name));
  return [...unsaved].filter(({ keptOver }) => changed.some((name) => !keptOver.includes(name)));
}

/**
 * Asks before something is lost. Does at once what comes then where nothing is: what closes without a question closes within the
 * press.
 */
export function askBeforeLoss(lost: readonly Unsaved[], { lostWith, onGo, onStay }: Choice): void {
  if (lost.length === 0) return onGo();
  if (question) return onStay?.();
  setQuestion({
    lostWith,
    answer: (isMeant) => {
      setQuestion(undefined);
      if (!isMeant) return onStay?.();
      for (const entry of lost) remove(entry);
      onGo();
    },
  });
}

/** The open question, for who draws it. */
export function currentQuestion(): LossQuestion | undefined {
  return question;
}

/** Tells of each question that opens or is answered. @returns how to stop. */
export function onQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setQuestion(next: LossQuestion | undefined): void {
  question = next;
  for (const listener of listeners) listener();
}

function remove(entry: Unsaved): void {
  unsaved.delete(entry);
  if (unsaved.size === 0) window.removeEventListener('beforeunload', holdPage);
}

function holdPage(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function isWithin(scope: UnsavedScope | null, outer: UnsavedScope | null): boolean {
  for (let each = scope; each; each = each.parent) if (each === outer) return true;
  return outer === null;
}
