import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../actions/button.component.tsx';
import { renderWithKit, setViewport } from '../testing/index.ts';
import { lazyGrid, type RecordGridProps } from './lazy-grid.tsx';
import { ListBody } from './list-body.component.tsx';
import { useSelection } from './use-selection.ts';

interface Person {
  readonly id: string;
}

const everybody: readonly Person[] = ['Anna', 'Bruno', 'Carla'].map((id) => ({ id }));
const columns = [{ id: 'id', header: 'Nome', cell: ({ id }: Person) => id, onCard: 'title' }] as const;

/** As a grid does: it says which of its own rows are ticked, and knows of no others. */
function OwnRowsAlone({ rows, selected, onSelect }: RecordGridProps<Person>) {
  const press = (id: string) =>
    onSelect?.(
      new Set(rows.map((row) => row.id).filter((each) => (each === id) !== (selected?.has(each) ?? false))),
    );
  return rows.map(({ id }) => (
    <Button key={id} aria-pressed={selected?.has(id) ?? false} onClick={() => press(id)}>
      {id}
    </Button>
  ));
}
const Grid = lazyGrid<Person>(async () => ({ RecordGrid: OwnRowsAlone }));

function People({ isGrid }: { readonly isGrid: boolean }) {
  const [search, setSearch] = useState('');
  const rows = everybody.filter(({ id }) => id.includes(search));
  const selection = useSelection(rows);
  const list = {
    rows,
    isLoading: false,
    hasMore: false,
    isLoadingMore: false,
    isOutdated: false,
    loadMore: () => undefined,
  };
  return (
    <>
      <Button onClick={() => setSearch(search === '' ? 'Bruno' : '')}>Cerca</Button>
      <ListBody
        label="Persone"
        list={{
          ...list,
          failure: undefined,
          moreFailure: undefined,
          isRetrying: false,
          retry: () => undefined,
          sight: undefined,
        }}
        columns={columns}
        getName={({ id }) => id}
        selection={selection}
        failedTitle=""
        empty=""
        {...(isGrid && { grid: Grid })}
      >
        <p>{[...selection.ids].toSorted().join(' ')}</p>
      </ListBody>
    </>
  );
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const tick = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }));

describe('what is selected and not shown', () => {
  afterEach(() => setViewport('desktop'));

  it('stays when a row of a grid is pressed', async () => {
    renderWithKit(<People isGrid />);
    await press('Anna');
    await press('Cerca');
    await press('Bruno');
    await press('Cerca');
    expect(screen.getByText('Anna Bruno')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Anna' })).toHaveAttribute('aria-pressed', 'true');
  });

  it.each(['desktop', 'phone'] as const)(
    'stays when all of a search are ticked and unticked: %s',
    async (viewport) => {
      setViewport(viewport);
      renderWithKit(<People isGrid={false} />);
      await tick('Seleziona Anna');
      await press('Cerca');
      await tick(viewport === 'desktop' ? 'Seleziona tutto' : 'Seleziona Bruno');
      expect(screen.getByText('Anna Bruno')).toBeInTheDocument();
      await tick(viewport === 'desktop' ? 'Seleziona tutto' : 'Seleziona Bruno');
      expect(screen.getByText('Anna')).toBeInTheDocument();
    },
  );
});
