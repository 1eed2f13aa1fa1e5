import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderWithKit } from '../testing/index.ts';
import type { RecordGridProps } from './lazy-grid.tsx';
import { ListBody } from './list-body.component.tsx';
import { useRecordList, type PageRequest } from './use-record-list.ts';

interface Paper {
  readonly id: string;
  readonly state: string;
}

const pageSize = 30;
const seen = 34;
let all: number;
let papers: readonly Paper[];
let asked: number[];
let queries: QueryClient;

/** Papers after a cursor, which is the last one's id, as the lists of the server have it. */
async function loadPage({ cursor, start, length }: PageRequest) {
  asked.push(start);
  const from = cursor === undefined ? 0 : papers.findIndex(({ id }) => id === cursor) + 1;
  const rows = papers.slice(from, from + length);
  return { rows, next: from + length < papers.length ? (rows.at(-1)?.id ?? null) : null };
}

/** Draws what is in sight alone, as the grid does. */
function Window({ rows }: RecordGridProps<Paper>) {
  const [top, setTop] = useState(0);
  return (
    <>
      <input aria-label="Riga" onChange={({ target }) => setTop(Number(target.value))} />
      <ul>
        {rows.slice(top, top + seen).map(({ id, state }) => (
          <li key={id} data-row={id}>
            {`${id} ${state}`}
          </li>
        ))}
      </ul>
    </>
  );
}

function Papers() {
  const list = useRecordList({ queryKey: ['papers'], loadPage, describeError: String, pageSize });
  return (
    <>
      <p>{`${list.rows.length} righe`}</p>
      <ListBody
        label="Carte"
        list={list}
        columns={[]}
        getName={({ id }) => id}
        grid={Window}
        failedTitle="No"
        empty={null}
      />
    </>
  );
}

const named = (number: number) => `p${String(number).padStart(4, '0')}`;
const change = () => act(() => queries.invalidateQueries({ queryKey: ['papers'] }));
const sign = (number: number) => {
  papers = papers.map((paper) => (paper.id === named(number) ? { ...paper, state: 'Firmato' } : paper));
};
const goTo = (row: number) => {
  fireEvent.change(screen.getByRole('textbox', { name: 'Riga' }), { target: { value: String(row) } });
  fireEvent.scroll(document);
};
const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent);

/** As who went down to its end finds it, in loads of 30. */
async function openWhole() {
  const pageParams = Array.from({ length: all / pageSize }, (_, index) => ({
    cursor: index === 0 ? undefined : named(index * pageSize),
    start: index * pageSize,
    length: pageSize,
    index,
  }));
  const pages = await Promise.all(pageParams.map(loadPage));
  queries.setQueryData(['papers'], { pages, pageParams });
  show();
  await screen.findByText(`${all} righe`);
  asked = [];
}

function show() {
  renderWithKit(
    <QueryClientProvider client={queries}>
      <Papers />
    </QueryClientProvider>,
  );
}

describe('a list of 2,400 loaded rows', () => {
  beforeEach(() => {
    queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    asked = [];
    all = 2400;
    papers = Array.from({ length: all }, (_, index) => ({ id: named(index + 1), state: 'Aperto' }));
  });

  it('shows what changed in the rows in sight, and reads no others', async () => {
    await openWhole();
    goTo(1550);
    sign(1560);
    await change();
    expect(await screen.findByText('p1560 Firmato')).toBeInTheDocument();
    expect(asked).toEqual([0, 1530, 1560]);
    expect(screen.getByText(`${all} righe`)).toBeInTheDocument();
  });

  it('shows what changed elsewhere once one comes there', async () => {
    await openWhole();
    goTo(1550);
    sign(31);
    sign(2399);
    await change();
    asked = [];
    goTo(10);
    expect(await screen.findByText('p0031 Firmato')).toBeInTheDocument();
    goTo(2380);
    expect(await screen.findByText('p2399 Firmato')).toBeInTheDocument();
    await waitFor(() => expect(asked).toEqual([30, 2370]));
  });

  it('is as it was left for who comes back, and reads again what is in sight alone', async () => {
    all = 240;
    papers = papers.slice(0, all);
    await openWhole();
    asked = [];
    await change();
    // Whoever stays sees a short list read again whole.
    await waitFor(() => expect(asked).toHaveLength(all / pageSize));
    cleanup();
    asked = [];
    await queries.invalidateQueries({ queryKey: ['papers'] });
    show();
    expect(screen.getByText(`${all} righe`)).toBeInTheDocument();
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    expect(asked).toEqual([0, 30]);
  });

  it('has every row once and in order when rows left or came before those in sight', async () => {
    await openWhole();
    goTo(1550);
    papers = papers.filter(({ id }) => id > named(1535) && id !== named(1570));
    papers = [{ id: 'new', state: 'Aperto' }, ...papers];
    await change();
    const ids = () => shown().map((text) => text?.split(' ')[0] ?? '');
    await waitFor(() => expect(ids()).not.toContain(named(1570)));
    expect(new Set(ids()).size).toBe(ids().length);
    goTo(0);
    await waitFor(() => expect(ids()).toEqual(papers.slice(0, seen).map(({ id }) => id)));
  });
});
