import { approvedOf, type ApprovedAbsence, type DayHours } from 'shared-api/contracts/timesheet';

interface Day {
  readonly planned: number;
}

/**
 * The hours of a day that stood so before, with what was approved of it: it takes its time from the hours, and overtime stays.
 * The rest of the day is nobody's to enter but its person's: an absence that is approved ahead makes no hours of work.
 */
function withAbsences(before: DayHours, absences: readonly ApprovedAbsence[], { planned }: Day): DayHours {
  const approved = approvedOf(absences);
  if (approved.minutes === 0) return before;
  // Somebody who entered an absence before it was approved meant the same one.
  const absence = Math.max(before.absence, approved.minutes);
  const rest = Math.max(planned - absence, 0);
  return {
    ordinary: Math.min(before.ordinary, rest),
    overtime: before.overtime,
    absence,
    causeId: absence > approved.minutes ? before.causeId : approved.causeId,
  };
}

interface Change extends Day {
  /** The hours as they stand. */
  readonly current: DayHours;
  /** What stood there before any absence was approved. */
  readonly before: DayHours;
  readonly from: readonly ApprovedAbsence[];
  readonly to: readonly ApprovedAbsence[];
}

/** The hours of a day once something else is approved of it: what a hand changed since stays, and the rest is as if it had always been so. */
export function changeAbsences({ current, before, from, to, ...day }: Change): DayHours {
  const [written, wanted] = [withAbsences(before, from, day), withAbsences(before, to, day)];
  const merged = (field: 'ordinary' | 'overtime' | 'absence') =>
    current[field] === written[field] ? wanted[field] : current[field];
  const approved = approvedOf(to);
  const absence = Math.max(merged('absence'), approved.minutes);
  const ordinary = Math.min(merged('ordinary'), Math.max(day.planned - absence, 0));
  const causeId = current.causeId === written.causeId ? wanted.causeId : current.causeId;
  return {
    ordinary,
    overtime: merged('overtime'),
    absence,
    causeId: absence > approved.minutes ? causeId : approved.causeId,
  };
}
