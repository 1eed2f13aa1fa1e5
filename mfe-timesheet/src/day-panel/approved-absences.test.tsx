import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMonth, updateDay } from 'shared-api/contracts/timesheet';
import { buildHours, buildMonth } from '../testing/month.builders.ts';
import { createMonthServer, showMonth } from '../testing/month-server.tsx';

const server = createMonthServer();
const day = '2026-03-10';
const absences = [{ requestId: 'one', causeId: 'FE', minutes: 240 }];

beforeEach(() => {
  server.on(getMonth).answer(({ input }) => {
    const saved = { [day]: buildHours({ ordinary: 0, absence: 240, causeId: 'FE' }) };
    const month = buildMonth(input, { saved });
    const days = month.days.map((each) => (each.day === day ? { ...each, absences } : each));
    return { month: { ...month, days } };
  });
});

describe('a day with an approved absence', () => {
  it('says what was approved, with the way to its request, and lets no hand take it', async () => {
    showMonth(`/timesheet?month=2026-03&day=${day}`);
    const approved = await screen.findByRole('list', { name: 'Assenze approvate' });
    expect(approved).toHaveTextContent('Ferie: 4 ore approvate.');
    expect(within(approved).getByRole('link', { name: 'Apri la richiesta' })).toHaveAttribute(
      'href',
      '/holiday',
    );
    expect(screen.getByLabelText('Causale')).toBeDisabled();
    expect(
      screen.getByRole('button', { name: /10 marzo 2026, .*assenza 4 ore, Ferie, assenza approvata/ }),
    ).toBeInTheDocument();
  });

  it('is filled up to its plan beside it', async () => {
    showMonth(`/timesheet?month=2026-03&day=${day}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Come da piano' }));
    await screen.findByText('Salvato');
    expect(server.inputs(updateDay)).toMatchObject([{ ordinary: 240, absence: 240, causeId: 'FE' }]);
  });
});
