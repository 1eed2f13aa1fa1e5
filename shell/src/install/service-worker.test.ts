type Listener = (event: Record<string, unknown>) => void;

const listeners = new Map<string, Listener>();
const showNotification = jest.fn(async () => undefined);
const openWindow = jest.fn(async () => undefined);
const preload = { enable: jest.fn(async () => undefined), disable: jest.fn(async () => undefined) };
const claim = jest.fn(async () => undefined);
let pages: object[] = [];

beforeAll(async () => {
  Object.assign(globalThis, {
    sportelloWorker: { version: '1', page: '/offline', files: [] },
    registration: { showNotification, navigationPreload: preload },
    clients: { openWindow, claim, matchAll: async () => pages },
  });
  jest
    .spyOn(globalThis, 'addEventListener')
    .mockImplementation((name: string, listener: unknown) => void listeners.set(name, listener as Listener));
  await import('./service-worker.ts');
});
beforeEach(() => {
  pages = [];
  jest.clearAllMocks();
});

/** Gives the worker an event, and waits for what it does about it. */
async function happen(name: string, event: Record<string, unknown>): Promise<void> {
  const work: Promise<unknown>[] = [];
  listeners.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
  expect(work.length).toBeGreaterThan(0);
  await Promise.all(work);
}

describe('a page', () => {
  const offline = { offline: true };
  const request = { method: 'GET', mode: 'navigate', url: `${location.origin}/documents` };
  const kept = { keys: async () => ['sportello-0', 'sportello-1'], delete: jest.fn(), match: jest.fn() };

  beforeEach(() => {
    Object.assign(globalThis, { caches: kept });
    kept.match.mockImplementation(async (page: unknown) => (page === '/offline' ? offline : undefined));
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'caches');
    Reflect.deleteProperty(globalThis, 'fetch');
  });

  /** What the worker answers a navigation, of which the browser brings along what was loaded ahead. */
  async function open(load: () => Promise<unknown>): Promise<unknown> {
    Object.assign(globalThis, { fetch: jest.fn(load) });
    const answers: Promise<unknown>[] = [];
    const respondWith = (answer: Promise<unknown>) => void answers.push(answer);
    const preloadResponse = Promise.resolve({ ofFirefox: true });
    listeners.get('fetch')?.({ request, preloadResponse, respondWith });
    return answers[0];
  }

  it('comes from the network where the browser does not give out what it kept', async () => {
    kept.match.mockRejectedValue(new DOMException('refused', 'SecurityError'));
    const error = { failed: true };
    Object.assign(globalThis, { Response: { error: () => error } });
    const answer = { fresh: true };
    expect(await open(async () => answer)).toBe(answer);
    expect(await open(() => Promise.reject(new TypeError('no network')))).toBe(error);
    Reflect.deleteProperty(globalThis, 'Response');
  });

  it('is never loaded ahead, though an earlier worker asked for that', async () => {
    await happen('activate', {});
    expect(preload.disable).toHaveBeenCalled();
    expect(preload.enable).not.toHaveBeenCalled();
    expect(kept.delete.mock.calls).toEqual([['sportello-0']]);
  });

  it('comes from the network, else it is the one without a network', async () => {
    const page = { page: true };
    await expect(open(async () => page)).resolves.toBe(page);
    await expect(open(async () => Promise.reject(new TypeError('no network')))).resolves.toBe(offline);
  });
});

describe('a notification', () => {
  const notice = { title: 'Acme', text: 'Nuovo messaggio: Ciao', path: '/messages/1', about: 'message:1' };

  it('is shown as the server wrote it, in place of an earlier one about the same', async () => {
    await happen('push', { data: { json: () => notice } });
    expect(showNotification.mock.calls).toEqual([
      ['Acme', expect.objectContaining({ body: notice.text, tag: notice.about, data: notice.path })],
    ]);
  });

  it('is shown though it cannot be read', async () => {
    const json = () => {
      throw new Error('no JSON');
    };
    for (const data of [{ json }, null]) await happen('push', { data });
    expect(showNotification).toHaveBeenCalledTimes(2);
    expect(showNotification).toHaveBeenCalledWith('Sportello', expect.objectContaining({ data: '/' }));
  });

  it('opens what it is about when it is pressed, in the page that is open', async () => {
    const page = { focus: jest.fn(async () => undefined), navigate: jest.fn(async () => undefined) };
    pages = [page];
    const close = jest.fn();
    await happen('notificationclick', { notification: { data: '/messages/1', close } });
    expect(close).toHaveBeenCalled();
    expect(page.focus).toHaveBeenCalled();
    expect(page.navigate).toHaveBeenCalledWith(`${location.origin}/messages/1`);
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('opens a page where none is open, or the open one cannot be led', async () => {
    const notification = { data: '/sign/1', close: () => undefined };
    await happen('notificationclick', { notification });
    pages = [{ focus: async () => undefined, navigate: async () => Promise.reject(new Error('not mine')) }];
    await happen('notificationclick', { notification });
    expect(openWindow.mock.calls).toEqual([[`${location.origin}/sign/1`], [`${location.origin}/sign/1`]]);
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 7])(
    'leads nowhere else: %s',
    async (data) => {
      await happen('notificationclick', { notification: { data, close: () => undefined } });
      expect(openWindow.mock.calls).toEqual([[`${location.origin}/`]]);
    },
  );
});
