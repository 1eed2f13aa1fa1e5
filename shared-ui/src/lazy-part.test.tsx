import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { lazyPart } from './lazy-part.component.tsx';
import { renderScreen } from './testing/index.ts';

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const sentence = 'Questa parte non si è caricata. Controllare la connessione e riprovare.';

describe('a part that does not come', () => {
  it('says so when it is a dialog that was pressed for, closes, and comes at the next press', async () => {
    const load = jest
      .fn<Promise<ComponentType<DialogProps>>, []>()
      .mockRejectedValueOnce(new Error('gone'))
      .mockResolvedValueOnce(({ isOpen }) => (isOpen ? <p>the palette</p> : null));
    const Palette = lazyPart(load);
    function Page() {
      const [isOpen, setIsOpen] = useState(false);
      const [wasOpened, setWasOpened] = useState(false);
      const open = () => {
        setIsOpen(true);
        setWasOpened(true);
      };
      return (
        <>
          <button onClick={open}>Cerca</button>
          {wasOpened && <Palette isOpen={isOpen} onClose={() => setIsOpen(false)} />}
        </>
      );
    }
    renderScreen(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Cerca' }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Riprova' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Cerca' }));
    expect(await screen.findByText('the palette')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('offers a new try in its place when it stands in the page', async () => {
    const load = jest
      .fn<Promise<ComponentType>, []>()
      .mockRejectedValueOnce(new Error('gone'))
      .mockResolvedValueOnce(() => <p>the calendar</p>);
    const Calendar = lazyPart(load);
    renderScreen(<Calendar />);
    await userEvent.click(await screen.findByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('the calendar')).toBeInTheDocument();
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  });
});
