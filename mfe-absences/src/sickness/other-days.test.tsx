import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addCertificate,
  getSicknessCalendar,
  listSickness,
  listSicknessReadings,
  markSicknessRead,
  shortenAbsence,
  type Sickness,
} from 'shared-api/contracts/absences';
import { buildBoot, buildSession, createFakeServer, failure } from 'shared-api/testing';
import { notify } from 'shared-ui';
import { renderScreen, setViewport, withFrame } from 'shared-ui/testing';
import { buildCertificate, buildSickness } from '../testing/sickness.builders.ts';
import { SicknessScreen } from './sickness.screen.tsx';

const server = createFakeServer();
const Screen = withFrame(SicknessScreen);
const boot = buildBoot({ session: buildSession({ userId: 'hr', flags: { a: 'N', b: 'S' } }) });

const openRow = async (sickness: Sickness) => {
  server.on(listSickness).answer(() => ({ list: { total: 1, rows: [sickness] } }));
  renderScreen(<Screen />, { boot, path: '/disease?tab=history' });
  await userEvent.click(await screen.findByText('10-03-2026'));
  return within(await screen.findByRole('dialog', { name: /Rossi Mario/ }));
};
const fillCertificate = async (dialog: Awaited<ReturnType<typeof openRow>>) => {
  await userEvent.click(dialog.getByRole('button', { name: 'Aggiungi un certificato' }));
  const form = within(await screen.findByRole('dialog', { name: 'Aggiungi un certificato' }));
  await userEvent.clear(form.getByLabelText('Al'));
  await userEvent.type(form.getByLabelText('Al'), '2026-03-11');
  return form;
};

beforeEach(() => {
  notify.clear();
  setViewport('desktop');
  server.on(getSicknessCalendar).answer(() => ({ calendar: { days: {}, free: [] } }));
  server.on(listSicknessReadings).answer(() => ({ readings: [] }));
  server.on(markSicknessRead).succeed();
});

describe('a certificate that says fewer days than its sickness', () => {
  it('asks what holds, and is not sent before that is said', async () => {
    const sickness = buildSickness();
    server.on(addCertificate).answer(() => ({ sickness }));
    const form = await fillCertificate(await openRow(sickness));
    await userEvent.click(form.getByRole('button', { name: 'Aggiungi' }));
    expect(await form.findByText('Scegli che cosa vale')).toBeInTheDocument();
    expect(server.inputs(addCertificate)).toEqual([]);
    await userEvent.click(form.getByRole('radio', { name: 'Diventa dal 10-03-2026 al 11-03-2026' }));
    await userEvent.click(form.getByRole('button', { name: 'Aggiungi' }));
    expect(await screen.findByText('Certificato aggiunto')).toBeInTheDocument();
    expect(server.inputs(addCertificate)).toMatchObject([{ to: '2026-03-11', shortens: true }]);
  });

  it('names one day as one', async () => {
    const form = await fillCertificate(await openRow(buildSickness()));
    await userEvent.clear(form.getByLabelText('Al'));
    await userEvent.type(form.getByLabelText('Al'), '2026-03-10');
    expect(form.getByRole('radio', { name: 'Diventa il 10-03-2026' })).toBeInTheDocument();
  });

  it('leaves the sickness as it is where that is chosen', async () => {
    const sickness = buildSickness();
    server.on(addCertificate).answer(() => ({ sickness }));
    const form = await fillCertificate(await openRow(sickness));
    await userEvent.click(form.getByRole('radio', { name: 'Resta com’è' }));
    await userEvent.click(form.getByRole('button', { name: 'Aggiungi' }));
    expect(await screen.findByText('Certificato aggiunto')).toBeInTheDocument();
    expect(server.inputs(addCertificate)[0]).not.toHaveProperty('shortens');
  });

  it('says who changes an approved one to who does not decide, and afterwards to who does', async () => {
    const approved = { status: 'approved', isOwn: true } as const;
    const form = await fillCertificate(await openRow(buildSickness(approved)));
    expect(form.getByText(/ne cambia i giorni chi approva le assenze/)).toBeInTheDocument();
    expect(form.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('is pointed out beside the sickness', async () => {
    const certificates = [
      buildCertificate(),
      buildCertificate({ to: '2026-03-11', addedAt: '2026-03-11T08:00:00.000Z' }),
    ];
    const dialog = await openRow(buildSickness({ certificates }));
    expect(dialog.getByText(/L’ultimo certificato finisce il 11-03-2026/)).toBeInTheDocument();
  });
});

describe('an approved sickness', () => {
  it('is made shorter by who decides, who sees what returns before, and why it is refused', async () => {
    const sickness = buildSickness({ status: 'approved', isOwn: false, mayDecide: true });
    server.on(shortenAbsence).answer(({ input }) => {
      if (input.isDryRun) return { status: 'approved', version: 2, returned: 960 };
      throw failure({ code: 'invalid-input', fields: { to: 'Il mese è chiuso' } });
    });
    const dialog = await openRow(sickness);
    await userEvent.click(dialog.getByRole('button', { name: 'Cambia i giorni' }));
    const form = within(await screen.findByRole('dialog', { name: 'Cambia i giorni approvati' }));
    await userEvent.clear(form.getByLabelText(/^Al/));
    await userEvent.type(form.getByLabelText(/^Al/), '2026-03-11');
    expect(await form.findByText('Non sono più di assenza: 16 ore')).toBeInTheDocument();
    await userEvent.click(form.getByRole('button', { name: 'Cambia' }));
    expect(await form.findByText('Il mese è chiuso')).toBeInTheDocument();
    server.on(shortenAbsence).answer(() => ({ status: 'approved', version: 3, returned: 960 }));
    await userEvent.click(form.getByRole('button', { name: 'Cambia' }));
    expect(await screen.findByText('Giorni cambiati: 16 ore non sono più di assenza')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Cambia i giorni approvati' })).not.toBeInTheDocument(),
    );
    const wanted = { id: sickness.id, version: 2, from: '2026-03-10', to: '2026-03-11' };
    expect(server.inputs(shortenAbsence).filter(({ isDryRun }) => !isDryRun)).toEqual([wanted, wanted]);
  });
});
