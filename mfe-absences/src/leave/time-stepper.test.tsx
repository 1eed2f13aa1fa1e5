import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithKit } from 'shared-ui/testing';
import { TimeStepper } from './time-stepper.component.tsx';

function End({ start, initial }: { readonly start: number; readonly initial: number }) {
  const [value, setValue] = useState(initial);
  return <TimeStepper label="Ora fine" value={value} endOf={start} onChange={setValue} />;
}
const field = () => screen.getByRole('textbox', { name: 'Ora fine' });
const type = async (text: string) => {
  await userEvent.clear(field());
  await userEvent.type(field(), text);
  await userEvent.tab();
};

describe('the end of hours', () => {
  it.each([
    ['24', '24:00'],
    ['24:00', '24:00'],
    ['0:00', '24:00'],
    ['2', '02:00 (+1)'],
    ['0230', '02:30 (+1)'],
    ['23.30', '23:30'],
    // Not a night any more: it stays, and the form says what is wrong with it.
    ['9', '09:00'],
  ])('that is typed as %s behind ten in the evening is %s', async (text, shown) => {
    renderWithKit(<End start={1320} initial={1380} />);
    await type(text);
    expect(field()).toHaveValue(shown);
  });

  it('goes by half hours over midnight, ten hours at most', async () => {
    renderWithKit(<End start={1320} initial={1410} />);
    const later = screen.getByRole('button', { name: 'Ora fine: dopo' });
    await userEvent.click(later);
    expect(field()).toHaveValue('24:00');
    await userEvent.click(later);
    expect(field()).toHaveValue('00:30 (+1)');
    await userEvent.type(field(), '{ArrowDown}{ArrowDown}');
    expect(field()).toHaveValue('23:30');
  });

  it('of a beginning of the day is midnight at most', async () => {
    renderWithKit(<End start={540} initial={1410} />);
    await userEvent.click(screen.getByRole('button', { name: 'Ora fine: dopo' }));
    expect(field()).toHaveValue('24:00');
    expect(screen.getByRole('button', { name: 'Ora fine: dopo' })).toBeDisabled();
  });
});
