import { createMeasurements } from './measurements.ts';

describe('measurements', () => {
  it('belong to the phase in which a call began', () => {
    const measurements = createMeasurements();
    measurements.begin('quiet');
    const during = measurements.phase;
    measurements.begin('load');
    measurements.record({ kind: 'list', milliseconds: 5, during });
    measurements.record({ kind: 'list', milliseconds: 9 });
    expect(measurements.of('quiet', 'list')).toEqual({ count: 1, p50: 5, p95: 5, p99: 5 });
    expect(measurements.of('load', 'list')).toMatchObject({ count: 1, p99: 9 });
    expect(measurements.of('attacks', 'list')).toMatchObject({ count: 0, p99: undefined });
  });

  it('leave out of all ordinary calls what waits for others by design', () => {
    const measurements = createMeasurements();
    measurements.record({ kind: 'list', milliseconds: 5 });
    measurements.record({ kind: 'password', milliseconds: 500, isOrdinary: false });
    expect(measurements.ofOrdinary('warm-up')).toMatchObject({ count: 1, p99: 5 });
    expect(measurements.kinds()).toEqual([
      ['list', true],
      ['password', false],
    ]);
  });

  it('count what failed by phase, kind and status', () => {
    const measurements = createMeasurements();
    measurements.countFailure('list', 503);
    measurements.countFailure('list', 503);
    measurements.begin('load');
    measurements.countFailure('list', 'ECONNRESET');
    expect([...measurements.failures()]).toEqual([
      ['warm-up: list 503', 2],
      ['load: list ECONNRESET', 1],
    ]);
  });
});
