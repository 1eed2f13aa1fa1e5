import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit, setViewport } from '../testing/index.ts';
import { ListBody } from './list-body.component.tsx';
import { SelectionBar } from './selection-bar.component.tsx';
import type { ListTotal } from './selection-bar.component.tsx';
import { useSelection } from './use-selection.ts';

const rows = ['Anna', 'Bruno', 'Carla'].map((id) => ({ id }));
const columns = [
  { id: 'id', header: 'Nome', cell: ({ id }: { id: string }) => id, onCard: 'title' },
] as const;
const calm = {
  rows,
  isLoading: false,
  isLoadingMore: false,
  isOutdated: false,
  isRefreshing: false,
  isRetrying: false,
  failure: undefined,
  moreFailure: undefined,
  loadMore: () => undefined,
  retry: () => undefined,
  refresh: async () => undefined,
  loadAll: async () => null,
  remove: () => undefined,
  refreshRows: async () => undefined,
};

interface PeopleProps {
  readonly hasMore: boolean;
  readonly total?: ListTotal;
  /** Of all pages, where it is a page. */
  readonly ofPages?: number;
}

function People({ hasMore, total, ofPages }: PeopleProps) {
  const selection = useSelection(rows);
  const list = { ...calm, hasMore, ...(ofPages !== undefined && { total: ofPages }) };
  return (
    <ListBody
      label="Persone"
      list={list}
      columns={columns}
      getName={({ id }) => id}
      selection={selection}
      failedTitle=""
      empty=""
    >
      <SelectionBar
        list={list}
        selection={selection}
        total={total}
        countText={`${selection.selected.length} scelte`}
        loadingText=""
        describeError={String}
      />
    </ListBody>
  );
}

afterEach(() => setViewport('desktop'));

describe('the tick over a list', () => {
  it.each(['desktop', 'phone'] as const)(
    'is of what is loaded where more exist, and the line says how many are not selected: %s',
    async (viewport) => {
      setViewport(viewport);
      renderWithKit(<People hasMore total={{ count: 507 }} />);
      expect(screen.queryByRole('checkbox', { name: 'Seleziona tutto' })).toBeNull();
      await userEvent.click(screen.getByRole('checkbox', { name: 'Seleziona i 3 caricati' }));
      expect(screen.getByRole('status')).toHaveTextContent('3 scelte · altri 504 non sono selezionati');
      expect(screen.getByRole('button', { name: 'Seleziona tutto (507)' })).toBeInTheDocument();
      await userEvent.click(screen.getByRole('checkbox', { name: 'Seleziona Anna' }));
      expect(screen.getByRole('status')).toHaveTextContent(/^2 scelte$/);
    },
  );

  it('is of all where all are there, and nothing else is said', async () => {
    renderWithKit(<People hasMore={false} total={{ count: 3 }} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Seleziona tutto' }));
    expect(screen.getByRole('status')).toHaveTextContent(/^3 scelte$/);
  });

  it('is of a page where there are others', () => {
    renderWithKit(<People hasMore={false} ofPages={40} />);
    expect(screen.getByRole('checkbox', { name: 'Seleziona questa pagina' })).toBeInTheDocument();
  });
});
