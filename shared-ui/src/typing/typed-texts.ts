import { flushSync } from 'react-dom';
import { isPressing, onPressChange } from './pointer-press.ts';

/** What is typed in a field and does not count yet. */
export interface TypedText {
  readonly control: HTMLElement;
  /** Takes it for the answer. */
  readonly count: () => void;
  /** Gives it up, which Esc does; without it, Esc counts it, so that a form that closes knows of it. */
  readonly drop?: (() => void) | undefined;
}

const waiting = new Set<TypedText>();
const left = new Set<TypedText>();
const refused = new Set<object>();

/** Keeps what is typed until it counts or is given up. */
export function keepTypedText(text: TypedText): void {
  waiting.add(text);
}

/** What was typed counts, or is given up. */
export function forgetTypedText(text: TypedText): void {
  waiting.delete(text);
  left.delete(text);
}

/** Its field is left: it counts, once the press that leaves the field has met its target. */
export function leaveTypedText(text: TypedText): void {
  if (isPressing()) left.add(text);
  else text.count();
}

/** Counts what is typed anywhere, and has it shown before anything else happens: for what reads it as if it were the answer, a step back above all. */
export function countTypedTexts(): void {
  countAll(() => true);
}

/** Says that a field shows a text that is no answer. @returns how to take that back. */
export function addRefusedText(): () => void {
  const field = {};
  refused.add(field);
  return () => refused.delete(field);
}

/** Whether a field shows a text that is no answer, and so was not saved: sending what is saved would leave it out. */
export function hasRefusedText(): boolean {
  countTypedTexts();
  return refused.size > 0;
}

function countAll(isMeant: (text: TypedText) => boolean): void {
  const texts = [...waiting].filter(isMeant);
  if (texts.length > 0) flushSync(() => texts.forEach((text) => text.count()));
}

for (const name of ['click', 'change']) {
  const countOthers = ({ target }: Event) => countAll(({ control }) => !control.contains(target as Node));
  window.addEventListener(name, countOthers, true);
}
onPressChange(() => isPressing() || countAll((text) => left.has(text)));
for (const name of ['beforeunload', 'pagehide']) window.addEventListener(name, countTypedTexts, true);
document.addEventListener(
  'visibilitychange',
  () => document.visibilityState === 'hidden' && countTypedTexts(),
);
// Before what Esc does around the field.
window.addEventListener(
  'keydown',
  (event) => {
    const text = event.key === 'Escape' && [...waiting].find(({ control }) => control === event.target);
    if (!text) return;
    if (!text.drop) {
      flushSync(text.count);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    text.drop();
  },
  true,
);
