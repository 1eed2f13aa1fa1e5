import 'fake-indexeddb/auto';
import { forgetOnDevice, setBoot } from 'shared-api';
import { noHours } from 'shared-api/contracts/timesheet';
import { buildBoot } from 'shared-api/testing';
import { createKeptDays } from './kept-days.ts';

const day = { employeeId: 'employee-1', day: '2026-03-10' };
const change = { ...day, hours: { ...noHours, ordinary: 240 }, before: null, version: 0, attempted: null };

describe('days that the server does not have', () => {
  it('are kept for the person who changed them, until they are dropped', async () => {
    const mine = createKeptDays('mario');
    expect(await mine.keep(change)).toBe(true);
    expect(await mine.read()).toEqual([expect.objectContaining(change)]);
    expect(await createKeptDays('luca').read()).toEqual([]);
    await mine.drop(day);
    expect(await mine.read()).toEqual([]);
  });

  it('go with the session', async () => {
    setBoot(buildBoot({ registry: { areas: [{ area: 'timesheet' } as never] } }));
    const mine = createKeptDays('mario');
    await mine.keep(change);
    forgetOnDevice();
    expect(await mine.read()).toEqual([]);
  });

  it('go after thirty days, whoever’s they are', async () => {
    await createKeptDays('luca').keep(change);
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 31 * 24 * 60 * 60_000);
    await createKeptDays('mario').read();
    jest.restoreAllMocks();
    expect(await createKeptDays('luca').read()).toEqual([]);
  });
});
