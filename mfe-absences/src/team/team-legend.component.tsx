import type { AbsenceReason, TeamMember } from 'shared-api/contracts/absences';
import { useTexts } from 'shared-ui';
import { absenceTexts } from '../common/absence.texts.ts';
import { isOfPart } from './away-on-day.ts';
import classes from './team.module.css';
import { teamTexts } from './team.texts.ts';

/** What the marks that are in sight mean. */
export function TeamLegend({ rows }: { readonly rows: readonly TeamMember[] }) {
  const t = useTexts(teamTexts);
  const words = useTexts(absenceTexts);
  const all = rows.flatMap(({ absences }) => absences);
  const reasons = [...new Set(all.map(({ reason }) => reason))];
  if (reasons.length === 0) return null;
  const nameOf = (reason: AbsenceReason | null) => (reason ? words(`cause.${reason}`) : t('away'));
  return (
    <ul className={classes.legend} aria-label={t('legend.label')}>
      {reasons.map((reason) => (
        <li key={reason}>
          <span className={classes.mark}>{t(`code.${reason ?? 'unknown'}`)}</span> {nameOf(reason)}
        </li>
      ))}
      {all.some(isOfPart) && (
        <li>
          <span className={classes.mark} data-part /> {t('legend.part')}
        </li>
      )}
      {all.some(({ isPending }) => isPending) && (
        <li>
          <span className={classes.mark} data-pending /> {t('pending')}
        </li>
      )}
    </ul>
  );
}
