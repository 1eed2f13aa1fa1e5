/** In milliseconds: longer than between the two presses of a double click, of a mouse or of a thumb that hesitates. */
export const doublePress = 500;

/** The clock that stamps events: a press counts from when a person made it, however late a busy device gets to it. */
export const eventTime = (): number => new Event('now').timeStamp;

interface PageHold {
  /** When what opened or closed was asked for. */
  readonly since: number;
  /** Until when nothing is pressed; not known before it has been drawn. */
  readonly until: number;
}

const none: PageHold = { since: -Infinity, until: -Infinity };
let page = none;
let undrawn = 0;
let elements = new WeakMap<Element, number>();
/** Called at each hold of the page; none where no application stands. */
let listener: (() => void) | undefined;

/**
 * Holds every press of the page from now until half a second after the next drawing: for what opens, and what closes. Until then
 * nobody can have seen what lies under the finger.
 */
export function holdPage(): void {
  if (!listener) return;
  page = { since: eventTime(), until: Infinity };
  undrawn += 1;
  listener();
  document.documentElement.dataset.held = 'undrawn';
  const current = listener;
  afterDrawing(() => {
    if (listener !== current) return;
    undrawn -= 1;
    if (undrawn > 0) return;
    page = { since: page.since, until: eventTime() + doublePress };
    document.documentElement.dataset.held = 'drawn';
    releaseMarkAt(document.documentElement, 'held', () => page.until);
  });
}

/** Holds the presses of an element, and of all in it, that has come into a place where another may have stood, until half a second after it was drawn. */
export function holdNew(element: Element | null): void {
  if (!element) return;
  elements.set(element, Infinity);
  if (element instanceof HTMLElement) element.dataset.settling = 'undrawn';
  afterDrawing(() => holdElement(element, eventTime() + doublePress));
}

/** Holds the presses of one element until a time of the clock of events. */
export function holdElement(element: Element, until: number): void {
  elements.set(element, until);
  if (!(element instanceof HTMLElement)) return;
  element.dataset.settling = 'drawn';
  releaseMarkAt(element, 'settling', () => elements.get(element) ?? 0);
}

/** Whether a press that was made at a time falls into a hold of the page, of what it is for, or of what that stands in. */
export function isHeld(element: Element | undefined, at: number): boolean {
  if (at < page.until) return true;
  for (let each = element ?? null; each; each = each.parentElement)
    if (at < (elements.get(each) ?? 0)) return true;
  return false;
}

/** When the page's hold of the moment was asked for. */
export function heldSince(): number {
  return page.since;
}

/** Has a function called whenever a hold of the page begins. Answers how to stop: then all holds are forgotten. */
export function listenToHolds(onHold: () => void): () => void {
  listener = () => onHold();
  return forgetHolds;
}

function forgetHolds(): void {
  listener = undefined;
  page = none;
  undrawn = 0;
  elements = new WeakMap();
  delete document.documentElement.dataset.held;
}

/** The mark keeps the pointer's look away and lets robots wait; what holds is the time of the press. */
function releaseMarkAt(element: HTMLElement, mark: 'held' | 'settling', until: () => number): void {
  setTimeout(
    () => {
      if (eventTime() >= until()) delete element.dataset[mark];
    },
    Math.max(0, until() - eventTime()) + 1,
  );
}

/** The second frame begins when the first has been drawn. */
function afterDrawing(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(then));
}
