import { z } from 'zod';
import {
  defineCall,
  hours,
  idList,
  instant,
  okAnd,
  plainDay,
  timeOfDay,
  typedText,
  versionConflict,
  wholeNumber,
  wireObject,
  yesNo,
} from '../common/index.ts';
import { sessionFields } from './month.contract.ts';
import { faultsOfTimes, type PunchTimeFault } from './punch-times.rules.ts';
import { punchKinds, punchSlots, type PunchSlot } from './punches.rules.ts';

/** How a punch came: pressed at that moment, kept on the device until there was a connection, or typed afterwards. */
const punchSources = ['pressed', 'queued', 'corrected'] as const;

/** The longest that a punch may wait on a device, in seconds: a day. */
export const maxPunchAge = 24 * 60 * 60;

/** Most characters of the reason of a correction. */
export const maxPunchReasonLength = 200;

const punchKind = z.enum(punchKinds);

const timeFields = {
  entrata1: timeOfDay,
  uscita1: timeOfDay,
  entrata2: timeOfDay,
  uscita2: timeOfDay,
};

/** Where somebody stands now, for the button that punches. */
const punchState = wireObject({
  /** Whether they punch at all; who does not has no button. */
  usesBadge: ['is_ebadge', yesNo],
  /** What comes next; null where the day has its four punches. */
  next: punchKind.nullable(),
  /** Whether an entrance may be punched too: the shift that is open began the day before. */
  mayAlsoEnter: ['may_also_enter', yesNo],
  /** Whether the month of that day takes no punches any more. */
  isLocked: ['is_locked', yesNo],
  /** The day of the shift that runs, or of the next. */
  day: ['date', plainDay],
  last: wireObject({ kind: punchKind, at: instant }).nullable(),
  /** Worked so far on that day, without what runs, in minutes. */
  worked: ['worked_hours', hours],
  /** Whether the whole day is an approved absence: nobody is asked to punch then. */
  isAbsent: ['is_absent', yesNo],
  /** Since when somebody is at work; null where they are not. */
  openSince: ['open_since', instant.nullable()],
  /** The server's clock: by it the screen counts what runs. */
  now: instant,
  /** Days of this month and the last before that one with a missing punch, whose month can still be changed. */
  unmatchedDays: ['unmatched_days', z.array(plainDay)],
});
export type PunchState = z.output<typeof punchState>;

/** Reads where the caller stands. Who is nobody's employee, or acts for somebody, does not punch. */
export const getPunchState = defineCall({
  name: 'tsGetPunchState',
  access: 'signed-in',
  input: wireObject({}),
  output: wireObject({ state: punchState }),
});

/**
 * Punches for the caller (spec 01 §2). The instant is the server's, less the seconds for which the press waited on the device. The same
 * `key` sent again counts once. Fails with `conflict` when the other punch is due (unless it waited), when the day has its four, or when
 * the month may no longer be changed.
 */
export const punch = defineCall({
  name: 'tsPunch',
  access: 'signed-in',
  input: wireObject({
    ...sessionFields,
    kind: punchKind,
    key: z.uuid(),
    secondsAgo: ['seconds_ago', wholeNumber.pipe(z.number().int().min(0).max(maxPunchAge))],
  }),
  output: okAnd({ state: punchState }),
});

const punchOfDay = wireObject({
  slot: z.enum(punchSlots),
  kind: punchKind,
  at: instant,
  source: z.enum(punchSources),
  /** Who typed it and why; empty for one that was pressed. */
  correctedBy: ['corrected_by', z.string()],
  reason: z.string(),
});

/** The punches of a day (scheda Ebadge), with what becomes of them. */
const dayPunches = wireObject({
  day: ['date', plainDay],
  ...timeFields,
  punches: z.array(punchOfDay),
  /** For a punch that is missing, the time that is usual or that the plan asks for. */
  proposed: wireObject(timeFields),
  worked: ['worked_hours', hours],
  /** What of it is neither ordinary nor overtime, since it is above the limits. */
  uncounted: ['uncounted_hours', hours],
  /** Whether the hours of the day were typed, so that punches leave them as they are. */
  areHoursTyped: ['hours_typed', yesNo],
  isEditable: ['day_editable', yesNo],
  /** That of the day, which its hours share (`updateDay`). */
  version: wholeNumber,
});
export type DayPunches = z.output<typeof dayPunches>;
export type PunchOfDay = z.output<typeof punchOfDay>;

/** Whose day a call is about; by default of whom the caller has the month open. */
const whose = { employeeId: ['resourceid', z.string().max(100).optional()] } as const;

/** Reads the punches of a day of somebody's month. Fails with `not-found` where the caller may not see it. */
export const getDayPunches = defineCall({
  name: 'tsGetDayPunches',
  access: 'signed-in',
  input: wireObject({ day: ['date', plainDay], ...whose }),
  output: wireObject({ punches: dayPunches }),
});

/** Of the night in which the clocks go back, the times that are meant in the second of the two hours between two and three. */
const inSecondHour = z.array(z.enum(punchSlots));

const slotList = idList.pipe(inSecondHour);

/** Why times are corrected. */
const punchReason = typedText.pipe(z.string().trim().min(1).max(maxPunchReasonLength));

const typedTime = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, { error: 'format', abort: true });

/** The form of a correction: times as they are typed, and why; a fault is the message of its field (`PunchTimeFault`). */
export const punchCorrection = z
  .object({
    entrata1: typedTime,
    uscita1: typedTime,
    entrata2: typedTime,
    uscita2: typedTime,
    inSecondHour,
    reason: punchReason,
  })
  .superRefine((form, context) => {
    for (const [slot, message] of Object.entries(faultsOfTimes(timesOf(form), form.inSecondHour)))
      context.addIssue({ code: 'custom', path: [slot], message: message satisfies PunchTimeFault });
  });
export type PunchCorrection = z.infer<typeof punchCorrection>;

/** Times as they are typed, without those that are empty. */
export function timesOf(form: Readonly<Record<PunchSlot, string>>): Record<PunchSlot, string | null> {
  const { entrata1, uscita1, entrata2, uscita2 } = form;
  return {
    entrata1: entrata1 || null,
    uscita1: uscita1 || null,
    entrata2: entrata2 || null,
    uscita2: uscita2 || null,
  };
}

/** The `details` of a `conflict` of `correctPunches`: the times that stand now. */
export const punchConflict = versionConflict({
  entrata1: z.string().nullable(),
  uscita1: z.string().nullable(),
  entrata2: z.string().nullable(),
  uscita2: z.string().nullable(),
});
export type PunchConflict = z.infer<typeof punchConflict>;

/**
 * Corrects the punches of a day: the four times as they are to stand, in Italy; an exit before its entrance is of the next day. Punches
 * of the same minute stay as they are; what is changed or removed stays in the log. Fails with `conflict` when somebody changed the day
 * since `version` (`punchConflict` in its details) or the month may no longer be changed (no details), and with `invalid-input` on
 * the field that is wrong.
 */
export const correctPunches = defineCall({
  name: 'tsCorrectPunches',
  access: 'signed-in',
  input: wireObject({
    ...sessionFields,
    day: ['date', plainDay],
    ...timeFields,
    /** Where it is left out, punches stay in the hour in which they are, and the first one counts. */
    inSecondHour: ['second_hour', slotList.optional()],
    reason: punchReason,
    /** Whether hours that were typed are replaced by those of the punches. */
    replacesHours: ['replace_hours', yesNo],
    /** That of the day that was read; 0 where nothing was entered. */
    version: wholeNumber,
    ...whose,
  }),
  output: okAnd({ punches: dayPunches }),
});
