import fc from 'fast-check';
import {
  arrangePunches,
  isUnmatched,
  punchStateAt,
  slotsOf,
  workedMinutes,
  type LoosePunch,
  type PunchKind,
} from './punches.rules.ts';

const at = (instant: string) => new Date(instant).toISOString();
const punchOf = (kind: PunchKind, instant: string): LoosePunch => ({ kind, at: at(instant), day: null });
const come = (instant: string) => punchOf('in', instant);
const go = (instant: string) => punchOf('out', instant);

/** Worked minutes of each day whose punches have their places. */
function workedByDay(punches: readonly LoosePunch[]): Record<string, number> {
  const arranged = arrangePunches(punches);
  const days = [...new Set(arranged.map(({ day }) => day))];
  const worked: Record<string, number> = {};
  for (const day of days) {
    const slots = slotsOf(arranged.filter((punch) => punch.day === day));
    if (slots) worked[day] = workedMinutes(slots);
  }
  return worked;
}

const aPunch: fc.Arbitrary<LoosePunch> = fc.record({
  kind: fc.constantFrom('in', 'out'),
  // Around the night on which the clocks go forward, to the minute.
  at: fc
    .integer({ min: 0, max: 5 * 24 * 60 })
    .map((minutes) => new Date(Date.parse('2026-03-27T00:00Z') + minutes * 60_000).toISOString()),
  day: fc.constant(null),
});

describe('punches', () => {
  it('count a night from 22 to 6 as 7 hours on 29 March 2026 and 9 on 25 October', () => {
    expect(workedByDay([come('2026-03-28T22:00+01:00'), go('2026-03-29T06:00+02:00')])).toEqual({
      '2026-03-28': 7 * 60,
    });
    expect(workedByDay([come('2026-10-24T22:00+02:00'), go('2026-10-25T06:00+01:00')])).toEqual({
      '2026-10-24': 9 * 60,
    });
  });

  it('belong to the day on which their shift began, its break after midnight too', () => {
    const night = [
      come('2026-03-03T20:00+01:00'),
      go('2026-03-04T01:00+01:00'),
      come('2026-03-04T01:30+01:00'),
      go('2026-03-04T05:00+01:00'),
      come('2026-03-04T20:00+01:00'),
    ];
    expect(arrangePunches(night).map(({ day }) => day)).toEqual([
      ...Array.from({ length: 4 }, () => '2026-03-03'),
      '2026-03-04',
    ]);
  });

  it('make no exit of the next morning’s entrance where the exit was forgotten', () => {
    const forgotten = [come('2026-03-03T08:00+01:00')];
    expect(punchStateAt(forgotten, at('2026-03-04T08:00+01:00'))).toMatchObject({
      next: 'in',
      day: '2026-03-04',
    });
    const both = arrangePunches([...forgotten, come('2026-03-04T08:00+01:00')]);
    const slots = slotsOf(both.filter(({ day }) => day === '2026-03-03'));
    expect(slots && isUnmatched(slots)).toBe(true);
  });

  it('have the exit follow the entrance, four times at most', () => {
    const day = [
      come('2026-03-03T08:00+01:00'),
      go('2026-03-03T12:00+01:00'),
      come('2026-03-03T13:00+01:00'),
      go('2026-03-03T17:00+01:00'),
    ];
    const next = [0, 1, 2, 3, 4].map(
      (count) => punchStateAt(day.slice(0, count), at('2026-03-03T18:00+01:00')).next,
    );
    expect(next).toEqual(['in', 'out', 'in', 'out', null]);
    expect(workedByDay(day)).toEqual({ '2026-03-03': 480 });
  });

  it('let somebody come in whose shift of yesterday may only lack its exit', () => {
    const evening = [come('2026-03-03T20:00+01:00')];
    expect(punchStateAt(evening, at('2026-03-03T23:00+01:00')).mayAlsoEnter).toBe(false);
    expect(punchStateAt(evening, at('2026-03-04T08:00+01:00'))).toEqual({
      next: 'out',
      day: '2026-03-03',
      mayAlsoEnter: true,
    });
  });

  it('keep the day that was said, and have no place for a fifth', () => {
    const said = { ...come('2026-03-04T02:00+01:00'), day: '2026-03-03' };
    expect(arrangePunches([said, go('2026-03-04T06:00+01:00')]).map(({ day }) => day)).toEqual([
      '2026-03-03',
      '2026-03-03',
    ]);
    const entrances = ['08', '10', '12'].map((hour) => come(`2026-03-03T${hour}:00+01:00`));
    expect(slotsOf(entrances)).toBeUndefined();
    expect(slotsOf(entrances.slice(1))).toMatchObject({
      entrata1: entrances[1],
      uscita1: null,
      entrata2: entrances[2],
    });
  });

  it('after a night’s rest are of the next day, even where the shift before was short', () => {
    const evening = [come('2026-03-03T20:00+01:00'), go('2026-03-03T22:00+01:00')];
    expect(punchStateAt(evening, at('2026-03-04T08:00+01:00')).day).toBe('2026-03-04');
    expect(punchStateAt(evening, at('2026-03-04T01:00+01:00')).day).toBe('2026-03-03');
  });

  it('that would make more than 24 hours of a day leave its exit missing', () => {
    const long = [
      come('2026-03-03T00:00+01:00'),
      go('2026-03-03T15:00+01:00'),
      come('2026-03-03T23:30+01:00'),
      go('2026-03-04T15:00+01:00'),
    ];
    expect(workedByDay(long)).toEqual({ '2026-03-03': 900, '2026-03-04': 0 });
  });

  it('never make less than nothing of a day, nor more than 24 hours', () => {
    fc.assert(
      fc.property(fc.array(aPunch, { maxLength: 14 }), (punches) => {
        for (const worked of Object.values(workedByDay(punches))) {
          expect(worked).toBeGreaterThanOrEqual(0);
          expect(worked).toBeLessThanOrEqual(24 * 60);
        }
      }),
    );
  });

  it('belong to the same days in whatever order they arrive, and when it is found out again', () => {
    const shuffled = fc
      .uniqueArray(aPunch, { maxLength: 12, selector: ({ at: instant }) => instant })
      .chain((punches) =>
        fc.tuple(fc.constant(punches), fc.shuffledSubarray(punches, { minLength: punches.length })),
      );
    fc.assert(
      fc.property(shuffled, ([punches, others]) => {
        const arranged = arrangePunches(punches);
        expect(arrangePunches(others)).toEqual(arranged);
        expect(arrangePunches(arranged)).toEqual(arranged);
      }),
    );
  });

  it('belong to the same days when those of before are taken as they were found', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(aPunch, { maxLength: 12, selector: ({ at: instant }) => instant }),
        (punches) => {
          // As the server does with each that arrives: what is earlier stands, what is later is found out anew.
          const stored = punches.reduce<LoosePunch[]>(
            (known, punch) =>
              arrangePunches([
                ...known.map((each) => (each.at < punch.at ? each : { ...each, day: null })),
                punch,
              ]),
            [],
          );
          expect(stored).toEqual(arrangePunches(punches));
        },
      ),
    );
  });
});
