import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from '../testing/index.ts';
import { closeWork, startWork, stopAllWork, type Work } from './start-work.ts';

let goOn: () => void = () => undefined;
let ended: Promise<Work> | undefined;

/** Work on four documents, of which the second fails; each part waits until it may go on. */
async function begin(breaksOffAt?: number) {
  renderWithKit(<p>Schermo</p>);
  act(() => {
    ended = startWork({
      label: 'Invio di 4 documenti',
      total: 4,
      describeError: () => 'La rete non risponde',
      run: async (report, signal) => {
        for (let at = 1; at <= 4 && !signal.aborted; at += 1) {
          await new Promise<void>((resolve) => (goOn = resolve));
          if (at === breaksOffAt) throw new Error('offline');
          if (at === 2) report({ failed: [{ name: 'Informativa', reason: 'Indirizzo inesistente' }] });
          else report({ succeeded: 1 });
        }
      },
    });
  });
  return screen.findByRole('article', { name: 'Invio di 4 documenti' });
}
const next = () =>
  act(async () => {
    goOn();
    await Promise.resolve();
  });
const leavingIsHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

afterEach(async () => {
  act(() => stopAllWork());
  await next();
  const work = await ended;
  if (work) act(() => closeWork(work.id));
});

describe('startWork', () => {
  it('shows how far it is, and holds the page as long', async () => {
    const card = await begin();
    expect(within(card).getByRole('progressbar', { name: '0 di 4' })).toHaveAttribute('aria-valuenow', '0');
    await next();
    await next();
    expect(within(card).getByRole('progressbar', { name: '2 di 4' })).toHaveAttribute('aria-valuenow', '50');
    expect(leavingIsHeld()).toBe(true);
  });

  it('says at its end what came of it, with those that failed and why', async () => {
    const card = await begin();
    for (let part = 0; part < 4; part += 1) await next();
    expect(await ended).toMatchObject({ state: 'done', succeeded: 3 });
    expect(within(card).getByRole('status')).toHaveTextContent('Riusciti 3 di 4');
    await userEvent.click(within(card).getByText('1 non riuscito'));
    expect(within(card).getByRole('listitem')).toHaveTextContent('InformativaIndirizzo inesistente');
    expect(leavingIsHeld()).toBe(false);
    await userEvent.click(within(card).getByRole('button', { name: 'Chiudi' }));
    expect(card).not.toBeInTheDocument();
  });

  it('is stopped after the part that it is at', async () => {
    const card = await begin();
    await next();
    await userEvent.click(within(card).getByRole('button', { name: 'Interrompi' }));
    expect(within(card).getByRole('button', { name: 'Si interrompe…' })).toBeDisabled();
    await next();
    expect(await ended).toMatchObject({ state: 'stopped' });
    expect(within(card).getByRole('status')).toHaveTextContent('Interrotto: riusciti 1 di 4');
  });

  it('says why it broke off, and answers it instead of throwing', async () => {
    const card = await begin(2);
    await next();
    await next();
    expect(await ended).toMatchObject({ state: 'broken', problem: 'La rete non risponde' });
    expect(within(card).getByRole('status')).toHaveTextContent(
      'Non concluso: riusciti 1 di 4La rete non risponde',
    );
  });
});
