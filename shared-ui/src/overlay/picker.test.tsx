import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { renderWithKit } from '../testing/index.ts';
import type { PickerOption } from './find-options.ts';
import { PickerSheet } from './picker.sheet.tsx';

const people: readonly PickerOption[] = [
  { id: '1', name: 'Rossi Mario', detail: 'mario.rossi' },
  { id: '2', name: 'D’Alò Niccolò', detail: 'n.dalo' },
  { id: '3', name: 'Bianchi Giulia', detail: 'giulia.bianchi' },
];
const onPick = jest.fn();
const onRetry = jest.fn();

type Changes = Partial<ComponentProps<typeof PickerSheet>>;

function show(changes: Changes = {}) {
  return renderWithKit(
    <PickerSheet
      isOpen
      title="Per chi?"
      options={people}
      hasFailed={false}
      onRetry={onRetry}
      onPick={onPick}
      onClose={() => undefined}
      {...changes}
    />,
  );
}

const field = () => screen.getByRole('searchbox', { name: 'Cerca per nome' });
const names = () => {
  const list = screen.getByRole('list');
  return within(list)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
};

describe('PickerSheet', () => {
  it.each([
    ['mario rossi', 'Rossi Mariomario.rossi'],
    ['ALO nicc', 'D’Alò Niccolòn.dalo'],
    ['giulia.b', 'Bianchi Giuliagiulia.bianchi'],
  ])('finds by %s whatever the order, case and accents', async (search, found) => {
    show();
    await userEvent.type(field(), search);
    expect(await screen.findByText('Nomi trovati: 1')).toBeInTheDocument();
    expect(names()).toEqual([found]);
  });

  it('takes the only name found by Enter, and none of several', async () => {
    show();
    await userEvent.type(field(), 'i{Enter}');
    expect(onPick).not.toHaveBeenCalled();
    await userEvent.type(field(), '{Backspace}giulia{Enter}');
    expect(onPick).toHaveBeenCalledWith('3');
  });

  it('says that there is nobody where nothing was typed', () => {
    show({ options: [] });
    expect(screen.getByText('Nessun nome da scegliere')).toBeInTheDocument();
    expect(screen.queryByText('Nessun nome corrisponde')).not.toBeInTheDocument();
  });

  it('is worked by keys alone: type, go down, press Enter', async () => {
    show();
    expect(field()).toHaveFocus();
    await userEvent.keyboard('i{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}');
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onPick).toHaveBeenCalledWith('2');
  });

  it('picks all of them where that is offered', async () => {
    show({ all: 'Tutti', picked: '1' });
    expect(screen.getByRole('button', { name: /Rossi/ })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Tutti' }));
    expect(onPick).toHaveBeenLastCalledWith(undefined);
  });

  it('shows two hundred of thousands, says how many more there are, and finds each of them', async () => {
    const options = Array.from({ length: 5000 }, (_, at) => ({ id: String(at), name: `Persona ${at}` }));
    show({ options });
    expect(names()).toHaveLength(200);
    expect(screen.getByText('Altri 4800: scrivi un nome per trovarli')).toBeInTheDocument();
    await userEvent.type(field(), '4711');
    expect(await screen.findByText('Nomi trovati: 1')).toBeInTheDocument();
    expect(names()).toEqual(['Persona 4711']);
  });

  it('says that no name matches', async () => {
    show();
    await userEvent.type(field(), 'zz');
    expect(await screen.findByRole('heading', { name: 'Nessun nome corrisponde' })).toBeInTheDocument();
  });

  it('shows the shape of the list while it loads', () => {
    show({ options: undefined });
    expect(screen.getByRole('status', { name: 'Caricamento in corso' })).toBeInTheDocument();
  });

  it('says that the list did not load, and tries again', async () => {
    show({ options: undefined, hasFailed: true });
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(onRetry).toHaveBeenCalled();
    expect(screen.queryByRole('status', { name: 'Caricamento in corso' })).not.toBeInTheDocument();
  });
});
