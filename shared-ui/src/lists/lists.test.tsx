import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithKit, setViewport } from '../testing/index.ts';
import { LoadMore } from './load-more.component.tsx';
import { RecordList } from './record-list.component.tsx';
import type { RecordColumn, RecordSort } from './record-list-props.ts';
import { WhenNear } from './when-near.component.tsx';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly city: string;
}

const rows: readonly Person[] = [
  { id: '1', name: 'Anna', city: 'Roma' },
  { id: '2', name: 'Bruno', city: 'Bari' },
];
const columns: readonly RecordColumn<Person>[] = [
  { id: 'name', header: 'Nome', cell: (row) => row.name, onCard: 'title', isSortable: true },
  { id: 'city', header: 'Città', cell: (row) => row.city },
];
const onSort = jest.fn<void, [RecordSort | undefined]>();
const onOpen = jest.fn();

function People({ canOpen = false }: { canOpen?: boolean }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <RecordList
      label="Persone"
      rows={rows}
      columns={columns}
      getId={(row) => row.id}
      getName={(row) => row.name}
      selected={selected}
      onSelect={setSelected}
      sort={{ column: 'name', direction: 'ascending' }}
      onSort={onSort}
      {...(canOpen && { onOpen })}
    />
  );
}

const tick = (name: string) => screen.getByRole('checkbox', { name });
afterEach(() => setViewport('desktop'));

describe('RecordList', () => {
  it('is a table on a desktop, whose head ticks every row', async () => {
    renderWithKit(<People />);
    expect(screen.getByRole('table', { name: 'Persone' })).toBeInTheDocument();
    await userEvent.click(tick('Seleziona Anna'));
    expect(tick('Seleziona tutto')).toBePartiallyChecked();
    await userEvent.click(tick('Seleziona tutto'));
    expect(tick('Seleziona Bruno')).toBeChecked();
    await userEvent.click(tick('Seleziona tutto'));
    expect(tick('Seleziona Anna')).not.toBeChecked();
  });

  it('moves between rows by arrow keys and ticks by space', async () => {
    renderWithKit(<People />);
    tick('Seleziona Anna').focus();
    await userEvent.keyboard('{ArrowDown} ');
    expect(tick('Seleziona Bruno')).toHaveFocus();
    expect(tick('Seleziona Bruno')).toBeChecked();
  });

  it('ticks what Shift and the arrows lead over', async () => {
    renderWithKit(<People />);
    tick('Seleziona Anna').focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(tick('Seleziona Bruno')).toHaveFocus();
    for (const name of ['Anna', 'Bruno']) expect(tick(`Seleziona ${name}`)).toBeChecked();
  });

  it('turns the direction of the column it is sorted by', async () => {
    renderWithKit(<People />);
    expect(screen.getByRole('columnheader', { name: 'Nome' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Nome' }));
    expect(onSort).toHaveBeenCalledWith({ column: 'name', direction: 'descending' });
  });

  it('is a list of cards on a phone, with the same ticks', async () => {
    setViewport('phone');
    renderWithKit(<People canOpen />);
    const cards = within(screen.getByRole('list', { name: 'Persone' })).getAllByRole('listitem');
    expect(cards[0]).toHaveTextContent('Città');
    await userEvent.click(tick('Seleziona Bruno'));
    expect(tick('Seleziona Bruno')).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Bruno' }));
    expect(onOpen).toHaveBeenCalledWith(rows[1]);
  });
});

describe('a card of three lines', () => {
  const lines: readonly RecordColumn<Person>[] = [
    { id: 'name', header: 'Nome', cell: ({ name }) => name, onCard: 'title' },
    { id: 'city', header: 'Città', cell: ({ city }) => city, onCard: 'subtitle' },
    { id: 'state', header: 'Stato', cell: () => 'Presente', onCard: 'status' },
  ];

  it('has no labels, opens by a press, and can be without a checkbox', async () => {
    setViewport('phone');
    const names = { getId: (row: Person) => row.id, getName: (row: Person) => row.name };
    const selection = { selected: new Set(['2']), onSelect: () => undefined, isWithoutTicks: true };
    renderWithKit(
      <RecordList label="Persone" rows={rows} columns={lines} {...names} {...selection} onOpen={onOpen} />,
    );
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/^AnnaRomaPresente$/);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.getByRole('listitem', { current: true })).toHaveTextContent('Bruno');
    await userEvent.click(screen.getByRole('button', { name: 'Anna' }));
    expect(onOpen).toHaveBeenLastCalledWith(rows[0]);
  });
});

describe('LoadMore', () => {
  it('says what failed and tries again by its button', async () => {
    const onLoadMore = jest.fn();
    renderWithKit(
      <LoadMore hasMore isLoading={false} error="La rete non risponde" onLoadMore={onLoadMore} />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('La rete non risponde');
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(onLoadMore).toHaveBeenCalledTimes(1);
  });

  it('is gone when there is no more', () => {
    renderWithKit(<LoadMore hasMore={false} isLoading={false} onLoadMore={() => undefined} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('WhenNear', () => {
  it('shows what is near the window, and keeps the height of what was', () => {
    let intersect: (entry: Partial<IntersectionObserverEntry>) => void = () => undefined;
    window.IntersectionObserver = class {
      constructor(listener: IntersectionObserverCallback) {
        intersect = (entry) => listener([entry as IntersectionObserverEntry], this as never);
      }
      observe() {}
      disconnect() {}
    } as never;
    const { container } = renderWithKit(
      <WhenNear estimate="40rem">
        <p>Riga</p>
      </WhenNear>,
    );
    expect(screen.getByText('Riga')).toBeInTheDocument();
    const boundingClientRect = { height: 321 } as DOMRectReadOnly;
    act(() => intersect({ isIntersecting: false, boundingClientRect }));
    expect(screen.queryByText('Riga')).not.toBeInTheDocument();
    expect(container.querySelector('[style*="block-size: 321px"]')).not.toBeNull();
    act(() => intersect({ isIntersecting: true, boundingClientRect }));
    expect(screen.getByText('Riga')).toBeInTheDocument();
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });
});
