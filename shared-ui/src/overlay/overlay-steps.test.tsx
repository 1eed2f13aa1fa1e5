import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithKit } from '../testing/index.ts';
import { ConfirmDialog } from './confirm-dialog.component.tsx';
import { Dialog } from './dialog.component.tsx';
import { navigateFromPlace } from './overlay-steps.ts';

function Screen({ asks = false }: { readonly asks?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      <Dialog isOpen={isOpen} onClose={() => (asks ? setIsAsked(true) : setIsOpen(false))} title="Form">
        <input aria-label="Name" />
      </Dialog>
      <ConfirmDialog
        isOpen={isAsked}
        title="Leave?"
        onConfirm={() => {
          setIsAsked(false);
          setIsOpen(false);
        }}
        onCancel={() => setIsAsked(false)}
      />
    </>
  );
}

const stepsOpen = () => (window.history.state as { overlays?: number } | null)?.overlays ?? 0;
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(stepsOpen()).toBe(1));
};
const back = () => act(() => window.history.back());

describe('an open overlay', () => {
  it('is closed by a step back, and nothing of it is left', async () => {
    renderWithKit(<Screen />);
    await open();
    back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(stepsOpen()).toBe(0);
  });

  it('takes its step away when it is closed by a button, and forward does not bring it back', async () => {
    renderWithKit(<Screen />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Chiudi' }));
    await waitFor(() => expect(stepsOpen()).toBe(0));
    const forward = jest.fn();
    window.addEventListener('popstate', forward, { capture: true, once: true });
    act(() => window.history.forward());
    await waitFor(() => expect(stepsOpen()).toBe(0));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps no change behind the # from the router, as where another link of a mail is opened in the same tab', () => {
    renderWithKit(<Screen />);
    const arrive = jest.fn();
    window.addEventListener('popstate', arrive, { once: true });
    act(() => {
      window.location.hash = '#another-link';
    });
    return waitFor(() => expect(arrive).toHaveBeenCalledTimes(1));
  });

  it('stays, one step deeper, where a question comes first', async () => {
    renderWithKit(<Screen asks />);
    await open();
    back();
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
    await waitFor(() => expect(stepsOpen()).toBe(2));
    // No to the question.
    back();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await waitFor(() => expect(stepsOpen()).toBe(1));
    back();
    await userEvent.click(await screen.findByRole('button', { name: 'Conferma' }));
    await waitFor(() => expect(stepsOpen()).toBe(0));
  });

  it('leaves no step behind where one goes elsewhere from it', async () => {
    renderWithKit(<Screen />);
    await open();
    const before = window.history.length;
    await act(() => navigateFromPlace(() => window.history.pushState({ key: 'other' }, '', '?other')));
    expect(window.history.length).toBe(before);
    expect(window.location.search).toBe('?other');
  });
});
