import type { Locator } from '@playwright/test';
import type { Point } from './touch.ts';

/** Where a person would press an element: the middle of what is seen of it, once it stands still and takes a press. It is scrolled to before. */
export async function seenPoint(locator: Locator): Promise<Point> {
  await locator.click({ trial: true });
  return locator.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [from, to] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [above, below] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    const shares = [0.5, 0.25, 0.75, 0.1, 0.9];
    const points = shares.flatMap((down) =>
      shares.map((along) => ({ x: from + (to - from) * along, y: above + (below - above) * down })),
    );
    const isSeen = ({ x, y }: Point) => {
      const found = document.elementFromPoint(x, y);
      return found !== null && (element.contains(found) || found.contains(element));
    };
    const [middle] = points;
    if (!middle) throw new Error('no point');
    return points.find(isSeen) ?? middle;
  });
}
