import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addClosure,
  deleteClosure,
  getAbsenceSettings,
  saveAbsenceSettings,
  saveAccrualPolicy,
  type AbsenceSettings,
} from 'shared-api/contracts/absences';
import { listOwnCompanies } from 'shared-api/contracts/directory';
import { buildBoot, buildSession, createFakeServer, failure } from 'shared-api/testing';
import { renderScreen, withFrame } from 'shared-ui/testing';
import { AbsenceSettingsScreen } from './absence-settings.screen.tsx';

const server = createFakeServer();
const ShownScreen = withFrame(AbsenceSettingsScreen);
const boot = buildBoot({ session: buildSession({ flags: { a: 'N', b: 'S' } }) });
const nothing = { days: 0, minutes: 0, kept: [] };
const settings: AbsenceSettings = {
  isBalanceLimit: true,
  tellsApprovers: true,
  reminderDays: 2,
  version: 3,
  policies: [],
  closures: [
    { id: 'august', name: 'Ferragosto', from: '2026-08-10', to: '2026-08-14', part: 'day', people: 12 },
  ],
  blocked: [],
};

beforeEach(() => {
  server.on(listOwnCompanies).answer(() => ({ companies: [{ id: 'acme', name: 'Acme' }] }));
  server.on(getAbsenceSettings).answer(() => settings);
});

describe('the rules of absences', () => {
  it('are saved with the version that was read, and say who was first', async () => {
    server.on(saveAbsenceSettings).answer(() => {
      const details = { changedBy: 'Ada Conti', changedAt: null, current: { version: 4 } };
      throw failure({ code: 'conflict', details });
    });
    renderScreen(<ShownScreen />, { boot });
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Rifiuta/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText(/^Nel frattempo Ada Conti/)).toBeInTheDocument();
    expect(server.inputs(saveAbsenceSettings)).toMatchObject([{ isBalanceLimit: false, version: 3 }]);
  });

  it('are saved again over who was first, and say so once', async () => {
    const details = { changedBy: 'Ada Conti', changedAt: null, current: { version: 4 } };
    server.on(saveAbsenceSettings).answer(({ input: { version } }) => {
      if (version === 3) throw failure({ code: 'conflict', details });
      return { version: 5 };
    });
    renderScreen(<ShownScreen />, { boot });
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Rifiuta/ }));
    server.on(getAbsenceSettings).answer(() => ({ ...settings, reminderDays: 5, version: 4 }));
    await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText(/^Nel frattempo Ada Conti/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('spinbutton')).toHaveValue('5'));
    expect(screen.getByRole('checkbox', { name: /^Rifiuta/ })).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
    await waitFor(() =>
      expect(server.inputs(saveAbsenceSettings)).toMatchObject([
        { isBalanceLimit: false, reminderDays: 2, version: 3 },
        { isBalanceLimit: false, reminderDays: 5, version: 4 },
      ]),
    );
  });

  it('have what is earned in hours of a year, and refuse what is none', async () => {
    server.on(saveAccrualPolicy).answer(() => ({ id: 'new' }));
    renderScreen(<ShownScreen />, { boot });
    await userEvent.click(await screen.findByRole('button', { name: 'Aggiungi per tutti' }));
    const dialog = within(screen.getByRole('dialog'));
    const holiday = dialog.getByLabelText(/^Ferie/);
    await userEvent.clear(holiday);
    await userEvent.type(holiday, 'x');
    await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));
    expect(await dialog.findByText(/^Scrivi le ore di un anno/)).toBeInTheDocument();
    await userEvent.clear(holiday);
    await userEvent.type(holiday, '208.30');
    expect(await dialog.findByText(/^208\.30 si legge in due modi: scrivi 208:30/)).toBeInTheDocument();
    await userEvent.clear(holiday);
    await userEvent.type(holiday, '208,5');
    await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText('Dati salvati correttamente')).toBeInTheDocument();
    expect(server.inputs(saveAccrualPolicy)).toMatchObject([
      { companyId: 'acme', yearly: { holiday: 12_510, paidLeave: 0, formerHolidays: 0 } },
    ]);
  });

  it('ask before they close the company, and say to how many it gives leave', async () => {
    const result = (name: string, outcome: 'done' | 'kept') => ({
      employeeId: name,
      name,
      outcome,
      reason: '',
      days: outcome === 'done' ? 3 : 0,
      minutes: outcome === 'done' ? 1440 : 0,
      kept: [],
    });
    server.on(addClosure).answer(() => ({
      id: '',
      results: [result('Neri Anna', 'done'), result('Rossi Mario', 'done'), result('Verdi Luca', 'kept')],
    }));
    renderScreen(<ShownScreen />, { boot });
    await userEvent.click(await screen.findByRole('button', { name: 'Aggiungi chiusura' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/^Nome/), 'Natale');
    await userEvent.type(dialog.getByLabelText(/^Dal/), '2026-12-24');
    await userEvent.type(dialog.getByLabelText(/^Al/), '2026-12-28');
    await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));
    const question = await screen.findByRole('alertdialog', { name: 'Aggiungere la chiusura Natale?' });
    expect(question).toHaveTextContent('2 persone ricevono ferie approvate');
    expect(server.inputs(addClosure)).toMatchObject([{ isDryRun: true }]);
    await userEvent.click(within(question).getByRole('button', { name: 'Aggiungi' }));
    expect(await screen.findByText('Ferie date a 2 persone')).toBeInTheDocument();
    expect(server.inputs(addClosure)[1]).not.toMatchObject({ isDryRun: true });
  });

  it('say of each person what a closure gave, and which day another absence keeps', async () => {
    const given = { outcome: 'done', reason: '' } as const;
    const kept = [
      { day: '2026-12-24', minutes: 360 },
      { day: '2026-12-28', minutes: 0 },
    ];
    const rossi = { employeeId: 'mario', name: 'Rossi Mario', ...given, days: 1, minutes: 840, kept };
    const neri = { employeeId: 'anna', name: 'Neri Anna', ...given, days: 3, minutes: 1440, kept: [] };
    server.on(addClosure).answer(() => ({ id: 'new', results: [rossi, neri] }));
    renderScreen(<ShownScreen />, { boot });
    await addChristmas();
    const question = await screen.findByRole('alertdialog', { name: 'Aggiungere la chiusura Natale?' });
    expect(question).toHaveTextContent('1 persona ha già un’altra assenza in quei giorni');
    await userEvent.click(within(question).getByRole('button', { name: 'Aggiungi' }));
    const shown = await screen.findByRole('dialog', { name: /^Chiusura Natale/ });
    expect(shown).toHaveTextContent('24-12-2026 (ferie per 6 ore), 28-12-2026');
    expect(shown).toHaveTextContent('Neri Anna');
    await userEvent.click(within(shown).getAllByRole('button', { name: 'Chiudi' })[0] ?? shown);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('close the company for half of each day', async () => {
    server.on(getAbsenceSettings).answer(() => ({
      ...settings,
      closures: [
        { id: 'eve', name: 'Vigilia', from: '2026-12-24', to: '2026-12-24', part: 'second', people: 3 },
      ],
    }));
    server.on(addClosure).answer(() => ({ id: 'new', results: [] }));
    renderScreen(<ShownScreen />, { boot });
    expect(await screen.findByText('Vigilia (Pomeriggio)')).toBeInTheDocument();
    await addChristmas('Mattina');
    await userEvent.click(await screen.findByRole('button', { name: 'Aggiungi' }));
    await waitFor(() => expect(server.inputs(addClosure)).toHaveLength(2));
    expect(server.inputs(addClosure)).toMatchObject([{ part: 'first', isDryRun: true }, { part: 'first' }]);
  });

  it('say on the first day that another closure has some of them', async () => {
    const sentence = 'In questi giorni c’è già la chiusura Ferragosto';
    server.on(addClosure).answer(() => {
      throw failure({ code: 'invalid-input', fields: { from: sentence } });
    });
    renderScreen(<ShownScreen />, { boot });
    const dialog = await addChristmas();
    expect(await dialog.findByText(sentence)).toBeInTheDocument();
    expect(dialog.getByLabelText(/^Dal/)).toBeInvalid();
  });

  it('close the company, in order, and open it again once that is meant', async () => {
    server.on(addClosure).answer(() => ({ id: 'new', results: [] }));
    server.on(deleteClosure).answer(() => ({
      isRemoved: false,
      results: [
        { employeeId: 'anna', name: 'Neri Anna', outcome: 'refused', reason: 'Il mese è chiuso', ...nothing },
      ],
    }));
    renderScreen(<ShownScreen />, { boot });
    await userEvent.click(await screen.findByRole('button', { name: 'Aggiungi chiusura' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/^Nome/), 'Natale');
    await userEvent.type(dialog.getByLabelText(/^Dal/), '2026-12-28');
    await userEvent.type(dialog.getByLabelText(/^Al/), '2026-12-24');
    await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));
    expect(await dialog.findByText('La fine viene prima dell’inizio')).toBeInTheDocument();
    expect(server.inputs(addClosure)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Annulla' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Chiudi senza salvare' }));
    await userEvent.click(screen.getByRole('button', { name: 'Togli Ferragosto' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Togli' }));
    expect(await screen.findByText(/^Non riuscito per Neri Anna/)).toBeInTheDocument();
    expect(server.inputs(deleteClosure)).toEqual([{ companyId: 'acme', id: 'august' }]);
  });
});

async function addChristmas(part = 'Intero') {
  await userEvent.click(await screen.findByRole('button', { name: 'Aggiungi chiusura' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Nome/), 'Natale');
  await userEvent.type(dialog.getByLabelText(/^Dal/), '2026-12-24');
  await userEvent.type(dialog.getByLabelText(/^Al/), '2026-12-28');
  await userEvent.click(dialog.getByRole('radio', { name: part }));
  await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));
  return dialog;
}
