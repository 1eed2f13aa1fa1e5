import type { PageArea } from '../page-place.ts';
import type { FoundText } from './find-text.ts';

/** Where found words stand within the layer that holds their page's text, line by line. */
export function areasOf(
  { start, end }: FoundText,
  parts: readonly HTMLElement[],
  layer: HTMLElement,
): PageArea[] {
  const first = parts[start.part]?.firstChild;
  const last = parts[end.part]?.firstChild;
  if (!first || !last) return [];
  const range = document.createRange();
  range.setStart(first, Math.min(start.offset, first.textContent?.length ?? 0));
  range.setEnd(last, Math.min(end.offset, last.textContent?.length ?? 0));
  const box = layer.getBoundingClientRect();
  return [...range.getClientRects()]
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ left, top, width, height }) => ({
      x: (left - box.left) / box.width,
      y: (top - box.top) / box.height,
      width: width / box.width,
      height: height / box.height,
    }));
}
