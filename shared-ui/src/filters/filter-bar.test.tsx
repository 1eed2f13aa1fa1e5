import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SelectField } from 'shared-ui';
import { renderWithKit, setViewport } from '../testing/index.ts';
import { FilterBar } from './filter-bar.component.tsx';

function Documents() {
  const [text, setText] = useState('');
  const [state, setState] = useState('sent');
  const [company, setCompany] = useState('Acme');
  const chosen = [
    ...(state ? [{ id: 'state', label: `Stato: ${state}`, onRemove: () => setState('') }] : []),
    ...(company ? [{ id: 'company', label: company, onRemove: () => setCompany('') }] : []),
  ];
  return (
    <>
      <FilterBar
        search={{ value: text, onSearch: setText, shortcut: '/' }}
        chosen={chosen}
        onReset={() => {
          setState('');
          setCompany('');
        }}
        end={<button type="button">Aggiorna</button>}
      >
        <SelectField
          label="Stato"
          choices={[
            { value: '', label: 'Tutti' },
            { value: 'sent', label: 'Inviato' },
          ]}
          value={state}
          onChange={(event) => setState(event.target.value)}
        />
      </FilterBar>
      <output>{`${text}|${state}|${company}`}</output>
    </>
  );
}
const narrowed = () => screen.getByRole('status', { name: '' }).textContent;
const chips = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

afterEach(() => setViewport('desktop'));

describe('FilterBar', () => {
  it('removes one filter by the keyboard, and keeps the focus in the bar', async () => {
    renderWithKit(<Documents />);
    expect(chips()).toEqual(['Stato: sent', 'Acme']);
    screen.getByRole('button', { name: 'Togli il filtro Stato: sent' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(narrowed()).toBe('||Acme');
    expect(chips()).toEqual(['Acme']);
    expect(screen.getByRole('search')).toHaveFocus();
  });

  it('gives every filter its default at once, and shows no chip then', async () => {
    renderWithKit(<Documents />);
    await userEvent.click(screen.getByRole('button', { name: 'Azzera i filtri' }));
    expect(narrowed()).toBe('||');
    expect(chips()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Azzera i filtri' })).not.toBeInTheDocument();
  });

  it('has the search in the bar, with the key that leads to it', async () => {
    renderWithKit(<Documents />);
    const field = screen.getByRole('searchbox', { name: 'Cerca' });
    expect(field).toHaveAttribute('aria-keyshortcuts', '/');
    expect(screen.getByText('/')).toBeInTheDocument();
    await userEvent.type(field, 'contratto{Enter}');
    expect(narrowed()).toBe('contratto|sent|Acme');
    expect(screen.queryByText('/')).not.toBeInTheDocument();
  });

  it('has its fields in the bar on a desktop, without a sheet', () => {
    setViewport('desktop');
    renderWithKit(<Documents />);
    expect(screen.getByRole('combobox', { name: 'Stato' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Filtri/ })).not.toBeInTheDocument();
  });

  it('has its fields in a sheet on a phone, whose button says how many are chosen', async () => {
    setViewport('phone');
    renderWithKit(<Documents />);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Filtri, 2 attivi' }));
    const sheet = screen.getByRole('dialog', { name: 'Filtri' });
    await userEvent.selectOptions(within(sheet).getByRole('combobox', { name: 'Stato' }), 'Tutti');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Mostra i risultati' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Filtri, 1 attivo' })).toBeInTheDocument();
    expect(narrowed()).toBe('||Acme');
  });
});
