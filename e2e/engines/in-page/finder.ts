import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

/** A text as it must stand, or a part of it. */
export type Words = string | { readonly part: string };

/** What a person looks for: something of a kind, by the name that it has for them, within something else or anywhere. */
export interface Sought {
  readonly role?: string;
  readonly name?: Words;
  /** What is written in it. */
  readonly words?: Words;
  /** For what has no role: a canvas, a page of a PDF. */
  readonly css?: string;
  readonly within?: Sought;
}

/** Where something lies, and why it cannot be pressed there if it cannot. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** A point at which a press hits it. */
  readonly point?: { readonly x: number; readonly y: number };
  readonly why?: string;
}

/** What is asked of a page. */
export const finder = { findPlace, readText, readColour, stepsTo, hasFocus, readPage } as const;

/** Where the first of what is sought lies; null where nothing is. What is out of sight is scrolled to where `scrolls`. */
function findPlace(sought: Sought, scrolls: boolean): Place | null {
  const element = findAll(sought)[0];
  if (!element) return null;
  if (scrolls && !pointOf(element))
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const point = pointOf(element);
  const place = { left, top, width, height };
  if (isDisabled(element)) return { ...place, why: 'it is disabled' };
  return point
    ? { ...place, point }
    : { ...place, why: `it lies out of sight or under ${nameOver(element)}` };
}

/** What stands in the first of what is sought: the value of a field, the words of anything else; null where nothing is. */
function readText(sought: Sought): string | null {
  const element = findAll(sought)[0];
  if (!element) return null;
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isField ? element.value : plain((element as HTMLElement).innerText);
}

/** The colour of what lies behind the first of what is sought, `rgb(23, 27, 33)`; empty where nothing up to the page has one, null where nothing is there. */
function readColour(sought: Sought): string | null {
  const clear = ['transparent', 'rgba(0, 0, 0, 0)'];
  let element: Element | null | undefined = findAll(sought)[0];
  if (!element) return null;
  for (; element; element = element.parentElement) {
    const { backgroundColor } = getComputedStyle(element);
    if (!clear.includes(backgroundColor)) return backgroundColor;
  }
  return '';
}

/** How many choices of a list of the browser's own lie between the one that is chosen and another, above it below 0; null where it is none. */
function stepsTo(sought: Sought, choice: string): number | null {
  const list = findAll(sought)[0];
  if (!(list instanceof HTMLSelectElement)) return null;
  const usable = [...list.options].filter(({ disabled, hidden }) => !disabled && !hidden);
  const at = usable.findIndex(({ label }) => plain(label) === choice);
  return at < 0 ? null : at - usable.findIndex(({ index }) => index === list.selectedIndex);
}

/** Whether what is sought has the focus now; where it is to be taken first, as the tab key would bring it there. */
function hasFocus(sought: Sought, takes: boolean): boolean {
  const element = findAll(sought)[0] as HTMLElement | undefined;
  if (takes) element?.focus();
  return element !== undefined && element.contains(document.activeElement);
}

/** All that is written on the page, in one line. */
function readPage(): string {
  return plain(document.body.innerText);
}

function findAll({ role, name, words, css, within }: Sought): Element[] {
  const roots = within ? findAll(within) : [document.body];
  return roots
    .flatMap((root) => [...root.querySelectorAll(css ?? '*')])
    .filter(
      (element) =>
        (role === undefined || roleOf(element) === role) &&
        isShown(element, role !== undefined) &&
        (name === undefined || fits(plain(computeAccessibleName(element)), name)) &&
        (words === undefined || fits(plain((element as HTMLElement).innerText ?? ''), words)),
    );
}

function roleOf(element: Element): string | null {
  return element.getAttribute('role') ?? getRole(element);
}

/** What has a role is there for everybody; a drawing, which is for the eyes alone, need only be seen. */
function isShown(element: Element, isForAll: boolean): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && !(isForAll && isInaccessible(element));
}

const plain = (text: string) => text.replaceAll(/[\s\u00A0]+/g, ' ').trim();

function fits(text: string, words: Words): boolean {
  return typeof words === 'string' ? text === words : text.includes(words.part);
}

function isDisabled(element: Element): boolean {
  return element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true';
}

/** The middle of what is seen of an element, or a place beside it, where it is hit; for what lies under its label, where that is. */
function pointOf(element: Element) {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const [from, to] = [Math.max(left, 0), Math.min(right, innerWidth)];
  const [above, below] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  if (from >= to || above >= below) return undefined;
  const shares = [0.5, 0.25, 0.75];
  const points = shares.flatMap((down) =>
    shares.map((along) => ({
      x: Math.round(from + (to - from) * along),
      y: Math.round(above + (below - above) * down),
    })),
  );
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
  return points.find(({ x, y }) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && [element, ...labels].some((one) => one.contains(hit));
  });
}

function nameOver(element: Element): string {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit ? `${hit.localName}.${hit.getAttribute('class') ?? ''}` : 'nothing';
}
