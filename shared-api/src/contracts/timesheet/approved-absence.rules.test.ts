import fc from 'fast-check';
import { absencePartsOf, approvedOf } from './approved-absence.rules.ts';
import { editDay, faultsOf, limitsOf, noHours } from './day-hours.rules.ts';

const monday = { day: '2026-03-09', weekdayPlan: 480, isHoliday: false };
const morning = { requestId: 'one', causeId: 'PE', minutes: 120 };
const rest = { requestId: 'two', causeId: 'FE', minutes: 180 };
const settings = { overtimeOnDaysOff: false };

describe('approved absences of a day', () => {
  it('are so much together, for the reason of the longest', () => {
    expect(approvedOf([morning, rest])).toEqual({ minutes: 300, causeId: 'FE' });
    expect(approvedOf([])).toEqual({ minutes: 0, causeId: null });
  });

  it('split the absence by its reasons, with what was entered beyond them', () => {
    expect(absencePartsOf({ absence: 360, causeId: 'MA' }, [morning, rest])).toEqual([
      { causeId: 'PE', minutes: 120 },
      { causeId: 'FE', minutes: 180 },
      { causeId: 'MA', minutes: 60 },
    ]);
    expect(absencePartsOf({ absence: 200, causeId: 'PE' }, [morning])).toEqual([
      { causeId: 'PE', minutes: 200 },
    ]);
    expect(absencePartsOf({ absence: 60, causeId: null }, [])).toEqual([{ causeId: null, minutes: 60 }]);
  });

  it('are no hours that a hand can work or give another reason', () => {
    const limits = limitsOf({ ...monday, absences: [morning, rest] }, settings);
    expect(limits).toMatchObject({ ordinary: 180, absence: 480 });
    const worked = editDay(noHours, { field: 'ordinary', minutes: 480 }, limits);
    expect(worked).toEqual({ ordinary: 180, overtime: 0, absence: 300, causeId: 'FE' });
    expect(editDay(worked, { field: 'absence', minutes: 0 }, limits)).toEqual(worked);
    expect(editDay(worked, { field: 'cause', causeId: 'MA' }, limits)).toEqual(worked);
    expect(faultsOf({ ...worked, ordinary: 240, absence: 240 }, limits)).toContain('ordinary');
    expect(faultsOf({ ...worked, absence: 240 }, limits)).toEqual(['absence']);
    expect(faultsOf({ ...worked, causeId: 'MA' }, limits)).toEqual(['causeId']);
  });

  it('leave nothing wrong, whatever somebody enters beside them', () => {
    const field = fc.constantFrom('ordinary' as const, 'absence' as const, 'overtime' as const);
    fc.assert(
      fc.property(
        field,
        fc.integer({ min: -60, max: 700 }),
        fc.integer({ min: 1, max: 600 }),
        (name, minutes, taken) => {
          const limits = limitsOf({ ...monday, absences: [{ ...morning, minutes: taken }] }, settings);
          const start = editDay(noHours, { field: 'absence', minutes: taken }, limits);
          expect(faultsOf(editDay(start, { field: name, minutes }, limits), limits)).toEqual([]);
        },
      ),
    );
  });
});
