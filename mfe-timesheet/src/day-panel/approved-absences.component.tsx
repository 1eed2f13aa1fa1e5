import type { Month, MonthDay } from 'shared-api/contracts/timesheet';
import { formatHours, Icon, TextLink, useLanguage, useTexts } from 'shared-ui';
import classes from './day-panel.module.css';
import { dayPanelTexts } from './day-panel.texts.ts';

interface ApprovedAbsencesProps {
  readonly month: Month;
  readonly day: MonthDay;
}

/** What of a day was approved as absence, which no hand changes here, and the way to its requests. */
export function ApprovedAbsences({ month, day }: ApprovedAbsencesProps) {
  const t = useTexts(dayPanelTexts);
  const language = useLanguage();
  const nameOf = (id: string) => month.causes.find((cause) => cause.id === id)?.description ?? id;
  return (
    <ul className={classes.approved} aria-label={t('approved.label')}>
      {day.absences.map(({ requestId, causeId, minutes }) => (
        <li key={requestId}>
          <Icon name="success" size="s" />
          <span>
            {t('approved.line', { cause: nameOf(causeId), hours: formatHours(minutes, language) })}{' '}
            <TextLink to={placeOf(causeId, month.info.isOwn)}>{t('approved.open')}</TextLink>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Where the request of an absence is: one's own by its kind, another's where it is decided. */
function placeOf(causeId: string, isOwn: boolean): string {
  if (!isOwn) return '/absences';
  return causeId === 'MA' ? '/disease' : '/holiday';
}
