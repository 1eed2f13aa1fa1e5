import { doublePress, eventTime, heldSince, holdElement, isHeld, listenToHolds } from './holds.ts';
import { pressableOf, wordsOf, writes } from './pressable.ts';

/** A press that counted. */
interface Press {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly target: Element;
  readonly pressable: Element | undefined;
  readonly words: string;
}

/** How far apart two presses of a double press land, in pixels. */
const slips = { mouse: 12, finger: 24 };

let watchers = 0;
let last: Press | undefined;
let turns = 0;
let isPointerVoid: boolean | undefined;
let lastKey:
  | { readonly pressable: Element | undefined; readonly at: number; readonly form: Element | null }
  | undefined;
let typed: { readonly target: EventTarget | null; readonly at: number } | undefined;
const keysDown = new Set<string>();
const voidKeys = new Set<string>();
let awaitsRelease = false;
let forgetHolds: () => void = () => undefined;

/**
 * Checks every press of the page before any handler gets it (decision 076): none while a hold lasts, none that is the second of
 * a double press and falls on something else than the first, one for each time that a key goes down. Answers how to stop.
 */
export function watchPresses(): () => void {
  watchers += 1;
  if (watchers === 1) {
    for (const [type, listener] of listeners) window.addEventListener(type, listener, { capture: true });
    forgetHolds = listenToHolds(() => {
      if (keysDown.size > 0) awaitsRelease = true;
    });
  }
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    for (const [type, listener] of listeners) window.removeEventListener(type, listener, { capture: true });
    forgetHolds();
    forgetKeys();
    [last, isPointerVoid, lastKey, typed] = [undefined, undefined, undefined, undefined];
  };
}

/** Counts the pressed places: two presses of one thing at one place, with none of another between them, are of one turn. */
export function pressTurn(): number {
  return turns;
}

/** What was pressed last, by pointer: Safari leaves the focus elsewhere. */
export function lastPressed(): Element | undefined {
  return last?.pressable;
}

function checkPointer(event: PointerEvent): void {
  if (event.button !== 0 || !event.isPrimary) return;
  const target = event.target as Element;
  const pressable = pressableOf(target);
  const isSamePlace = isNear(event);
  if (isSamePlace) holdIfOther(pressable, event.timeStamp);
  isPointerVoid = isHeld(pressable ?? target, event.timeStamp);
  if (isPointerVoid) return event.stopImmediatePropagation();
  const words = pressable ? wordsOf(pressable) : '';
  if (!isSamePlace || pressable !== last?.pressable) turns += 1;
  last = { at: event.timeStamp, x: event.clientX, y: event.clientY, target, pressable, words };
  lastKey = undefined;
  requestAnimationFrame(lookUnderPress);
}

/** What comes to lie under the last press within the time of a double press is not what was meant. */
function lookUnderPress(): void {
  const { at, x, y } = last ?? { at: -Infinity, x: 0, y: 0 };
  const now = eventTime();
  if (now - at >= doublePress) return;
  holdIfOther(pressableOf(document.elementFromPoint?.(x, y) ?? null), now);
  requestAnimationFrame(lookUnderPress);
}

function holdIfOther(pressable: Element | undefined, at: number): void {
  if (!last || !pressable || at - last.at >= doublePress) return;
  if (pressable === last.pressable && wordsOf(pressable) === last.words) return;
  holdElement(pressable, last.at + doublePress);
}

function isNear({ clientX, clientY, pointerType }: PointerEvent): boolean {
  const slip = pointerType === 'mouse' ? slips.mouse : slips.finger;
  return last !== undefined && Math.hypot(clientX - last.x, clientY - last.y) <= slip;
}

function checkFollower(event: Event): void {
  if (isPointerVoid) stop(event);
}

function checkClick(event: MouseEvent): void {
  const isByPointer = event.detail > 0 && isPointerVoid !== undefined;
  const isVoid = isByPointer ? isPointerVoid : isHeldWithoutPointer(event);
  if (isVoid) stop(event);
}

/** A key's click was checked when the key went down; whoever presses by an assistive program has no key and no pointer. */
function isHeldWithoutPointer({ target, timeStamp }: MouseEvent): boolean {
  const pressable = pressableOf(target);
  const isOfKey = lastKey !== undefined && pressable !== undefined && isMeantBy(lastKey, pressable);
  return !isOfKey && isHeld(pressable, timeStamp);
}

function isMeantBy({ pressable, form }: NonNullable<typeof lastKey>, clicked: Element): boolean {
  if (pressable === clicked) return true;
  const isSubmit = clicked instanceof HTMLButtonElement && clicked.type === 'submit';
  return isSubmit && form !== null && clicked.form === form;
}

function checkKey(event: KeyboardEvent): void {
  const { key, target, repeat, timeStamp: at } = event;
  if (event.isComposing) return;
  if (key === 'Escape' && repeat) return stop(event);
  if (key !== 'Enter' && key !== ' ') {
    lastKey = undefined;
    return;
  }
  // A key that goes down again was let go where nobody told the page.
  if (!repeat) keysDown.delete(key);
  if (keysDown.size === 0 && !repeat) awaitsRelease = false;
  keysDown.add(key);
  const isWriting = writes(key, target);
  const pressable = pressableOf(target);
  const isVoid = awaitsRelease || (!isWriting && (repeat || isKeyHeld(pressable, event)));
  if (isVoid) {
    voidKeys.add(key);
    return stop(event);
  }
  if (repeat) return;
  voidKeys.delete(key);
  isPointerVoid = undefined;
  const form = target instanceof HTMLInputElement ? target.form : null;
  lastKey = { pressable, at, form };
}

function isKeyHeld(pressable: Element | undefined, { target, timeStamp: at }: KeyboardEvent): boolean {
  // Whoever has typed into it has seen it.
  const hasTyped = typed !== undefined && typed.target === target && typed.at >= heldSince();
  if (!hasTyped && isHeld(pressable, at)) return true;
  return lastKey !== undefined && lastKey.pressable !== pressable && at - lastKey.at < doublePress;
}

function checkKeyUp(event: KeyboardEvent): void {
  const { key } = event;
  if (key === 'Meta') return forgetKeys();
  if (voidKeys.delete(key)) stop(event);
  keysDown.delete(key);
  if (keysDown.size === 0) awaitsRelease = false;
}

/** A page that loses the focus, or a Mac whose command key is down, isn't told of keys that go up. */
function forgetKeys(): void {
  keysDown.clear();
  voidKeys.clear();
  awaitsRelease = false;
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

const listeners = [
  ['pointerdown', checkPointer],
  ['mousedown', checkFollower],
  ['click', checkClick],
  ['dblclick', checkFollower],
  ['keydown', checkKey],
  ['keyup', checkKeyUp],
  ['input', ({ target, timeStamp }: Event) => void (typed = { target, at: timeStamp })],
  ['blur', ({ target }: Event) => void (target === window && forgetKeys())],
] as [string, (event: Event) => void][];
