import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps } from 'react';
import { renderWithKit } from '../testing/index.ts';
import { HoursField } from './hours-field.component.tsx';
import { HoursStepper } from './hours-stepper.component.tsx';

afterEach(() => onChange.mockClear());

const onChange = jest.fn<void, [number | null]>();

type Props = Partial<ComponentProps<typeof HoursStepper>>;
function Ordinary({ value: initial = 450, ...props }: Props) {
  const [value, setValue] = useState(initial);
  const handleChange = (minutes: number | null) => {
    setValue(minutes);
    onChange(minutes);
  };
  return <HoursStepper label="Ordinari" {...props} value={value} onChange={handleChange} />;
}
function Typed() {
  const [value, setValue] = useState<number | null>(null);
  const handleChange = (minutes: number | null) => {
    setValue(minutes);
    onChange(minutes);
  };
  return <HoursField label="Ore" value={value} onChange={handleChange} />;
}
function Closing() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      {isOpen && <Typed />}
      <button onClick={() => setIsOpen(false)}>Close</button>
    </>
  );
}
const field = () => screen.getByRole('spinbutton', { name: 'Ordinari' });
const button = (name: string) => screen.getByRole('button', { name });

describe('HoursStepper', () => {
  it('goes by half an hour from 0 to 10, and says where it is', async () => {
    renderWithKit(<Ordinary value={570} />);
    await userEvent.click(button('Aumenta Ordinari'));
    expect(field()).toHaveValue('10');
    expect(screen.getByRole('status')).toHaveTextContent('10 ore');
    await userEvent.click(button('Aumenta Ordinari'));
    expect(onChange).toHaveBeenLastCalledWith(600);
    expect(button('Aumenta Ordinari')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('Diminuisci Ordinari'));
    expect(field()).toHaveValue('9,5');
    expect(screen.getByRole('status')).toHaveTextContent('9 ore e 30 minuti');
  });

  it('is one stop of the Tab key, and steps by the arrow and page keys', async () => {
    renderWithKit(<Ordinary />);
    await userEvent.tab();
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{PageDown}');
    expect(field()).toHaveValue('6');
    expect(field()).toHaveAttribute('aria-valuetext', '6 ore');
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{PageDown}');
    expect(field()).toHaveAttribute('aria-valuetext', 'nessuna ora');
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it.each([
    ['{ArrowUp}', 450],
    ['{ArrowDown}', 420],
  ])('goes from a plan of 7:12 by %s to the next half hour, %d', async (key, minutes) => {
    renderWithKit(<Ordinary value={432} />);
    expect(field()).toHaveValue('7:12');
    await userEvent.type(field(), key);
    expect(onChange).toHaveBeenLastCalledWith(minutes);
  });

  it('stops at a plan that is no multiple of the step', async () => {
    renderWithKit(<Ordinary value={420} max={432} />);
    await userEvent.type(field(), '{ArrowUp}');
    expect(field()).toHaveValue('7:12');
  });

  it('shows a day that cannot be changed without buttons, keys or a spin button', async () => {
    renderWithKit(<Ordinary isReadOnly />);
    const shown = screen.getByRole('textbox', { name: 'Ordinari' });
    onChange.mockClear();
    await userEvent.type(shown, '{ArrowUp}9');
    expect(shown).toHaveValue('7,5');
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('HoursField', () => {
  const typed = () => screen.getByRole('spinbutton', { name: 'Ore' });

  it.each([
    ['at Enter', () => userEvent.keyboard('{Enter}')],
    ['before a step back', async () => act(() => window.dispatchEvent(new PopStateEvent('popstate')))],
    ['before the page goes', async () => act(() => window.dispatchEvent(new Event('pagehide')))],
    ['when its form goes', async () => act(() => screen.getByRole('button', { name: 'Close' }).click())],
  ])('counts what is typed %s', async (_when, leave) => {
    renderWithKit(<Closing />);
    await userEvent.type(typed(), '7,5');
    expect(onChange).not.toHaveBeenCalled();
    await leave();
    await waitFor(() => expect(onChange.mock.calls).toEqual([[450]]));
  });

  it('has what is typed counted by the time that a press elsewhere does its work', async () => {
    const seen: unknown[] = [];
    renderWithKit(
      <>
        <Typed />
        <button onClick={() => seen.push(...onChange.mock.calls)}>Send</button>
      </>,
    );
    await userEvent.type(typed(), '7');
    const send = screen.getByRole('button', { name: 'Send' });
    // A phone's press leaves the field where it is.
    act(() => send.click());
    expect(seen).toEqual([[420]]);
  });

  it('says nothing new between the press that leaves it and its release', async () => {
    renderWithKit(
      <>
        <Typed />
        <button>Send</button>
      </>,
    );
    await userEvent.type(typed(), '12');
    const target = screen.getByRole('button', { name: 'Send' });
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target });
    expect(typed()).not.toHaveFocus();
    expect(screen.queryByText('Da 0 a 10 ore')).not.toBeInTheDocument();
    expect(onChange).not.toHaveBeenCalled();
    await user.pointer({ keys: '[/MouseLeft]', target });
    expect(await screen.findByText('Da 0 a 10 ore')).toBeInTheDocument();
  });

  it.each([
    ['7,5', 450, '7,5'],
    ['7:30', 450, '7,5'],
    ['7:12', 432, '7:12'],
    ['08', 480, '8'],
    ['7½', 450, '7,5'],
  ])('takes %s for %d minutes and writes it as %s when it is left', async (text, minutes, shown) => {
    renderWithKit(<Typed />);
    await userEvent.type(typed(), text);
    expect(typed()).toHaveValue(text.replace('½', ',5'));
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onChange.mock.calls).toEqual([[minutes]]);
    expect(typed()).toHaveValue(shown);
    expect(typed()).toBeValid();
  });

  it.each([
    ['12', 'Da 0 a 10 ore', 720],
    ['-3', 'Da 0 a 10 ore', Number.NaN],
    ['7.30', '7.30 si legge in due modi: scrivi 7:30 oppure 7:18', Number.NaN],
    ['7:', 'Scrivi le ore come 7,5 o 7:30', Number.NaN],
  ])('keeps %s as it was typed and says what is wrong: %s', async (text, error, minutes) => {
    renderWithKit(<Typed />);
    await userEvent.type(typed(), text);
    expect(typed()).toBeValid();
    await userEvent.tab();
    expect(typed()).toBeInvalid();
    expect(typed()).toHaveAccessibleDescription(error);
    expect(typed()).toHaveValue(text);
    expect(onChange).toHaveBeenLastCalledWith(minutes);
  });

  it('is empty when everything is deleted', async () => {
    renderWithKit(<Typed />);
    await userEvent.type(typed(), '5');
    await userEvent.clear(typed());
    await userEvent.tab();
    expect(onChange.mock.calls).toEqual([[null]]);
    expect(typed()).toHaveValue('');
  });
});
