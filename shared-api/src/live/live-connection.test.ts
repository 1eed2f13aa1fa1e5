import { connectLive, type LiveListeners } from './live-connection.ts';
import { FakeSource } from './testing/fake-source.ts';

const sources = FakeSource.all;
const latest = () => sources.at(-1) as FakeSource;
let listeners: Record<keyof LiveListeners, jest.Mock>;
let stop: () => void;

function show(state: 'visible' | 'hidden') {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  sources.length = 0;
  Object.assign(globalThis, { EventSource: FakeSource });
  listeners = {
    onChange: jest.fn(),
    onGap: jest.fn(),
    onBuilds: jest.fn(),
    onSessionEnd: jest.fn(),
    onMute: jest.fn(),
  };
  stop = connectLive(listeners);
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('connectLive', () => {
  it('passes on what the server says, and ignores what is not of its shape', () => {
    latest().send('ready');
    latest().send('change', { keys: [['signing', 'documents']] });
    latest().send('change', { keys: 'all' });
    latest().send('builds');
    expect(latest().address).toBe('/api/events');
    expect(listeners.onChange.mock.calls).toEqual([[[['signing', 'documents']]]]);
    expect(listeners.onBuilds).toHaveBeenCalledTimes(1);
    expect(listeners.onGap).not.toHaveBeenCalled();
  });

  it('tries again after a failure, ever more rarely, and at once when the network is back', () => {
    for (const [pause, count] of [
      [1000, 2],
      [2000, 3],
      [4000, 4],
    ] as const) {
      latest().fail();
      jest.advanceTimersByTime(pause / 2 - 1);
      expect(sources).toHaveLength(count - 1);
      jest.advanceTimersByTime(pause / 2 + 1);
      expect(sources).toHaveLength(count);
    }
    latest().fail();
    window.dispatchEvent(new Event('online'));
    expect(sources).toHaveLength(5);
    latest().send('ready');
    jest.advanceTimersByTime(40_000);
    expect(sources).toHaveLength(5);
  });

  it('has everything read again after a gap, and nothing after a short one', () => {
    latest().send('ready');
    latest().fail();
    jest.advanceTimersByTime(1000);
    latest().send('ready');
    expect(listeners.onGap).not.toHaveBeenCalled();
    latest().fail();
    jest.advanceTimersByTime(1000);
    latest().fail();
    jest.advanceTimersByTime(10_000);
    latest().send('ready');
    expect(listeners.onGap).toHaveBeenCalledTimes(1);
    latest().send('change', { keys: [] });
    expect(listeners.onGap).toHaveBeenCalledTimes(2);
  });

  it('takes a line for dead on which nothing is said, not even the beat', () => {
    latest().send('ready');
    jest.advanceTimersByTime(40_000);
    latest().send('beat');
    jest.advanceTimersByTime(49_999);
    expect(sources).toHaveLength(1);
    jest.advanceTimersByTime(1001);
    expect(sources[0]?.isClosed).toBe(true);
    expect(sources).toHaveLength(2);
  });

  it('lets go of the line when nobody looks for a while, and opens it when one comes back', () => {
    latest().send('ready');
    show('hidden');
    jest.advanceTimersByTime(1999);
    expect(latest().isClosed).toBe(false);
    show('visible');
    show('hidden');
    jest.advanceTimersByTime(2000);
    jest.setSystemTime(Date.now() + 6000);
    expect(latest().isClosed).toBe(true);
    show('visible');
    expect(sources).toHaveLength(2);
    latest().send('ready');
    expect(listeners.onGap).toHaveBeenCalledTimes(1);
  });

  it('tells that the session is over, and comes back when somebody has signed in again on the page', () => {
    latest().send('ready');
    latest().send('end', { because: 'session' });
    expect(listeners.onSessionEnd).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(29_999);
    expect(sources).toHaveLength(1);
    // What is on screen would be asked for without a session: before the page is told how that one ended.
    expect(listeners.onMute).not.toHaveBeenCalled();
    jest.advanceTimersByTime(30_001);
    expect(sources).toHaveLength(2);
    latest().send('ready');
    expect(listeners.onGap).toHaveBeenCalledTimes(1);
  });

  it('comes back at once where the page has another session, and never runs in a circle', () => {
    listeners.onSessionEnd.mockImplementation((goOn: () => void) => goOn());
    latest().send('ready');
    latest().send('end', { because: 'session' });
    expect(sources).toHaveLength(2);
    latest().send('ready');
    latest().send('end', { because: 'session' });
    jest.advanceTimersByTime(29_999);
    expect(sources).toHaveLength(2);
    jest.advanceTimersByTime(30_001);
    expect(sources).toHaveLength(3);
    latest().send('ready');
    latest().send('end', { because: 'session' });
    expect(sources).toHaveLength(4);
    stop();
    listeners.onSessionEnd.mock.calls.flat().forEach((goOn: () => void) => goOn());
    expect(sources).toHaveLength(4);
  });

  it('comes again when the time of a line is over, and leaves the place to a newer page', () => {
    latest().send('end', { because: 'renew' });
    jest.advanceTimersByTime(1000);
    expect(sources).toHaveLength(2);
    latest().send('end', { because: 'replaced' });
    jest.advanceTimersByTime(120_000);
    expect(sources).toHaveLength(2);
    show('visible');
    expect(sources).toHaveLength(3);
  });

  it('takes a line for mute on which nothing is said after its opening, and says when one speaks', () => {
    jest.advanceTimersByTime(14_999);
    expect(listeners.onMute).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(listeners.onMute.mock.calls).toEqual([[true]]);
    expect(sources[0]?.isClosed).toBe(true);
    jest.advanceTimersByTime(1000);
    expect(sources).toHaveLength(2);
    jest.advanceTimersByTime(15_000);
    expect(listeners.onMute).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(2000);
    latest().send('ready');
    expect(listeners.onMute.mock.calls).toEqual([[true], [false]]);
    expect(listeners.onGap).toHaveBeenCalledTimes(1);
  });

  it('takes a line for mute that is cut twice, or left to another page, and not one that is cut once', () => {
    latest().fail();
    jest.advanceTimersByTime(1000);
    expect(listeners.onMute).not.toHaveBeenCalled();
    latest().fail();
    expect(listeners.onMute.mock.calls).toEqual([[true]]);
    jest.advanceTimersByTime(2000);
    latest().send('ready');
    latest().send('end', { because: 'replaced' });
    expect(listeners.onMute.mock.calls).toEqual([[true], [false], [true]]);
  });

  it('reads nothing anew when the time of a line is over and the next follows', () => {
    latest().send('ready');
    jest.advanceTimersByTime(19_000);
    latest().send('end', { because: 'renew' });
    jest.advanceTimersByTime(1000);
    latest().send('ready');
    expect(listeners.onGap).not.toHaveBeenCalled();
  });

  it('closes everything when it is stopped', () => {
    latest().fail();
    stop();
    jest.advanceTimersByTime(120_000);
    expect(sources).toHaveLength(1);
    expect(latest().isClosed).toBe(true);
  });
});
