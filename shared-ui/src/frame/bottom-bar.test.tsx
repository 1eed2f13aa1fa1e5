import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from '../testing/index.ts';
import { setViewport } from '../testing/viewport.ts';
import { BottomBar, type BottomBarItem } from './bottom-bar.component.tsx';

const names = ['Uno', 'Due', 'Tre', 'Quattro', 'Cinque'];
const onClick = jest.fn();
const actions: readonly BottomBarItem[] = names.map((label) => ({
  id: label,
  label,
  icon: 'add',
  onClick: () => onClick(label),
}));
const menu: BottomBarItem = { id: 'menu', label: 'Menu', icon: 'menu', onClick: () => undefined };
const labels = () => screen.getAllByRole('button').map((button) => button.textContent);

afterEach(() => setViewport('desktop'));

describe('BottomBar', () => {
  it('shows every action on a desktop', () => {
    renderWithKit(<BottomBar actions={actions} menu={menu} />);
    expect(labels()).toEqual([...names, 'Menu']);
  });

  it('keeps what does not fit on a phone under Altro', async () => {
    setViewport('phone');
    renderWithKit(<BottomBar actions={actions} menu={menu} />);
    expect(labels()).toEqual(['Uno', 'Due', 'Tre', 'Altro', 'Menu']);
    await userEvent.click(screen.getByRole('button', { name: 'Altro' }));
    const sheet = screen.getByRole('dialog', { name: 'Altro' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Cinque' }));
    expect(onClick).toHaveBeenCalledWith('Cinque');
  });

  it('ignores a press while an action is busy or disabled', async () => {
    const [first, second] = actions as [BottomBarItem, BottomBarItem];
    onClick.mockClear();
    renderWithKit(
      <BottomBar
        actions={[
          { ...first, busy: true },
          { ...second, disabled: true },
        ]}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Uno' }));
    await userEvent.click(screen.getByRole('button', { name: 'Due' }));
    expect(onClick).not.toHaveBeenCalled();
  });
});
