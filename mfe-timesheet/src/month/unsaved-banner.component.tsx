import type { PlainDay } from 'shared-api/contracts/common';
import { Banner, Button, useTexts, useUnsavedChanges } from 'shared-ui';
import { isOnItsWay, isSaved, type ChangedDay, type ChangedDays } from '../saving/changed-day.ts';
import { monthTexts } from './month.texts.ts';

interface UnsavedDays {
  readonly changed: ChangedDays;
  readonly employeeId: string;
}

interface RefusedBannerProps extends UnsavedDays {
  readonly onOpen: (day: PlainDay) => void;
}

/** That days of the employee were refused, and the way to the first of them. */
export function RefusedBanner({ changed, employeeId, onOpen }: RefusedBannerProps) {
  const t = useTexts(monthTexts);
  const refused = unsavedOf({ changed, employeeId }).filter(({ state }) => state !== 'waiting');
  const [first] = refused.toSorted((one, other) => one.day.localeCompare(other.day));
  if (!first) return null;
  const action = (
    <Button size="s" onClick={() => onOpen(first.day)}>
      {t('unsaved.open')}
    </Button>
  );
  return (
    <Banner tone="error" action={action}>
      {t('unsaved.refused', { count: refused.length })}
    </Banner>
  );
}

interface WaitingBannerProps extends UnsavedDays {
  /** Whether what waits outlives the page. */
  readonly isKept: boolean;
}

/** That days of the employee wait for a network. Leaving the screen asks where the device keeps nothing. */
export function WaitingBanner({ changed, employeeId, isKept }: WaitingBannerProps) {
  const t = useTexts(monthTexts);
  const unsaved = unsavedOf({ changed, employeeId });
  useUnsavedChanges(!isKept && unsaved.length > 0, { isOfScreen: true });
  const count = unsaved.filter(({ state }) => state === 'waiting').length;
  return (
    <>
      {count > 0 && (
        <Banner tone="warning" icon="offline">
          {t('unsaved.waiting', { count })} {!isKept && t('unsaved.notKept')}
        </Banner>
      )}
    </>
  );
}

function unsavedOf({ changed, employeeId }: UnsavedDays): ChangedDay[] {
  return [...changed.values()].filter(
    (change) => change.employeeId === employeeId && !isSaved(change) && !isOnItsWay(change),
  );
}
