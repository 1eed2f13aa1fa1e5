import { drawAtRest } from './draw-at-rest.ts';

const rowHeight = 36;

/** A table of a thousand rows that has drawn forty from `first` on, whose events of scrolling are counted. */
function showTable(first: number) {
  const region = document.createElement('div');
  region.innerHTML = '<div class="ag-header"></div><div class="ag-grid-viewport"></div>';
  const [header, viewport] = [...region.children] as HTMLElement[];
  const drawn = { first, rows: 1000, isGone: false };
  const scrolled = jest.fn();
  viewport?.addEventListener('scroll', scrolled);
  const stop = drawAtRest(
    region,
    () => ({
      isDestroyed: () => drawn.isGone,
      getDisplayedRowCount: () => drawn.rows,
      getFirstDisplayedRowIndex: () => drawn.first,
      getLastDisplayedRowIndex: () => drawn.first + 39,
    }),
    rowHeight,
  );
  const scrollTo = (row: number, on = viewport) => {
    if (!on) return;
    on.scrollTop = row * rowHeight;
    on.dispatchEvent(new Event('scroll'));
  };
  return { header, drawn, scrolled, stop, scrollTo };
}

describe('a table that comes to rest', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is drawn where it is, when the grid passed over the jump', () => {
    const { scrolled, scrollTo, drawn } = showTable(0);
    scrollTo(500);
    jest.advanceTimersByTime(299);
    expect(scrolled).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    expect(scrolled).toHaveBeenCalledTimes(2);
    drawn.first = 490;
    jest.runAllTimers();
    expect(scrolled).toHaveBeenCalledTimes(2);
  });

  it('is left alone while it moves, and when its rows are there', () => {
    const { scrolled, scrollTo, drawn } = showTable(0);
    for (const row of [100, 200, 300, 500]) {
      scrollTo(row);
      jest.advanceTimersByTime(200);
    }
    expect(scrolled).toHaveBeenCalledTimes(4);
    drawn.first = 480;
    jest.runAllTimers();
    expect(scrolled).toHaveBeenCalledTimes(4);
  });

  it('is left alone where another part scrolls, without rows, and once it is gone', () => {
    const table = showTable(0);
    table.scrollTo(500, table.header);
    jest.runAllTimers();
    table.drawn.rows = 0;
    table.scrollTo(500);
    jest.runAllTimers();
    Object.assign(table.drawn, { rows: 1000, isGone: true });
    table.scrollTo(600);
    jest.runAllTimers();
    table.drawn.isGone = false;
    table.scrollTo(700);
    table.stop();
    jest.runAllTimers();
    expect(table.scrolled).toHaveBeenCalledTimes(3);
  });
});
