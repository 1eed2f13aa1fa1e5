import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { registerLogout } from 'shared-api/contracts/auth';
import { getBoot } from 'shared-api/contracts/platform';
import { decideByLink, openDecisionLink, type LinkedDecision } from 'shared-api/contracts/absences';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { notify } from 'shared-ui';
import { renderAt, renderScreen, withFrame } from 'shared-ui/testing';
import { buildAbsence, buildDetail } from '../testing/decisions.builders.ts';
import { DecisionLinkScreen } from './decision-link.screen.tsx';

const server = createFakeServer();
const Screen = withFrame(DecisionLinkScreen);
const open = (path = '/absenceDecision#secret') => renderScreen(<Screen />, { path });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const answer = (changes: Partial<LinkedDecision['absence']> = {}) =>
  server.on(openDecisionLink).answer(() => {
    const { balance, away, awayTotal, absence } = buildDetail(buildAbsence(changes));
    return { absence, balance, away, awayTotal, person: 'Paola Neri' };
  });

/** Opens it where the sign-in is a page that says what it leads to. */
const openBeforeSignIn = (path: string) =>
  renderAt({ screens: { '/absenceDecision': Screen, '/': SignIn }, path, session: buildSession() });

function SignIn() {
  const { from } = useLocation().state as { from: string };
  return <p>Sign-in before {from}</p>;
}

beforeEach(() => {
  notify.clear();
  answer();
});

describe('the page of a mail’s link', () => {
  it('shows the request and decides after a confirmation alone', async () => {
    server.on(decideByLink).answer(() => ({ status: 'approved' }));
    open();
    expect(await screen.findByRole('heading', { name: 'Rossi Mario' })).toBeInTheDocument();
    expect(screen.getByText('Questo link è di Paola Neri.')).toBeInTheDocument();
    expect(screen.getByText('Nessun altro è assente in questi giorni.')).toBeInTheDocument();
    await press('Approva');
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Approvare la richiesta di Rossi Mario?' }),
    );
    expect(server.inputs(decideByLink)).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Approva' }));
    expect(await screen.findByText('La richiesta di Rossi Mario è approvata')).toBeInTheDocument();
    expect(server.inputs(decideByLink)).toEqual([
      { secret: 'secret', decision: 'accept', reason: '', version: 2 },
    ]);
  });

  it('says yes to fewer days as to anything else', async () => {
    answer({ status: 'approved', withdrawalReason: '', kept: { from: '2026-12-14', to: '2026-12-16' } });
    server.on(decideByLink).answer(() => ({ status: 'approved' }));
    open();
    expect(await screen.findByText('Chiede meno giorni')).toBeInTheDocument();
    await press('Togli i giorni');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Togli i giorni' }));
    expect(await screen.findByText('La richiesta di Rossi Mario ha meno giorni')).toBeInTheDocument();
    expect(server.inputs(decideByLink)).toMatchObject([{ decision: 'accept' }]);
  });

  it('asks for a sign-in where nobody who only holds the mail may see it, which leads back here', async () => {
    server.on(openDecisionLink).fail({ code: 'not-signed-in' });
    openBeforeSignIn('/absenceDecision#signed-out');
    expect(await screen.findByText('Accedi per vedere questa richiesta')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Accedi' }));
    expect(await screen.findByText('Sign-in before /absenceDecision#signed-out')).toBeInTheDocument();
  });

  it('has who is signed in as somebody else sign out, in, and come back here', async () => {
    server.on(openDecisionLink).fail({ code: 'forbidden' });
    server.on(registerLogout).answer(() => ({ next: null }));
    server.on(getBoot).answer(() => buildBoot({ session: null }));
    const { currentPath } = openBeforeSignIn('/absenceDecision#other');
    expect(await screen.findByText('Questa richiesta è per un altro account')).toBeInTheDocument();
    await press('Esci e accedi');
    expect(await screen.findByText('Sign-in before /absenceDecision#other')).toBeInTheDocument();
    // What leads back is no part of an address that anybody is sent.
    expect(currentPath()).toBe('/');
    expect(server.inputs(registerLogout)).toHaveLength(1);
  });

  it('stays where signing out fails, and says so', async () => {
    server.on(openDecisionLink).fail({ code: 'forbidden' });
    server.on(registerLogout).fail({ code: 'unavailable' });
    openBeforeSignIn('/absenceDecision#other');
    await press('Esci e accedi');
    expect(await screen.findByText('Non è stato possibile uscire. Riprovare tra poco.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Esci e accedi' })).toBeEnabled();
  });

  it('refuses with a reason', async () => {
    server.on(decideByLink).answer(() => ({ status: 'refused' }));
    open();
    await press('Rifiuta');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rifiutare 1 richiesta?' }));
    await userEvent.type(dialog.getByLabelText('Motivo'), 'Siamo in pochi');
    await userEvent.click(dialog.getByRole('button', { name: 'Rifiuta' }));
    expect(await screen.findByText('La richiesta di Rossi Mario è rifiutata')).toBeInTheDocument();
    expect(server.inputs(decideByLink)[0]).toMatchObject({ decision: 'reject', reason: 'Siamo in pochi' });
  });

  it('says who decided already, and offers nothing then', async () => {
    answer({ status: 'approved', mayDecide: false, decidedBy: 'Ada Verdi', decidedFor: 'Eva Blu' });
    open();
    expect(await screen.findByText('Ada Verdi, al posto di Eva Blu ha già deciso')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Approva' })).not.toBeInTheDocument();
  });

  it('says who was first, and shows what stands now', async () => {
    server.on(decideByLink).fail({
      code: 'conflict',
      details: {
        changedBy: 'Ada Verdi',
        changedAt: '2026-11-20T09:00:00.000Z',
        current: { status: 'refused', version: 3 },
      },
    });
    open();
    await press('Approva');
    answer({ status: 'refused', mayDecide: false, decidedBy: 'Ada Verdi', refusalReason: 'No' });
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Approva' }));
    expect(await screen.findByText('Ada Verdi ha deciso prima di te.')).toBeInTheDocument();
    expect(await screen.findByText('Ada Verdi ha già deciso')).toBeInTheDocument();
  });

  it('is over, or not complete', async () => {
    server.on(openDecisionLink).fail({ code: 'link-invalid' });
    open();
    expect(await screen.findByText('Il link non è più valido')).toBeInTheDocument();
    open('/absenceDecision');
    expect(await screen.findByText('Il link non è completo')).toBeInTheDocument();
  });
});
