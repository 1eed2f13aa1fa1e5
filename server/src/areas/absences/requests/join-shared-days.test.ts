import { joinSharedDays } from './join-shared-days.ts';

const span = (from: string, to: string, start: number | null = null, employeeId = 'mario') => ({
  employeeId,
  from,
  to,
  start,
});

describe('absences of one person that share days', () => {
  it('are one, wherever the other begins and ends', () => {
    const leave = span('2026-03-10', '2026-03-14');
    expect(joinSharedDays([leave, span('2026-03-12', '2026-03-13')])).toEqual([leave]);
    expect(joinSharedDays([leave, span('2026-03-14', '2026-03-20')])).toEqual([
      span('2026-03-10', '2026-03-20'),
    ]);
    expect(joinSharedDays([span('2026-03-12', '2026-03-13'), span('2026-03-13', '2026-03-13', 540)])).toEqual(
      [span('2026-03-12', '2026-03-13')],
    );
  });

  it('stay as they are where they only follow each other, or are of others', () => {
    const all = [
      span('2026-03-10', '2026-03-11'),
      span('2026-03-12', '2026-03-12', 540),
      span('2026-03-12', '2026-03-13', null, 'giulia'),
    ];
    expect(joinSharedDays(all)).toEqual(all);
  });
});
