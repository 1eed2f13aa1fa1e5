import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addMonths, dayInItaly, dayOfMonth, monthOf } from 'shared-api/contracts/common';
import { getMonth, getPunchState, updateDay } from 'shared-api/contracts/timesheet';
import { failure } from 'shared-api/testing';
import { buildHours } from '../testing/month.builders.ts';
import { buildPerson, createMonthServer, showMonth } from '../testing/month-server.tsx';

import { monthInWords } from './month-name.ts';

const server = createMonthServer();
const field = (name: string) => screen.findByRole('spinbutton', { name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const total = (name: string) => screen.getByText(name).nextElementSibling;

describe('the month', () => {
  it('shows its totals, its days with their states in words, and its state', async () => {
    server.setMonth({
      saved: {
        '2026-03-02': buildHours({ overtime: 90 }),
        '2026-03-03': buildHours({ ordinary: 0, absence: 480, causeId: 'FE' }),
        '2026-03-04': buildHours({ ordinary: 432, absence: 48 }),
      },
    });
    showMonth();
    expect(
      await screen.findByRole('button', { name: /^lunedì 2 marzo 2026, Completo, 9,5 ore/ }),
    ).toHaveTextContent(/9,5$/);
    expect(
      screen.getByRole('button', { name: /3 marzo 2026, Assente, assenza 8 ore, Ferie/ }),
    ).toHaveTextContent(/Ferie$/);
    expect(screen.getByRole('button', { name: /4 marzo 2026, Incompleto, 7:12 ore/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /sabato 7 marzo 2026, Non lavorativo/ })).toBeInTheDocument();
    expect(total('Ore presenza')).toHaveTextContent('15:12');
    expect(total('Ore assenza')).toHaveTextContent('8:48');
    expect(total('Ore straordinario')).toHaveTextContent('1,5');
    expect(screen.getAllByText('Aperto')).not.toHaveLength(0);
  });

  it('says of a day before the account why it may stay empty', async () => {
    server.setMonth({ info: { since: '2026-03-12' } });
    showMonth('/timesheet?month=2026-03&day=2026-03-11');
    const why = /^Prima del 12-03-2026 non manca nulla/;
    expect(await screen.findByText(why)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /11 marzo 2026, Non lavorativo/ })).toBeInTheDocument();
    await press(/12 marzo 2026/);
    await waitFor(() => expect(screen.queryByText(why)).not.toBeInTheDocument());
  });

  it('keeps month and day in the address, and has the months beside it read ahead', async () => {
    const { currentPath } = showMonth('/timesheet?month=2026-03&day=2026-03-10');
    expect(await screen.findByRole('heading', { name: /martedì 10 marzo/ })).toBeInTheDocument();
    await press(/12 marzo 2026/);
    expect(currentPath()).toBe('/timesheet?month=2026-03&day=2026-03-12');
    await waitFor(() => expect(server.inputs(getMonth)).toHaveLength(3));
    await press('Mese precedente');
    expect(currentPath()).toBe('/timesheet?month=2026-02');
    expect(screen.getByRole('button', { name: /lunedì 2 febbraio 2026, Incompleto/ })).toBeInTheDocument();
  });

  it('keeps the room of the card that punches from the first picture on, for who has a badge alone', async () => {
    const session = buildPerson({ usesBadge: true });
    server.on(getMonth).answer(() => new Promise(() => undefined));
    server.on(getPunchState).answer(() => new Promise(() => undefined));
    showMonth(undefined, session);
    expect(await screen.findByRole('region', { name: 'Timbratura' })).toBeInTheDocument();
    cleanup();
    showMonth(undefined, buildPerson());
    expect(await screen.findByText('Ore presenza')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Timbratura' })).not.toBeInTheDocument();
  });

  it('ends two years ahead: an address beyond leads to the last one with a word, and no arrow or key further', async () => {
    const last = addMonths(monthOf(dayInItaly(new Date())), 24);
    showMonth('/timesheet?month=2150-06');
    const word = await screen.findByText(/^Non si può compilare giugno 2150/);
    expect(word).toHaveTextContent(monthInWords(last, 'it'));
    const next = await screen.findByRole('button', {
      name: 'Mese successivo: dopo questo mese non ce ne sono ancora',
    });
    await userEvent.click(next);
    await userEvent.keyboard('{Enter}');
    expect(next).toHaveFocus();
    const day = document.querySelector<HTMLElement>('[role="gridcell"] [tabindex="0"]');
    day?.focus();
    await userEvent.keyboard('{PageDown}{Shift>}{PageDown}{/Shift}');
    expect(day).toHaveFocus();
    await press('Mese precedente');
    expect(await screen.findByRole('button', { name: 'Mese successivo' })).toBeInTheDocument();
    expect(screen.queryByText(/^Non si può compilare/)).not.toBeInTheDocument();
    const years = server.inputs(getMonth).map(({ year, month }) => dayOfMonth({ year, month }, 1));
    expect(years.every((start) => start <= dayOfMonth(last, 1))).toBe(true);
  });

  it('says why it could not be read, and is read again', async () => {
    server.on(getMonth).cut();
    showMonth();
    expect(await screen.findByText('Il mese non si è caricato')).toBeInTheDocument();
    server.on(getMonth).fail({ code: 'not-found', message: 'Questo utente non è un dipendente' });
    await press('Riprova');
    expect(await screen.findByText('Questo utente non è un dipendente')).toBeInTheDocument();
  });
});

describe('a day', () => {
  const open = () => showMonth('/timesheet?month=2026-03&day=2026-03-10');

  it('fills its plan together, is saved once it pauses, and is the server’s after that', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Come da piano' }));
    await press('Diminuisci Ordinari');
    expect(await field('Assenza')).toHaveValue('0,5');
    expect(total('Ore presenza')).toHaveTextContent('7,5');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Causale' }), 'Ferie');
    await press('Aumenta Straordinari');
    const wanted = { ordinary: 450, overtime: 30, absence: 30, causeId: 'FE' };
    await waitFor(() => expect(server.saved()['2026-03-10']).toMatchObject(wanted));
    expect(await screen.findByText('Salvato')).toBeInTheDocument();
    expect(server.inputs(updateDay).at(-1)).toMatchObject({
      year: 2026,
      month: 3,
      dayOfMonth: 10,
      ...wanted,
      employeeId: 'employee-1',
    });
    await press('Aumenta Ordinari');
    expect(screen.getByRole('combobox', { name: 'Causale' })).toHaveDisplayValue('Nessuna');
  });

  it('goes back by Esc to what was saved before', async () => {
    server.setMonth({ saved: { '2026-03-10': buildHours() } });
    open();
    await press('Aumenta Straordinari');
    expect(await screen.findByText('Salvato')).toBeInTheDocument();
    (await field('Ordinari')).focus();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(await field('Ordinari')).toHaveValue('8');
    expect(await field('Straordinari')).toHaveValue('0');
    const before = { ordinary: 480, overtime: 0 };
    await waitFor(() => expect(server.saved()['2026-03-10']).toMatchObject(before));
    expect(screen.queryByRole('button', { name: 'Annulla' })).not.toBeInTheDocument();
  });

  it('says what is typed wrongly, on its row, and saves nothing of it', async () => {
    open();
    await userEvent.clear(await field('Ordinari'));
    await userEvent.type(await field('Ordinari'), '9');
    await userEvent.tab();
    expect(await field('Ordinari')).toHaveAccessibleDescription('Da 0 a 8 ore');
    expect(server.inputs(updateDay)).toEqual([]);
  });

  it('refuses what is typed to its end, and neither its first digit is saved nor said to be', async () => {
    server.setMonth({ saved: { '2026-03-10': buildHours() } });
    open();
    await press('Aumenta Straordinari');
    expect(await screen.findByText('Salvato')).toBeInTheDocument();
    const calls = server.inputs(updateDay).length;
    await userEvent.tripleClick(await field('Ordinari'));
    for (const digit of '10') {
      await userEvent.keyboard(digit);
      await new Promise((resolve) => setTimeout(resolve, 0));
      expect(await field('Assenza')).toHaveValue('0');
    }
    await userEvent.tab();
    expect(await field('Ordinari')).toBeInvalid();
    expect(screen.queryByText('Salvato')).not.toBeInTheDocument();
    expect(screen.getByText('Non salvato: correggi le ore in rosso')).toBeInTheDocument();
    await press('Invia');
    expect(await screen.findByText('Correggi le ore in rosso prima di inviare il mese.')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await press('Giorno successivo');
    expect(
      await screen.findByText('Ordinari: quanto scritto non è salvato, vanno da 0 a 8 ore'),
    ).toBeInTheDocument();
    expect(server.inputs(updateDay)).toHaveLength(calls);
  });

  it.each(['0,5', '0:30'])('keeps the reason while %s is typed over the absence', async (text) => {
    server.setMonth({
      saved: { '2026-03-10': buildHours({ ordinary: 360, absence: 120, causeId: 'FE' }) },
    });
    open();
    await userEvent.tripleClick(await field('Assenza'));
    await userEvent.keyboard(text);
    await userEvent.tab();
    const wanted = { ordinary: 450, absence: 30, causeId: 'FE' };
    await waitFor(() => expect(server.saved()['2026-03-10']).toMatchObject(wanted));
  });

  it('counts what is typed when another day is opened with the caret in the field, and gives it up by Esc', async () => {
    open();
    await userEvent.tripleClick(await field('Ordinari'));
    await userEvent.keyboard('3{Escape}');
    expect(await field('Ordinari')).toHaveValue('0');
    await userEvent.tripleClick(await field('Ordinari'));
    await userEvent.keyboard('4');
    await userEvent.click(screen.getByRole('button', { name: 'Giorno successivo' }));
    await waitFor(() => expect(server.saved()['2026-03-10']).toMatchObject({ ordinary: 240, absence: 240 }));
  });

  it('refuses less than nothing with the reason', async () => {
    open();
    await userEvent.tripleClick(await field('Ordinari'));
    await userEvent.keyboard('-3{Tab}');
    expect(await field('Ordinari')).toHaveAccessibleDescription('Da 0 a 8 ore');
    expect(server.inputs(updateDay)).toEqual([]);
  });

  it('shows both versions where somebody was first, and saves the one that is chosen', async () => {
    const current = { ordinary: 240, overtime: 0, absence: 240, causeId: 'MA', version: 4 };
    server.on(updateDay).answer(() => {
      throw failure({
        code: 'conflict',
        details: { changedBy: 'Hanna Rossi', changedAt: '2026-03-10T09:00:00.000Z', current },
      });
    });
    open();
    await press('Come da piano');
    const question = await screen.findByRole('alertdialog');
    expect(within(question).getByRole('row', { name: 'Causale – Malattia' })).toBeInTheDocument();
    await userEvent.click(within(question).getByRole('button', { name: 'Prendi quelli salvati' }));
    expect(await field('Assenza')).toHaveValue('4');
    expect(screen.getByText('Salvato')).toBeInTheDocument();
  });

  it('of a month that was locked meanwhile stays as it was typed, and says so', async () => {
    server.on(updateDay).fail({ code: 'conflict', message: 'Il mese non è più modificabile' });
    open();
    await press('Come da piano');
    expect(await screen.findByText('Non salvato: Il mese non è più modificabile')).toBeInTheDocument();
    expect(screen.getByText('Un giorno non è salvato.')).toBeInTheDocument();
    expect(await field('Ordinari')).toHaveValue('8');
    // It is no hours of the month.
    expect(total('Ore presenza')).toHaveTextContent('0');
    await press('Annulla');
    expect(await field('Ordinari')).toHaveValue('0');
  });

  it('that could not be sent waits on the device, and goes when the network is back', async () => {
    server.on(updateDay).cut();
    const { session, unmount } = open();
    await press('Come da piano');
    expect(await screen.findByText('In attesa di invio')).toBeInTheDocument();
    expect(
      screen.getByRole('button', { name: /10 marzo 2026, Completo, 8 ore, in attesa di invio/ }),
    ).toBeInTheDocument();
    unmount();
    // Another person on this device is given nothing of it.
    const other = open();
    expect(await field('Ordinari')).toHaveValue('0');
    other.unmount();
    server.restore();
    showMonth('/timesheet?month=2026-03&day=2026-03-10', session);
    expect(await screen.findByText('Salvato')).toBeInTheDocument();
    expect(server.inputs(updateDay).at(-1)).toMatchObject({ ordinary: 480, employeeId: 'employee-1' });
  });

  it('of a closed month can only be read', async () => {
    server.setMonth({ info: { status: 'closed', isEditable: false }, saved: { '2026-03-10': buildHours() } });
    open();
    expect(await screen.findByText('Il mese non si può modificare: Chiuso')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Aumenta Ordinari' })).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Causale' })).toBeDisabled();
  });
});
