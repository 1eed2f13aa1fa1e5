import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ShownAction } from '../module-kit/screen.ts';
import { renderWithKit } from '../testing/index.ts';
import { BottomBar } from './bottom-bar.component.tsx';

const onClick = jest.fn();
const action = (label: string, look: Partial<ShownAction> = {}): ShownAction => {
  return { id: label, label, icon: 'add', onClick: () => onClick(label), ...look };
};
const menu = action('Menu');
const labels = () => screen.getAllByRole('button').map((button) => button.textContent);

beforeEach(() => onClick.mockClear());

describe('BottomBar', () => {
  it('has the way back first, the menu last, and the main action in the middle', () => {
    const actions = [action('Uno'), action('Due'), action('Salva', { tone: 'primary' })];
    renderWithKit(<BottomBar actions={actions} back={action('Indietro')} menu={menu} />);
    expect(labels()).toEqual(['Indietro', 'Uno', 'Salva', 'Due', 'Menu']);
  });

  it('keeps what has no place under Altro, never the main action', async () => {
    const names = ['Uno', 'Due', 'Tre', 'Quattro', 'Cinque'];
    const actions = [...names.map((name) => action(name)), action('Salva', { tone: 'primary' })];
    renderWithKit(<BottomBar actions={actions} menu={menu} />);
    expect(labels()).toEqual(['Uno', 'Due', 'Salva', 'Altro', 'Menu']);
    await userEvent.click(screen.getByRole('button', { name: 'Altro' }));
    const sheet = screen.getByRole('dialog', { name: 'Altro' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Cinque' }));
    expect(onClick).toHaveBeenCalledWith('Cinque');
  });

  it('has fewer places the larger the letters are, always one for the main action, and leaves a higher bar its room', () => {
    const sizes = { bar: 390, word: 58, height: 61 };
    const isBar = (element: HTMLElement) => element.tagName === 'NAV';
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
      return isBar(this) ? sizes.bar : sizes.word;
    });
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => sizes.height);
    const actions = [
      ...['Uno', 'Due', 'Tre'].map((name) => action(name)),
      action('Salva', { tone: 'primary' }),
    ];
    const bar = <BottomBar actions={actions} menu={menu} />;
    const { unmount } = renderWithKit(bar);
    expect(labels()).toEqual(['Uno', 'Due', 'Salva', 'Tre', 'Menu']);
    unmount();
    Object.assign(sizes, { word: 116, height: 140 });
    const { unmount: unmountLarge } = renderWithKit(bar);
    expect(labels()).toEqual(['Salva', 'Altro', 'Menu']);
    expect(document.documentElement.style.getPropertyValue('--sp-bar-grown')).toBe('140px');
    unmountLarge();
    expect(document.documentElement.style.getPropertyValue('--sp-bar-grown')).toBe('');
    renderWithKit(<BottomBar actions={actions} back={action('Indietro')} menu={menu} />);
    expect(labels()).toEqual(['Indietro', 'Salva', 'Altro', 'Menu']);
    jest.restoreAllMocks();
  });

  it('ignores a press while an action is busy or disabled', async () => {
    renderWithKit(<BottomBar actions={[action('Uno', { busy: true }), action('Due', { disabled: true })]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Uno' }));
    await userEvent.click(screen.getByRole('button', { name: 'Due' }));
    expect(onClick).not.toHaveBeenCalled();
  });

  it('ignores the second press of a double click on an action that has just taken the place of another', () => {
    jest.useFakeTimers();
    const { rerender } = renderWithKit(<BottomBar actions={[action('Aggiungi')]} />);
    rerender(<BottomBar actions={[action('Invia')]} />);
    const send = screen.getByRole('button', { name: 'Invia' });
    act(() => send.click());
    expect(onClick).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(600));
    act(() => send.click());
    expect(onClick).toHaveBeenCalledWith('Invia');
    jest.useRealTimers();
  });
});
