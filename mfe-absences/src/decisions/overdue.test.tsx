import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clock } from 'shared-api';
import { getAbsence, listAbsences, listDelegations } from 'shared-api/contracts/absences';
import { addDays } from 'shared-api/contracts/common';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { renderScreen, setViewport, withFrame } from 'shared-ui/testing';
import { buildAbsence, buildDetail } from '../testing/decisions.builders.ts';
import { DecisionsScreen } from './decisions.screen.tsx';

const server = createFakeServer();
const Screen = withFrame(DecisionsScreen);
const boot = buildBoot({ session: buildSession({ flags: { a: 'N', b: 'S' } }) });

const daysFromNow = (days: number) => addDays(clock.today(), days);
const span = (from: number, to: number) => ({ from: daysFromNow(from), to: daysFromNow(to) });
const rows = [
  buildAbsence({ employeeName: 'Neri Anna', ...span(-9, -1) }),
  buildAbsence({ employeeName: 'Verdi Luca', ...span(-9, 0) }),
  buildAbsence({ employeeName: 'Bianchi Giulia', ...span(-9, -1), status: 'approved' }),
];

beforeEach(() => {
  setViewport('phone');
  const counts = { waiting: 2, open: 0, toApprove: 2, approved: 1, refused: 0, withdrawn: 0 };
  server
    .on(listAbsences)
    .answer(() => ({ companyId: 'acme', rows: [...rows], next: null, total: 3, counts }));
  const none = { mayDelegate: false, given: [], received: [], proposal: null };
  server.on(listDelegations).answer(() => none);
  server
    .on(getAbsence)
    .answer(({ input }) => buildDetail(rows.find(({ id }) => id === input.id) ?? buildAbsence()));
});

describe('a request whose days are over and about which nobody decided', () => {
  it('is marked, and says what waits for it', async () => {
    renderScreen(<Screen />, { boot, path: '/absences' });
    await userEvent.click(await screen.findByText('Neri Anna'));
    const panel = within(await screen.findByRole('dialog', { name: 'Neri Anna' }));
    expect(panel.getByText(/^I giorni sono passati e nessuno ha deciso/)).toBeInTheDocument();
    expect(screen.getAllByText('Giorni passati')).toHaveLength(1);
  });

  it('is not one whose last day is today', async () => {
    renderScreen(<Screen />, { boot, path: '/absences' });
    await userEvent.click(await screen.findByText('Verdi Luca'));
    const panel = within(await screen.findByRole('dialog', { name: 'Verdi Luca' }));
    expect(panel.queryByText(/^I giorni sono passati/)).not.toBeInTheDocument();
  });
});
