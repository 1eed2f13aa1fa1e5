import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../actions/button.component.tsx';
import { TextField } from '../fields/text-field.component.tsx';
import { notify } from '../notify/notify.ts';
import { renderWithKit } from '../testing/index.ts';
import { Dialog } from './dialog.component.tsx';
import { closeTopOverlay } from './open-overlays.ts';
import { useConfirm } from './use-confirm.component.tsx';

function WithDialog({ isSticky = false }: { isSticky?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Apri</Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Codice" isSticky={isSticky}>
        <TextField label="Valore" />
      </Dialog>
    </>
  );
}

const escape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

describe('a step back', () => {
  function goBack(): boolean {
    let wasOpen = false;
    act(() => {
      wasOpen = closeTopOverlay();
    });
    return wasOpen;
  }

  it('closes what is on top, one thing at a time, and says when nothing was open', async () => {
    function WithTwo() {
      const [open, setOpen] = useState(2);
      return (
        <>
          <Dialog isOpen={open > 0} onClose={() => setOpen(0)} title="Codice">
            <p>Il codice della mail</p>
          </Dialog>
          <Dialog isOpen={open > 1} onClose={() => setOpen(1)} title="Aiuto">
            <p>Dove si trova il codice</p>
          </Dialog>
        </>
      );
    }
    renderWithKit(<WithTwo />);
    await screen.findByRole('dialog', { name: 'Aiuto' });
    expect(goBack()).toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Aiuto' })).not.toBeInTheDocument());
    expect(screen.getByRole('dialog', { name: 'Codice' })).toBeInTheDocument();
    expect(goBack()).toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(goBack()).toBe(false);
  });

  it('leaves a question that has to be answered, and goes nowhere', async () => {
    renderWithKit(<WithDialog isSticky />);
    await userEvent.click(screen.getByRole('button', { name: 'Apri' }));
    expect(goBack()).toBe(true);
    expect(screen.getByRole('dialog', { name: 'Codice' })).toBeInTheDocument();
  });
});

describe('Dialog', () => {
  it('moves the focus into its first field and closes by Esc', async () => {
    renderWithKit(<WithDialog />);
    await userEvent.click(screen.getByRole('button', { name: 'Apri' }));
    expect(screen.getByRole('textbox', { name: 'Valore' })).toHaveFocus();
    escape();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('gives the focus to a form that comes late, unless the person has moved on by then', async () => {
    const dialog = (isLoaded: boolean) => (
      <Dialog isOpen onClose={() => undefined} title="Accedi" actions={<Button>Esci</Button>}>
        {isLoaded ? <TextField label="Password" data-autofocus /> : <p>Un momento</p>}
      </Dialog>
    );
    const first = renderWithKit(dialog(false));
    first.rerender(dialog(true));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    first.unmount();
    const second = renderWithKit(dialog(false));
    act(() => screen.getByRole('button', { name: 'Esci' }).focus());
    second.rerender(dialog(true));
    await act(async () => undefined);
    expect(screen.getByRole('button', { name: 'Esci' })).toHaveFocus();
  });

  it('stays open by Esc when it has to be answered', async () => {
    renderWithKit(<WithDialog isSticky />);
    await userEvent.click(screen.getByRole('button', { name: 'Apri' }));
    escape();
    expect(screen.getByRole('dialog', { name: 'Codice' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Chiudi' })).not.toBeInTheDocument();
  });

  it('stays above a keyboard on the screen', () => {
    const keyboard = Object.assign(new EventTarget(), { scale: 1, height: window.innerHeight, offsetTop: 0 });
    Object.assign(window, { visualViewport: keyboard });
    renderWithKit(
      <Dialog isOpen onClose={() => undefined} title="Codice">
        <TextField label="Valore" />
      </Dialog>,
    );
    keyboard.height -= 300;
    keyboard.dispatchEvent(new Event('resize'));
    expect(screen.getByRole('dialog').style.getPropertyValue('--keyboard')).toBe('300px');
    Object.assign(window, { visualViewport: undefined });
  });

  it('has popups within it while it is open, since all else is inert', async () => {
    renderWithKit(<WithDialog />);
    await userEvent.click(screen.getByRole('button', { name: 'Apri' }));
    act(() => {
      notify.error('Valore OTP non corretto');
    });
    expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent(
      'Valore OTP non corretto',
    );
  });
});

describe('useConfirm', () => {
  function Asker({ onAnswer }: { onAnswer: (isYes: boolean) => void }) {
    const { ask, dialog } = useConfirm();
    return (
      <>
        <Button onClick={async () => onAnswer(await ask({ title: 'Sei sicuro?', text: 'Vuoi inviare ?' }))}>
          Invia
        </Button>
        {dialog}
      </>
    );
  }

  it.each([
    ['Conferma', true],
    ['Annulla', false],
  ])('answers a press of %s with %s', async (button, answer) => {
    const onAnswer = jest.fn();
    renderWithKit(<Asker onAnswer={onAnswer} />);
    await userEvent.click(screen.getByRole('button', { name: 'Invia' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Sei sicuro?' });
    await userEvent.click(within(dialog).getByRole('button', { name: button }));
    await waitFor(() => expect(onAnswer).toHaveBeenCalledWith(answer));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });
});
