import { hasChannels, openChannel } from './channel.ts';
import { sha256Of } from './content-digest.ts';
import {
  browserNotifications,
  openEventSource,
  serviceWorkers,
  webLocks,
  workerRegistration,
  writeClipboard,
  writeCookie,
} from './platform.ts';

const denied = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const provided: [object, string][] = [];

/** Has the browser have something, or not have it, until the end of the test. */
function provide(owner: object, name: string, as: PropertyDescriptor): void {
  provided.push([owner, name]);
  Object.defineProperty(owner, name, { configurable: true, ...as });
}

afterEach(() => {
  for (const [owner, name] of provided.splice(0)) Reflect.deleteProperty(owner, name);
  jest.restoreAllMocks();
});

describe.each([
  ['is missing', { value: undefined }],
  ['throws at its name', { get: denied }],
])('what of the browser %s', (_how, as) => {
  it('is undefined, and nothing throws', async () => {
    for (const name of ['serviceWorker', 'locks', 'clipboard']) provide(navigator, name, as);
    for (const name of ['BroadcastChannel', 'EventSource', 'Notification']) provide(globalThis, name, as);
    provide(globalThis, 'PushManager', { value: {} });
    provide(globalThis.crypto, 'subtle', as);
    expect([serviceWorkers(), webLocks(), openEventSource('/x'), browserNotifications()]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect([hasChannels(), openChannel('x')]).toEqual([false, undefined]);
    expect([await workerRegistration(), await writeClipboard('x')]).toEqual([undefined, false]);
    expect(await sha256Of(new Blob(['x']))).toBeUndefined();
  });
});

describe('what the browser refuses when it is used', () => {
  it.each([
    ['rejects', () => Promise.reject(new DOMException('refused', 'OperationError'))],
    ['throws', denied],
  ])('is no error of the page: it %s', async (_how, act) => {
    provide(navigator, 'serviceWorker', { value: { getRegistration: act } });
    provide(navigator, 'clipboard', { value: { writeText: act } });
    provide(globalThis.crypto, 'subtle', { value: { digest: act } });
    expect([await workerRegistration(), await writeClipboard('x')]).toEqual([undefined, false]);
    expect(await sha256Of(new Blob(['x']))).toBeUndefined();
  });

  it('is told of a cookie and of a word to other pages', () => {
    jest.spyOn(document, 'cookie', 'set').mockImplementation(denied);
    expect(writeCookie('x=1')).toBe(false);
    class Mute extends EventTarget {
      postMessage = denied;
      close = denied;
    }
    provide(globalThis, 'BroadcastChannel', { value: Mute });
    const channel = openChannel('x');
    expect(channel?.post('word')).toBe(false);
    expect(() => channel?.close()).not.toThrow();
  });
});

describe('what the browser has', () => {
  it('is given out as it is', async () => {
    const registration = {};
    const writeText = jest.fn(async () => undefined);
    provide(navigator, 'serviceWorker', { value: { getRegistration: async () => registration } });
    provide(navigator, 'clipboard', { value: { writeText } });
    expect(await workerRegistration()).toBe(registration);
    expect(await writeClipboard('codice')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('codice');
    provide(globalThis.crypto, 'subtle', {
      value: { digest: async () => Uint8Array.of(1, 255).buffer },
    });
    expect(await sha256Of(new Blob(['content']))).toBe('01ff');
    expect(writeCookie('sportello_test=1')).toBe(true);
    expect(document.cookie).toContain('sportello_test=1');
  });
});
