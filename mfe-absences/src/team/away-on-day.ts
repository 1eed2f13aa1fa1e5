import { timeOfEnd, type TeamAbsence, type TeamMember } from 'shared-api/contracts/absences';
import { timeOfMinutes, type PlainDay } from 'shared-api/contracts/common';
import { getTexts } from 'shared-ui';
import { absenceTexts } from '../common/absence.texts.ts';
import { teamTexts } from './team.texts.ts';

/** What of somebody's absences is on a day: what is approved before what waits. */
export function absencesOn({ absences }: Pick<TeamMember, 'absences'>, day: PlainDay): TeamAbsence[] {
  return absences
    .filter(({ from, to }) => from <= day && day <= to)
    .toSorted((one, other) => Number(one.isPending) - Number(other.isPending));
}

/** Whether an absence is of a part of its day. */
export function isOfPart({ start, end }: Pick<TeamAbsence, 'start' | 'end'>): boolean {
  return start !== null && end !== null;
}

/** An absence in words: when, why for who may know it, and whether it waits. */
export function awayInWords({ start, end, reason, isPending }: TeamAbsence): string {
  const t = getTexts(teamTexts);
  const away =
    start !== null && end !== null
      ? t('awayTimes', { start: timeOfMinutes(start), end: timeOfEnd(end) })
      : t('away');
  const why = reason && getTexts(absenceTexts)(`cause.${reason}`);
  return [away, why, isPending && t('pending')].filter(Boolean).join(', ');
}
