import type { TeamDay, TeamMember } from 'shared-api/contracts/absences';
import { formatDayInWords, useLanguage, useTexts } from 'shared-ui';
import { absencesOn, awayInWords } from './away-on-day.ts';
import classes from './team.module.css';
import { teamTexts } from './team.texts.ts';

interface TeamDaysProps {
  readonly days: readonly TeamDay[];
  readonly rows: readonly TeamMember[];
  /** Whether days on which nobody is away are named too. */
  readonly namesEmpty: boolean;
}

/** Who is away on a phone: a list for each day. */
export function TeamDays({ days, rows, namesEmpty }: TeamDaysProps) {
  const t = useTexts(teamTexts);
  const language = useLanguage();
  const lists = days
    .filter(({ isFree }) => !isFree)
    .map((day) => ({
      day: day.day,
      away: rows.flatMap((row) => {
        const absences = absencesOn(row, day.day);
        return absences.length > 0 ? [{ row, absences }] : [];
      }),
    }))
    .filter(({ away }) => namesEmpty || away.length > 0);
  return (
    <ul className={classes.days} aria-label={t('table')}>
      {lists.map(({ day, away }) => (
        <li key={day}>
          <h3>
            {formatDayInWords(day, language)}
            <span className={classes.count}>{t('onDay', { count: away.length })}</span>
          </h3>
          {away.length > 0 && (
            <ul>
              {away.map(({ row, absences }) => (
                <li key={row.id}>
                  <strong>{row.isOwn ? t('own', { name: row.name }) : row.name}</strong>
                  <span>{absences.map(awayInWords).join('; ')}</span>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
