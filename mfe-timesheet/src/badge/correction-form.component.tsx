import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  maxPunchReasonLength,
  hourOfTwo,
  instantsOfTimes,
  punchCorrection,
  punchSlots,
  type DayPunches,
  type PunchCorrection,
  type PunchSlot,
  type PunchTimeFault,
  type PunchTimes,
} from 'shared-api/contracts/timesheet';
import {
  Banner,
  Button,
  CheckboxField,
  ConflictDialog,
  fieldErrorText,
  Form,
  Row,
  SaveFailure,
  showRefusedFields,
  TextField,
  useGuardedForm,
  useTexts,
} from 'shared-ui';
import { badgeTexts } from './badge.texts.ts';
import classes from './badge-tab.module.css';
import { timeFromText } from './typed-time.ts';
import { PunchSource } from './punch-source.component.tsx';
import { useCorrectPunches, type DayOf } from './use-day-punches.ts';

interface CorrectionFormProps {
  readonly of: DayOf;
  readonly punches: DayPunches;
}

const resolver = zodResolver(punchCorrection);
const fields = [...punchSlots, 'reason'] as const;

/** The four times in fields; once one of them is changed, why, and what saves it. */
export function CorrectionForm({ of, punches }: CorrectionFormProps) {
  const t = useTexts(badgeTexts);
  // What is typed is typed over what was read then: a later version does not take it away, and counts as a conflict.
  const [base, setBase] = useState(punches);
  const form = useGuardedForm(useForm({ resolver, defaultValues: valuesOf(punches) }));
  const { register, handleSubmit, formState, control, setValue, getValues, setError, reset } = form;
  const [replacesHours, setReplacesHours] = useState(false);
  const { errors, isDirty } = formState;
  const typed = useWatch({ control });
  const isChanged = isDirty || replacesHours;
  const { inSecondHour = [] } = typed;
  const { twice } = instantsOfTimes(of.day, readableTimes(typed), { inSecondHour });
  const sayHour = (slot: PunchSlot, isSecond: boolean) =>
    setValue(
      'inSecondHour',
      punchSlots.filter((each) => (each === slot ? isSecond : inSecondHour.includes(each))),
      {
        shouldDirty: true,
      },
    );
  const begin = (from: DayPunches) => {
    setBase(from);
    setReplacesHours(false);
    reset(valuesOf(from));
  };
  const correction = useCorrectPunches({
    of,
    version: base.version,
    onSaved: begin,
    onRefused: (sentences) => showRefusedFields(sentences, fields, setError),
    onAcceptTheirs: (current) => begin({ ...punches, ...current }),
  });
  if (punches.version > base.version && !isChanged) begin(punches);
  const propose = (slot: PunchSlot, time: string) => {
    setValue(slot, time, { shouldDirty: true, shouldValidate: true });
    if (!getValues('reason')) setValue('reason', t('forgotPunch'), { shouldDirty: true });
  };
  return (
    <>
      <Form
        onSubmit={handleSubmit((values) =>
          correction.save({
            ...values,
            replacesHours,
            inSecondHour: values.inSecondHour.filter((slot) => twice.includes(slot)),
          }),
        )}
      >
        <div className={classes.fields}>
          {punchSlots.map((slot) => (
            <div key={slot} className={classes.field}>
              <TextField
                inputMode="numeric"
                autoComplete="off"
                placeholder={t('timeForm')}
                maxLength={8}
                {...register(slot, { setValueAs: timeFromText })}
                onBlur={({ target }) => setValue(slot, timeFromText(target.value), { shouldDirty: true })}
                label={t(slot)}
                error={fieldErrorText(errors[slot], (fault) =>
                  t(`fault.${fault as PunchTimeFault | 'format'}`),
                )}
              />
              {twice.includes(slot) && (
                <CheckboxField
                  label={t('secondHour')}
                  aria-label={t('secondHourNamed', { slot: t(slot) })}
                  checked={inSecondHour.includes(slot)}
                  onChange={({ target }) => sayHour(slot, target.checked)}
                />
              )}
              <SlotNote punches={punches} slot={slot} isFree={typed[slot] === ''} onPropose={propose} />
            </div>
          ))}
        </div>
        {punches.areHoursTyped && (
          <Banner tone="info">
            {t('typed')}
            <CheckboxField
              label={t('replace')}
              checked={replacesHours}
              onChange={(event) => setReplacesHours(event.target.checked)}
            />
          </Banner>
        )}
        {isChanged && (
          <>
            <TextField
              {...register('reason')}
              label={t('reason')}
              error={fieldErrorText(errors.reason, () => t('fault.reason'))}
              maxLength={maxPunchReasonLength}
              required
            />
            <SaveFailure error={correction.isSaving ? undefined : correction.failure} />
            <Row align="end">
              <Button onClick={() => begin(punches)}>{t('undo')}</Button>
              <Button type="submit" kind="primary" isBusy={correction.isSaving}>
                {t('save')}
              </Button>
            </Row>
          </>
        )}
      </Form>
      {correction.conflict && (
        <ConflictDialog
          conflict={{ ...correction.conflict, current: valuesOf(correction.conflict.current) }}
          labels={{
            entrata1: t('entrata1'),
            uscita1: t('uscita1'),
            entrata2: t('entrata2'),
            uscita2: t('uscita2'),
          }}
        />
      )}
    </>
  );
}

interface SlotNoteProps extends Pick<CorrectionFormProps, 'punches'> {
  readonly slot: PunchSlot;
  /** Whether nothing is typed. */
  readonly isFree: boolean;
  readonly onPropose: (slot: PunchSlot, time: string) => void;
}

/** How a punch came, or what is proposed for one that is missing. */
function SlotNote({ punches, slot, isFree, onPropose }: SlotNoteProps) {
  const t = useTexts(badgeTexts);
  const time = punches.proposed[slot];
  if (time === null || !isFree) return <PunchSource punches={punches} slot={slot} />;
  return (
    <div className={classes.proposal}>
      <span>{t('isMissing')}</span>
      <Button
        size="s"
        aria-label={t('proposeNamed', { time, slot: t(slot) })}
        onClick={() => onPropose(slot, time)}
      >
        {t('propose', { time })}
      </Button>
    </div>
  );
}

const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** The times that are typed whole. */
function readableTimes(typed: Partial<Record<PunchSlot, string>>): PunchTimes {
  const read = (slot: PunchSlot) => timePattern.exec(typed[slot] ?? '')?.[0] ?? null;
  return {
    entrata1: read('entrata1'),
    uscita1: read('uscita1'),
    entrata2: read('entrata2'),
    uscita2: read('uscita2'),
  };
}

function valuesOf({
  entrata1,
  uscita1,
  entrata2,
  uscita2,
  punches = [],
}: PunchTimes & Partial<Pick<DayPunches, 'punches'>>): PunchCorrection {
  return {
    entrata1: entrata1 ?? '',
    uscita1: uscita1 ?? '',
    entrata2: entrata2 ?? '',
    uscita2: uscita2 ?? '',
    inSecondHour: punches.filter(({ at }) => hourOfTwo(new Date(at)) === 'second').map(({ slot }) => slot),
    reason: '',
  };
}
