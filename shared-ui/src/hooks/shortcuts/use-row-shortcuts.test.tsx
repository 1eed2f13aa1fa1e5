import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { renderWithKit } from '../../testing/render-with-kit.tsx';
import { useRowShortcuts } from './use-row-shortcuts.ts';
import { useShortcutKeys } from './use-shortcuts.ts';

function Rows() {
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  useRowShortcuts(list, true);
  useShortcutKeys();
  return (
    <div ref={list}>
      <input type="checkbox" aria-label="Tutti" />
      <ul>
        {['Uno', 'Due', 'Tre'].map((name) => (
          <li key={name}>
            <input
              type="checkbox"
              aria-label={name}
              checked={chosen.includes(name)}
              onChange={() => setChosen([...chosen, name])}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

describe('the keys of rows', () => {
  it('walk from row to row, stop at the ends, and select the row that has the focus', async () => {
    renderWithKit(<Rows />);
    const box = (name: string) => screen.getByRole('checkbox', { name });
    await userEvent.keyboard('jj');
    expect(box('Due')).toHaveFocus();
    await userEvent.keyboard('x');
    expect(box('Due')).toBeChecked();
    await userEvent.keyboard('kk');
    expect(box('Uno')).toHaveFocus();
    await userEvent.keyboard('jjjj');
    expect(box('Tre')).toHaveFocus();
    expect(box('Tutti')).not.toBeChecked();
  });
});
