import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  decideWithdrawal,
  getAbsence,
  getAbsencesWaiting,
  listAbsences,
  listDelegations,
  shortenAbsence,
} from 'shared-api/contracts/absences';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { notify } from 'shared-ui';
import { renderScreen, setViewport, withFrame } from 'shared-ui/testing';
import { buildAbsence, buildDetail } from '../testing/decisions.builders.ts';
import { DecisionsScreen } from './decisions.screen.tsx';
import { AbsencesWaitingCard } from './waiting-card.component.tsx';

const server = createFakeServer();
const Screen = withFrame(DecisionsScreen);
const boot = buildBoot({ session: buildSession({ flags: { a: 'N', b: 'S' } }) });
const anna = buildAbsence({
  employeeName: 'Neri Anna',
  status: 'approved',
  withdrawalReason: 'Torno prima',
  kept: { from: '2026-12-14', to: '2026-12-16' },
});

beforeEach(() => {
  notify.clear();
  setViewport('phone');
  const counts = { waiting: 1, open: 0, toApprove: 0, approved: 1, refused: 0, withdrawn: 0 };
  server.on(listAbsences).answer(() => ({ companyId: 'acme', rows: [anna], next: null, total: 1, counts }));
  const none = { mayDelegate: false, given: [], received: [], proposal: null };
  server.on(listDelegations).answer(() => none);
  server.on(getAbsence).answer(() => buildDetail(anna));
  server.on(decideWithdrawal).answer(() => ({ status: 'approved', version: 3 }));
});

it('who decides sees which days would stay, and takes off the others', async () => {
  renderScreen(<Screen />, { boot, path: '/absences' });
  expect(await screen.findByText('Chiede meno giorni')).toBeInTheDocument();
  await userEvent.click(screen.getByText('Neri Anna'));
  const panel = within(await screen.findByRole('dialog', { name: 'Neri Anna' }));
  expect(panel.getByText('Dal 14-12-2026 al 16-12-2026')).toBeInTheDocument();
  expect(panel.getByText('Perché chiede meno giorni')).toBeInTheDocument();
  await userEvent.click(panel.getByRole('button', { name: 'Togli i giorni' }));
  const popup = (await screen.findByText('Meno giorni nella richiesta di Neri Anna')).closest<HTMLElement>(
    '[role="status"]',
  );
  await userEvent.click(within(popup ?? document.body).getByRole('button', { name: 'Chiudi' }));
  expect(await screen.findByText('La richiesta di Neri Anna ha meno giorni')).toBeInTheDocument();
  expect(server.inputs(decideWithdrawal)).toMatchObject([{ id: anna.id, isGranted: true }]);
});

it('the card of what waits says the days that would stay', async () => {
  server.on(getAbsencesWaiting).answer(() => ({ total: 1, first: [anna] }));
  renderScreen(<AbsencesWaitingCard subject={null} expectedLines={1} onWaiting={() => undefined} />, {
    boot,
  });
  expect(
    await screen.findByText('Chiede meno giorni: Ferie · Dal 14-12-2026 al 16-12-2026'),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Accetta i giorni di Neri Anna/ })).toBeInTheDocument();
});

it('leave of a closure has no other days, which are the company’s', async () => {
  const closed = buildAbsence({ employeeName: 'Neri Anna', status: 'approved', isClosure: true });
  server.on(getAbsence).answer(() => buildDetail(closed));
  renderScreen(<Screen />, { boot, path: '/absences?state=approved' });
  await userEvent.click(await screen.findByText('Neri Anna'));
  const panel = within(await screen.findByRole('dialog', { name: 'Neri Anna' }));
  expect(await panel.findByRole('button', { name: 'Cambia stato' })).toBeInTheDocument();
  await waitFor(() =>
    expect(panel.queryByRole('button', { name: 'Cambia i giorni' })).not.toBeInTheDocument(),
  );
});

it('why days cannot be changed is said before they are saved', async () => {
  const approved = buildAbsence({ employeeName: 'Neri Anna', status: 'approved' });
  server.on(getAbsence).answer(() => buildDetail(approved));
  server.on(shortenAbsence).fail({ code: 'conflict', message: 'Il mese è chiuso' });
  renderScreen(<Screen />, { boot, path: '/absences?state=approved' });
  await userEvent.click(await screen.findByText('Neri Anna'));
  const panel = within(await screen.findByRole('dialog', { name: 'Neri Anna' }));
  await waitFor(() => expect(panel.queryByText('Chiede meno giorni')).not.toBeInTheDocument());
  await userEvent.click(await panel.findByRole('button', { name: 'Cambia i giorni' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambia i giorni approvati' }));
  await userEvent.clear(dialog.getByLabelText(/^Al/));
  await userEvent.type(dialog.getByLabelText(/^Al/), '2026-12-16');
  expect(await dialog.findByText('Il mese è chiuso')).toBeInTheDocument();
  expect(server.inputs(shortenAbsence)).toMatchObject([{ to: '2026-12-16', isDryRun: true }]);
});
