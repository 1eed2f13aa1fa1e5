import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getTimesheetOverview, sendMonth, type CurrentMonth } from 'shared-api/contracts/timesheet';
import { createFakeServer } from 'shared-api/testing';
import { showPart } from '../testing/month-server.tsx';
import { HoursFigure, MissingCard } from './overview.parts.ts';

const server = createFakeServer();
const onWaiting = jest.fn();

const current: CurrentMonth = {
  year: 2026,
  month: 3,
  status: 'open',
  version: 0,
  missing: ['2026-03-04', '2026-03-06'],
  missingTotal: 2,
  worked: 9150,
};
const { worked: _worked, ...ofMonth } = current;
const unsent = { ...ofMonth, month: 2, version: 3, missing: ['2026-02-27'], missingTotal: 1 };

const open = (subject: string | null = null) =>
  showPart(
    <>
      <HoursFigure subject={subject} />
      <MissingCard subject={subject} expectedLines={1} onWaiting={onWaiting} />
    </>,
  );

describe('one’s months on every page', () => {
  it('are the hours of this month in the top bar, and what is missing, one tap from the day', async () => {
    server.on(getTimesheetOverview).answer(() => ({ current, unsent: null, isOwn: true }));
    open();
    expect(await screen.findByTitle('Ore di marzo')).toHaveTextContent('152,5');
    const list = screen.getByRole('list', { name: 'Timesheet da completare' });
    expect(list).toHaveTextContent('Mancano 2 giorni di marzomer 4, ven 6');
    expect(within(list).getByRole('link', { name: 'Compila mercoledì 4 marzo' })).toHaveAttribute(
      'href',
      '/timesheet?month=2026-03&day=2026-03-04',
    );
    expect(onWaiting).toHaveBeenLastCalledWith(1);
    expect(server.inputs(getTimesheetOverview)).toHaveLength(1);
  });

  it('say whose they are where one acts for somebody', async () => {
    server.on(getTimesheetOverview).answer(() => ({ current, unsent: null, isOwn: false }));
    open('Giulia Bianchi');
    expect(await screen.findByTitle('Ore di marzo di Giulia Bianchi')).toHaveTextContent(
      'Giulia Bianchi152,5',
    );
    expect(
      screen.getByRole('list', { name: 'Timesheet di Giulia Bianchi da completare' }),
    ).toBeInTheDocument();
  });

  it('are the month before as long as it was not sent, which one sends from here', async () => {
    server.on(getTimesheetOverview).answer(() => ({ current: null, unsent, isOwn: true }));
    server.on(sendMonth).answer(() => ({ status: 'forApproval', version: 4 }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Invia il timesheet di febbraio 2026' }));
    const question = await screen.findByRole('alertdialog', { name: 'Sei sicuro?' });
    expect(question).toHaveTextContent('Vuoi inviare il timesheet febbraio - 2026 ?');
    server.on(getTimesheetOverview).answer(() => ({ current: null, unsent: null, isOwn: true }));
    await userEvent.click(within(question).getByRole('button', { name: 'Invia' }));
    expect(await screen.findByText('Il timesheet è stato inviato correttamente')).toBeInTheDocument();
    expect(server.inputs(sendMonth)).toEqual([{ year: 2026, month: 2, status: 'forApproval', version: 3 }]);
    await waitFor(() => expect(onWaiting).toHaveBeenLastCalledWith(0));
  });

  it('of somebody for whom one acts are opened, not sent', async () => {
    server.on(getTimesheetOverview).answer(() => ({ current: null, unsent, isOwn: false }));
    open();
    const link = await screen.findByRole('link', { name: 'Apri il timesheet di febbraio 2026' });
    expect(link).toHaveAttribute('href', '/timesheet?month=2026-02');
  });
});
