/** What of the grid is asked: the rows that it has drawn, by their place. */
interface DrawnRows {
  isDestroyed(): boolean;
  getDisplayedRowCount(): number;
  getFirstDisplayedRowIndex(): number;
  getLastDisplayedRowIndex(): number;
}

/** After this time without a movement, in milliseconds, the grid listens to each of its scrollbars again. */
const restAfter = 300;

/**
 * Has the rows drawn on which the table came to rest. AG Grid 36 has a second scrollbar beside the browser's, and passes over what the
 * one does while the events of the other still arrive: after a jump on a busy machine the table stayed empty until one scrolled again.
 * @returns how to stop
 */
export function drawAtRest(
  region: HTMLElement | null,
  getGrid: () => DrawnRows | null,
  rowHeight: number,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (viewport: HTMLElement) => {
    const grid = getGrid();
    if (!grid || grid.isDestroyed() || grid.getDisplayedRowCount() === 0) return;
    const row = Math.floor(viewport.scrollTop / rowHeight);
    const isDrawn = row >= grid.getFirstDisplayedRowIndex() && row <= grid.getLastDisplayedRowIndex();
    if (!isDrawn) viewport.dispatchEvent(new Event('scroll'));
  };
  const wait = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || !target.classList.contains('ag-grid-viewport')) return;
    clearTimeout(timer);
    timer = setTimeout(() => look(target), restAfter);
  };
  // What scrolls does not say so to what is around it.
  region?.addEventListener('scroll', wait, { capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    region?.removeEventListener('scroll', wait, { capture: true });
  };
}
