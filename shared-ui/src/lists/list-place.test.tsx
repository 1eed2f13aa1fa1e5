import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../actions/button.component.tsx';
import { useWayBack } from '../hooks/use-way-back.ts';
import { renderAt } from '../testing/index.ts';
import type { RecordGridProps } from './lazy-grid.tsx';
import { ListBody } from './list-body.component.tsx';
import { useListFilters } from './use-list-filters.ts';
import type { ListState } from './use-record-list.ts';

interface Person {
  readonly id: string;
}

const list: ListState<Person> = {
  rows: [{ id: 'Anna' }],
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

/** Scrolls by a press, as the grid does by a wheel. */
function ScrolledGrid({ place }: RecordGridProps<Person>) {
  const [top, setTop] = useState(place?.top);
  const scrollTo = (to: number) => {
    place?.keep(to);
    setTop(to);
  };
  const start = useEffectEvent(() => scrollTo(0));
  useEffect(() => place?.onStart(start), [place]);
  return <Button onClick={() => scrollTo(1500)}>{`A ${top} pixel`}</Button>;
}

function People() {
  const navigate = useNavigate();
  const { change } = useListFilters({ search: '' });
  return (
    <>
      <Button onClick={() => change({ search: 'rossi' })}>Cerca</Button>
      <Button onClick={() => void navigate('/people/1')}>Apri</Button>
      <ListBody
        label="Persone"
        list={list}
        columns={[]}
        getName={({ id }) => id}
        grid={ScrolledGrid}
        failedTitle=""
        empty={null}
      />
    </>
  );
}

function Record() {
  const navigate = useNavigate();
  const goBack = useWayBack();
  return (
    <>
      <Button onClick={() => void navigate('/people/1/more')}>Oltre</Button>
      <Button onClick={() => goBack('/people')}>Indietro</Button>
    </>
  );
}

const open = (path: string) =>
  renderAt({ screens: { '/people': People, '/people/1': Record, '/people/1/more': Record }, path });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the way back to a list', () => {
  it('leads to its search and its scroll, from whatever was opened out of it', async () => {
    const { currentPath } = open('/people');
    await press('Cerca');
    await press('A 0 pixel');
    await press('Apri');
    await press('Oltre');
    await press('Indietro');
    await waitFor(() => expect(currentPath()).toBe('/people?search=rossi'));
    expect(screen.getByRole('button', { name: 'A 1500 pixel' })).toBeInTheDocument();
  });

  it('is the step of the browser too', async () => {
    const { router, currentPath } = open('/people');
    await press('Cerca');
    await press('A 0 pixel');
    await press('Apri');
    await act(() => router.navigate(-1));
    expect(currentPath()).toBe('/people?search=rossi');
    expect(screen.getByRole('button', { name: 'A 1500 pixel' })).toBeInTheDocument();
  });

  it('is its bare address for who was not there before', async () => {
    const { currentPath } = open('/people/1');
    await press('Indietro');
    expect(currentPath()).toBe('/people');
  });

  it('begins at the top for another search, and for who opens it anew', async () => {
    const { router } = open('/people');
    await press('A 0 pixel');
    await screen.findByRole('button', { name: 'A 1500 pixel' });
    await press('Cerca');
    expect(screen.getByRole('button', { name: 'A 0 pixel' })).toBeInTheDocument();
    await press('A 0 pixel');
    await press('Apri');
    await act(() => router.navigate('/people'));
    expect(screen.getByRole('button', { name: 'A 0 pixel' })).toBeInTheDocument();
  });
});
