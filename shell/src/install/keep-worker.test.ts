import { keepWorker } from './keep-worker.ts';

const unregister = jest.fn(() => Promise.resolve(true));
const workers = {
  register: jest.fn(() => Promise.resolve()),
  getRegistrations: jest.fn(() => Promise.resolve([{ unregister }])),
};

function inBrowser({ has = true, state = 'complete' }: { has?: boolean; state?: DocumentReadyState }) {
  Object.defineProperty(navigator, 'serviceWorker', { value: has ? workers : undefined, configurable: true });
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);
}

afterEach(() => {
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

describe('keepWorker', () => {
  it('registers it once the page has loaded, and never from the cache', () => {
    inBrowser({ state: 'interactive' });
    keepWorker(true);
    expect(workers.register).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    window.dispatchEvent(new Event('load'));
    expect(workers.register.mock.calls).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
  });

  it('removes what an installation had before it switched the worker off', async () => {
    inBrowser({});
    keepWorker(false);
    await Promise.resolve();
    await Promise.resolve();
    expect(unregister).toHaveBeenCalledTimes(1);
    expect(workers.register).not.toHaveBeenCalled();
  });

  it('asks nothing of a browser that refuses to say', () => {
    Object.defineProperty(navigator, 'serviceWorker', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
      configurable: true,
    });
    expect(() => keepWorker(true)).not.toThrow();
  });

  it('asks nothing of a browser that has none', () => {
    inBrowser({ has: false });
    keepWorker(true);
    expect(workers.register).not.toHaveBeenCalled();
  });
});
