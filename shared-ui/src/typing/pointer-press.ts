import { useState, useSyncExternalStore } from 'react';

let isDown = false;
const listeners = new Set<() => void>();

/** Whether a finger or a button of the mouse is between press and click: what moves now is moved away from under it. */
export function isPressing(): boolean {
  return isDown;
}

/** Calls back when a press begins and when it is over, which is after its click. @returns how to stop. */
export function onPressChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A value as it was when the press under way began: what comes of leaving a field is shown once the press has met its target. */
export function useStillWhilePressed<Value>(value: Value): Value {
  const isHeld = useSyncExternalStore(onPressChange, isPressing, isPressing);
  const [shown, setShown] = useState(value);
  if (isHeld || Object.is(shown, value)) return shown;
  setShown(value);
  return value;
}

function change(next: boolean): void {
  if (isDown === next) return;
  isDown = next;
  for (const listener of listeners) listener();
}

function press(): void {
  change(true);
}

function release(): void {
  change(false);
}

/** After the click that follows in the same turn. A touch sends its mouse events, among which a field is left, as a second press. */
function releaseLater(): void {
  setTimeout(release, 0);
}

for (const name of ['pointerdown', 'mousedown']) window.addEventListener(name, press, true);
for (const name of ['pointerup', 'pointercancel', 'mouseup', 'dragend'])
  window.addEventListener(name, releaseLater, true);
window.addEventListener('blur', releaseLater);
// Without capture: after all that acts on the click.
window.addEventListener('click', release);
