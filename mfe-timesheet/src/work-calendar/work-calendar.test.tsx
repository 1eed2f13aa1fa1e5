import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOwnCompanies } from 'shared-api/contracts/directory';
import {
  deleteSite,
  getWorkCalendar,
  savePlan,
  saveSite,
  saveWorkSettings,
  type WorkCalendar,
} from 'shared-api/contracts/timesheet';
import { buildBoot, buildSession, createFakeServer, failure } from 'shared-api/testing';
import { renderScreen, withFrame } from 'shared-ui/testing';
import { WorkCalendarScreen } from './work-calendar.screen.tsx';

const server = createFakeServer();
const ShownScreen = withFrame(WorkCalendarScreen);
const boot = buildBoot({ session: buildSession({ flags: { a: 'N', b: 'S' } }) });
const calendar: WorkCalendar = {
  sites: [{ id: 'milano', name: 'Milano', patronDay: '12-07', movableDay: null, halfDays: [], version: 1 }],
  plans: [
    {
      id: 'all',
      employeeId: null,
      employeeName: '',
      validFrom: '2020-01-01',
      week: [480, 480, 480, 480, 480, 0, 0],
      siteId: 'milano',
      version: 3,
    },
    {
      id: 'own',
      employeeId: 'employee-anna',
      employeeName: 'Neri Anna',
      validFrom: '2026-01-01',
      week: [432, 432, 432, 432, 432, 0, 0],
      siteId: null,
      version: 1,
    },
  ],
  overtimeOnDaysOff: false,
};

beforeEach(() => {
  server.on(listOwnCompanies).answer(() => ({ companies: [{ id: 'acme', name: 'Acme' }] }));
  server.on(getWorkCalendar).answer(() => calendar);
});

const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  const section = heading.closest('section');
  if (!section) throw new Error(`There is no card ${name}`);
  return within(section);
};

describe('the working hours', () => {
  it('are those of the company, of people and their sites', async () => {
    renderScreen(<ShownScreen />, { boot });
    expect((await card('Orario dell’azienda')).getByText('01-01-2020')).toBeInTheDocument();
    const own = await card('Orari delle persone');
    expect(own.getByText('Neri Anna')).toBeInTheDocument();
    expect(own.getByText('36')).toBeInTheDocument();
    expect((await card('Sedi')).getByText('07/12')).toBeInTheDocument();
  });

  it('are added with a frequent week in one press, and refused on the day that is taken', async () => {
    server.on(savePlan).answer(() => {
      throw failure({
        code: 'invalid-input',
        fields: { validFrom: 'Da questo giorno vale già un altro orario' },
      });
    });
    renderScreen(<ShownScreen />, { boot });
    await userEvent.click(
      (await card('Orario dell’azienda')).getByRole('button', { name: 'Aggiungi orario' }),
    );
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '7:12 × 5' }));
    expect(dialog.getByText('36 ore a settimana')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));
    expect(await dialog.findByText('Da questo giorno vale già un altro orario')).toBeInTheDocument();
    expect(server.inputs(savePlan)).toMatchObject([
      { companyId: 'acme', week: [432, 432, 432, 432, 432, 0, 0], siteId: 'milano' },
    ]);
  });

  it('that somebody else changed meanwhile are saved again with what stands now', async () => {
    let version = 3;
    server.on(getWorkCalendar).answer(() => ({
      ...calendar,
      plans: calendar.plans.map((plan) => ({ ...plan, version })),
    }));
    server.on(savePlan).answer(({ input }) => {
      version = 4;
      if (input.version === 4) return { id: 'all' };
      const details = { changedBy: 'Ada Conti', changedAt: null, current: { version: 4 } };
      throw failure({ code: 'conflict', details });
    });
    renderScreen(<ShownScreen />, { boot });
    await userEvent.click((await card('Orario dell’azienda')).getByRole('button', { name: /^Modifica dal/ }));
    const save = within(screen.getByRole('dialog')).getByRole('button', { name: 'Salva' });
    await userEvent.click(save);
    expect(await screen.findByText(/Nel frattempo Ada Conti/)).toBeInTheDocument();
    await userEvent.click(save);
    expect(await screen.findByText('Dati salvati correttamente')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('propose the patron saint of a town, and ask before a site is taken out', async () => {
    server.on(saveSite).answer(() => ({ id: 'roma' }));
    server.on(deleteSite).answer(() => undefined);
    renderScreen(<ShownScreen />, { boot });
    const sites = await card('Sedi');
    await userEvent.click(sites.getByRole('button', { name: 'Aggiungi sede' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/^Nome della sede/), 'Roma');
    await userEvent.tab();
    expect(dialog.getByLabelText(/^Santo patrono/)).toHaveValue('29/06');
    await userEvent.clear(dialog.getByLabelText(/^Santo patrono/));
    await userEvent.type(dialog.getByLabelText(/^Santo patrono/), '31/2');
    await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));
    expect(await dialog.findByText(/Specificare giorno e mese/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Annulla' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Chiudi senza salvare' }));
    await userEvent.click(sites.getByRole('button', { name: 'Togli Milano' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Togli' }));
    expect(await screen.findByText('Dati salvati correttamente')).toBeInTheDocument();
    expect(server.inputs(deleteSite)).toEqual([{ companyId: 'acme', id: 'milano' }]);
    expect(server.inputs(saveSite)).toEqual([]);
  });

  it('have holidays that move with Easter and half ones, proposed for a town, and keep those that are not offered', async () => {
    const bolzano = {
      id: 'bz',
      name: 'Bolzano',
      patronDay: null,
      movableDay: 68,
      halfDays: ['12-24'],
      version: 2,
    };
    server.on(getWorkCalendar).answer(() => ({ ...calendar, sites: [bolzano] }));
    server.on(saveSite).answer(() => ({ id: 'merano' }));
    renderScreen(<ShownScreen />, { boot });
    const sites = await card('Sedi');
    expect(sites.getByText('Festa locale, 24/12 (mezza)')).toBeInTheDocument();
    await userEvent.click(sites.getByRole('button', { name: 'Aggiungi sede' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/^Nome della sede/), 'Merano');
    await userEvent.tab();
    expect(dialog.getByLabelText(/^Festa mobile/)).toHaveDisplayValue('Lunedì di Pentecoste');
    await userEvent.type(dialog.getByLabelText(/^Mezze festività/), '24/12, 31/2');
    await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));
    expect(await dialog.findByText(/^Specificare al massimo 6 giorni/)).toBeInTheDocument();
    await userEvent.clear(dialog.getByLabelText(/^Mezze festività/));
    await userEvent.type(dialog.getByLabelText(/^Mezze festività/), '24/12, 31.12');
    await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText('Dati salvati correttamente')).toBeInTheDocument();
    await userEvent.click(sites.getByRole('button', { name: 'Modifica Bolzano' }));
    const edited = within(screen.getByRole('dialog'));
    expect(edited.getByLabelText(/^Festa mobile/)).toHaveDisplayValue('68 giorni dopo Pasqua');
    await userEvent.click(edited.getByRole('button', { name: 'Salva' }));
    await waitFor(() =>
      expect(server.inputs(saveSite)).toMatchObject([
        { name: 'Merano', patronDay: null, movableDay: 50, halfDays: ['12-24', '12-31'] },
        { id: 'bz', version: 2, movableDay: 68, halfDays: ['12-24'] },
      ]),
    );
  });

  it('say whether there is overtime on days off', async () => {
    server.on(saveWorkSettings).answer(() => undefined);
    renderScreen(<ShownScreen />, { boot });
    await userEvent.click(await screen.findByRole('switch', { name: /Straordinari nei giorni/ }));
    expect(await screen.findByText('Dati salvati correttamente')).toBeInTheDocument();
    expect(server.inputs(saveWorkSettings)).toEqual([{ companyId: 'acme', overtimeOnDaysOff: true }]);
  });
});
