/** What a key does with a box: a step in shares of the page, a page further, or away with it. */
type BoxKeyAction =
  | { readonly kind: 'move'; readonly x: number; readonly y: number }
  | { readonly kind: 'page'; readonly by: 1 | -1 }
  | { readonly kind: 'remove' };

const step = 0.01;
const largeStep = 0.05;
const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Reads a key that was pressed on a box; Shift makes the step larger. */
export function actionOfKey(key: string, hasShift: boolean): BoxKeyAction | undefined {
  const direction = directions[key];
  if (direction) {
    const size = hasShift ? largeStep : step;
    return { kind: 'move', x: direction[0] * size, y: direction[1] * size };
  }
  if (key === 'PageDown') return { kind: 'page', by: 1 };
  if (key === 'PageUp') return { kind: 'page', by: -1 };
  return key === 'Delete' || key === 'Backspace' ? { kind: 'remove' } : undefined;
}
