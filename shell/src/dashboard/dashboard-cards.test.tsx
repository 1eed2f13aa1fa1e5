import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { getBoot, reportFailure } from 'shared-api/contracts/platform';
import { buildBoot } from 'shared-api/testing';
import { TaskLine, TaskList, type DashboardCardProps, type ModuleDefinition } from 'shared-ui';
import { buildArea, buildManifest } from '../testing/registry.builders.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { setUpShell } from '../testing/shell-test-setup.tsx';

jest.mock('../boot/area-loader.ts', () => jest.requireActual('../testing/fake-area-loader.ts'));
const { load, server, session, definition } = setUpShell();

type Card = (props: DashboardCardProps) => React.ReactNode;

/** A card with so many lines. */
const cardOf =
  (label: string, lines: number): Card =>
  ({ onWaiting }) => {
    useEffect(() => onWaiting(lines), [onWaiting]);
    const titles = Array.from({ length: lines }, (_, index) => `${label} ${index + 1}`);
    return (
      <TaskList label={label}>
        {titles.map((title) => (
          <TaskLine key={title} icon="document" title={title} />
        ))}
      </TaskList>
    );
  };

function openDashboard(cards: Record<string, () => Promise<Card>>, size: 'lines' | 'half' = 'lines') {
  const contributions = Object.keys(cards).map((id, order) => ({
    place: 'dashboardCard' as const,
    id,
    order,
    access: 'signed-in' as const,
    chunk: 'cards',
    size,
  }));
  const manifest = buildManifest({ contributions });
  const boot = buildBoot({ session, registry: { areas: [buildArea({ manifest })] } });
  server.on(getBoot).answer(() => boot);
  load.mockResolvedValue({ ...definition, manifest, contributions: cards } as unknown as ModuleDefinition);
  return renderShell(boot, '/dash');
}

describe('what waits for the person', () => {
  it('of two people stands apart, each under a name, where one acts for another', async () => {
    const seen = jest.fn();
    const watched =
      (label: string): Card =>
      (props) => {
        seen(label, props.subject);
        return cardOf(label, 1)(props);
      };
    const parts = { one: async () => watched('Saldi'), two: async () => watched('Messaggio') };
    const contributions = (['one', 'two'] as const).map((id, order) => ({
      place: 'dashboardCard' as const,
      id,
      order,
      access: 'signed-in' as const,
      chunk: 'cards',
      size: 'lines' as const,
      ...(id === 'one' && { about: 'subject' as const }),
    }));
    const manifest = buildManifest({ contributions });
    const actingFor = {
      company: { id: 'acme', name: 'Acme' },
      employee: { userId: 'giulia', name: 'Giulia Bianchi' },
    };
    const boot = buildBoot({
      session: { ...session, actingFor },
      registry: { areas: [buildArea({ manifest })] },
    });
    server.on(getBoot).answer(() => boot);
    load.mockResolvedValue({ ...definition, manifest, contributions: parts } as unknown as ModuleDefinition);
    renderShell(boot, '/dash');
    const hers = within(await screen.findByRole('region', { name: 'Da fare: Giulia Bianchi' }));
    expect(await hers.findByText('Saldi 1')).toBeInTheDocument();
    expect(hers.queryByText('Messaggio 1')).not.toBeInTheDocument();
    const own = within(screen.getByRole('region', { name: 'Da fare: Mario Rossi' }));
    expect(await own.findByText('Messaggio 1')).toBeInTheDocument();
    expect(screen.queryByText(/^Ciao/)).not.toBeInTheDocument();
    expect(seen).toHaveBeenCalledWith('Saldi', 'Giulia Bianchi');
    expect(seen).toHaveBeenCalledWith('Messaggio', null);
  });

  it('opens the dashboard, area by area, before the tiles', async () => {
    openDashboard({ one: async () => cardOf('Firma', 2), two: async () => cardOf('Registrazione', 1) });
    expect(await screen.findByText('Registrazione 1')).toBeInTheDocument();
    expect(screen.getByText('Firma 2')).toBeInTheDocument();
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual(['Home', 'Ciao, Mario Rossi', 'Da fare', 'Gestione']);
    expect(screen.queryByText('Niente in attesa')).not.toBeInTheDocument();
  });

  it('says that nothing does once every area said so', async () => {
    let arrive = (_card: Card) => {};
    const slow = () => new Promise<Card>((resolve) => (arrive = resolve));
    openDashboard({ one: async () => cardOf('Firma', 0), two: slow });
    await screen.findByRole('list', { name: 'Firma' });
    expect(screen.queryByText('Niente in attesa')).not.toBeInTheDocument();
    await act(async () => arrive(cardOf('Registrazione', 0)));
    expect(await screen.findByText('Niente in attesa')).toBeInTheDocument();
  });

  it('shows what comes later below what stands: a card once those above it are there', async () => {
    let arrive = (_card: Card) => {};
    const slow = () => new Promise<Card>((resolve) => (arrive = resolve));
    openDashboard({ one: slow, two: async () => cardOf('Firma', 2) });
    const later = await screen.findByText('Firma 1');
    expect(later).not.toBeVisible();
    await act(async () => arrive(cardOf('Registrazione', 1)));
    expect(await screen.findByText('Registrazione 1')).toBeVisible();
    expect(later).toBeVisible();
  });

  it('keeps the room that it took last time, so that nothing jumps', async () => {
    openDashboard({ one: async () => cardOf('Firma', 3) });
    await screen.findByText('Firma 3');
    expect(JSON.parse(localStorage.getItem('sportello.dash-lines') ?? '')).toEqual(
      JSON.stringify({ 'signing.one': 3 }),
    );
  });

  it('costs one area’s lines where they fail, and claims nothing for them', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    const Good = cardOf('Registrazione', 0);
    const Fragile: Card = (props) => {
      if (isBroken) throw new Error('no lines');
      return <Good {...props} />;
    };
    openDashboard({ one: async () => Fragile, two: async () => cardOf('Firma', 0) });
    expect(await screen.findByText(/questa parte non è disponibile/)).toBeInTheDocument();
    await screen.findByRole('list', { name: 'Firma' });
    expect(screen.queryByText('Niente in attesa')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Documenti/ })).toBeInTheDocument();
    await waitFor(() => expect(server.inputs(reportFailure)[0]?.message).toContain('no lines'));
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('Niente in attesa')).toBeInTheDocument();
  });
});

describe('a card of its own', () => {
  it('stands beside what waits, or says that it is missing', async () => {
    const broken = jest.fn(() => Promise.reject<Card>(new Error('404')));
    openDashboard({ chart: async () => () => <p>Dodici firmati</p>, other: broken }, 'half');
    expect(await screen.findByText('Dodici firmati')).toBeInTheDocument();
    expect(await screen.findByText(/questa parte non è disponibile/)).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Da fare' })).not.toBeInTheDocument();
  });
});
