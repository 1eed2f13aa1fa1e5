import type { ComponentProps } from 'react';
import { formatHours, TopBarFigure, useLanguage, useTexts, type PartOf } from 'shared-ui';
import { monthName } from '../month/month-name.ts';
import { useChangedDays } from '../saving/use-changed-days.ts';
import { overviewTexts } from './overview.texts.ts';
import { useOverview } from './use-overview.ts';

/** The hours total of this month in the top bar (spec 01 §2). What waited for a network is sent from whatever page it stands on. */
export function HoursFigure({ subject }: ComponentProps<PartOf<'topBarFigure'>>) {
  const t = useTexts(overviewTexts);
  const language = useLanguage();
  const current = useOverview().data?.current;
  useChangedDays();
  if (!current) return null;
  const month = monthName(current, language);
  const label = subject ? t('hoursOfSomebody', { month, name: subject }) : t('hoursOf', { month });
  return <TopBarFigure label={label} value={formatHours(current.worked, language)} subject={subject} />;
}
