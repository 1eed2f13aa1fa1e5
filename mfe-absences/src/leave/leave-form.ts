import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { halvesOf, leaveCauses, maxNote, type AbsenceTime } from 'shared-api/contracts/absences';
import { useGuardedForm } from 'shared-ui';
import { z } from 'zod';

/** How long on a single day: all of it, one of its halves, or from a time to a time. */
export const durations = ['day', 'first', 'second', 'hours'] as const;
export type Duration = (typeof durations)[number];

/** What is typed into the form; messages are keys of `leaveTexts`. */
const leaveForm = z.object({
  range: z
    .object({ from: z.string(), to: z.string() })
    .optional()
    .transform((range, context) => range ?? missing(context, 'noDate')),
  cause: z
    .enum([...leaveCauses, ''])
    .transform((cause, context) => (cause === '' ? missing(context, 'noCause') : cause)),
  duration: z.enum(durations),
  start: z.number(),
  end: z.number(),
  note: z.string().trim().max(maxNote, 'noteTooLong'),
});

export type LeaveValues = z.output<typeof leaveForm>;
type Typed = z.input<typeof leaveForm>;

const empty: Typed = { range: undefined, cause: '', duration: 'day', start: 9 * 60, end: 13 * 60, note: '' };
/** A day's plan in minutes, until that of the day is known. */
const usualPlan = 8 * 60;

function missing(context: z.core.$RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message, input: undefined });
  return z.NEVER;
}

/** The form of a request of leave, with what is typed. */
export function useLeaveForm() {
  const form = useGuardedForm(
    useForm<Typed, unknown, LeaveValues>({
      resolver: zodResolver(leaveForm),
      defaultValues: empty,
    }),
  );
  const typed = useWatch({ control: form.control });
  const { from, to } = typed.range ?? {};
  return {
    form,
    typed: { ...empty, ...typed, range: from && to ? { from, to } : undefined },
    clear: () => form.reset(empty),
  };
}

export type LeaveForm = ReturnType<typeof useLeaveForm>;

/** When somebody would be away: times are of a single day only. `planned` is what is to be worked on it. */
export function timeOfLeave(
  { range, duration, start, end }: Pick<LeaveValues, 'range' | 'duration' | 'start' | 'end'>,
  planned: number = usualPlan,
): AbsenceTime {
  if (range.from !== range.to || duration === 'day') return { ...range, start: null, end: null };
  if (duration === 'hours') return { ...range, start, end };
  return { ...range, ...halvesOf(planned)[duration] };
}
