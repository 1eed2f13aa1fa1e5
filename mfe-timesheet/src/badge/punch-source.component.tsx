import type { DayPunches, PunchSlot } from 'shared-api/contracts/timesheet';
import { useTexts } from 'shared-ui';
import { badgeTexts } from './badge.texts.ts';
import classes from './badge-tab.module.css';

interface PunchSourceProps {
  readonly punches: DayPunches;
  readonly slot: PunchSlot;
}

/** How a punch came, where it was not pressed at that moment. */
export function PunchSource({ punches, slot }: PunchSourceProps) {
  const t = useTexts(badgeTexts);
  const punch = punches.punches.find((each) => each.slot === slot);
  if (!punch || punch.source === 'pressed') return null;
  const { source, correctedBy: name, reason } = punch;
  return <span className={classes.source}>{t(`source.${source}`, { name, reason })}</span>;
}
