import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from '../testing/index.ts';
import { doLater, finishLaterChanges, useRemovedIds } from './do-later.ts';
import { notify } from './notify.ts';

const run = jest.fn<Promise<void>, [{ isLeaving: boolean }]>();
const undo = jest.fn();
let outcome: string | undefined;

function Documents() {
  const removed = useRemovedIds();
  return (
    <>
      <ul>{['d1', 'd2'].map((id) => !removed.has(id) && <li key={id}>{id}</li>)}</ul>
      <input aria-label="Titolo" />
    </>
  );
}
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const pass = (milliseconds: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });
const remove = () => {
  renderWithKit(<Documents />);
  act(() => {
    const describeError = () => 'Il documento non è stato eliminato';
    void doLater({ message: 'Documento eliminato', run, undo, removes: ['d1'], describeError }).then(
      (what) => (outcome = what),
    );
  });
};
const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });
const button = () => screen.getByRole('button', { name: 'Annulla' });

beforeEach(() => {
  jest.useFakeTimers();
  outcome = undefined;
  run.mockReset().mockResolvedValue();
  undo.mockReset();
});
afterEach(async () => {
  await act(() => finishLaterChanges());
  act(() => notify.clear());
  jest.useRealTimers();
});

describe('doLater', () => {
  it('takes the record away at once and makes the change after ten seconds', async () => {
    remove();
    expect(rows()).toEqual(['d2']);
    await pass(9_999);
    expect(run).not.toHaveBeenCalled();
    await pass(1);
    expect(run).toHaveBeenCalledWith({ isLeaving: false });
    expect(outcome).toBe('done');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('makes nothing when it is undone, and puts the screen back', async () => {
    remove();
    await user.click(button());
    await pass(20_000);
    expect(run).not.toHaveBeenCalled();
    expect(undo).toHaveBeenCalledTimes(1);
    expect(rows()).toEqual(['d1', 'd2']);
    expect(outcome).toBe('undone');
  });

  it.each(['{Control>}z{/Control}', '{Meta>}z{/Meta}'])('is undone by %s', async (keys) => {
    remove();
    await user.keyboard(keys);
    await pass(0);
    expect(outcome).toBe('undone');
  });

  it('leaves the key to a text that is being written, and Esc to other popups', async () => {
    remove();
    act(() => void notify.error('Errore'));
    await user.click(screen.getByRole('textbox', { name: 'Titolo' }));
    await user.keyboard('{Control>}z{/Control}{Escape}{Escape}');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(button()).toBeInTheDocument();
  });

  it('waits while the popup holds the focus, and shows the time that is left', async () => {
    remove();
    await pass(4_000);
    expect(screen.getByText('ancora 6 s')).toBeInTheDocument();
    act(() => button().focus());
    await pass(60_000);
    expect(screen.getByText('ancora 6 s')).toBeInTheDocument();
    expect(run).not.toHaveBeenCalled();
    act(() => button().blur());
    await pass(6_000);
    expect(outcome).toBe('done');
  });

  it('makes the change at once, and once, when the page is left', async () => {
    remove();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(run).toHaveBeenCalledWith({ isLeaving: true });
    await pass(20_000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('is done before a sign-out goes on', async () => {
    let finish: () => void = () => undefined;
    run.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    remove();
    const order: string[] = [];
    const signedOut = finishLaterChanges().then(() => order.push('signed out'));
    order.push('made');
    finish();
    await act(async () => {
      await signedOut;
    });
    expect(order).toEqual(['made', 'signed out']);
    expect(outcome).toBe('done');
  });

  it('puts the screen back and says so when it fails', async () => {
    run.mockRejectedValue(new Error('offline'));
    remove();
    await user.click(screen.getByRole('button', { name: 'Chiudi' }));
    await pass(0);
    expect(screen.getByRole('alert')).toHaveTextContent('Il documento non è stato eliminato');
    expect(rows()).toEqual(['d1', 'd2']);
    expect(outcome).toBe('failed');
  });

  it('is not pushed away by other popups', async () => {
    remove();
    act(() => ['A', 'B', 'C', 'D'].forEach((text) => notify.info(text)));
    expect(screen.getAllByRole('status')).toHaveLength(3);
    expect(button()).toBeInTheDocument();
    expect(run).not.toHaveBeenCalled();
  });
});
