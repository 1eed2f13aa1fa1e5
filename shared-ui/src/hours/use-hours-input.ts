import { useEffect, useEffectEvent, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { formatHours, useLanguage, useTexts, useTypedText } from 'shared-ui';
import { hoursTexts } from './hours.texts.ts';
import { parseHours, withoutFractions } from './parse-hours.ts';
import { useWhichHours } from './use-which-hours.ts';

/** A quantity of hours as a field has it, in whole minutes. */
export interface HoursValue {
  /** Null when it is empty; NaN when what is typed is no quantity of hours. */
  readonly value: number | null;
  /** Gets the minutes once they are typed to their end (`useTypedText`), also outside the limits: the form's rule refuses them. */
  readonly onChange: (minutes: number | null) => void;
  /** Gets the minutes as they are being typed, and undefined when that is over: for what is to be within reach before they count. */
  readonly onTyping?: ((minutes: number | null | undefined) => void) | undefined;
  /** In minutes; 0 by default. */
  readonly min?: number;
  /** In minutes; 10 hours by default (spec 01 §9). */
  readonly max?: number;
  /** In minutes; half an hour by default (spec 01 §5). */
  readonly step?: number;
  /** Whether a change is saved by itself, without a form: Esc then gives up what is being typed. */
  readonly isSavedAtOnce?: boolean;
}

const tenHours = 600;
const halfHour = 30;

/** What a control of hours does: the text as it is typed, steps by keys, and what is wrong with it once it is left. */
export function useHoursInput(hours: HoursValue) {
  const { value, onChange, min = 0, max = tenHours, step = halfHour, isSavedAtOnce } = hours;
  const t = useTexts(hoursTexts);
  const language = useLanguage();
  const askWhich = useWhichHours();
  /** What was typed and is no quantity of hours. */
  const [kept, setKept] = useState('');
  const countWhole = (text: string) => {
    setKept(text);
    onChange(parseHours(text, language));
  };
  const { typed, type, drop, count, leave } = useTypedText(countWhole, { isSavedAtOnce });
  const reportTyping = useEffectEvent((text: string | undefined) =>
    hours.onTyping?.(text === undefined ? undefined : parseHours(text, language)),
  );
  useEffect(() => reportTyping(typed), [typed]);
  const known = value === null || Number.isNaN(value) ? null : value;
  const shown = typed ?? (known === null ? (value === null ? '' : kept) : formatHours(known, language));
  const change = (minutes: number) => {
    const next = Math.min(max, Math.max(min, minutes));
    drop();
    onChange(next);
    return next;
  };
  /** Goes on to the next multiple of the step: a plan may be of 7 hours and 12 minutes. */
  const stepBy = (steps: number) => {
    const begun = typed === undefined ? known : parseHours(typed, language);
    const at = ((Number.isNaN(begun) ? known : begun) ?? min) / step;
    return change((steps > 0 ? Math.floor(at) : Math.ceil(at)) * step + steps * step);
  };
  const isOut = known !== null && (known < min || known > max);
  return {
    shown,
    known,
    min,
    max,
    stepBy,
    toWords: (minutes: number) => toWords(minutes, t),
    problem: findProblem(),
    input: {
      role: 'spinbutton',
      inputMode: 'decimal',
      autoComplete: 'off',
      value: shown,
      'aria-valuenow': known ?? undefined,
      'aria-valuetext': known === null ? undefined : toWords(known, t),
      'aria-valuemin': min,
      'aria-valuemax': max,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const text = withoutFractions(event.target.value);
        type(text.replace(/[^\d.,:h -]/gi, '').slice(0, 6), event.target);
      },
      onBlur: leave,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter') count();
        const steps = stepsOfKey(event.key);
        if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        stepBy(steps);
      },
    },
  } as const;

  /** Nothing is wrong while it is being typed. */
  function findProblem(): string | undefined {
    if (typed !== undefined) return undefined;
    // Less than nothing is a quantity, which no limit takes.
    const isNegative =
      kept.trim().startsWith('-') && !Number.isNaN(parseHours(kept.replace('-', ''), language));
    const question = Number.isNaN(value) ? askWhich(kept) : undefined;
    if (question !== undefined) return question;
    if (Number.isNaN(value) && !isNegative) return t('unreadable');
    return isOut || Number.isNaN(value)
      ? t('limits', { min: formatHours(min, language), max: formatHours(max, language) })
      : undefined;
  }
}

const pageSteps = 4;

function stepsOfKey(key: string): number | undefined {
  if (key === 'ArrowUp') return 1;
  if (key === 'ArrowDown') return -1;
  if (key === 'PageUp') return pageSteps;
  return key === 'PageDown' ? -pageSteps : undefined;
}

type Words = ReturnType<typeof useTexts<(typeof hoursTexts)['it']>>;

/** Minutes as they are read out: `7 ore e 30 minuti`. */
function toWords(total: number, t: Words): string {
  const hours = Math.floor(total / 60);
  const minutes = total % 60;
  if (total === 0) return t('none');
  if (minutes === 0) return t('hours', { count: hours });
  if (hours === 0) return t('minutes', { count: minutes });
  return t('both', { hours: t('hours', { count: hours }), minutes: t('minutes', { count: minutes }) });
}
