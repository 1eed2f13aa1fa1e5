import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addDelegation,
  decideAbsences,
  decideWithdrawal,
  endDelegation,
  getAbsence,
  listAbsences,
  listDelegations,
  type AbsenceToDecide,
} from 'shared-api/contracts/absences';
import { findEmployees, listOwnCompanies } from 'shared-api/contracts/directory';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { notify } from 'shared-ui';
import { renderScreen, setViewport, withFrame } from 'shared-ui/testing';
import { buildAbsence, buildDetail } from '../testing/decisions.builders.ts';
import { DecisionsScreen } from './decisions.screen.tsx';

const server = createFakeServer();
const Screen = withFrame(DecisionsScreen);
const boot = buildBoot({ session: buildSession({ flags: { a: 'N', b: 'S' } }) });

const mario = buildAbsence();
const anna = buildAbsence({ employeeName: 'Neri Anna', cause: null, kind: 'sickness', to: '2026-12-14' });
const giulia = buildAbsence({
  employeeName: 'Bianchi Giulia',
  status: 'approved',
  withdrawalReason: 'Cambio di programma',
});
const noDelegations = { mayDelegate: true, given: [], received: [], proposal: null };

const answerRows = (rows: readonly AbsenceToDecide[]) =>
  server.on(listAbsences).answer(() => ({
    companyId: 'acme',
    rows: [...rows],
    next: null,
    total: rows.length,
    counts: { waiting: rows.length, open: 1, toApprove: 2, approved: 4, refused: 0, withdrawn: 0 },
  }));

beforeEach(() => {
  notify.clear();
  setViewport('phone');
  answerRows([giulia, anna, mario]);
  server.on(listDelegations).answer(() => noDelegations);
  server.on(getAbsence).answer(({ input }) => {
    const row = [giulia, anna, mario].find(({ id }) => id === input.id) ?? mario;
    return buildDetail(row, {
      away: [{ name: 'Verdi Luca', from: '2026-12-16', to: '2026-12-16' }],
      awayTotal: 2,
    });
  });
});

const open = (path = '/absences') => renderScreen(<Screen />, { boot, path });
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
/** Closes the popup that says something and can be undone, so that it is done; a card of long work closes the same way. */
const makeNow = async (text: string) => {
  const popup = (await screen.findByText(text)).closest<HTMLElement>('[role="status"]');
  await userEvent.click(within(popup ?? document.body).getByRole('button', { name: 'Chiudi' }));
};
const openRow = async (name: string) => userEvent.click(await screen.findByText(name));

describe('requests to decide about', () => {
  it('are what waits, unless the address says otherwise', async () => {
    open();
    expect(await screen.findAllByText('Ferie · Dal 14-12-2026 al 18-12-2026')).toHaveLength(2);
    expect(screen.getByText('Malattia · 14-12-2026')).toBeInTheDocument();
    expect(screen.getByText('Chiede il ritiro')).toBeInTheDocument();
    expect(server.inputs(listAbsences)[0]).toMatchObject({ isWaiting: true, length: 50 });
    open('/absences?state=refused&kind=leave&sort=-created');
    await waitFor(() =>
      expect(server.inputs(listAbsences).at(-1)).toMatchObject({
        isWaiting: false,
        status: 'refused',
        kind: 'leave',
        sort: 'created',
        direction: 'descending',
      }),
    );
  });

  it('say that somebody is away, and not why, to who decides in the place of another', async () => {
    const hidden = { ...anna, kind: 'leave', isReasonHidden: true, inPlaceOf: 'Elena Ricci' } as const;
    answerRows([hidden]);
    renderScreen(<Screen />, { boot: buildBoot({ session: buildSession() }), path: '/absences' });
    expect(await screen.findByText('Assenza · 14-12-2026')).toBeInTheDocument();
    expect(screen.queryByText(/Malattia/)).not.toBeInTheDocument();
    await press(/^Filtri/);
    expect(screen.queryByRole('combobox', { name: 'Tipo' })).not.toBeInTheDocument();
  });

  it('are approved together once it is said what they add up to and what stays out, with what was refused and why', async () => {
    server.on(decideAbsences).answer(() => ({
      results: [
        { id: anna.id, outcome: 'refused', reason: 'L’ha cambiata Paola' },
        { id: mario.id, outcome: 'done', reason: '' },
      ],
    }));
    open();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Seleziona tutto' }));
    await press('Approva');
    const question = within(await screen.findByRole('alertdialog', { name: 'Approvare 2 richieste?' }));
    expect(
      question.getByText(/^Di 2 persone: \d+ giorni lavorativi, .* ore in tutto\.$/),
    ).toBeInTheDocument();
    expect(question.getByText('Dal 14-12-2026 al 18-12-2026.')).toBeInTheDocument();
    expect(question.getByText('1 chiede il ritiro e resta fuori: si decide a parte.')).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Approva' }));
    expect(await screen.findByText('Approvazione di 2 richieste')).toBeInTheDocument();
    expect(server.inputs(decideAbsences)).toEqual([]);
    await makeNow('Approvazione di 2 richieste');
    const card = within(await screen.findByRole('article', { name: 'Approvazione di 2 richieste' }));
    await userEvent.click(await card.findByText('1 non riuscito'));
    expect(card.getByRole('listitem')).toHaveTextContent('Neri AnnaL’ha cambiata Paola');
    // A withdrawal that was asked for is another question.
    expect(server.inputs(decideAbsences)).toEqual([
      {
        decision: 'approved',
        reason: '',
        requests: [
          { id: anna.id, version: 2 },
          { id: mario.id, version: 2 },
        ],
      },
    ]);
  });

  it('are approved over a balance that does not suffice any more only by saying so', async () => {
    server.on(decideAbsences).answer(({ input }) => ({
      results: input.isOverBalance
        ? [{ id: mario.id, outcome: 'done', reason: '' }]
        : [{ id: mario.id, outcome: 'refused', reason: 'Il saldo non basta', isOverdrawn: true }],
    }));
    open();
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Seleziona Rossi Mario, Dal 14-12-2026 al 18-12-2026' }),
    );
    await press('Approva');
    await makeNow('Approvata la richiesta di Rossi Mario');
    await screen.findByRole('alertdialog', { name: 'Approvare oltre il saldo la richiesta di Rossi Mario?' });
    expect(server.inputs(decideAbsences)).toHaveLength(1);
    await press('Approva oltre il saldo');
    await makeNow('Approvata la richiesta di Rossi Mario');
    expect(await screen.findByText('La richiesta di Rossi Mario è approvata')).toBeInTheDocument();
    expect(server.inputs(decideAbsences)[1]).toMatchObject({ decision: 'approved', isOverBalance: true });
  });

  it('are refused with a reason alone', async () => {
    server.on(decideAbsences).answer(() => ({ results: [{ id: mario.id, outcome: 'done', reason: '' }] }));
    open();
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Seleziona Rossi Mario, Dal 14-12-2026 al 18-12-2026' }),
    );
    await press('Rifiuta');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rifiutare 1 richiesta?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Rifiuta' }));
    expect(await dialog.findByText('Scrivi il motivo del rifiuto')).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('Motivo'), 'Siamo in pochi');
    await userEvent.click(dialog.getByRole('button', { name: 'Rifiuta' }));
    await makeNow('Rifiutata la richiesta di Rossi Mario');
    expect(await screen.findByText('La richiesta di Rossi Mario è rifiutata')).toBeInTheDocument();
    expect(server.inputs(decideAbsences)[0]).toMatchObject({ decision: 'refused', reason: 'Siamo in pochi' });
  });

  it('show the certificates of a sickness with their numbers, to who may read them', async () => {
    const certificate = {
      id: 'c1',
      protocol: '123456789',
      from: '2026-12-14',
      to: '2026-12-15',
      fileName: 'certificato.pdf',
      addedAt: '2026-12-14T09:00:00.000Z',
    };
    const ill = buildAbsence({ kind: 'sickness', cause: null });
    server.on(getAbsence).answer(() => buildDetail(ill, { balance: null, certificates: [certificate] }));
    open();
    await openRow('Rossi Mario');
    const panel = within(await screen.findByRole('dialog', { name: 'Rossi Mario' }));
    expect(await panel.findByRole('heading', { name: 'Certificati' })).toBeInTheDocument();
    expect(panel.getByText('123456789')).toBeInTheDocument();
    expect(panel.getByRole('button', { name: /certificato\.pdf/ })).toBeInTheDocument();
  });

  it('show the balance after, who else is away and the history, and are decided there', async () => {
    server.on(decideAbsences).answer(() => ({ results: [{ id: mario.id, outcome: 'done', reason: '' }] }));
    open();
    await openRow('Rossi Mario');
    const panel = within(await screen.findByRole('dialog', { name: 'Rossi Mario' }));
    expect(await panel.findByRole('heading', { name: 'Ferie: disponibili oggi' })).toBeInTheDocument();
    expect(panel.getByText('5 giorni')).toBeInTheDocument();
    expect(panel.getByRole('list', { name: 'Chi altro è assente' })).toHaveTextContent(
      'Verdi Luca16-12-2026e un’altra persona',
    );
    expect(panel.getByText('Inviata per l’approvazione')).toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: 'Approva' }));
    await press('Annulla');
    expect(await screen.findByText('Annullato: non è cambiato niente')).toBeInTheDocument();
    expect(server.inputs(decideAbsences)).toEqual([]);
  });

  it('have a sheet of states without the present one and never with open', async () => {
    answerRows([
      buildAbsence({ status: 'refused', refusalReason: 'No', decidedBy: 'Ada', decidedFor: 'Eva' }),
    ]);
    server.on(getAbsence).answer(() => buildDetail(buildAbsence({ status: 'refused', refusalReason: 'No' })));
    open('/absences?state=refused');
    await openRow('Rossi Mario');
    await press('Cambia stato');
    const sheet = within(await screen.findByRole('dialog', { name: 'Stato della richiesta' }));
    const names = sheet.getAllByRole('button').map((button) => button.textContent);
    expect(names.filter(Boolean)).toEqual(['Rimetti da approvare', 'Approva']);
  });

  it('ask about a withdrawal whether it is granted', async () => {
    server.on(decideWithdrawal).answer(() => ({ status: 'withdrawn', version: 3 }));
    open();
    await openRow('Bianchi Giulia');
    const panel = within(await screen.findByRole('dialog', { name: 'Bianchi Giulia' }));
    expect(await panel.findByText('Cambio di programma')).toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: 'Accetta il ritiro' }));
    await makeNow('Ritirata la richiesta di Bianchi Giulia');
    expect(await screen.findByText('La richiesta di Bianchi Giulia è ritirata')).toBeInTheDocument();
    expect(server.inputs(decideWithdrawal)).toEqual([{ id: giulia.id, version: 2, isGranted: true }]);
  });

  it('are nobody’s for who neither administers nor was given a delegation', async () => {
    server.on(listAbsences).fail({ code: 'not-found' });
    open();
    expect(await screen.findByText('Non decidi sulle richieste di nessuno')).toBeInTheDocument();
  });

  it('can be asked for again when they did not come, and are good when none is left', async () => {
    server.on(listAbsences).cut();
    open();
    expect(await screen.findByText('Le richieste non si sono caricate')).toBeInTheDocument();
    answerRows([]);
    await press('Riprova');
    expect(await screen.findByText('Niente da decidere')).toBeInTheDocument();
  });
});

describe('delegations', () => {
  const delegation = {
    id: 'd1',
    byName: 'Paola Neri',
    toName: 'Giulia Bianchi',
    from: '2026-12-14',
    to: '2026-12-18',
    isActive: false,
  };

  it('are proposed for an own leave, and given to somebody who is searched for', async () => {
    const proposal = { from: '2026-12-14', to: '2026-12-18' };
    answerRows([mario]);
    server.on(listDelegations).answer(() => ({ ...noDelegations, proposal }));
    server.on(listOwnCompanies).answer(() => ({ companies: [{ id: 'acme', name: 'Acme' }] }));
    const found = {
      userId: 'giulia',
      name: 'Bianchi Giulia',
      companyName: 'Acme',
      user: null,
      mayManage: true,
    };
    server.on(findEmployees).answer(() => ({ employees: [found], total: 1 }));
    server.on(addDelegation).answer(() => ({ delegation }));
    open();
    const banner = within(await screen.findByRole('group', { name: 'Deleghe' }));
    expect(banner.getByText(/^Sei in ferie dal 14-12-2026 al 18-12-2026/)).toBeInTheDocument();
    await userEvent.click(banner.getByRole('button', { name: 'Delega' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delega le decisioni' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delega' }));
    expect(await dialog.findByText('Scegli una persona', { selector: ':not(button *)' })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: /Persona/ }));
    await press(/^Bianchi Giulia/);
    expect(await dialog.findByText('Bianchi Giulia')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Delega' }));
    expect(
      await screen.findByText('Giulia Bianchi decide al tuo posto dal 14-12-2026 al 18-12-2026'),
    ).toBeInTheDocument();
    expect(server.inputs(addDelegation)).toEqual([{ toUserId: 'giulia', ...proposal }]);
  });

  it('are ended by who gave them, and said to who was given them', async () => {
    server.on(listDelegations).answer(() => ({
      ...noDelegations,
      given: [delegation],
      received: [{ ...delegation, id: 'd2', byName: 'Ada Verdi', isActive: true }],
    }));
    server.on(endDelegation).succeed();
    open();
    expect(
      await screen.findByText('Decidi al posto di Ada Verdi dal 14-12-2026 al 18-12-2026.'),
    ).toBeInTheDocument();
    await press('Termina la delega a Giulia Bianchi');
    expect(await screen.findByText('La delega a Giulia Bianchi è terminata')).toBeInTheDocument();
    expect(server.inputs(endDelegation)).toEqual([{ id: 'd1' }]);
  });
});
