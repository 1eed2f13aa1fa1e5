/** What a key does with a box: a step or another size in shares of the page, a page further, a copy, or away with it. */
type BoxKeyAction =
  | { readonly kind: 'move' | 'resize'; readonly x: number; readonly y: number }
  | { readonly kind: 'page'; readonly by: 1 | -1 }
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'remove' };

type PressedKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

const step = 0.01;
const largeStep = 0.05;
const fineStep = 0.001;
const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Reads a key that was pressed on a box: Shift makes the step larger, Alt finer; with Ctrl the arrows change the size. */
export function actionOfKey({
  key,
  shiftKey,
  altKey,
  ctrlKey,
  metaKey,
}: PressedKey): BoxKeyAction | undefined {
  const hasCommand = ctrlKey || metaKey;
  const direction = directions[key];
  if (direction) {
    const size = altKey ? fineStep : shiftKey ? largeStep : step;
    return { kind: hasCommand ? 'resize' : 'move', x: direction[0] * size, y: direction[1] * size };
  }
  if (hasCommand)
    return key.toLowerCase() === 'd' && !shiftKey && !altKey ? { kind: 'duplicate' } : undefined;
  if (key === 'PageDown') return { kind: 'page', by: 1 };
  if (key === 'PageUp') return { kind: 'page', by: -1 };
  return key === 'Delete' || key === 'Backspace' ? { kind: 'remove' } : undefined;
}
