import { memo } from 'react';
import type { TeamDay, TeamMember } from 'shared-api/contracts/absences';
import type { PlainDay } from 'shared-api/contracts/common';
import { formatDayInWords, formatWeekday, useLanguage, useTexts, VisuallyHidden } from 'shared-ui';
import { absencesOn, awayInWords, isOfPart } from './away-on-day.ts';
import classes from './team.module.css';
import { teamTexts } from './team.texts.ts';

interface TeamTableProps {
  readonly days: readonly TeamDay[];
  readonly rows: readonly TeamMember[];
  readonly today: PlainDay;
}

/** Who is away: a line for each person, a column for each day. */
export function TeamTable({ days, rows, today }: TeamTableProps) {
  const t = useTexts(teamTexts);
  const language = useLanguage();
  return (
    // A month is wider than some screens: it is moved by the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.scroll} role="region" aria-label={t('table')} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" className={classes.name}>
              {t('person')}
            </th>
            {days.map(({ day, isFree, holidayName }) => (
              <th
                key={day}
                scope="col"
                className={classes.day}
                data-free={isFree || undefined}
                data-today={day === today || undefined}
                title={holidayName || undefined}
              >
                <span aria-hidden="true">
                  {formatWeekday(day, language).slice(0, 1)}
                  <br />
                  {Number(day.slice(8))}
                </span>
                <VisuallyHidden>
                  {[formatDayInWords(day, language), holidayName].filter(Boolean).join(', ')}
                </VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TeamRow key={row.id} row={row} days={days} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={classes.name}>
              {t('awayOnDay')}
            </th>
            {days.map(({ day, isFree, away }) => (
              <td key={day} data-free={isFree || undefined}>
                {isFree || away === 0 ? '' : away}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** Drawn once: of a large company further people come, and those who stand there stay. */
const TeamRow = memo(function TeamRow({
  row,
  days,
}: {
  readonly row: TeamMember;
  readonly days: readonly TeamDay[];
}) {
  const t = useTexts(teamTexts);
  return (
    <tr data-own={row.isOwn || undefined}>
      <th scope="row" className={classes.name}>
        {row.isOwn ? t('own', { name: row.name }) : row.name}
      </th>
      {days.map(({ day, isFree }) => {
        const absences = isFree ? [] : absencesOn(row, day);
        const [first] = absences;
        const words = absences.map(awayInWords).join('; ');
        return (
          <td key={day} data-free={isFree || undefined}>
            {first && (
              <span
                className={classes.mark}
                title={words}
                data-part={isOfPart(first) || undefined}
                data-pending={first.isPending || undefined}
              >
                <span aria-hidden="true">{t(`code.${first.reason ?? 'unknown'}`)}</span>
                <VisuallyHidden>{words}</VisuallyHidden>
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
});
