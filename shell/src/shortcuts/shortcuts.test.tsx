import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchField, useScreen, type ModuleDefinition } from 'shared-ui';
import { renderShell } from '../testing/render-shell.tsx';
import { setUpShell } from '../testing/shell-test-setup.tsx';

jest.mock('../boot/area-loader.ts', () => jest.requireActual('../testing/fake-area-loader.ts'));
const { load, signedIn, definition } = setUpShell();
const add = jest.fn();

function ListScreen() {
  const actions = [{ id: 'add', label: 'Aggiungi', icon: 'add', shortcut: 'n', onClick: add } as const];
  useScreen({ title: 'Elenco', actions });
  return <SearchField label="Cerca un documento" shortcut="/" value="" onSearch={() => undefined} />;
}

async function openList() {
  add.mockReset();
  load.mockResolvedValue({
    ...definition,
    screens: { '/documents': ListScreen },
  } as unknown as ModuleDefinition);
  renderShell(signedIn, '/documents');
  await screen.findByRole('searchbox');
  await screen.findByRole('button', { name: 'Aggiungi' });
}

describe('single keys', () => {
  it('do what the screen offers, but are letters where one types', async () => {
    await openList();
    await userEvent.keyboard('n');
    expect(add).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('n/');
    expect(screen.getByRole('searchbox')).toHaveValue('n/');
    expect(add).toHaveBeenCalledTimes(1);
  });

  it('are listed as this screen has them, and rest while a dialog is open', async () => {
    await openList();
    await userEvent.keyboard('?');
    const help = within(await screen.findByRole('dialog', { name: 'Scorciatoie da tastiera' }));
    expect(
      help
        .getAllByRole('term')
        .map(({ textContent }) => textContent)
        .slice(1)
        .toSorted(),
    ).toEqual(['/', '?', 'n']);
    expect(help.getByText('Cerca un documento')).toBeInTheDocument();
    await userEvent.keyboard('n');
    expect(add).not.toHaveBeenCalled();
  });

  it('can be switched off, which this device remembers', async () => {
    await openList();
    await userEvent.click(screen.getByRole('button', { name: /Utente e preferenze|Mario Rossi/ }));
    await userEvent.click(screen.getByRole('switch', { name: 'Scorciatoie da tastiera' }));
    await userEvent.click(screen.getByRole('button', { name: 'Chiudi' }));
    await waitFor(() => expect(screen.queryByRole('switch')).not.toBeInTheDocument());
    await userEvent.keyboard('n');
    expect(add).not.toHaveBeenCalled();
    expect(localStorage.getItem('sportello.shortcuts')).toBe('"off"');
    await userEvent.click(screen.getByRole('button', { name: /Utente e preferenze|Mario Rossi/ }));
    await userEvent.click(screen.getByRole('switch', { name: 'Scorciatoie da tastiera' }));
  });
});
