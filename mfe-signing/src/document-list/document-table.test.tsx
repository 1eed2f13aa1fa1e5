import type { DocumentRow } from 'shared-api/contracts/signing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildAdmin, buildDocument, buildSignedDocument } from '../testing/document.builders.ts';
import { useTexts, type RecordGridProps } from 'shared-ui';
import { RecordGrid } from 'shared-ui/grid';
import { renderAt } from 'shared-ui/testing';
import { documentColumns } from './document-columns.tsx';
import { documentListTexts } from './document-list.texts.ts';

type Model = Omit<RecordGridProps<DocumentRow>, 'columns'>;

function show(model: Partial<Model>) {
  const whole: Model = {
    label: 'Documents',
    rows: [buildDocument(), buildSignedDocument({ id: 'document-2', number: 2, title: 'Busta paga' })],
    getId: ({ id }) => id,
    getName: ({ title, receiverName }) => `${title}, ${receiverName}`,
    selected: new Set(),
    onSelect: () => {},
    onOpen: () => {},
    onEndNear: () => {},
    isComplete: false,
    ...model,
  };
  function Table() {
    const t = useTexts(documentListTexts);
    return <RecordGrid {...whole} columns={documentColumns({ t, isAdmin: true, onOpen: () => {} })} />;
  }
  renderAt({ screens: { '/': Table }, path: '/', session: buildAdmin(), language: 'en' });
}

const rowOf = async (title: string) =>
  (await screen.findByText(title)).closest('[role="row"]') as HTMLElement;

describe('the table of documents', () => {
  it('shows each row with where its mail and its signing stand', async () => {
    show({});
    const draft = within(await rowOf('Contratto di locazione'));
    expect(draft.getByText('10:00 21/11/2026')).toBeInTheDocument();
    expect(draft.getByText('Not sent')).toBeInTheDocument();
    const signed = within(await rowOf('Busta paga'));
    expect(signed.getByText('Sent')).toBeInTheDocument();
    expect(signed.getAllByText('Signed')).toHaveLength(2);
  });

  it('selects by a press on a row', async () => {
    const onSelect = jest.fn();
    show({ onSelect });
    await userEvent.click(await screen.findByText('Busta paga'));
    expect([...onSelect.mock.lastCall[0]]).toEqual(['document-2']);
  });

  it('shows what was selected elsewhere', async () => {
    show({ selected: new Set(['document-2']) });
    expect(await rowOf('Busta paga')).toHaveAttribute('aria-selected', 'true');
    expect(await rowOf('Contratto di locazione')).toHaveAttribute('aria-selected', 'false');
  });

  it('opens a row by a double press', async () => {
    const onOpen = jest.fn();
    show({ onOpen });
    await userEvent.dblClick(await screen.findByText('Busta paga'));
    expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'document-2' }));
  });

  it('names each checkbox by its row, and the one over them selects all', async () => {
    const onSelect = jest.fn();
    show({ onSelect });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Busta paga, Carla' }));
    expect([...onSelect.mock.lastCall[0]]).toEqual(['document-2']);
    const all = screen.getByRole('checkbox', { name: 'Select all' });
    expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    expect(onSelect.mock.lastCall[0]).toEqual(new Set(['document-1', 'document-2']));
    expect(all).toBeChecked();
  });

  it('has no checkbox where nothing can be done with several', async () => {
    const onSelect = jest.fn();
    show({ onSelect, isWithoutTicks: true });
    await userEvent.click(await screen.findByText('Busta paga'));
    await userEvent.click(screen.getByText('Contratto di locazione'));
    expect([...onSelect.mock.lastCall[0]]).toEqual(['document-1']);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('asks for another order, and leaves the rows as they come', async () => {
    const onSort = jest.fn();
    const sort = { column: 'lifecycle', direction: 'descending' } as const;
    show({ onSort, sort });
    const heading = (name: string) => screen.findByRole('columnheader', { name });
    expect(await heading('Progress')).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(screen.getByText('Title'));
    expect(onSort).toHaveBeenCalledWith({ column: 'title', direction: 'ascending' });
    const titles = screen.getAllByText(/Contratto|Busta/).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Contratto di locazione', 'Busta paga']);
    expect(await heading('Sender')).not.toHaveAttribute('aria-sort');
  });

  it('asks for more when its end is in sight', async () => {
    const onEndNear = jest.fn();
    show({ onEndNear, rows: [buildDocument()] });
    await screen.findByText('Contratto di locazione');
    expect(onEndNear).toHaveBeenCalled();
  });
});
