import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../actions/button.component.tsx';
import { renderWithKit } from '../testing/index.ts';
import { Menu } from './menu.component.tsx';
import { Tooltip } from './tooltip.component.tsx';

describe('Menu', () => {
  it('opens, does what is chosen, and gives the focus back', async () => {
    const onSelect = jest.fn();
    renderWithKit(<Menu label="Altro" items={[{ id: 'e', label: 'Modifica', onSelect }]} />);
    const opener = screen.getByRole('button', { name: 'Altro' });
    await userEvent.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Modifica' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(opener).toHaveFocus();
  });
});

describe('Tooltip', () => {
  it('describes its part', () => {
    renderWithKit(
      <Tooltip text="Solo per chi amministra">
        <Button>Utenti</Button>
      </Tooltip>,
    );
    expect(screen.getByRole('button', { name: 'Utenti' })).toHaveAccessibleDescription(
      'Solo per chi amministra',
    );
  });
});
