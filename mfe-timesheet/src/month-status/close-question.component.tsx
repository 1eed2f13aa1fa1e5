import type { ReactNode } from 'react';
import type { PlainDay } from 'shared-api/contracts/common';
import type { MonthGaps } from 'shared-api/contracts/timesheet';
import { formatDayInWords, Stack, useLanguage, useTexts } from 'shared-ui';
import { monthStatusTexts } from './month-status.texts.ts';

/** Most days that a question names. */
const maxNamed = 5;

/** The days of a sentence, the first of them by name: `lunedì 2 e martedì 3 marzo`. */
export function useDaysInWords() {
  const t = useTexts(monthStatusTexts);
  const language = useLanguage();
  return (days: readonly PlainDay[], total = days.length): string => {
    const named = days.slice(0, maxNamed).map((day) => formatDayInWords(day, language));
    const more = total - named.length;
    if (more > 0) return t('andMore', { days: named.join(', '), count: more });
    return new Intl.ListFormat(language, { type: 'conjunction' }).format(named);
  };
}

/** What is said before one month is closed: whether its person sent it, and the days that are missing or to be checked. */
export function CloseFacts({ gaps }: { readonly gaps: MonthGaps }): ReactNode {
  const t = useTexts(monthStatusTexts);
  const inWords = useDaysInWords();
  const kinds = (['missing', 'withoutCause', 'unmatched', 'pending'] as const).filter(
    (kind) => gaps[kind].length > 0,
  );
  return (
    <Stack gap="s">
      {gaps.status === 'open' && <p>{t('close.unsent')}</p>}
      {kinds.map((kind) => (
        <p key={kind}>
          {kind === 'missing'
            ? t('missing', { count: gaps.missing.length, days: inWords(gaps.missing) })
            : t(`close.${kind}`, { count: gaps[kind].length, days: inWords(gaps[kind]) })}
        </p>
      ))}
      <p>{t('close.text')}</p>
    </Stack>
  );
}
