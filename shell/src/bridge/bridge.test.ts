import { setBoot } from 'shared-api';
import { buildBoot, buildSession } from 'shared-api/testing';
import { openLink } from 'shared-ui';
import { startBridge } from './bridge.ts';
import { findWrapper, isWrapped, type Wrapper } from './wrapper.ts';

const mario = {
  userId: 'user-1',
  username: 'mario.rossi',
  fullName: 'Mario Rossi',
  email: 'mario.rossi@example.com',
  isGuest: false,
  company: 'Acme',
  language: 'it',
};
const envelope = { source: 'sportello', version: 1 };
const sent: unknown[] = [];
const open = jest.fn();
const goBack = jest.fn(() => true);
const closeOverlay = jest.fn(() => false);
let ask: (data: unknown) => void;
let stop: (() => void) | undefined;

const wrapper: Wrapper = {
  send: (message) => void sent.push(message),
  listen: (listener) => {
    ask = listener;
    return () => undefined;
  },
};
function start(session = buildSession()) {
  setBoot(buildBoot({ session }));
  stop = startBridge({ wrapper, open, closeOverlay, goBack });
}

beforeEach(() => {
  sent.length = 0;
  jest.clearAllMocks();
});
afterEach(() => stop?.());

describe('the bridge', () => {
  it('sends at its start who is signed in, and nothing that opens a session', () => {
    start(buildSession({ permissions: ['doc_docsign'] }));
    expect(sent).toEqual([{ ...envelope, type: 'ready', person: mario }]);
  });

  it('sends who signs in and that somebody signs out, once each', () => {
    setBoot(buildBoot());
    stop = startBridge({ wrapper, open, closeOverlay, goBack });
    setBoot(buildBoot({ session: buildSession() }));
    setBoot(buildBoot({ session: buildSession({ lastLogin: '2026-03-02T09:00:00.000Z' }) }));
    setBoot(buildBoot());
    expect(sent).toEqual([
      { ...envelope, type: 'ready', person: null },
      { ...envelope, type: 'signed-in', person: mario },
      { ...envelope, type: 'signed-out' },
    ]);
  });

  it('opens links through the wrapper, whole ones, and none that would run a script', () => {
    start();
    openLink('/privacy');
    openLink('javascript:alert(1)');
    expect(sent.slice(1)).toEqual([{ ...envelope, type: 'open-link', url: 'http://localhost/privacy' }]);
  });

  it('opens an address of the product that the wrapper asks for', () => {
    start();
    ask(JSON.stringify({ type: 'open', path: '/documents?status=0' }));
    ask({ type: 'open', path: '/dash' });
    expect(open.mock.calls).toEqual([['/documents?status=0'], ['/dash']]);
  });

  it.each([
    { type: 'open', path: '//evil.example.com' },
    { type: 'open', path: '/\\evil.example.com' },
    { type: 'open', path: 'https://evil.example.com' },
    { type: 'open', path: 'javascript:alert(1)' },
    { type: 'sign-in' },
    'hello',
    null,
  ])('ignores %j', (asked) => {
    start();
    ask(asked);
    expect(open).not.toHaveBeenCalled();
    expect(sent).toHaveLength(1);
  });

  it('goes back, and says when there is nowhere to go', () => {
    start();
    ask({ type: 'back' });
    expect(sent).toHaveLength(1);
    goBack.mockReturnValueOnce(false);
    ask({ type: 'back' });
    expect(sent.at(-1)).toEqual({ ...envelope, type: 'at-start' });
  });

  it('closes what is open before it goes back, and is not at the start then', () => {
    start();
    closeOverlay.mockReturnValueOnce(true);
    goBack.mockReturnValue(false);
    ask({ type: 'back' });
    expect(goBack).not.toHaveBeenCalled();
    expect(sent).toHaveLength(1);
    goBack.mockReturnValue(true);
  });

  it('says again who is there to a wrapper that has only now begun to listen', () => {
    start();
    ask({ type: 'hello' });
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });
});

describe('the wrapper', () => {
  afterEach(() => {
    delete window.ReactNativeWebView;
    jest.restoreAllMocks();
  });
  const message = (init: MessageEventInit) => window.dispatchEvent(new MessageEvent('message', init));

  it('is none in a browser', () => {
    expect(isWrapped()).toBe(false);
    expect(findWrapper([])).toBeUndefined();
  });

  it('is the mobile app, which sends from within the page and from nowhere else', () => {
    const postMessage = jest.fn();
    window.ReactNativeWebView = { postMessage };
    const listener = jest.fn();
    const found = findWrapper([]);
    found?.listen(listener);
    found?.send({ a: 1 });
    message({ data: 'app' });
    message({ data: 'page', origin: 'https://evil.example.com' });
    message({ data: 'frame', source: window });
    expect(postMessage).toHaveBeenCalledWith('{"a":1}');
    expect(listener.mock.calls).toEqual([['app']]);
  });

  it('is the page around this one, if it is of an origin that may wrap it', () => {
    const parent = { postMessage: jest.fn() } as unknown as Window;
    jest.spyOn(window, 'parent', 'get').mockReturnValue(parent);
    const listener = jest.fn();
    const found = findWrapper(['https://app.example.com']);
    const leave = found?.listen(listener);
    found?.send({ a: 1 });
    expect(parent.postMessage).toHaveBeenCalledWith('{"a":1}', 'https://app.example.com');
    expect(parent.postMessage).not.toHaveBeenCalledWith(expect.anything(), '*');
    const receive = (data: string, source: Window, origin: string) => {
      const event = new MessageEvent('message', { data, origin });
      Object.defineProperty(event, 'source', { value: source });
      window.dispatchEvent(event);
    };
    receive('wrapper', parent, 'https://app.example.com');
    receive('stranger', parent, 'https://evil.example.com');
    receive('neighbour', window, 'https://app.example.com');
    leave?.();
    receive('late', parent, 'https://app.example.com');
    expect(listener.mock.calls).toEqual([['wrapper']]);
  });
});
