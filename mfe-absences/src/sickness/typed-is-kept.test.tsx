import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  askWithdrawal,
  getSicknessCalendar,
  listSickness,
  listSicknessReadings,
  updateSickness,
} from 'shared-api/contracts/absences';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { renderScreen, setViewport, withFrame } from 'shared-ui/testing';
import { buildSickness } from '../testing/sickness.builders.ts';
import { SicknessScreen } from './sickness.screen.tsx';

const server = createFakeServer();
const Screen = withFrame(SicknessScreen);
const boot = buildBoot({ session: buildSession() });

const openRow = async (sickness = buildSickness()) => {
  server.on(getSicknessCalendar).answer(() => ({ calendar: { days: {}, free: [] } }));
  server.on(listSicknessReadings).answer(() => ({ readings: [] }));
  server.on(listSickness).answer(() => ({ list: { total: 1, rows: [sickness] } }));
  renderScreen(<Screen />, { boot, path: '/disease?tab=history' });
  await userEvent.click(await screen.findByRole('button', { name: /10-03-2026/ }));
  return screen.findByRole('dialog', { name: 'Malattia di Rossi Mario' });
};

beforeEach(() => setViewport('phone'));

describe('what is typed into a sickness', () => {
  it('is asked about before ‘Indietro’ loses it, and stays where one stays', async () => {
    const dialog = await openRow();
    const note = within(dialog).getByRole('textbox', { name: 'Note' });
    await userEvent.type(note, 'a casa');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Indietro' }));
    const question = await screen.findByRole('alertdialog', { name: 'Chiudere senza salvare?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Resta qui' }));
    expect(note).toHaveValue('a casa');
    expect(server.inputs(updateSickness)).toEqual([]);
  });

  it('stays where somebody deleted it meanwhile, which the dialog says', async () => {
    server.on(updateSickness).fail({ code: 'not-found', message: 'Elemento non trovato' });
    const dialog = await openRow();
    const note = within(dialog).getByRole('textbox', { name: 'Note' });
    await userEvent.type(note, 'a casa');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Salva' }));
    expect(await within(dialog).findByText(/qualcuno l’ha tolto nel frattempo/)).toBeInTheDocument();
    expect(note).toHaveValue('a casa');
  });

  it('stays where a withdrawal was not sent: the reason, with why', async () => {
    server.on(askWithdrawal).cut();
    const dialog = await openRow(buildSickness({ status: 'approved', mayRemove: true }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Chiedi di ritirarla' }));
    const asking = await screen.findByRole('dialog', { name: 'Chiedi il ritiro' });
    const reason = within(asking).getByRole('textbox');
    await userEvent.type(reason, 'guarito prima');
    await userEvent.click(within(asking).getByRole('button', { name: 'Chiedi il ritiro' }));
    expect(await within(asking).findByText(/il servizio non risponde/)).toBeInTheDocument();
    expect(reason).toHaveValue('guarito prima');
  });
});
