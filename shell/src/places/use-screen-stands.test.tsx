import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { countCall } from 'shared-api/contracts/platform';
import { buildBoot } from 'shared-api/testing';
import { TopBarFigure, useScreen, type ModuleDefinition } from 'shared-ui';
import { buildArea, buildManifest } from '../testing/registry.builders.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { setUpShell } from '../testing/shell-test-setup.tsx';

jest.mock('../boot/area-loader.ts', () => jest.requireActual('../testing/fake-area-loader.ts'));
const { load, server, session, definition } = setUpShell();

const figures = buildArea({
  area: 'timesheet',
  manifest: buildManifest({
    area: 'timesheet',
    routes: [],
    menu: [],
    tiles: [],
    contributions: [{ place: 'topBarFigure', id: 'hours', order: 1, chunk: 'part', access: 'signed-in' }],
  }),
});
const boot = buildBoot({ session, registry: { areas: [buildArea(), figures] } });
const Hours = () => <TopBarFigure label="Ore di novembre" value="152,5" />;
let figure = jest.fn(async () => Hours);
const counted = () => server.inputs(countCall('getNumDocToSignApi'));

/** Opens the documents on a desktop, whose screen is this. */
function openDocuments(Screen: () => ReactNode) {
  const documents = { ...definition, screens: { '/documents': Screen } };
  const timesheet = { manifest: figures.manifest, screens: {}, contributions: { hours: figure } };
  load.mockImplementation(
    async ({ area }) => (area === 'signing' ? documents : timesheet) as unknown as ModuleDefinition,
  );
  renderShell(boot, '/documents', 'desktop');
}

/** A screen that reads something before it stands; `answer` ends its reading. */
function buildReadingScreen() {
  let answer = () => {};
  const read = new Promise<string>((resolve) => (answer = () => resolve('Contratto')));
  const Screen = () => {
    useScreen({ title: 'Documenti' });
    return <p>{useQuery({ queryKey: ['documents'], queryFn: () => read }).data ?? 'Lettura'}</p>;
  };
  return { Screen, answer: () => answer() };
}

const rest = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  // What was loaded once is not asked for again.
  figure = jest.fn(async () => Hours);
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('what only adorns the frame', () => {
  it('waits until the screen has read what it shows', async () => {
    const { Screen, answer } = buildReadingScreen();
    openDocuments(Screen);
    await rest(2000);
    expect(screen.getByText('Lettura')).toBeInTheDocument();
    expect(figure).not.toHaveBeenCalled();
    expect(counted()).toEqual([]);
    answer();
    expect(await screen.findByText('152,5')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Documenti 10+ da gestire' })).toBeInTheDocument();
  });

  it('waits for what the page announced', async () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    openDocuments(() => {
      useScreen({ title: 'Documenti' });
      return null;
    });
    await rest(2000);
    expect(figure).not.toHaveBeenCalled();
    state.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
    await rest(100);
    expect(figure).toHaveBeenCalled();
    state.mockRestore();
  });

  it('comes after five seconds where the screen does not', async () => {
    openDocuments(() => <h1>Senza nome</h1>);
    await rest(4900);
    expect(figure).not.toHaveBeenCalled();
    expect(counted()).toEqual([]);
    await rest(200);
    expect(figure).toHaveBeenCalled();
    await waitFor(() => expect(counted()).toHaveLength(1));
  });
});
