import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setBoot } from 'shared-api';
import { getPunchState, punch, type PunchKind } from 'shared-api/contracts/timesheet';
import { buildBoot, createFakeServer } from 'shared-api/testing';
import { buildPunchState } from '../testing/badge.builders.ts';
import { buildPerson, showPart } from '../testing/month-server.tsx';
import { PunchCard } from './punch-card.component.tsx';

const server = createFakeServer();
const onWaiting = jest.fn();
const card = <PunchCard subject={null} expectedLines={1} onWaiting={onWaiting} />;
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const stateAfter = (kind: PunchKind) =>
  buildPunchState({
    next: kind === 'in' ? 'out' : 'in',
    last: { kind, at: new Date().toISOString() },
    openSince: kind === 'in' ? new Date().toISOString() : null,
  });
const answer = () => {
  server.on(punch).answer(({ input }) => {
    const state = stateAfter(input.kind);
    server.on(getPunchState).answer(() => ({ state }));
    return { state };
  });
};
const waiting = () => screen.findByRole('list', { name: 'Timbrature non ancora inviate' });

beforeEach(() => {
  onWaiting.mockReset();
  server.on(getPunchState).answer(() => ({ state: buildPunchState() }));
  answer();
});

describe('the card that punches', () => {
  it('is nothing for who has no badge', async () => {
    server.on(getPunchState).answer(() => ({ state: buildPunchState({ usesBadge: false, next: null }) }));
    const { container } = showPart(card);
    await waitFor(() => expect(onWaiting).toHaveBeenLastCalledWith(0));
    expect(container).not.toHaveTextContent('Entrata');
  });

  it('asks nobody to punch on a day of leave, and lets who came all the same', async () => {
    server.on(getPunchState).answer(() => ({ state: buildPunchState({ isAbsent: true }) }));
    showPart(card);
    expect(await screen.findByText('Oggi risulti assente: non serve timbrare')).toBeInTheDocument();
    await press('Entrata');
    expect(await screen.findByText(/Al lavoro da: oggi, \d\d:\d\d/)).toBeInTheDocument();
  });

  it('punches, says since when somebody is at work, and asks before a second press so soon', async () => {
    showPart(card);
    expect(await screen.findByText('Oggi non c’è ancora una timbratura')).toBeInTheDocument();
    await press('Entrata');
    expect(await screen.findByText(/Al lavoro da: oggi, \d\d:\d\d/)).toBeInTheDocument();
    await press('Uscita');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('L’ultima timbratura è di meno di un minuto fa: Entrata, oggi');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Annulla' }));
    expect(server.inputs(punch)).toHaveLength(1);
    await press('Uscita');
    await press('Timbra Uscita');
    await button('Entrata');
    expect(server.inputs(punch).map(({ kind }) => kind)).toEqual(['in', 'out']);
  });

  it('keeps a press without a connection, over a reload too, and sends it later with its age', async () => {
    server.on(punch).cut();
    const { session, unmount } = showPart(card);
    await press('Entrata');
    expect(await waiting()).toHaveTextContent(/Entrata, oggi, \d\d:\d\din attesa di invio/);
    expect(await button('Uscita')).toBeInTheDocument();
    unmount();
    showPart(card, session);
    expect(await waiting()).toHaveTextContent('in attesa di invio');
    answer();
    const later = Date.now() + 600_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText('in attesa di invio')).not.toBeInTheDocument());
    jest.restoreAllMocks();
    const [first, last] = [server.inputs(punch).at(0), server.inputs(punch).at(-1)];
    expect(last?.key).toBe(first?.key);
    expect(last?.secondsAgo).toBeGreaterThanOrEqual(599);
    expect(last?.secondsAgo).toBeLessThan(610);
  });

  it('says that a press of more than a day ago has to be typed, and does not send it', async () => {
    server.on(punch).cut();
    const { session, unmount } = showPart(card);
    await press('Entrata');
    await waiting();
    unmount();
    const later = Date.now() + 25 * 3_600_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    showPart(card, session);
    expect(await waiting()).toHaveTextContent('scrivi l’orario a mano');
    jest.restoreAllMocks();
    expect(server.inputs(punch)).toHaveLength(1);
  });

  it('says that it could not be read, and reads again', async () => {
    server.on(getPunchState).fail({ code: 'internal', message: 'Guasto' });
    showPart(card);
    expect(await screen.findByText('Guasto')).toBeInTheDocument();
    server.on(getPunchState).answer(() => ({ state: buildPunchState() }));
    await press('Riprova');
    expect(await button('Entrata')).toBeInTheDocument();
  });

  it('gives nobody else a press that waits', async () => {
    server.on(punch).cut();
    const { unmount } = showPart(card);
    await press('Entrata');
    await waiting();
    unmount();
    setBoot(buildBoot({ session: buildPerson() }));
    answer();
    act(() => void window.dispatchEvent(new Event('online')));
    await act(async () => {});
    expect(server.inputs(punch)).toHaveLength(1);
  });

  it('says why a press was not counted, until it was seen', async () => {
    server.on(punch).fail({ code: 'conflict', message: 'Risulta già un’entrata' });
    showPart(card);
    await press('Entrata');
    expect(await waiting()).toHaveTextContent('Risulta già un’entrata');
    await userEvent.click(screen.getByRole('button', { name: /^Togli Entrata, oggi/ }));
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('leads to a missing punch, and lets somebody in whose exit of yesterday was forgotten', async () => {
    const at = new Date(Date.now() - 15 * 3_600_000).toISOString();
    const state = { next: 'out', mayAlsoEnter: true, last: { kind: 'in', at }, openSince: at } as const;
    server
      .on(getPunchState)
      .answer(() => ({ state: buildPunchState({ ...state, unmatchedDays: ['2026-03-06'] }) }));
    showPart(card);
    expect(await screen.findByText(/Manca una timbratura: venerdì 6 marzo/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Correggi' })).toHaveAttribute(
      'href',
      '/timesheet?day=2026-03-06&tab=badge',
    );
    expect(screen.getByText('Lavorate finora: 15 ore')).toBeInTheDocument();
    await press('Timbra l’entrata di oggi');
    await waitFor(() => expect(server.inputs(punch)).toMatchObject([{ kind: 'in', secondsAgo: 0 }]));
  });
});
