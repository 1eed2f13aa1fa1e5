import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useBottomBar, useBottomBarActions } from './bottom-bar.ts';

function Bar() {
  return useBottomBarActions().map((action) => (
    <button key={action.id} type="button" disabled={action.disabled} onClick={action.onClick}>
      {action.label}
    </button>
  ));
}

function Counter({ onSave }: { onSave: (count: number) => void }) {
  const [count, setCount] = useState(0);
  useBottomBar([
    { id: 'add', label: 'Aggiungi', icon: 'plus', onClick: () => setCount(count + 1) },
    { id: 'save', label: 'Salva', icon: 'check', disabled: count === 0, onClick: () => onSave(count) },
  ]);
  return <p>{count}</p>;
}

describe('useBottomBar', () => {
  it('shows the buttons of the screen and presses the handler of the last drawing', async () => {
    const save = jest.fn();
    render(
      <>
        <Counter onSave={save} />
        <Bar />
      </>,
    );
    expect(screen.getByRole('button', { name: 'Salva' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Aggiungi' }));
    await userEvent.click(screen.getByRole('button', { name: 'Aggiungi' }));
    await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
    expect(save).toHaveBeenCalledWith(2);
  });

  it('empties the bar when the screen goes', () => {
    const bar = render(<Bar />);
    const counter = render(<Counter onSave={() => {}} />);
    expect(screen.getByRole('button', { name: 'Salva' })).toBeInTheDocument();
    act(() => counter.unmount());
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    bar.unmount();
  });
});
