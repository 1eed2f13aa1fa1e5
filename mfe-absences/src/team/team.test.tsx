import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createAbsenceFeed,
  listAbsenceFeeds,
  listTeamAbsences,
  revokeAbsenceFeed,
  type AbsenceFeed,
  type TeamMember,
} from 'shared-api/contracts/absences';
import { addDays, type PlainDay } from 'shared-api/contracts/common';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { notify } from 'shared-ui';
import { renderScreen, setViewport, withFrame } from 'shared-ui/testing';
import { TeamScreen } from './team.screen.tsx';

const server = createFakeServer();
const Screen = withFrame(TeamScreen);
const boot = buildBoot({ session: buildSession() });

const monday = '2026-03-16';
const whole = { start: null, end: null, reason: null, isPending: false };
const giulia: TeamMember = {
  id: 'giulia',
  name: 'Bianchi Giulia',
  isOwn: false,
  absences: [{ ...whole, from: '2026-03-17', to: '2026-03-18' }],
};
const mario: TeamMember = {
  id: 'mario',
  name: 'Rossi Mario',
  isOwn: true,
  absences: [
    { from: '2026-03-17', to: '2026-03-17', start: 840, end: 960, reason: 'paidLeave', isPending: true },
  ],
};

const daysOf = (from: PlainDay, to: PlainDay) => {
  const days = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const isFree = ['2026-03-21', '2026-03-22'].includes(day);
    days.push({ day, isFree, holidayName: '', away: Number(day === '2026-03-17' || day === '2026-03-18') });
  }
  return days;
};

const answer = (rows: readonly TeamMember[], total = rows.length) =>
  server.on(listTeamAbsences).answer(({ input }) => ({
    companyId: 'acme',
    days: daysOf(input.from, input.to),
    rows: [...rows],
    total,
  }));

const open = (path = `/absenceCalendar?day=${monday}`) => renderScreen(<Screen />, { path, boot });

beforeEach(() => {
  setViewport('desktop');
  notify.clear();
  answer([giulia, mario]);
});

describe('who is away', () => {
  it('is a line for each person and a column for each day, in words for who cannot see it', async () => {
    open();
    const table = await screen.findByRole('table');
    const row = within(table).getByRole('row', { name: /Bianchi Giulia/ });
    const cells = within(row).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual(['', 'Aassente', 'Aassente', '', '', '', '']);
    const own = within(table).getByRole('row', { name: /Rossi Mario \(tu\)/ });
    expect(own).toHaveTextContent('PEassente dalle 14:00 alle 16:00, Permesso retribuito, da approvare');
    expect(within(table).getByRole('row', { name: /^Assenti/ })).toHaveTextContent('Assenti11');
    expect(server.inputs(listTeamAbsences)).toMatchObject([
      { from: monday, to: '2026-03-22', awayOnly: true, offset: 0 },
    ]);
  });

  it('is shown week by week and month by month', async () => {
    open();
    await screen.findByRole('table');
    await userEvent.click(screen.getByRole('button', { name: 'Periodo successivo' }));
    expect(await screen.findByRole('heading', { name: '23-03 – 29-03-2026' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Mese' }));
    expect(await screen.findByRole('heading', { name: 'marzo 2026' })).toBeInTheDocument();
    expect(server.inputs(listTeamAbsences).at(-1)).toMatchObject({ from: '2026-03-01', to: '2026-03-31' });
  });

  it('is of one group for who administers the company, and of everybody again', async () => {
    const groups = [
      { id: 'yard', name: 'Cantiere' },
      { id: 'office', name: 'Ufficio' },
    ];
    server.on(listTeamAbsences).answer(({ input }) => ({
      companyId: 'acme',
      groups,
      days: daysOf(input.from, input.to),
      rows: input.groupId === 'yard' ? [giulia] : [giulia, mario],
      total: input.groupId === 'yard' ? 1 : 2,
    }));
    open();
    await screen.findByRole('rowheader', { name: /Rossi Mario/ });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Gruppo' }), 'Cantiere');
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /Rossi Mario/ })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: /Gruppo: Cantiere/ }));
    expect(await screen.findByRole('rowheader', { name: /Rossi Mario/ })).toBeInTheDocument();
  });

  it('offers no group to colleagues', async () => {
    open();
    await screen.findByRole('table');
    expect(screen.queryByRole('combobox', { name: 'Gruppo' })).toBeNull();
  });

  it('is of everybody where that is wanted, some at a time', async () => {
    answer([giulia], 2);
    open();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Anche chi è presente' }));
    answer([mario], 2);
    await userEvent.click(await screen.findByRole('button', { name: 'Mostra altre persone (1)' }));
    expect(await screen.findByRole('row', { name: /Rossi Mario/ })).toBeInTheDocument();
    expect(server.inputs(listTeamAbsences).at(-1)).toMatchObject({ awayOnly: false, offset: 1 });
  });

  it('is a list for each day on a phone', async () => {
    setViewport('phone');
    open();
    const list = await screen.findByRole('list', { name: 'Assenze, giorno per giorno' });
    const days = within(list).getAllByRole('heading', { level: 3 });
    expect(days.map((day) => day.textContent)).toEqual([
      'lunedì 16 marzonessuno',
      'martedì 17 marzo2 assenti',
      'mercoledì 18 marzo1 assente',
      'giovedì 19 marzonessuno',
      'venerdì 20 marzonessuno',
    ]);
    expect(list).toHaveTextContent('Bianchi Giuliaassente');
  });

  it('says so where it is nobody, and offers to try again where it could not be read', async () => {
    answer([]);
    open();
    expect(await screen.findByText('Nessuno è assente in questo periodo')).toBeInTheDocument();
  });

  it('says which address has run out', async () => {
    const old = { createdAt: '2020-03-09T09:00:00.000Z', lastReadAt: null };
    const expiresAt = '2021-03-09T09:00:00.000Z';
    server.on(listAbsenceFeeds).answer(() => ({ feeds: [{ scope: 'own', ...old, expiresAt }] }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Calendario' }));
    expect(await screen.findByText(/^È scaduto il 09\/03\/2021/)).toBeInTheDocument();
  });

  it('is read by calendars from an address that is shown once and ended', async () => {
    const user = userEvent.setup();
    let feeds: AbsenceFeed[] = [];
    server.on(listAbsenceFeeds).answer(() => ({ feeds }));
    server.on(createAbsenceFeed).answer(({ input: { scope } }) => {
      const expiresAt = '2099-03-09T09:00:00.000Z';
      feeds = [{ scope, createdAt: '2026-03-09T09:00:00.000Z', lastReadAt: null, expiresAt }];
      return { address: 'https://example.org/api/absenceFeed/secret.ics' };
    });
    server.on(revokeAbsenceFeed).answer(() => {
      feeds = [];
    });
    open();
    await user.click(await screen.findByRole('button', { name: 'Calendario' }));
    const dialog = await screen.findByRole('dialog', { name: 'Nel tuo calendario' });
    await user.click(await within(dialog).findByRole('button', { name: 'Crea indirizzo: Le tue assenze' }));
    const address = await within(dialog).findByLabelText('Indirizzo');
    expect(address).toHaveValue('https://example.org/api/absenceFeed/secret.ics');
    expect(within(dialog).getByText('Vale fino al 09/03/2099.')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Copia' }));
    expect(await navigator.clipboard.readText()).toBe('https://example.org/api/absenceFeed/secret.ics');
    await user.click(await within(dialog).findByRole('button', { name: 'Revoca: Le tue assenze' }));
    const question = await screen.findByRole('alertdialog', { name: 'Sei sicuro?' });
    await user.click(within(question).getByRole('button', { name: 'Revoca' }));
    expect(await screen.findByText('Indirizzo revocato')).toBeInTheDocument();
    expect(within(dialog).queryByLabelText('Indirizzo')).not.toBeInTheDocument();
    expect(server.inputs(revokeAbsenceFeed)).toEqual([{ scope: 'own' }]);
  });
});
