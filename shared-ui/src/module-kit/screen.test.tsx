import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Form } from '../fields/form.component.tsx';
import { setViewport } from '../testing/viewport.ts';
import { useCurrentScreen, useScreen } from './screen.ts';

function Frame() {
  const { title, back, actions } = useCurrentScreen();
  return (
    <nav aria-label={title} data-back={back?.to}>
      {actions.map((action) => (
        <button key={action.id} type="button" disabled={action.disabled} onClick={action.onClick}>
          {action.label}
        </button>
      ))}
    </nav>
  );
}

function Counter({ onSave }: { onSave: (count: number) => void }) {
  const [count, setCount] = useState(0);
  useScreen({
    title: 'Conto',
    actions: [
      { id: 'add', label: 'Aggiungi', icon: 'add', onClick: () => setCount(count + 1) },
      { id: 'save', label: 'Salva', icon: 'check', disabled: count === 0, onClick: () => onSave(count) },
    ],
  });
  return <p>{count}</p>;
}

const Titled = () => {
  useScreen({ title: 'Modifica', back: { to: '/list' } });
  return null;
};

function Edited({ onSubmit, busy = false }: { onSubmit: () => void; busy?: boolean }) {
  useScreen({ actions: [{ id: 'save', label: 'Salva', icon: 'save', busy, submits: 'edited' }] });
  return (
    <Form id="edited" onSubmit={onSubmit}>
      <input aria-label="Nome" />
      <input aria-label="Cognome" />
    </Form>
  );
}

afterEach(() => setViewport('desktop'));

describe('useScreen', () => {
  it('shows the actions of the screen and presses the handler of the last drawing', async () => {
    const save = jest.fn();
    render(
      <>
        <Counter onSave={save} />
        <Frame />
      </>,
    );
    expect(screen.getByRole('button', { name: 'Salva' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Aggiungi' }));
    await userEvent.click(screen.getByRole('button', { name: 'Aggiungi' }));
    await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
    expect(save).toHaveBeenCalledWith(2);
  });

  it('empties the frame when the screen goes', () => {
    render(<Frame />);
    const counter = render(<Counter onSave={() => {}} />);
    expect(screen.getByRole('navigation', { name: 'Conto' })).toContainElement(
      screen.getByRole('button', { name: 'Salva' }),
    );
    act(() => counter.unmount());
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Conto' })).not.toBeInTheDocument();
  });

  it('puts together what a screen and its parts declare', () => {
    render(
      <>
        <Titled />
        <Edited onSubmit={() => {}} />
        <Frame />
      </>,
    );
    const frame = screen.getByRole('navigation', { name: 'Modifica' });
    expect(frame).toHaveAttribute('data-back', '/list');
    expect(frame).toHaveTextContent('Salva');
  });
});

describe('a form that an action sends', () => {
  const submit = jest.fn();
  const show = (busy = false) =>
    render(
      <>
        <Edited onSubmit={submit} busy={busy} />
        <Frame />
      </>,
    );
  const inForm = () => document.querySelectorAll('form button');

  beforeEach(() => submit.mockClear());

  it('is sent by the frame, by Enter, and by the action where it ends', async () => {
    show();
    await userEvent.click(screen.getAllByRole('button', { name: 'Salva' })[1] as HTMLElement);
    expect(submit).toHaveBeenCalledTimes(1);
    await userEvent.type(screen.getByLabelText('Nome'), 'Ada{Enter}');
    expect(submit).toHaveBeenCalledTimes(2);
    await userEvent.click(inForm()[0] as HTMLElement);
    expect(submit).toHaveBeenCalledTimes(3);
  });

  it('is sent by Enter on a phone as well, where the bottom bar alone shows the action', async () => {
    setViewport('phone');
    show();
    expect(screen.getAllByRole('button', { name: 'Salva' })).toHaveLength(1);
    await userEvent.type(screen.getByLabelText('Nome'), 'Ada{Enter}');
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('is not sent again while it is under way', async () => {
    show(true);
    await userEvent.click(inForm()[0] as HTMLElement);
    await userEvent.type(screen.getByLabelText('Nome'), 'Ada{Enter}');
    expect(submit).not.toHaveBeenCalled();
  });
});
