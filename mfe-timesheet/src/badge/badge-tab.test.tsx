import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { correctPunches, getDayPunches, noPunchTimes } from 'shared-api/contracts/timesheet';
import { createFakeServer } from 'shared-api/testing';
import { buildDayPunches } from '../testing/badge.builders.ts';
import { showPart } from '../testing/month-server.tsx';
import { buildMonth } from '../testing/month.builders.ts';
import { BadgeTab } from './badge-tab.component.tsx';

const server = createFakeServer();
const month = buildMonth({ year: 2026, month: 3 }, { info: { usesBadge: true } });
const show = () => {
  const day = month.days[5];
  if (!day) throw new Error('There is no such day');
  return showPart(<BadgeTab day={day} month={month} />);
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const corrected = buildDayPunches({ uscita2: '17:00', worked: 480, version: 4 });

beforeEach(() => {
  server.on(getDayPunches).answer(() => ({ punches: buildDayPunches() }));
});

describe('the times of a day', () => {
  it('have the missing one proposed, and save it with one press and a reason', async () => {
    server.on(correctPunches).answer(() => {
      server.on(getDayPunches).answer(() => ({ punches: corrected }));
      return { punches: corrected };
    });
    show();
    expect(await screen.findByText('Lavorate: 4 ore')).toBeInTheDocument();
    await press('Usa 17:00 per Uscita 2');
    expect(screen.getByLabelText('Motivo della correzione')).toHaveValue('Timbratura dimenticata');
    await press('Salva gli orari');
    expect(await screen.findByText('Lavorate: 8 ore')).toBeInTheDocument();
    expect(server.inputs(correctPunches)).toMatchObject([
      { day: '2026-03-06', employeeId: 'employee-1', uscita2: '17:00', version: 3, replacesHours: false },
    ]);
    expect(screen.queryByRole('button', { name: 'Salva gli orari' })).not.toBeInTheDocument();
  });

  it('ask which of two hours of the same name is meant, where there are two', async () => {
    const night = buildDayPunches({
      day: '2026-10-25',
      entrata1: '01:00',
      uscita1: '02:30',
      entrata2: null,
      punches: [
        ...buildDayPunches()
          .punches.slice(0, 1)
          .map((each) => ({ ...each, at: '2026-10-24T23:00:00.000Z' })),
        ...buildDayPunches()
          .punches.slice(1, 2)
          .map((each) => ({ ...each, at: '2026-10-25T01:30:00.000Z' })),
      ],
      proposed: noPunchTimes,
    });
    server.on(getDayPunches).answer(() => ({ punches: night }));
    server.on(correctPunches).answer(() => ({ punches: night }));
    const [day] = buildMonth({ year: 2026, month: 10 }).days.filter((each) => each.day === night.day);
    if (!day) throw new Error('There is no such day');
    showPart(<BadgeTab day={day} month={month} />);
    const second = await screen.findByRole('checkbox', { name: 'Dopo il cambio dell’ora: Uscita 1' });
    expect(second).toBeChecked();
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.click(second);
    await userEvent.type(screen.getByLabelText('Motivo della correzione'), 'Prima del cambio');
    await press('Salva gli orari');
    expect(server.inputs(correctPunches)).toMatchObject([{ uscita1: '02:30', inSecondHour: [] }]);
  });

  it('show what is wrong on the field, by the rule and by the server', async () => {
    const sentence = 'Questa ora deve ancora venire';
    server.on(correctPunches).fail({ code: 'invalid-input', fields: { uscita2: sentence } });
    show();
    await userEvent.type(await screen.findByLabelText('Uscita 2'), '99');
    await userEvent.type(screen.getByLabelText('Motivo della correzione'), 'Guasto');
    await press('Salva gli orari');
    expect(screen.getByLabelText('Uscita 2')).toHaveAccessibleDescription(/^Scrivi ore e minuti/);
    expect(screen.getByLabelText('Entrata 2')).toBeValid();
    await userEvent.clear(screen.getByLabelText('Uscita 2'));
    await userEvent.type(screen.getByLabelText('Uscita 2'), '13');
    await press('Salva gli orari');
    expect(screen.getByLabelText('Uscita 2')).toHaveAccessibleDescription(/Deve venire dopo/);
    expect(server.inputs(correctPunches)).toHaveLength(0);
    await userEvent.clear(screen.getByLabelText('Uscita 2'));
    await userEvent.type(screen.getByLabelText('Uscita 2'), '18:00');
    await press('Salva gli orari');
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it('show the second of two what the first saved, and save over it where they choose so', async () => {
    const details = {
      changedBy: 'Hanna Rossi',
      changedAt: '2026-03-09T09:00:00.000Z',
      current: { entrata1: '08:00', uscita1: '12:00', entrata2: '13:00', uscita2: '16:30', version: 5 },
    };
    server.on(correctPunches).fail({ code: 'conflict', details });
    show();
    await press('Usa 17:00 per Uscita 2');
    await press('Salva gli orari');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Hanna Rossi');
    expect(dialog).toHaveTextContent('Uscita 217:0016:30');
    server.on(correctPunches).answer(() => ({ punches: { ...corrected, version: 6 } }));
    await press('Tieni i miei');
    expect(server.inputs(correctPunches).map(({ version }) => version)).toEqual([3, 5]);
  });

  it('leave typed hours alone until one asks, and only show what may not be changed', async () => {
    server.on(getDayPunches).answer(() => ({ punches: buildDayPunches({ areHoursTyped: true }) }));
    server.on(correctPunches).answer(() => ({ punches: corrected }));
    const { unmount } = show();
    await userEvent.click(await screen.findByLabelText('Sostituisci con le ore delle timbrature'));
    await userEvent.type(screen.getByLabelText('Motivo della correzione'), 'Ricalcolo');
    await press('Salva gli orari');
    expect(server.inputs(correctPunches)).toMatchObject([{ replacesHours: true, uscita2: null }]);
    unmount();
    const punches = buildDayPunches({ isEditable: false });
    server.on(getDayPunches).answer(() => ({
      punches: {
        ...punches,
        punches: punches.punches.map((each) => ({
          ...each,
          source: 'corrected' as const,
          correctedBy: 'Hanna Rossi',
          reason: 'Guasto',
        })),
      },
    }));
    show();
    expect(await screen.findAllByText('Corretta da Hanna Rossi: Guasto')).toHaveLength(3);
    expect(screen.queryByLabelText('Uscita 2')).not.toBeInTheDocument();
  });
});
