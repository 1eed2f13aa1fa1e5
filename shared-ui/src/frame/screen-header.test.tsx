import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ShownAction } from '../module-kit/screen.ts';
import { closeTopOverlay } from '../overlay/open-overlays.ts';
import { renderWithKit } from '../testing/index.ts';
import { ScreenHeader } from './screen-header.component.tsx';

const onClick = jest.fn();
const action = (label: string, look: Partial<ShownAction> = {}): ShownAction => {
  return { id: label, label, icon: 'add', onClick: () => onClick(label), ...look };
};
const inBar = () => within(screen.getByRole('navigation', { name: 'Azioni della pagina' }));
const labels = () =>
  inBar()
    .getAllByRole('button')
    .map((button) => button.textContent || button.ariaLabel);
const furtherActions = () => screen.getByRole('button', { name: 'Altre azioni' });

describe('ScreenHeader', () => {
  beforeEach(() => onClick.mockClear());

  it('has the main action at its end, further ones before it, rare and dangerous ones in the menu', () => {
    const actions = [
      action('Salva', { tone: 'primary' }),
      action('Elimina', { tone: 'danger' }),
      action('Stampa', { isRare: true }),
      action('Aggiorna'),
      action('Documenti', { isOnPhoneOnly: true }),
    ];
    renderWithKit(<ScreenHeader title="Modifica" actions={actions} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Modifica' })).toBeInTheDocument();
    expect(labels()).toEqual(['Altre azioni', 'Aggiorna', 'Salva']);
  });

  it('has no bar where a screen lets one do nothing, and a way back where it declares one', async () => {
    const back = jest.fn();
    renderWithKit(<ScreenHeader title="Info" back={{ label: 'Home', onClick: back }} actions={[]} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Home' }));
    expect(back).toHaveBeenCalled();
  });

  it('opens its menu for the keyboard, and closes it by Esc, a step back, a choice, and the focus that leaves', async () => {
    renderWithKit(
      <>
        <ScreenHeader
          title="Modifica"
          actions={[action('Elimina', { tone: 'danger' }), action('Stampa', { isRare: true })]}
        />
        <button type="button">Fuori</button>
      </>,
    );
    await userEvent.click(furtherActions());
    expect(screen.getByRole('menuitem', { name: 'Elimina' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Stampa' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(furtherActions()).toHaveFocus();
    await userEvent.click(furtherActions());
    act(() => void closeTopOverlay());
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onClick).toHaveBeenCalledWith('Stampa');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await userEvent.click(furtherActions());
    await userEvent.click(screen.getByRole('button', { name: 'Fuori' }));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});
