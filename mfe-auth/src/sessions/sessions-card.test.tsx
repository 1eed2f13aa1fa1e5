import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endOtherSessions, endSession, getSessions, type OpenSession } from 'shared-api/contracts/auth';
import { createFakeServer } from 'shared-api/testing';
import { renderScreen } from 'shared-ui/testing';
import { SessionsCard } from './sessions-card.component.tsx';

const server = createFakeServer();

function buildSession(overrides: Partial<OpenSession> = {}): OpenSession {
  return {
    id: '0b0c3f0e-0000-4000-8000-000000000001',
    isCurrent: false,
    device: 'phone',
    browser: 'Safari',
    system: 'iOS',
    ip: '93.39.10.1',
    country: 'IT',
    signedInAt: '2026-11-01T08:00:00.000Z',
    lastUsedAt: '2026-11-20T17:30:00.000Z',
    method: null,
    provider: '',
    ...overrides,
  };
}

const here = buildSession({
  id: '0b0c3f0e-0000-4000-8000-000000000002',
  isCurrent: true,
  device: 'desktop',
  browser: 'Chrome',
  system: 'Windows',
  ip: '10.0.0.7',
  country: null,
});
let open: OpenSession[];

beforeEach(() => {
  open = [here, buildSession()];
  server.on(getSessions).answer(() => ({ sessions: open }));
  server.on(endSession).answer(({ input }) => {
    open = open.filter(({ id }) => id !== input.id);
  });
  server.on(endOtherSessions).answer(() => {
    open = [here];
    return { ended: 1 };
  });
});

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Sessioni aperte' })).getAllByRole('listitem');

describe('the list of sessions', () => {
  it('says of each on which device, where and when it was used, and marks this one', async () => {
    renderScreen(<SessionsCard />);
    const [first, second] = await rows();
    expect(first).toHaveTextContent('Chrome su Windows');
    expect(first).toHaveTextContent('Questa sessione');
    expect(first).toHaveTextContent('Indirizzo 10.0.0.7');
    expect(second).toHaveTextContent('Safari su iOS');
    expect(second).toHaveTextContent('Ultimo uso: 20/11/2026, 18:30');
    expect(second).toHaveTextContent('Italia, indirizzo 93.39.10.1');
    expect(within(first ?? document.body).queryByRole('button')).not.toBeInTheDocument();
  });

  it('speaks English too', async () => {
    renderScreen(<SessionsCard />, { language: 'en' });
    expect(await screen.findByText('Italy, address 93.39.10.1')).toBeInTheDocument();
  });

  it('ends one after a question, and only after a yes', async () => {
    renderScreen(<SessionsCard />);
    const end = await screen.findByRole('button', { name: /Disconnetti Safari su iOS/ });
    await userEvent.click(end);
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Annulla' }));
    expect(server.inputs(endSession)).toHaveLength(0);
    await userEvent.click(end);
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Disconnetti' }),
    );
    expect(await screen.findByText('Il dispositivo è stato disconnesso')).toBeInTheDocument();
    expect(await screen.findByText('Non ci sono altre sessioni aperte.')).toBeInTheDocument();
    expect(server.inputs(endSession)).toEqual([{ id: buildSession().id }]);
  });

  it('ends all others after a question and says how many there were', async () => {
    renderScreen(<SessionsCard />);
    await userEvent.click(await screen.findByRole('button', { name: 'Disconnetti tutti gli altri' }));
    const question = screen.getByRole('alertdialog', { name: 'Disconnettere tutti gli altri?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Disconnetti tutti gli altri' }));
    expect(await screen.findByText('1 dispositivo disconnesso')).toBeInTheDocument();
    expect(await rows()).toHaveLength(1);
  });

  it('says that a session was not ended, and asks anew what is open', async () => {
    server.on(endSession).fail({ code: 'not-found', message: 'Elemento non trovato' });
    renderScreen(<SessionsCard />);
    await userEvent.click(await screen.findByRole('button', { name: /Disconnetti Safari/ }));
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Disconnetti' }),
    );
    expect(await screen.findByText('Elemento non trovato')).toBeInTheDocument();
    expect(server.inputs(getSessions)).toHaveLength(2);
  });

  it('offers a new try when it cannot be had', async () => {
    server.on(getSessions).fail({ code: 'internal' });
    renderScreen(<SessionsCard />);
    const retry = await screen.findByRole('button', { name: 'Riprova' });
    server.on(getSessions).answer(() => ({ sessions: [here] }));
    await userEvent.click(retry);
    expect(await rows()).toHaveLength(1);
  });
});
