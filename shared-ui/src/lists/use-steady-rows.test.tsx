import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { renderWithKit } from '../testing/index.ts';
import { ListBody } from './list-body.component.tsx';
import type { ListState } from './use-record-list.ts';
import { useSelection } from './use-selection.ts';

interface Request {
  readonly id: string;
  readonly state: string;
}

const requested = (...ids: string[]) => ids.map((id) => ({ id, state: 'Da approvare' }));
const approved = jest.fn();

interface Listed {
  readonly rows: readonly Request[];
  readonly key: string;
}

const first: Listed = { rows: requested('Anna', 'Bruno', 'Carla'), key: 'all' };
let listed = first;
let redraw: () => void = () => undefined;

/** What the server lists from now on. */
function answer(rows: readonly Request[], key = 'all'): void {
  listed = { rows, key };
  act(redraw);
}

function follow(onChange: () => void) {
  redraw = onChange;
  return () => undefined;
}
const columns = [
  { id: 'id', header: 'Persona', cell: ({ id }: Request) => id },
  { id: 'state', header: 'Stato', cell: ({ state }: Request) => state },
  {
    id: 'do',
    header: '',
    cell: ({ id }: Request) => <button onClick={() => approved(id)}>{`Approva ${id}`}</button>,
  },
] as const;

function Requests() {
  const { rows, key } = useSyncExternalStore(follow, () => listed);
  const list: ListState<Request> = {
    key,
    rows,
    isLoading: false,
    failure: undefined,
    isRetrying: false,
    retry: () => undefined,
    hasMore: false,
    isLoadingMore: false,
    moreFailure: undefined,
    loadMore: () => undefined,
    isOutdated: false,
  };
  return (
    <ListBody
      label="Richieste"
      list={list}
      columns={columns}
      getName={({ id }) => id}
      selection={useSelection(rows)}
      failedTitle=""
      empty={null}
    />
  );
}

const table = () => screen.getByRole('table');
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td:nth-child(2)')?.textContent);
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

/** A pointer's event: the page of the tests has none of its own. */
function point(type: string, element: Element, by: { readonly as: string; readonly x?: number }): void {
  const event = new MouseEvent(type, { bubbles: type !== 'pointerleave', clientX: by.x ?? 0 });
  Object.defineProperties(event, { pointerType: { value: by.as }, isPrimary: { value: true } });
  fireEvent(element, event);
}

/** A mouse that moves over the rows. */
function aim(): void {
  for (const x of [10, 20]) point('pointermove', table(), { as: 'mouse', x });
}

function leave(): void {
  for (let each: Element | null = table(); each; each = each.parentElement)
    point('pointerleave', each, { as: 'mouse' });
}

describe('rows under a pointer', () => {
  beforeEach(() => {
    listed = first;
    renderWithKit(<Requests />);
  });

  it('stay where they are while others are decided elsewhere, and say so', () => {
    aim();
    answer([{ id: 'Carla', state: 'Approvata' }]);
    expect(names()).toEqual(['Anna', 'Bruno', 'Carla']);
    expect(row('Anna')).toHaveAttribute('data-gone');
    expect(row('Carla')).toHaveTextContent('Approvata');
    expect(screen.getByText(/L’elenco è cambiato/)).toBeInTheDocument();
    leave();
    expect(names()).toEqual(['Carla']);
    expect(screen.queryByText(/L’elenco è cambiato/)).not.toBeInTheDocument();
  });

  it('have no other row come between them, but after them', () => {
    aim();
    answer(requested('Adele', 'Anna', 'Bruno', 'Carla', 'Dario'));
    expect(names()).toEqual(['Anna', 'Bruno', 'Carla', 'Dario']);
    leave();
    expect(names()).toEqual(['Adele', 'Anna', 'Bruno', 'Carla', 'Dario']);
  });

  it('go where the person themself acted on them, and are those of another search at once', () => {
    aim();
    fireEvent.click(screen.getByRole('button', { name: 'Approva Bruno' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Seleziona Carla' }));
    answer(requested('Anna'));
    expect(names()).toEqual(['Anna']);
    answer(requested('Zoe'), 'search');
    expect(names()).toEqual(['Zoe']);
  });

  it('take no press for half a second after they moved', () => {
    answer(requested('Bruno', 'Carla'));
    approved.mockClear();
    const press = screen.getByRole('button', { name: 'Approva Bruno' });
    point('pointerdown', press, { as: 'mouse' });
    fireEvent.click(press, { detail: 1 });
    expect(approved).not.toHaveBeenCalled();
  });

  it('keep the focus and the place of the keyboard, until it is elsewhere', async () => {
    const hands = userEvent.setup();
    const button = screen.getByRole('button', { name: 'Approva Bruno' });
    while (document.activeElement !== button) await hands.tab();
    answer(requested('Adele', 'Carla'));
    expect(names()).toEqual(['Anna', 'Bruno', 'Carla']);
    expect(button).toHaveFocus();
    expect(screen.getByText(/L’elenco è cambiato/)).toBeInTheDocument();
    while (table().contains(document.activeElement)) await hands.tab();
    await waitFor(() => expect(names()).toEqual(['Adele', 'Carla']));
  });

  it('go where the keyboard acted on them, and are not held by the focus of a press', async () => {
    const hands = userEvent.setup();
    const button = screen.getByRole('button', { name: 'Approva Bruno' });
    while (document.activeElement !== button) await hands.tab();
    await hands.keyboard('{Enter}');
    answer(requested('Anna', 'Carla'));
    expect(names()).toEqual(['Anna', 'Carla']);
    leave();
    await hands.click(screen.getByRole('checkbox', { name: 'Seleziona Anna' }));
    leave();
    answer(requested('Zoe', 'Anna'));
    expect(names()).toEqual(['Zoe', 'Anna']);
  });

  it('stay under a finger until it is away', () => {
    jest.useFakeTimers();
    point('pointerdown', table(), { as: 'touch' });
    answer(requested('Carla'));
    expect(names()).toEqual(['Anna', 'Bruno', 'Carla']);
    point('pointerup', table(), { as: 'touch' });
    act(() => jest.advanceTimersByTime(600));
    expect(names()).toEqual(['Carla']);
    jest.useRealTimers();
  });
});
