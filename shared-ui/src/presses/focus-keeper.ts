/** Where an element stands: those around it, from the inside out, each with the place of the branch that led to the element. */
type Place = readonly { readonly around: Element; readonly index: number }[];

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

let watchers = 0;
let focused: { readonly element: Element; readonly place: Place } | undefined;
let isLooking = false;

/**
 * Keeps the focus off the body: when what has it leaves the page or is switched off, it goes to what stands in that place now, or to the
 * heading of the screen. Answers how to stop.
 */
export function watchFocus(): () => void {
  watchers += 1;
  const changes = new MutationObserver(lookSoon);
  if (watchers === 1) {
    window.addEventListener('focusin', remember);
    changes.observe(document.documentElement, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled', 'hidden'],
    });
  }
  return () => {
    watchers -= 1;
    changes.disconnect();
    if (watchers > 0) return;
    window.removeEventListener('focusin', remember);
    focused = undefined;
  };
}

/** Notes where an element stands. Answers how to give it the focus, or what stands in its place, unless something else has it by then. */
export function keepPlace(element: Element | null): () => void {
  if (!element || element === document.body) return () => focusNear([]);
  const place = placeOf(element);
  return () => {
    if (!isLost() && document.activeElement !== element) return;
    if (takesFocus(element)) focus(element);
    if (isLost()) focusNear(place);
  };
}

function remember({ target }: FocusEvent): void {
  if (target instanceof Element && target !== document.body)
    focused = { element: target, place: placeOf(target) };
}

/** A screen that moves the focus itself does so before the next drawing. */
function lookSoon(): void {
  if (isLooking || !focused || !hasGone(focused.element) || !isLost()) return;
  isLooking = true;
  requestAnimationFrame(() => {
    isLooking = false;
    if (focused && hasGone(focused.element) && isLost()) focusNear(focused.place);
  });
}

function hasGone(element: Element): boolean {
  return (
    !element.isConnected ||
    element.matches(':disabled') ||
    element.closest('[hidden], dialog:not([open])') !== null
  );
}

function isLost(): boolean {
  const now = document.activeElement;
  return now === null || now === document.body || hasGone(now);
}

function focusNear(place: Place): void {
  const layer = [
    ...document.querySelectorAll<HTMLElement>('dialog[data-modal][open]:not([data-leaving])'),
  ].at(-1);
  const standing = place.filter(({ around }) => around.isConnected && (layer?.contains(around) ?? true));
  for (const { around, index } of standing) {
    if (around.matches('main, body, html, dialog')) break;
    const after = [...around.children].slice(index);
    const before = [...around.children].slice(0, index).toReversed();
    const next = [...after, ...before].map(firstIn).find((found) => found !== undefined);
    if (next) return focus(next);
  }
  const heading = layer?.querySelector('[data-modal-body]') ?? document.querySelector('[data-screen-title]');
  const end = heading ?? document.querySelector('main');
  if (end) focus(end);
}

function firstIn(element: Element): Element | undefined {
  const all = [element, ...element.querySelectorAll(focusable)];
  return all.find((one) => one.matches(focusable) && takesFocus(one));
}

function takesFocus(element: Element): boolean {
  return !hasGone(element) && (element.checkVisibility?.() ?? true);
}

function focus(element: Element): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

function placeOf(element: Element): Place {
  const place: { around: Element; index: number }[] = [];
  let branch = element;
  for (let around = element.parentElement; around; around = around.parentElement) {
    place.push({ around, index: [...around.children].indexOf(branch) });
    branch = around;
  }
  return place;
}
