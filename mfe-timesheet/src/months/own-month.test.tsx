import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listMonths, setMonthsStatus } from 'shared-api/contracts/timesheet';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { notify } from 'shared-ui';
import { renderScreen, setViewport, withFrame } from 'shared-ui/testing';
import { buildMonthRow } from '../testing/months.builders.ts';
import { MonthsScreen } from './months.screen.tsx';

const server = createFakeServer();
const Screen = withFrame(MonthsScreen);
const boot = buildBoot({ session: buildSession({ flags: { a: 'N', b: 'S' } }) });
const mario = buildMonthRow();

beforeEach(() => {
  notify.clear();
  setViewport('phone');
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the closing of months', () => {
  it('leaves one’s own as it is where another administrator approves it, and says so', async () => {
    const own = buildMonthRow({ name: 'Ricci Elena', mayDecide: false });
    server.on(listMonths).answer(() => ({
      companyId: 'acme',
      rows: [mario, own],
      next: null,
      total: 2,
      counts: { all: 2, open: 0, forApproval: 2, closed: 0, withProblems: 0 },
    }));
    server.on(setMonthsStatus).answer(({ input: { months } }) => ({
      results: months.map(({ employeeId: id }) => ({
        id,
        outcome: 'done' as const,
        refusal: null,
        isOwn: false,
        gaps: 0,
        changedBy: '',
        version: 2,
      })),
    }));
    renderScreen(<Screen />, { boot, path: '/timesheets?month=2026-10' });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Seleziona tutto' }));
    await press('Chiudi mesi');
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByRole('status')).toHaveTextContent('Si chiude 1 mese.');
    const sentence = 'Il tuo mese resta com’è: lo approva un altro amministratore.';
    expect(question.getByText(sentence)).toBeInTheDocument();
    await press('Chiudi i mesi');
    await userEvent.click(await screen.findByRole('button', { name: 'Chiudi' }));
    await waitFor(() =>
      expect(
        server.inputs(setMonthsStatus).map(({ months }) => months.map((each) => each.employeeId)),
      ).toEqual([[mario.id]]),
    );
  });
});
