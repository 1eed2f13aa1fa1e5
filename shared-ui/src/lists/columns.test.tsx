import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from '../testing/index.ts';
import { ColumnChooser } from './column-chooser.component.tsx';
import type { RecordColumn } from './record-list-props.ts';
import { useColumns } from './use-columns.ts';

const column = (id: string, rest: Partial<RecordColumn<string>> = {}): RecordColumn<string> => ({
  id,
  header: id.toUpperCase(),
  cell: (row) => row,
  ...rest,
});
const all = [column('name', { isPinned: true }), column('a'), column('b'), column('c'), column('d')];

function Columns({ columns = all, name = 'people:u1' }) {
  const layout = useColumns(name, columns);
  return (
    <>
      <ColumnChooser layout={layout} />
      <output>{layout.columns.map(({ id, width }) => `${id}${width ?? ''}`).join(' ')}</output>
      <button type="button" onClick={() => layout.resize('a', 222.4)}>
        Widen
      </button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the columns of a list', () => {
  beforeEach(() => localStorage.clear());

  it('are hidden, sized and given back, pinned ones apart, and kept for who chose', async () => {
    const { unmount } = renderWithKit(<Columns />);
    await press('Widen');
    await press('Colonne');
    const sheet = within(screen.getByRole('dialog', { name: 'Colonne' }));
    expect(sheet.getAllByRole('checkbox')).toHaveLength(4);
    await userEvent.click(sheet.getByRole('checkbox', { name: 'B' }));
    unmount();
    const other = renderWithKit(<Columns name="people:u2" />);
    expect(screen.getByText('name a b c d')).toBeInTheDocument();
    other.unmount();
    renderWithKit(<Columns />);
    expect(screen.getByText('name a222 c d')).toBeInTheDocument();
    await press('Colonne');
    await press('Ripristina');
    expect(screen.getByText('name a b c d')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ripristina' })).toBeDisabled();
  });

  it('are moved by the keyboard, which stays with the column that moves', async () => {
    renderWithKit(<Columns />);
    await press('Colonne');
    screen.getByRole('button', { name: 'Sposta prima: D' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(screen.getByText('name a d b c')).toBeInTheDocument();
    expect(screen.getByText('D: posto 2 di 4')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('name d a b c')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sposta dopo: D' })).toHaveFocus();
  });

  it('stand where they belong when a new version brings one, whatever was kept', () => {
    const order = ['c', 'a', 'gone', 'b', 'd'];
    localStorage.setItem('sportello.columns.people:u1', JSON.stringify(JSON.stringify({ order, hidden: 7 })));
    const columns = [column('first'), ...all, column('last')];
    const { unmount } = renderWithKit(<Columns columns={columns} />);
    expect(screen.getByText('name first c a b d last')).toBeInTheDocument();
    unmount();
    localStorage.setItem('sportello.columns.people:u1', JSON.stringify('{broken'));
    renderWithKit(<Columns />);
    expect(screen.getByText('name a b c d')).toBeInTheDocument();
  });
});
