import { announcePerson, onPersonInOtherTab } from './tabs.ts';

const denied = () => {
  throw new DOMException('The origin is opaque', 'InvalidStateError');
};

class MuteChannel extends EventTarget {
  static made: MuteChannel[] = [];
  postMessage = denied;
  constructor() {
    super();
    MuteChannel.made.push(this);
  }
}

afterEach(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));

it('who signs in is announced without an error where the browser refuses channels, or their words', () => {
  Object.defineProperty(globalThis, 'BroadcastChannel', { configurable: true, get: denied });
  expect(() => announcePerson('mario')).not.toThrow();
  Object.defineProperty(globalThis, 'BroadcastChannel', { configurable: true, value: MuteChannel });
  const said = jest.fn();
  const stop = onPersonInOtherTab(said);
  expect(() => announcePerson('mario')).not.toThrow();
  const [channel] = MuteChannel.made;
  for (const data of ['giulia', null, 7]) channel?.dispatchEvent(new MessageEvent('message', { data }));
  stop();
  channel?.dispatchEvent(new MessageEvent('message', { data: 'late' }));
  expect(said.mock.calls).toEqual([['giulia'], [null]]);
});
