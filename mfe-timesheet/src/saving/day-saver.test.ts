import { ApiError } from 'shared-api';
import { areSameHours, noHours, type DayHours, type MonthDay } from 'shared-api/contracts/timesheet';
import { keyOfDay, type ChangedDay } from './changed-day.ts';
import { createDaySaver, savePause, type DayToSend } from './day-saver.ts';
import type { KeptDays } from './kept-days.ts';

const day = { employeeId: 'employee-1', day: '2026-03-10' };
const hours = (ordinary: number): DayHours => ({ ...noHours, ordinary });
const read = { hours: noHours, version: 0 };

/** A device and a server with one day, which answers as the real one does. */
function setUp() {
  const kept = new Map<string, Parameters<KeptDays['keep']>[0]>();
  const device: KeptDays = {
    keep: async (change) => {
      kept.set(keyOfDay(change), change);
      return true;
    },
    read: async () => [...kept.values()],
    drop: async (change) => void kept.delete(keyOfDay(change)),
  };
  const server = { hours: noHours, version: 0, answer: 'given' as 'given' | 'lost' | 'none' };
  const sent: DayToSend[] = [];
  const noAnswer = () => new ApiError({ code: 'unavailable', status: 0, message: '' });
  const send = async (change: DayToSend): Promise<MonthDay> => {
    sent.push(change);
    await Promise.resolve();
    if (server.answer === 'none') throw noAnswer();
    if (!areSameHours(server.hours, change.hours)) {
      if (change.version !== server.version) throw conflict(server);
      Object.assign(server, { hours: change.hours, version: server.version + 1 });
    }
    if (server.answer === 'lost') throw noAnswer();
    return { ...server.hours, version: server.version } as MonthDay;
  };
  const saver = createDaySaver({ send, kept: device });
  const change = (): ChangedDay | undefined => saver.read().get(keyOfDay(day));
  return { saver, server, sent, kept, device, send, change };
}

function conflict(server: { hours: DayHours; version: number }): ApiError {
  const details = {
    changedBy: 'Hanna Rossi',
    changedAt: null,
    current: { ...server.hours, version: server.version },
  };
  return new ApiError({ code: 'conflict', status: 409, message: '', details });
}

describe('saving a day', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pause = () => jest.advanceTimersByTimeAsync(savePause);

  it('sends once for many changes, and what came while it was sending after that', async () => {
    const { saver, server, sent, kept, change } = setUp();
    for (const ordinary of [30, 60, 90]) saver.change(day, hours(ordinary), read);
    expect(sent).toEqual([]);
    const flushed = saver.flush();
    saver.change(day, hours(120), read);
    await flushed;
    expect(sent.map((each) => [each.hours.ordinary, each.version])).toEqual([
      [90, 0],
      [120, 1],
    ]);
    expect([change()?.state, server.version]).toEqual(['saved', 2]);
    await jest.runOnlyPendingTimersAsync();
    expect(kept.size).toBe(0);
  });

  it('writes the newest state of a day alone to a device that is slow', async () => {
    const { device, send } = setUp();
    const written: string[] = [];
    const turns: (() => void)[] = [];
    const turn = () => new Promise<void>((resolve) => turns.push(resolve));
    const slow: KeptDays = {
      ...device,
      keep: async (change) => {
        written.push(`keep ${change.hours.ordinary}`);
        await turn();
        return true;
      },
      drop: async () => {
        written.push('drop');
        await turn();
      },
    };
    const saver = createDaySaver({ send, kept: slow });
    for (const ordinary of [30, 60, 90]) saver.change(day, hours(ordinary), read);
    await pause();
    turns.shift()?.();
    await pause();
    expect(written).toEqual(['keep 90', 'drop']);
  });

  it('asks nobody where only the answer was lost', async () => {
    const { saver, server, change } = setUp();
    server.answer = 'lost';
    saver.change(day, hours(240), read);
    await pause();
    expect(change()?.state).toBe('waiting');
    server.answer = 'given';
    saver.change(day, hours(300), read);
    await pause();
    expect([change()?.state, server.hours.ordinary, server.version]).toEqual(['saved', 300, 2]);
  });

  it('takes back what may have arrived by sending the old hours, and else sends nothing', async () => {
    const { saver, server, sent, change } = setUp();
    saver.change(day, hours(240), read);
    saver.undo(day);
    await pause();
    expect([change(), sent.length]).toEqual([undefined, 0]);
    server.answer = 'lost';
    saver.change(day, hours(240), read);
    await pause();
    server.answer = 'given';
    saver.undo(day);
    await pause();
    expect([server.hours.ordinary, change()?.state]).toEqual([0, 'saved']);
  });

  it('keeps mine over another’s, who was first', async () => {
    const { saver, server, change } = setUp();
    Object.assign(server, { hours: hours(60), version: 4 });
    saver.change(day, hours(240), read);
    await pause();
    expect(change()?.conflict?.changedBy).toBe('Hanna Rossi');
    saver.keepMine(day);
    await saver.flush();
    expect([server.hours.ordinary, server.version]).toEqual([240, 5]);
  });

  it('goes on from the device after the page was closed, once the network is back', async () => {
    const { saver, server, device, send, kept } = setUp();
    server.answer = 'none';
    saver.change(day, hours(240), read);
    await pause();
    saver.stop();
    expect(kept.size).toBe(1);
    const later = createDaySaver({ send, kept: device });
    later.start();
    await jest.advanceTimersByTimeAsync(0);
    expect(later.read().get(keyOfDay(day))?.state).toBe('waiting');
    server.answer = 'given';
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect([server.hours.ordinary, kept.size]).toEqual([240, 0]);
    later.stop();
  });
});
