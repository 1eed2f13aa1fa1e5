import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { getBoot } from 'shared-api/contracts/platform';
import { buildBoot } from 'shared-api/testing';
import type { DashboardCardProps, ModuleDefinition } from 'shared-ui';
import { buildArea, buildManifest } from '../testing/registry.builders.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { setUpShell } from '../testing/shell-test-setup.tsx';

jest.mock('../boot/area-loader.ts', () => jest.requireActual('../testing/fake-area-loader.ts'));
const { load, server, session, definition } = setUpShell();

type Card = (props: DashboardCardProps) => React.ReactNode;

function ThreeLines({ onWaiting }: DashboardCardProps) {
  useEffect(() => onWaiting(3), [onWaiting]);
  return <p>Firma</p>;
}

/** Each with a name of its own: what a part is loaded from is kept. */
let opened = 0;

function openDashboard(card: () => Promise<Card>) {
  opened += 1;
  const id = `card-${opened}`;
  const contribution = {
    place: 'dashboardCard' as const,
    id,
    order: 1,
    access: 'signed-in' as const,
    chunk: 'cards',
    size: 'lines' as const,
  };
  const manifest = buildManifest({ contributions: [contribution] });
  const boot = buildBoot({ session, registry: { areas: [buildArea({ manifest })] } });
  server.on(getBoot).answer(() => boot);
  load.mockResolvedValue({
    ...definition,
    manifest,
    contributions: { [id]: card },
  } as unknown as ModuleDefinition);
  renderShell(boot, '/dash');
}

const never = () => new Promise<Card>(() => {});
const below = () => screen.findByText('Gestione');

describe('what stands below what waits', () => {
  it('comes after a while on a line on which nothing comes', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    openDashboard(never);
    expect(await below()).not.toBeVisible();
    act(() => jest.advanceTimersByTime(3000));
    expect(await below()).toBeVisible();
    jest.useRealTimers();
  });

  it('comes after it at a first visit, which knows no room of it', async () => {
    let arrive = (_card: Card) => {};
    openDashboard(() => new Promise<Card>((resolve) => (arrive = resolve)));
    expect(await below()).not.toBeVisible();
    await act(async () => arrive(ThreeLines));
    await waitFor(async () => expect(await below()).toBeVisible());
  });
});
