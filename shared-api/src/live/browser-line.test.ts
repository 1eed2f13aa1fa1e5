import { setPagePerson } from '../client/page-person.ts';
import { openBrowserLine, type LineHandlers } from './browser-line.ts';
import { FakeSource } from './testing/fake-source.ts';

/** Hands a message to all others of its name, at once. */
class FakeChannel extends EventTarget {
  static all: FakeChannel[] = [];
  isAsleep = false;
  constructor() {
    super();
    FakeChannel.all.push(this);
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.all)
      if (other !== this && !other.isAsleep) other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close() {
    FakeChannel.all = FakeChannel.all.filter((channel) => channel !== this);
  }
}

/** One lock, as the browser gives it: in turn, or taken from who has it. */
class FakeLocks {
  holder: { readonly refuse: (reason: Error) => void; readonly take: () => void } | undefined;
  queue: (() => void)[] = [];
  request(_: string, { signal, steal }: LockOptions, hold: () => Promise<void> | undefined) {
    return new Promise<void>((resolve, reject) => {
      const take = () => {
        const mine = { refuse: reject, take };
        this.holder = mine;
        void Promise.resolve(hold()).then(() => {
          resolve();
          if (this.holder !== mine) return;
          this.holder = undefined;
          this.queue.shift()?.();
        });
      };
      signal?.addEventListener('abort', () => {
        this.queue = this.queue.filter((waiting) => waiting !== take);
        if (this.holder?.take !== take) reject(new DOMException('left', 'AbortError'));
      });
      if (steal) {
        this.holder?.refuse(new DOMException('stolen', 'AbortError'));
        take();
      } else if (this.holder) this.queue.push(take);
      else take();
    });
  }
}

const settle = () => jest.advanceTimersByTimeAsync(0);
let leaves: (() => void)[];

/** A page that follows the line, and what it was told. */
function openPage() {
  const told: string[] = [];
  const record = (name: string) => (data: object) => told.push(`${name} ${JSON.stringify(data)}`);
  const handlers = Object.fromEntries(
    ['ready', 'beat', 'change', 'builds', 'end'].map((name) => [name, record(name)]),
  ) as unknown as LineHandlers;
  const leave = openBrowserLine(handlers, () => told.push('cut'));
  leaves.push(leave);
  return { told, leave, channel: FakeChannel.all.at(-1) as FakeChannel };
}

beforeEach(() => {
  jest.useFakeTimers();
  leaves = [];
  FakeSource.all.length = 0;
  FakeChannel.all = [];
  Object.assign(globalThis, { EventSource: FakeSource, BroadcastChannel: FakeChannel });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: new FakeLocks() });
});
afterEach(() => {
  for (const leave of leaves) leave();
  Reflect.deleteProperty(navigator, 'locks');
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  jest.useRealTimers();
});

describe('pages of one browser', () => {
  it('have one stream, and each is told what comes on it', async () => {
    const pages = Array.from({ length: 7 }, openPage);
    await settle();
    FakeSource.all[0]?.send('ready');
    FakeSource.all[0]?.send('change', { keys: [['signing', 'documents']] });
    FakeSource.all[0]?.send('change', { keys: 'nonsense' });
    expect(FakeSource.all).toHaveLength(1);
    for (const { told } of pages)
      expect(told).toEqual(['ready {}', 'change {"keys":[["signing","documents"]]}']);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(FakeSource.all).toHaveLength(1);
  });

  it('are told at their opening that the line lives, and what changed in the last moments', async () => {
    openPage();
    FakeSource.all[0]?.send('ready');
    FakeSource.all[0]?.send('change', { keys: [['old']] });
    await jest.advanceTimersByTimeAsync(10_001);
    FakeSource.all[0]?.send('change', { keys: [['new']] });
    const other = openPage();
    expect(other.told).toEqual(['ready {}', 'change {"keys":[["new"]]}']);
  });

  it('take the stream over when the page that had it goes', async () => {
    const first = openPage();
    const second = openPage();
    FakeSource.all[0]?.send('ready');
    first.leave();
    await settle();
    expect(FakeSource.all.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    FakeSource.all[1]?.send('ready');
    expect(second.told).toEqual(['ready {}', 'ready {}']);
  });

  it('take it from a page that sleeps, which notices when it wakes', async () => {
    const asleep = openPage();
    FakeSource.all[0]?.send('ready');
    asleep.channel.isAsleep = true;
    const awake = openPage();
    await jest.advanceTimersByTimeAsync(1999);
    expect(FakeSource.all).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(FakeSource.all.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    FakeSource.all[1]?.send('ready');
    expect(awake.told).toEqual(['ready {}']);
    expect(asleep.told).toEqual(['ready {}', 'cut']);
  });

  it('wait for a line that is only opening', async () => {
    openPage();
    const second = openPage();
    await jest.advanceTimersByTimeAsync(9000);
    expect(FakeSource.all).toHaveLength(1);
    expect(second.told).toEqual([]);
    FakeSource.all[0]?.send('ready');
    expect(second.told).toEqual(['ready {}']);
  });

  it('are told that the session is over, and not that the time of a stream is', async () => {
    openPage();
    const second = openPage();
    FakeSource.all[0]?.send('end', { because: 'renew' });
    FakeSource.all[0]?.send('end', { because: 'session' });
    expect(second.told).toEqual(['beat {}', 'end {"because":"session"}']);
  });

  it('notice a cut where they hold the line, and leave nothing behind', async () => {
    const first = openPage();
    const second = openPage();
    FakeSource.all[0]?.fail();
    expect(first.told).toEqual(['cut']);
    expect(second.told).toEqual([]);
    second.leave();
    first.leave();
    await settle();
    expect(FakeSource.all.map(({ isClosed }) => isClosed)).toEqual([true]);
    expect(FakeChannel.all).toEqual([]);
  });
});

it('a page has a line of its own where the browser shares none', () => {
  Reflect.deleteProperty(navigator, 'locks');
  openPage();
  openPage();
  expect(FakeSource.all).toHaveLength(2);
});

describe('a browser that refuses what is shared', () => {
  it('lets a page say nothing to the others: each has a line of its own, and takes nobody’s', async () => {
    jest.spyOn(FakeChannel.prototype, 'postMessage').mockImplementation(() => {
      throw new DOMException('The origin is opaque', 'InvalidStateError');
    });
    const pages = [openPage(), openPage()];
    await jest.advanceTimersByTimeAsync(10_000);
    expect(FakeSource.all.map(({ isClosed }) => isClosed)).toEqual([false, false]);
    for (const source of FakeSource.all) source.send('ready');
    expect(pages.map(({ told }) => told)).toEqual([['ready {}'], ['ready {}']]);
    jest.restoreAllMocks();
  });

  it('breaks the channel later: who holds the line hears on', async () => {
    const page = openPage();
    await settle();
    jest.spyOn(FakeChannel.prototype, 'postMessage').mockImplementation(() => {
      throw new DOMException('The origin is opaque', 'InvalidStateError');
    });
    FakeSource.all[0]?.send('ready');
    FakeSource.all[0]?.send('change', { keys: [['new']] });
    expect(page.told).toEqual(['ready {}', 'change {"keys":[["new"]]}']);
    jest.restoreAllMocks();
  });

  it.each([
    ['rejects', () => Promise.reject(new DOMException('denied', 'SecurityError'))],
    [
      'throws',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
  ])('%s a lock: each page has a line of its own', async (_how, request) => {
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    openPage();
    const second = openPage();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(FakeSource.all).toHaveLength(2);
    second.leave();
    expect(FakeSource.all.map(({ isClosed }) => isClosed)).toEqual([false, true]);
  });

  it('throws at its locks, or knows no streams: the page is told that nothing is heard', async () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(navigator, 'locks', { configurable: true, get: denied });
    Object.assign(globalThis, { EventSource: denied });
    const { told, leave } = openPage();
    expect(told).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(told).toEqual(['cut']);
    leave();
  });
});

it('of a guest is one of their document', async () => {
  for (const person of ['guest:one', 'guest:two', null]) {
    setPagePerson(person);
    openPage().leave();
    await settle();
  }
  expect(FakeSource.all.map(({ address }) => address)).toEqual([
    '/api/events?of=guest%3Aone',
    '/api/events?of=guest%3Atwo',
    '/api/events',
  ]);
});
