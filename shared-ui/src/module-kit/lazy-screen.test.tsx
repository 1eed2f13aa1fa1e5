import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { renderWithKit } from '../testing/render-with-kit.tsx';
import { KitProvider } from '../theme/kit-provider.component.tsx';
import { AreaScopeProvider, type AreaFailure } from './failure/area-scope.ts';
import { loadingLimit } from './bounded-loading.ts';
import { lazyScreen } from './lazy-screen.component.tsx';

const failures: AreaFailure[] = [];
const Hello = () => <h1>Documenti pronti</h1>;

function show(ShownScreen: ComponentType, renew?: () => Promise<boolean>) {
  return renderWithKit(
    <AreaScopeProvider
      value={{ label: 'Documenti', onFailure: (failure) => failures.push(failure), ...(renew && { renew }) }}
    >
      <ShownScreen />
    </AreaScopeProvider>,
  );
}

/** As in a browser: what is due at once happens between the layout effects and the effects. */
async function withoutAct(work: () => Promise<void>) {
  const flags = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined };
  const before = flags.IS_REACT_ACT_ENVIRONMENT;
  flags.IS_REACT_ACT_ENVIRONMENT = false;
  await work().finally(() => (flags.IS_REACT_ACT_ENVIRONMENT = before));
}

beforeEach(() => {
  failures.length = 0;
});

describe('lazyScreen', () => {
  it('shows the place of the screen, then the screen', async () => {
    show(lazyScreen(async () => Hello));
    expect(screen.getByRole('status')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Documenti pronti' })).toBeInTheDocument();
  });

  it('heads the place of a screen by its area, and leaves a part within a screen to the screen’s heading', () => {
    const never = () => new Promise<ComponentType>(() => undefined);
    const { unmount } = show(lazyScreen(never));
    expect(screen.getByRole('heading', { level: 1, name: 'Documenti' })).toBeInTheDocument();
    unmount();
    show(lazyScreen(never, <p>Arriva</p>));
    expect(screen.getByText('Arriva')).toBeInTheDocument();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('shows a screen that a preload brings after the place was drawn', async () => {
    const Preloaded = lazyScreen(async () => Hello);
    function Preloading() {
      useLayoutEffect(() => void Preloaded.preload(), []);
      return <Preloaded />;
    }
    const container = document.body.appendChild(document.createElement('div'));
    await withoutAct(async () => {
      const root = createRoot(container);
      root.render(
        <KitProvider>
          <Preloading />
        </KitProvider>,
      );
      expect(await screen.findByRole('heading', { name: 'Documenti pronti' })).toBeInTheDocument();
      root.unmount();
    });
    container.remove();
  });

  it('tries twice by itself before it says anything', async () => {
    const load = jest.fn(async () => Hello).mockRejectedValueOnce(new Error('lost'));
    show(lazyScreen(load));
    expect(await screen.findByRole('heading', { name: 'Documenti pronti' })).toBeInTheDocument();
    expect(failures).toEqual([]);
  });

  it('says which area failed under a support code, and recovers by a new try', async () => {
    let isBroken = true;
    const load = async () => {
      if (isBroken) throw new Error('404');
      return Hello;
    };
    show(lazyScreen(load));
    expect(await screen.findByRole('alert')).toHaveTextContent('Documenti non è disponibile');
    expect(failures).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent(failures[0]?.code ?? 'none');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('heading', { name: 'Documenti pronti' })).toBeInTheDocument();
  });

  it('has the area change to its live build first by a retry, and tries itself where that is the same', async () => {
    const load = jest.fn(() => Promise.reject<ComponentType>(new Error('404')));
    const renew = jest.fn(() => Promise.resolve(true));
    show(lazyScreen(load), renew);
    await userEvent.click(await screen.findByRole('button', { name: 'Riprova' }));
    expect(renew).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledTimes(2);
    renew.mockResolvedValue(false);
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    await screen.findByRole('alert');
    expect(load.mock.calls.length).toBeGreaterThan(2);
  });

  it('gives up waiting after five seconds, and still shows what comes later', async () => {
    jest.useFakeTimers();
    let arrive = (_screen: ComponentType) => {};
    show(lazyScreen(() => new Promise<ComponentType>((resolve) => (arrive = resolve))));
    await act(() => jest.advanceTimersByTimeAsync(loadingLimit));
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await act(async () => arrive(Hello));
    expect(screen.getByRole('heading', { name: 'Documenti pronti' })).toBeInTheDocument();
    jest.useRealTimers();
  });

  it('keeps an error of the screen in its place', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    let isBroken = true;
    const Fragile = () => {
      if (isBroken) throw new Error('broken');
      return <Hello />;
    };
    show(lazyScreen(async () => Fragile));
    expect(await screen.findByRole('alert')).toHaveTextContent('errore imprevisto');
    expect(failures[0]?.kind).toBe('stopped');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(screen.getByRole('heading', { name: 'Documenti pronti' })).toBeInTheDocument();
    jest.restoreAllMocks();
  });
});
