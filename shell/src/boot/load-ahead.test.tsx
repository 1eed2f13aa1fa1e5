import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { buildBoot } from 'shared-api/testing';
import type { ModuleDefinition } from 'shared-ui';
import { buildArea, buildManifest } from '../testing/registry.builders.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { setUpShell } from '../testing/shell-test-setup.tsx';

jest.mock('../boot/area-loader.ts', () => jest.requireActual('../testing/fake-area-loader.ts'));
const { load, session, definition } = setUpShell();

const area = buildArea({ manifest: buildManifest({ tiles: [] }) });
const boot = buildBoot({ session, registry: { areas: [area] } });
const preload = jest.fn(async () => undefined);
const [{ path } = { path: '' }] = area.manifest.menu;
const link = () => screen.findByRole('link', { name: 'Documenti' });

function setLine(line: object) {
  Object.defineProperty(navigator, 'connection', { value: line, configurable: true });
}

beforeEach(() => {
  preload.mockClear();
  setLine({});
  load.mockResolvedValue({
    ...definition,
    screens: { [path]: Object.assign(() => null, { preload }) },
  } as ModuleDefinition);
});

describe('what may be opened next', () => {
  it.each([
    ['pointed at', fireEvent.pointerOver],
    ['focused', fireEvent.focusIn],
    ['touched', fireEvent.touchStart],
  ])('is loaded when its link is %s', async (_how, show) => {
    renderShell(boot, '/info', 'desktop');
    const entry = await link();
    expect(load).not.toHaveBeenCalled();
    show(entry);
    await waitFor(() => expect(preload).toHaveBeenCalled());
  });

  it('is loaded when the page has been at rest', async () => {
    jest.useFakeTimers();
    renderShell(boot, '/info', 'desktop');
    await act(() => jest.advanceTimersByTimeAsync(900));
    expect(load).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(preload).toHaveBeenCalled();
    jest.useRealTimers();
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }])(
    'is not loaded ahead on a line with %j',
    async (line) => {
      setLine(line);
      jest.useFakeTimers();
      renderShell(boot, '/info', 'desktop');
      await act(() => jest.advanceTimersByTimeAsync(3000));
      fireEvent.pointerOver(screen.getByRole('link', { name: 'Documenti' }));
      await act(() => jest.advanceTimersByTimeAsync(1000));
      expect(load).not.toHaveBeenCalled();
      jest.useRealTimers();
    },
  );

  it('is nothing of what the registry document does not name, nor of another site', async () => {
    renderShell(boot, '/info', 'desktop');
    const entry = await link();
    entry.setAttribute('href', '/nobodys');
    fireEvent.pointerOver(entry);
    entry.setAttribute('href', `https://evil.example${path}`);
    fireEvent.pointerOver(entry);
    await act(async () => undefined);
    expect(load).not.toHaveBeenCalled();
  });
});
