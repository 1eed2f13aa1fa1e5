import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decideAbsences, getAbsencesWaiting } from 'shared-api/contracts/absences';
import { createFakeServer } from 'shared-api/testing';
import { notify } from 'shared-ui';
import { renderScreen } from 'shared-ui/testing';
import { buildAbsence } from '../testing/decisions.builders.ts';
import { AbsencesWaitingCard } from './waiting-card.component.tsx';

const server = createFakeServer();
const onWaiting = jest.fn();
const open = () =>
  renderScreen(<AbsencesWaitingCard subject={null} expectedLines={1} onWaiting={onWaiting} />);
const mario = buildAbsence();

beforeEach(() => notify.clear());

describe('what waits for a decision, on the dashboard', () => {
  it('is decided where it stands', async () => {
    server.on(getAbsencesWaiting).answer(() => ({ total: 4, first: [mario] }));
    server.on(decideAbsences).answer(() => ({ results: [{ id: mario.id, outcome: 'done', reason: '' }] }));
    open();
    const list = within(await screen.findByRole('list', { name: 'Richieste da decidere' }));
    expect(list.getByText('Ferie · Dal 14-12-2026 al 18-12-2026')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Altre 3 richieste da decidere' })).toHaveAttribute(
      'href',
      '/absences',
    );
    expect(onWaiting).toHaveBeenLastCalledWith(1);
    const approve = list.getByRole('button', { name: /^Approva la richiesta di Rossi Mario/ });
    await userEvent.click(approve);
    expect(approve).toBeDisabled();
    server.on(getAbsencesWaiting).answer(() => ({ total: 0, first: [] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Chiudi' }));
    expect(await screen.findByText('La richiesta di Rossi Mario è approvata')).toBeInTheDocument();
    await waitFor(() => expect(onWaiting).toHaveBeenLastCalledWith(0));
    expect(server.inputs(decideAbsences)).toEqual([
      { decision: 'approved', reason: '', requests: [{ id: mario.id, version: 2 }] },
    ]);
  });

  it('says that it could not be read, and is read again', async () => {
    server.on(getAbsencesWaiting).cut();
    open();
    const again = await screen.findByRole('button', { name: 'Riprova' });
    server.on(getAbsencesWaiting).answer(() => ({ total: 0, first: [] }));
    await userEvent.click(again);
    await waitFor(() => expect(onWaiting).toHaveBeenLastCalledWith(0));
  });
});
