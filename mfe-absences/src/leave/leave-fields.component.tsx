import {
  endAfter,
  faultsOfTime,
  leaveCauses,
  maxNote,
  type AbsenceTime,
} from 'shared-api/contracts/absences';
import { fieldErrorText, SegmentedField, SelectField, Stack, TextAreaField, useTexts } from 'shared-ui';
import { absenceTexts } from '../common/absence.texts.ts';
import { durations, type Duration, type LeaveForm } from './leave-form.ts';
import { leaveTexts } from './leave.texts.ts';
import { TimeStepper } from './time-stepper.component.tsx';

interface LeaveFieldsProps extends Pick<LeaveForm, 'form' | 'typed'> {
  /** When somebody would be away; undefined until the days are chosen. */
  readonly time: AbsenceTime | undefined;
}

/** The fields of a request: causale, on a single day how long of it, and notes (spec 03 §2). */
export function LeaveFields({ form, typed, time }: LeaveFieldsProps) {
  const t = useTexts(leaveTexts);
  const words = useTexts(absenceTexts);
  const { register, formState, setValue } = form;
  const { errors } = formState;
  const isSingle = time !== undefined && time.from === time.to;
  return (
    <Stack>
      <SelectField
        label={t('cause.label')}
        placeholder={t('cause.placeholder')}
        choices={leaveCauses.map((cause) => ({ value: cause, label: words(`cause.${cause}`) }))}
        error={fieldErrorText(errors.cause, () => t('noCause'))}
        {...register('cause')}
      />
      {isSingle && (
        <SegmentedField
          label={t('duration.label')}
          choices={durations.map((value) => ({ value, label: t(`duration.${value}`) }))}
          value={typed.duration}
          onChange={(duration) => choose(duration)}
        />
      )}
      {isSingle && <Times form={form} time={time} />}
      <TextAreaField
        label={t('note')}
        rows={2}
        maxLength={maxNote}
        error={fieldErrorText(errors.note, () => t('noteTooLong'))}
        {...register('note')}
      />
    </Stack>
  );

  function choose(duration: Duration): void {
    setValue('duration', duration);
    // Hours go on from what stood there.
    if (duration !== 'hours' || time === undefined || time.start === null || time.end === null) return;
    setValue('start', time.start);
    setValue('end', time.end);
  }
}

/** In minutes. */
const midnight = 24 * 60;

interface TimesProps extends Pick<LeaveForm, 'form'> {
  readonly time: AbsenceTime;
}

/** From when to when on a single day; shown where it is not the whole of it. */
function Times({ form: { setValue }, time }: TimesProps) {
  const t = useTexts(leaveTexts);
  const { start, end } = time;
  const endFault = faultsOfTime(time).end;
  if (start === null || end === null) return null;
  const change = (next: { start: number; end: number }) => {
    setValue('duration', 'hours');
    setValue('start', next.start);
    setValue('end', next.end);
  };
  return (
    <>
      <TimeStepper
        label={t('time.start')}
        value={start}
        onChange={(minutes) => change({ start: minutes, end: endAfter(minutes, end % midnight) })}
      />
      <TimeStepper
        label={t('time.end')}
        value={end}
        endOf={start}
        error={endFault && t(endFault === 'nightTooLong' ? 'time.nightTooLong' : 'time.wrong')}
        onChange={(minutes) => change({ start, end: minutes })}
      />
    </>
  );
}
