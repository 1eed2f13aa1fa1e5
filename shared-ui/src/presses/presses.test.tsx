import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '../actions/button.component.tsx';
import { TextField } from '../fields/text-field.component.tsx';
import { Form } from '../fields/form.component.tsx';
import { ActionMenu } from '../frame/action-menu.component.tsx';
import { Dialog } from '../overlay/dialog.component.tsx';
import { FormDialog } from '../overlay/form.dialog.tsx';
import { renderWithKit } from '../testing/index.ts';

const sign = jest.fn();
const button = (name: string) => screen.getByRole('button', { name });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

/** The dialog goes when its animations have ended. */
const hasLeft = () => act(async () => undefined);

/** What a browser tells of one press by a pointer, at a place of the screen. */
function press(element: Element, { x = 10, y = 10, pointerType = 'touch' } = {}): void {
  const init = { bubbles: true, cancelable: true, clientX: x, clientY: y, button: 0, detail: 1 };
  for (const type of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click'])
    fireEvent(element, Object.assign(new MouseEvent(type, init), { isPrimary: true, pointerType }));
}

/** What a browser tells of a key that goes down on what has the focus: a button is pressed by it. */
function keyDown({ key = 'Enter', repeat = false } = {}): void {
  const target = document.activeElement ?? document.body;
  if (fireEvent.keyDown(target, { key, repeat }) && target instanceof HTMLButtonElement && key === 'Enter')
    fireEvent.click(target, { detail: 0 });
}

const keyUp = (key = 'Enter') => fireEvent.keyUp(document.activeElement ?? document.body, { key });

function Signing({ onClose = () => undefined }: { onClose?: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    onClose();
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Firma</Button>
      <Button onClick={() => sign('below')}>Elimina</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Firmare?"
        actions={
          <Button kind="primary" data-autofocus onClick={() => sign('signed')}>
            Conferma
          </Button>
        }
      >
        <TextField label="Nota" />
      </Dialog>
    </>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  sign.mockClear();
});
afterEach(() => jest.useRealTimers());

describe('what opens', () => {
  it.each([80, 120, 180, 250, 300, 450])('takes no press %d ms after the one that opened it', (gap) => {
    renderWithKit(<Signing />);
    press(button('Firma'));
    wait(gap);
    press(button('Conferma'));
    expect(sign).not.toHaveBeenCalled();
  });

  it('takes one half a second after it could be seen, not after it was asked for', () => {
    const drawn: FrameRequestCallback[] = [];
    renderWithKit(<Signing />);
    const frames = jest
      .spyOn(window, 'requestAnimationFrame')
      .mockImplementation((frame) => drawn.push(frame));
    const draw = () => act(() => drawn.splice(0).forEach((frame) => frame(performance.now())));
    press(button('Firma'));
    wait(3000);
    press(button('Conferma'));
    draw();
    draw();
    wait(400);
    press(button('Conferma'));
    expect(sign).not.toHaveBeenCalled();
    wait(150);
    press(button('Conferma'));
    expect(sign).toHaveBeenCalledWith('signed');
    frames.mockRestore();
  });

  it('stays open at a double press of what opened it, and at a second one beside it', async () => {
    const onClose = jest.fn();
    renderWithKit(<Signing onClose={onClose} />);
    press(button('Firma'));
    wait(120);
    press(screen.getByRole('dialog'));
    expect(onClose).not.toHaveBeenCalled();
    wait(600);
    press(screen.getByRole('dialog'));
    expect(onClose).toHaveBeenCalled();
    await hasLeft();
  });

  it('stays open at a double press where it is a menu, and takes none in it', () => {
    const actions = [{ id: 'delete', label: 'Elimina', icon: 'delete' as const, onClick: sign }];
    renderWithKit(<ActionMenu actions={actions} />);
    press(button('Altre azioni'));
    wait(150);
    press(button('Altre azioni'));
    press(screen.getByRole('menuitem'), { x: 30 });
    expect(screen.getByRole('menu')).toBeInTheDocument();
    expect(sign).not.toHaveBeenCalled();
  });

  it('takes the press of an assistive program, which has neither pointer nor key, after the same time', () => {
    renderWithKit(<Signing />);
    act(() => button('Firma').click());
    wait(300);
    act(() => button('Conferma').click());
    expect(sign).not.toHaveBeenCalled();
    wait(300);
    act(() => button('Conferma').click());
    expect(sign).toHaveBeenCalledTimes(1);
  });
});

describe('what lies under something that closes', () => {
  it('takes no press for half a second', async () => {
    renderWithKit(<Signing />);
    press(button('Firma'));
    wait(600);
    press(button('Chiudi'));
    await hasLeft();
    wait(250);
    press(button('Elimina'));
    expect(sign).not.toHaveBeenCalled();
    wait(600);
    press(button('Elimina'));
    expect(sign).toHaveBeenCalledWith('below');
  });
});

describe('one place pressed twice', () => {
  function Steps() {
    const [step, setStep] = useState(1);
    if (step === 1)
      return (
        <Button key="next" onClick={() => setStep(2)}>
          Avanti
        </Button>
      );
    return (
      <Button key="send" onClick={() => sign('sent')}>
        Invia
      </Button>
    );
  }

  it('is not pressed on what has come into the place meanwhile', () => {
    renderWithKit(<Steps />);
    press(button('Avanti'));
    wait(300);
    press(button('Invia'));
    expect(sign).not.toHaveBeenCalled();
    wait(250);
    press(button('Invia'));
    expect(sign).toHaveBeenCalledTimes(1);
  });

  it('is another press elsewhere', () => {
    renderWithKit(<Steps />);
    press(button('Avanti'));
    wait(300);
    press(button('Invia'), { y: 300 });
    expect(sign).toHaveBeenCalledTimes(1);
  });

  it('is another press after one of something else, and of a button that goes on by one', () => {
    renderWithKit(
      <>
        <Button onClick={() => sign('saved')}>Salva</Button>
        <Button isStep onClick={() => sign('step')}>
          Avanti
        </Button>
      </>,
    );
    for (const name of ['Salva', 'Avanti', 'Avanti', 'Salva']) {
      press(button(name), { y: name === 'Salva' ? 10 : 300 });
      wait(80);
    }
    expect(sign).toHaveBeenCalledTimes(4);
  });

  it('is one press of a button with words, whatever its handler answers', () => {
    renderWithKit(<Button onClick={() => sign('link')}>Invia un link</Button>);
    press(button('Invia un link'));
    wait(49);
    press(button('Invia un link'));
    expect(sign).toHaveBeenCalledTimes(1);
    wait(600);
    press(button('Invia un link'));
    expect(sign).toHaveBeenCalledTimes(2);
  });
});

describe('a key', () => {
  it.each([0.9, 3])('that is held down for %d s presses once', (seconds) => {
    renderWithKit(<Signing />);
    act(() => button('Firma').focus());
    keyDown();
    for (let at = 500; at < seconds * 1000; at += 33) {
      wait(at === 500 ? 500 : 33);
      keyDown({ repeat: true });
    }
    expect(button('Conferma')).toHaveFocus();
    expect(sign).not.toHaveBeenCalled();
    keyUp();
    keyDown();
    expect(sign).toHaveBeenCalledWith('signed');
  });

  it('that was down when something opened presses nothing in it before it was let go, repeated or not', () => {
    renderWithKit(<Signing />);
    act(() => button('Firma').focus());
    keyDown({ key: ' ' });
    act(() => button('Firma').click());
    wait(1000);
    const isLetThrough = fireEvent.keyDown(button('Conferma'), { key: ' ', repeat: true });
    expect(isLetThrough).toBe(false);
    expect(fireEvent.keyUp(button('Conferma'), { key: ' ' })).toBe(false);
    expect(fireEvent.keyDown(button('Conferma'), { key: ' ' })).toBe(true);
  });

  it('that is pressed twice in a row counts once where something else has the focus by then', () => {
    renderWithKit(<Signing />);
    act(() => button('Firma').focus());
    for (const gap of [0, 150, 150]) {
      wait(gap);
      keyDown();
      keyUp();
    }
    expect(sign).not.toHaveBeenCalled();
  });

  it('writes into what has just opened, and sends what one has typed there at once', () => {
    function Asking() {
      const [isOpen, setIsOpen] = useState(false);
      const dialog = { isOpen, title: 'Codice', submitLabel: 'Avanti', onClose: () => setIsOpen(false) };
      return (
        <>
          <Button onClick={() => setIsOpen(true)}>Apri</Button>
          <FormDialog {...dialog} onSubmit={() => undefined}>
            <TextField label="Codice" />
          </FormDialog>
        </>
      );
    }
    renderWithKit(<Asking />);
    press(button('Apri'));
    const field = screen.getByRole('textbox');
    expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
    expect(fireEvent.keyDown(field, { key: ' ' })).toBe(true);
    wait(100);
    fireEvent.input(field, { target: { value: '123' } });
    expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true);
  });
});

describe('being busy', () => {
  it('belongs to the press: a promise under way takes no second one, of a button or a form', async () => {
    let finish = (): void => undefined;
    const send = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    renderWithKit(
      <>
        <Button onClick={send}>Invia</Button>
        <Form aria-label="Modulo" onSubmit={send}>
          <TextField label="Nome" />
        </Form>
      </>,
    );
    for (const once of [() => press(button('Invia')), () => fireEvent.submit(screen.getByRole('form'))]) {
      send.mockClear();
      for (const gap of [0, 700, 5000]) {
        wait(gap);
        once();
      }
      expect(send).toHaveBeenCalledTimes(1);
      await act(async () => finish());
      wait(600);
      once();
      expect(send).toHaveBeenCalledTimes(2);
      await act(async () => finish());
    }
  });
});
