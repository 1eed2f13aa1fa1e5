const targets = 'a[href], button:not(:disabled), input:not(:disabled)';
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Moves the focus through the links, buttons and fields of a list by the arrow keys, Home and End: give it to the list as
 * `ref`. What is marked `data-arrow-skip` is passed over.
 */
export function movesByArrowKeys(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  const handleKey = (event: KeyboardEvent) => move(list, event);
  list.addEventListener('keydown', handleKey);
  return () => list.removeEventListener('keydown', handleKey);
}

function move(list: HTMLElement, event: KeyboardEvent): void {
  const step = steps[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const isWriting = document.activeElement instanceof HTMLInputElement;
  if (isWriting && (event.key === 'Home' || event.key === 'End')) return;
  const found = [...list.querySelectorAll<HTMLElement>(targets)];
  const stops = found.filter((element) => !element.closest('[hidden], [data-arrow-skip]'));
  if (stops.length === 0) return;
  event.preventDefault();
  const at = stops.findIndex((element) => element === document.activeElement);
  stops[step(at, stops.length)]?.focus();
}
