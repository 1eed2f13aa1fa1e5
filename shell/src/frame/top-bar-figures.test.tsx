import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { countCall, reportFailure } from 'shared-api/contracts/platform';
import { buildBoot, buildSession, createFakeServer } from 'shared-api/testing';
import { TopBarFigure, type ModuleDefinition } from 'shared-ui';
import { loadArea } from '../boot/area-loader.ts';
import { buildArea, buildManifest } from '../testing/registry.builders.ts';
import { renderShell } from '../testing/render-shell.tsx';

jest.mock('../boot/area-loader.ts', () => jest.requireActual('../testing/fake-area-loader.ts'));
const load = jest.mocked(loadArea);
const server = createFakeServer();

const manifest = buildManifest({ area: 'timesheet', routes: [], menu: [], tiles: [] });
const offering = buildArea({
  area: 'timesheet',
  manifest: {
    ...manifest,
    contributions: [{ place: 'topBarFigure', id: 'hours', order: 1, chunk: 'part', access: 'signed-in' }],
  },
});

function withFigure(Figure: () => ReactNode) {
  const contributions = { hours: async () => Figure };
  const definition = { manifest, screens: {}, contributions } as unknown as ModuleDefinition;
  load.mockResolvedValue(definition);
}

const openDashboard = (areas = [offering]) =>
  renderShell(buildBoot({ session: buildSession(), registry: { areas } }), '/dash');

beforeEach(() => {
  load.mockReset();
  server.on(countCall('getNumDocToSignApi')).answer(() => ({ total: 0 }));
  server.on(reportFailure).succeed();
});

describe('the figures in the top bar', () => {
  it('are those that areas offer', async () => {
    withFigure(() => <TopBarFigure label="Ore di novembre" value="152,5" />);
    openDashboard();
    expect(await screen.findByText('152,5')).toBeInTheDocument();
    expect(screen.getByRole('banner')).toHaveTextContent('Ore di novembre');
  });

  it('load no area that offers none', async () => {
    openDashboard([buildArea()]);
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
    expect(load).not.toHaveBeenCalled();
  });

  it('are left away when they throw, and the frame goes on', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    withFigure(() => {
      throw new Error('no hours');
    });
    openDashboard();
    await waitFor(() => expect(server.inputs(reportFailure)[0]?.message).toContain('no hours'));
    expect(screen.getByRole('banner')).toHaveTextContent('Mario Rossi');
  });
});
