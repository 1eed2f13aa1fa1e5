import { useState } from 'react';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '../overlay/dialog.component.tsx';
import { renderWithKit } from '../testing/index.ts';
import { durations } from './durations.ts';
import { notify, offerUndo } from './notify.ts';

const show = (say: () => void) => {
  renderWithKit(<button type="button">Altro</button>);
  act(say);
};
function DialogOnPress() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Apri
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Finestra">
        <p>Testo</p>
      </Dialog>
    </>
  );
}
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  act(() => notify.clear());
  jest.useRealTimers();
});

const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });

describe('notify', () => {
  it('leaves a success for two seconds, as a status', () => {
    show(() => notify.success('Dati salvati correttamente'));
    pass(durations.brief - 1);
    expect(screen.getByRole('status')).toHaveTextContent('Dati salvati correttamente');
    pass(1);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('announces an error as an alert, and keeps it until it is closed when asked to', async () => {
    show(() => notify.error('Utente non trovato', { duration: 'untilClosed' }));
    pass(60_000);
    expect(screen.getByRole('alert')).toHaveTextContent('Utente non trovato');
    await user.click(screen.getByRole('button', { name: 'Chiudi' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('closes the newest by Esc', async () => {
    show(() => {
      notify.error('Primo');
      notify.error('Secondo');
    });
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alert')).toHaveTextContent('Primo');
  });

  it('stands still while it is pointed at', async () => {
    show(() => notify.info('Leggimi'));
    await user.hover(screen.getByRole('status'));
    pass(10_000);
    expect(screen.getByRole('status')).toBeInTheDocument();
    await user.unhover(screen.getByRole('status'));
    pass(durations.brief);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('leaves in time although a dialog opens and holds it then', async () => {
    renderWithKit(<DialogOnPress />);
    act(() => void notify.info('Leggimi'));
    pass(durations.brief - 500);
    await user.click(screen.getByRole('button', { name: 'Apri' }));
    expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent('Leggimi');
    pass(500);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('shows the same text once, and no more than three at a time', () => {
    show(() => ['A', 'A', 'B', 'C', 'D'].forEach((text) => notify.info(text)));
    expect(screen.getAllByRole('status').map((popup) => popup.textContent)).toEqual(['B', 'C', 'D']);
  });
});

describe('the place of popups', () => {
  const rect = (top: number, bottom: number) => ({ top, bottom, left: 16, right: 374 }) as DOMRect;

  it.each([
    ['goes above the button that sends a form, where it would cover it', 700, '0 -68px'],
    ['stays where the button is somewhere else', 500, ''],
  ])('%s', (_, top, translate) => {
    const place = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return this.matches('button') ? rect(top, top + 44) : rect(700, 760);
    });
    renderWithKit(
      <form>
        <button type="submit">Salva</button>
      </form>,
    );
    act(() => void notify.error('Verifica i dati'));
    expect(screen.getByRole('region', { name: 'Avvisi' }).parentElement?.style.translate).toBe(translate);
    place.mockRestore();
  });

  it('gets out of the way of the button that is scrolled under it', () => {
    let top = 500;
    const place = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return this.matches('button') ? rect(top, top + 44) : rect(700, 760);
    });
    renderWithKit(
      <form>
        <button type="submit">Salva</button>
      </form>,
    );
    act(() => void notify.error('Salvataggio non riuscito'));
    const region = screen.getByRole('region', { name: 'Avvisi' }).parentElement;
    expect(region?.style.translate).toBe('');
    top = 700;
    document.dispatchEvent(new Event('scroll'));
    pass(20);
    expect(region?.style.translate).toBe('0 -68px');
    place.mockRestore();
  });
});

describe('offerUndo', () => {
  it('answers true when the person undoes it', async () => {
    let answer: Promise<boolean> | undefined;
    show(() => {
      answer = offerUndo({ text: 'Eliminato', label: 'Annulla' });
    });
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    await expect(answer).resolves.toBe(true);
  });

  it('answers no after ten seconds', async () => {
    let answer: Promise<boolean> | undefined;
    show(() => {
      answer = offerUndo({ text: 'Eliminato', label: 'Annulla' });
    });
    pass(10_000);
    await expect(answer).resolves.toBe(false);
  });
});
