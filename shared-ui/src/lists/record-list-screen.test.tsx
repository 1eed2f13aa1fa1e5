import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../actions/button.component.tsx';
import { renderWithKit, setViewport } from '../testing/index.ts';
import { notify } from '../notify/notify.ts';
import { ListBody, ListLayout } from './list-body.component.tsx';
import { SelectionBar } from './selection-bar.component.tsx';
import { useListFilters } from './use-list-filters.ts';
import { useRecordList, type PageRequest, type RecordPage } from './use-record-list.ts';
import { useSelection } from './use-selection.ts';

interface Person {
  readonly id: string;
}

const loadPage = jest.fn<Promise<RecordPage<Person>>, [PageRequest, string]>();
const columns = [{ id: 'id', header: 'Nome', cell: ({ id }: Person) => id, onCard: 'title' }] as const;
const describeError = (error: unknown) => (error as Error).message;

function People() {
  const { filters, change } = useListFilters({ status: 'open', search: '' });
  const list = useRecordList({
    queryKey: ['people', filters],
    loadPage: (request) => loadPage(request, filters.status),
    describeError,
    pageSize: 2,
  });
  const selection = useSelection(list.rows);
  return (
    <ListLayout>
      <Button onClick={() => void list.refresh()}>Aggiorna</Button>
      <Button onClick={() => change({ status: 'all' })}>Tutti</Button>
      <ListBody
        label="Persone"
        list={list}
        columns={columns}
        getName={({ id }) => id}
        selection={selection}
        loadingLabel="Caricamento delle persone"
        failedTitle="Le persone non si sono caricate"
        empty={<p>Nessuno</p>}
      >
        <SelectionBar
          list={list}
          selection={selection}
          countText={`${selection.selected.length} scelte`}
          loadingText="Caricamento di tutte"
          describeError={describeError}
        />
      </ListBody>
    </ListLayout>
  );
}

const open = () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });
  renderWithKit(
    <QueryClientProvider client={queries}>
      <People />
    </QueryClientProvider>,
  );
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const tick = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }));
const names = () => screen.getAllByRole('listitem').map((item) => item.textContent);

describe('a list', () => {
  beforeEach(() => {
    setViewport('phone');
    loadPage.mockReset();
    loadPage.mockImplementation(async ({ cursor }) =>
      cursor
        ? { rows: [{ id: 'Carla' }], next: null }
        : { rows: [{ id: 'Anna' }, { id: 'Bruno' }], next: 'b' },
    );
  });
  afterEach(() => setViewport('desktop'));

  it('says to who hears it how many rows a search found, and that it found none, in one place that stays', async () => {
    open();
    await screen.findByRole('checkbox', { name: 'Seleziona Anna' });
    const spoken = document.querySelector('[aria-live="polite"]:has(p, span)');
    expect(spoken).not.toBeNull();
    loadPage.mockResolvedValue({ rows: [], next: null });
    await press('Tutti');
    expect(await screen.findByText('Nessuno')).toBeInTheDocument();
    expect(spoken).toContainElement(screen.getByText('Nessuno'));
    expect(spoken).toBeInTheDocument();
  });

  it('keeps what is selected while more rows come', async () => {
    open();
    await tick('Seleziona Anna');
    await press('Carica altri');
    await waitFor(() => expect(names()).toEqual(['Anna', 'Bruno', 'Carla']));
    expect(loadPage.mock.lastCall?.[0]).toEqual({ cursor: 'b', start: 2, length: 2 });
    expect(screen.getByRole('checkbox', { name: 'Seleziona Anna' })).toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent('1 scelte');
  });

  it('ticks all rows between two by Shift', async () => {
    loadPage.mockResolvedValue({
      rows: ['Anna', 'Bruno', 'Carla', 'Dario'].map((id) => ({ id })),
      next: null,
    });
    open();
    await tick('Seleziona Anna');
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Seleziona Carla' }));
    await user.keyboard('{/Shift}');
    expect(screen.getByRole('status')).toHaveTextContent('3 scelte');
    expect(screen.getByRole('checkbox', { name: 'Seleziona Dario' })).not.toBeChecked();
  });

  it('clears the selection by Esc, unless something else takes it', async () => {
    open();
    await tick('Seleziona Anna');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('checkbox', { name: 'Seleziona Anna' })).not.toBeChecked();
    await tick('Seleziona Anna');
    act(() => void notify.error('Prima questo', { duration: 'failure' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('checkbox', { name: 'Seleziona Anna' })).toBeChecked();
  });

  it('selects every row, those not loaded yet too', async () => {
    open();
    await tick('Seleziona i 2 caricati');
    expect(screen.getByRole('status')).toHaveTextContent(
      '2 scelte · quelli non ancora caricati non sono selezionati',
    );
    await press('Seleziona anche il resto');
    expect(await screen.findByText('3 scelte')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(/^3 scelte$/);
    expect(screen.getByRole('checkbox', { name: 'Seleziona tutto' })).toBeChecked();
    expect(loadPage.mock.lastCall?.[0]).toMatchObject({ length: 100 });
  });

  it('says that a refresh failed, and keeps every row', async () => {
    open();
    await press('Carica altri');
    await waitFor(() => expect(names()).toHaveLength(3));
    loadPage.mockRejectedValue(new Error('La rete non risponde'));
    await press('Aggiorna');
    expect(await screen.findByText('La rete non risponde')).toBeInTheDocument();
    expect(names()).toEqual(['Anna', 'Bruno', 'Carla']);
  });

  it('says why the next rows did not come, and loads them when asked again', async () => {
    open();
    await screen.findByText('Anna');
    loadPage
      .mockRejectedValueOnce(new Error('Errore'))
      .mockRejectedValueOnce(new Error('La rete non risponde'));
    await press('Carica altri');
    expect(await screen.findByRole('alert')).toHaveTextContent('La rete non risponde');
    await press('Riprova');
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  it('says why there is no row at all, and tries again', async () => {
    loadPage.mockRejectedValueOnce(new Error('Errore')).mockRejectedValueOnce(new Error('Non hai accesso'));
    open();
    expect(screen.getByRole('status', { name: 'Caricamento delle persone' })).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent('Le persone non si sono caricate');
    expect(screen.getByRole('alert')).toHaveTextContent('Non hai accesso');
    await press('Riprova');
    expect(await screen.findByText('Anna')).toBeInTheDocument();
  });

  it('says that it is empty', async () => {
    loadPage.mockResolvedValue({ rows: [], next: null });
    open();
    expect(await screen.findByText('Nessuno')).toBeInTheDocument();
  });

  it('loads anew when a filter of the address changes', async () => {
    open();
    await screen.findByText('Anna');
    expect(loadPage.mock.lastCall?.[1]).toBe('open');
    await press('Tutti');
    await waitFor(() => expect(loadPage.mock.lastCall?.[1]).toBe('all'));
  });
});
