import { useState } from 'react';
import type { PlainMonth } from 'shared-api/contracts/common';
import {
  areSameHours,
  editDay,
  limitsOf,
  type DayEdit,
  type DayHours,
  type Month,
  type MonthDay,
} from 'shared-api/contracts/timesheet';
import {
  Banner,
  Button,
  ConflictDialog,
  Form,
  formatDayInWords,
  formatHours,
  Row,
  SaveFailure,
  SelectField,
  TextLink,
  useFormRecord,
  useLanguage,
  useTexts,
  useUnsavedChanges,
} from 'shared-ui';
import { HoursField } from 'shared-ui/hours';
import { BadgeTab } from '../badge/badge-tab.component.tsx';
import classes from './month-panel.module.css';
import { monthsTexts } from './months.texts.ts';
import { useFixDay, useSaveFix } from './use-month-panel.ts';

/** Why a day is to be checked. */
export type DayProblem = 'missing' | 'withoutCause' | 'unmatched' | 'pending' | 'overLimit';

interface DayFixRowProps {
  readonly day: MonthDay;
  readonly problem: DayProblem;
  readonly of: { readonly employeeId: string; readonly month: PlainMonth };
  /** The month that it is in. */
  readonly data: Month;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onFixed: () => void;
}

/** A day to check, with the two ways to mend it: as it was planned, by one press, or its hours and the reason of absence. */
export function DayFixRow({ day, problem, of, data, isOpen, onOpen, onFixed }: DayFixRowProps) {
  const t = useTexts(monthsTexts);
  const language = useLanguage();
  const fix = useFixDay(of, onFixed);
  const name = formatDayInWords(day.day, language);
  const now = {
    ordinary: formatHours(day.ordinary, language),
    absence: formatHours(day.absence, language),
    overtime: formatHours(day.overtime, language),
  };
  const limits = limitsOf(day, data.info);
  const asPlanned = editDay(hoursOf(day), { field: 'ordinary', minutes: limits.ordinary }, limits);
  return (
    <li className={classes.day}>
      <div className={classes.dayWords}>
        <strong className={classes.dayName}>{name}</strong>
        <span className={classes.hint}>{t(`panel.kind.${problem}`)}</span>
        <span className={classes.hint}>{t('panel.now', now)}</span>
      </div>
      {problem === 'pending' && <TextLink to="/absences">{t('panel.decide')}</TextLink>}
      {day.isEditable && !isOpen && problem !== 'pending' && (
        <Row align="end">
          {problem === 'missing' && (
            <Button
              size="s"
              isBusy={fix.isPending}
              aria-label={t('panel.fillNamed', { day: name })}
              onClick={() => fix.mutate({ day, hours: asPlanned })}
            >
              {t('panel.fill')}
            </Button>
          )}
          <Button size="s" aria-label={t('panel.fixNamed', { day: name })} onClick={() => onOpen(true)}>
            {t('panel.fix')}
          </Button>
        </Row>
      )}
      {isOpen && problem === 'unmatched' && <BadgeTab day={day} month={data} />}
      {isOpen && problem !== 'unmatched' && (
        <DayFixForm
          day={day}
          causes={data.causes}
          limits={limits}
          of={of}
          onFixed={() => {
            onOpen(false);
            onFixed();
          }}
          onCancel={() => onOpen(false)}
        />
      )}
    </li>
  );
}

interface DayFixFormProps extends Pick<DayFixRowProps, 'day' | 'of' | 'onFixed'>, Pick<Month, 'causes'> {
  readonly limits: ReturnType<typeof limitsOf>;
  readonly onCancel: () => void;
}

/** The hours of a day to correct. Who saves after somebody else sees both, and chooses. */
function DayFixForm({ day, causes, limits, of, onFixed, onCancel }: DayFixFormProps) {
  const t = useTexts(monthsTexts);
  const language = useLanguage();
  const [start, setStart] = useState<DayHours>(() => hoursOf(day));
  const [hours, setHours] = useState<DayHours>(start);
  /** What was typed and the day may not have, which is not saved. */
  const [refused, setRefused] = useState<Partial<Record<'ordinary' | 'absence', number | undefined>>>({});
  const [typing, setTyping] = useState<DayEdit>();
  const isRefused = refused.ordinary !== undefined || refused.absence !== undefined;
  const isTyped = isRefused || typing !== undefined || !areSameHours(hours, start);
  useUnsavedChanges(isTyped);
  const begin = (from: DayHours) => {
    setStart(hoursOf(from));
    setHours(hoursOf(from));
  };
  const { base, isOutdated } = useFormRecord(day, isTyped, begin);
  const { save, isSaving, failure, conflict } = useSaveFix({ of, day: base, onFixed, onAcceptTheirs: begin });
  const describe = (shown: DayHours) => ({
    ordinary: formatHours(shown.ordinary, language),
    absence: formatHours(shown.absence, language),
    cause: causes.find(({ id }) => id === shown.causeId)?.description ?? t('panel.noCause'),
  });
  const edit = (change: DayEdit) => setHours((before) => editDay(before, change, limits));
  const absence = Math.max(hours.absence, typing ? editDay(hours, typing, limits).absence : 0);
  const hasAbsence = absence > limits.approved.minutes;
  const change = (field: 'ordinary' | 'absence', minutes: number) => {
    const mayBe = minutes >= 0 && minutes <= limits[field];
    setRefused((before) => ({ ...before, [field]: mayBe ? undefined : minutes }));
    if (mayBe) edit({ field, minutes });
  };
  const choices = [
    { value: '', label: t('panel.noCause') },
    ...causes.map(({ id, description }) => ({ value: id, label: description })),
  ];
  return (
    <Form
      className={classes.form}
      onSubmit={() => {
        if (!isRefused) save(hours);
      }}
    >
      {isOutdated && <Banner tone="warning">{t('panel.outdated', describe(day))}</Banner>}
      {(['ordinary', 'absence'] as const).map((field) => (
        <HoursField
          key={field}
          label={t(`panel.${field}`)}
          value={refused[field] ?? hours[field]}
          max={limits[field]}
          onTyping={(minutes) =>
            setTyping(Number.isFinite(minutes) ? { field, minutes: minutes ?? 0 } : undefined)
          }
          onChange={(minutes) => change(field, minutes ?? 0)}
        />
      ))}
      <SelectField
        label={t('panel.cause')}
        choices={choices}
        value={hours.causeId ?? ''}
        disabled={!hasAbsence}
        onChange={({ target }) => edit({ field: 'cause', causeId: target.value || null })}
      />
      <SaveFailure error={isSaving ? undefined : failure} />
      <Row align="end">
        <Button size="s" onClick={onCancel}>
          {t('panel.cancel')}
        </Button>
        <Button size="s" kind="primary" type="submit" isBusy={isSaving}>
          {t('panel.save')}
        </Button>
      </Row>
      {conflict && (
        <ConflictDialog
          conflict={{ ...conflict, mine: describe(conflict.mine), current: describe(conflict.current) }}
          labels={{ ordinary: t('panel.ordinary'), absence: t('panel.absence'), cause: t('panel.cause') }}
        />
      )}
    </Form>
  );
}

function hoursOf({ ordinary, overtime, absence, causeId }: DayHours): DayHours {
  return { ordinary, overtime, absence, causeId };
}
