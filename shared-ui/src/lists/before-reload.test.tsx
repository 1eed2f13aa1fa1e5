import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderAt } from '../testing/index.ts';
import { topBeforeReload } from './before-reload.ts';
import type { RecordGridProps } from './lazy-grid.tsx';
import { ListBody } from './list-body.component.tsx';
import { useRecordList, type PageRequest } from './use-record-list.ts';

interface Paper {
  readonly id: string;
}

const papers = Array.from({ length: 500 }, (_, index) => ({ id: `carta ${index}` }));
let asked: [number, number][];
let loadedAt = 1;

async function loadPage({ cursor, start, length }: PageRequest) {
  asked.push([start, length]);
  const from = cursor === undefined ? 0 : Number(cursor);
  return {
    rows: papers.slice(from, from + length),
    next: from + length < papers.length ? `${from + length}` : null,
  };
}

/** Scrolls by a field, as the grid does by a wheel. */
function Grid({ rows, place }: RecordGridProps<Paper>) {
  const [top, setTop] = useState(place?.top ?? 0);
  useEffect(() => place?.keep(top), [place, top]);
  return (
    <>
      <input aria-label="Riga" onChange={({ target }) => setTop(Number(target.value))} />
      <p>{`${rows.length} righe, a ${top} pixel`}</p>
      <p data-row={rows[150]?.id}>Una riga</p>
    </>
  );
}

function Papers() {
  const list = useRecordList<{ rows: readonly Paper[]; next: string | null }>({
    queryKey: ['papers', 'rossi'],
    loadPage,
    describeError: String,
  });
  return (
    <>
      <button type="button" onClick={list.loadMore}>
        Altre
      </button>
      <p>{list.isLoading ? 'In arrivo' : 'Qui'}</p>
      <ListBody
        label="Carte"
        list={list}
        columns={[]}
        getName={({ id }) => id}
        grid={Grid}
        failedTitle=""
        empty={null}
      />
    </>
  );
}

function Screen() {
  const [queries] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={queries}>
      <Papers />
    </QueryClientProvider>
  );
}

const open = () => renderAt({ screens: { '/papers': Screen }, path: '/papers' });
/** What a browser does: the page is left, and another one stands there with nothing but the tab's store. */
const reload = () => {
  act(() => void window.dispatchEvent(new Event('pagehide')));
  cleanup();
  loadedAt += 1;
  asked = [];
  return open();
};

beforeEach(() => {
  asked = [];
  sessionStorage.clear();
  jest.spyOn(performance, 'timeOrigin', 'get').mockImplementation(() => loadedAt);
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

async function readFarDown() {
  open();
  for (const rows of [30, 60, 90, 120, 150]) {
    await screen.findByText(new RegExp(`^${rows} righe`));
    fireEvent.click(screen.getByText('Altre'));
  }
  await screen.findByText(/^180 righe/);
  fireEvent.change(screen.getByLabelText('Riga'), { target: { value: '6000' } });
}

describe('a list after a reload', () => {
  it('is where it was, by loads of a hundred, and shows nothing of another place before', async () => {
    await readFarDown();
    expect(asked).toHaveLength(6);
    reload();
    expect(topBeforeReload('Carte')).toBe(6000);
    expect(screen.getByText('In arrivo')).toBeInTheDocument();
    expect(await screen.findByText('200 righe, a 6000 pixel')).toBeInTheDocument();
    expect(asked).toEqual([
      [0, 100],
      [100, 100],
    ]);
  });

  it('keeps the place of the window too', async () => {
    await readFarDown();
    Object.defineProperty(window, 'scrollY', { value: 4200, configurable: true });
    reload();
    await screen.findByText(/^200 righe/);
    await waitFor(() => expect(window.scrollTo).toHaveBeenCalledWith({ top: 4200 }));
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  });

  it('brings the row that was first to its place, though the rows before it have another height now', async () => {
    await readFarDown();
    Object.defineProperty(window, 'scrollY', { value: 4200, configurable: true });
    const tops = { before: -20, now: 300 };
    const place = jest.spyOn(Element.prototype, 'getBoundingClientRect');
    place.mockImplementation(() => new DOMRect(0, tops.before, 300, 60));
    const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    reload();
    place.mockImplementation(() => new DOMRect(0, tops.now, 300, 60));
    await screen.findByText(/^200 righe/);
    await waitFor(() => expect(scrollBy).toHaveBeenCalledWith({ top: 320 }));
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  });

  it('begins at its top for who comes anew, and writes no word of a search down', async () => {
    await readFarDown();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(Object.values(sessionStorage).join()).not.toContain('rossi');
    cleanup();
    loadedAt += 1;
    window.history.replaceState({ key: 'another' }, '');
    expect(topBeforeReload('Carte')).toBe(0);
    asked = [];
    open();
    expect(await screen.findByText(/^30 righe/)).toBeInTheDocument();
    expect(asked).toEqual([[0, 30]]);
  });
});
