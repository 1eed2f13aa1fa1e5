import type { PlainDay } from 'shared-api/contracts/common';
import { Banner, Button, useTexts, useUnsavedGuard } from 'shared-ui';
import { isOnItsWay, isSaved, type ChangedDays } from '../saving/changed-day.ts';
import { monthTexts } from './month.texts.ts';

interface UnsavedBannerProps {
  readonly changed: ChangedDays;
  readonly employeeId: string;
  /** Whether what waits outlives the page. */
  readonly isKept: boolean;
  readonly onOpen: (day: PlainDay) => void;
}

/** Which days of the employee are not with the server: that they wait for a network, or that they were refused and where. Leaving asks where the device keeps nothing. */
export function UnsavedBanner({ changed, employeeId, isKept, onOpen }: UnsavedBannerProps) {
  const t = useTexts(monthTexts);
  const unsaved = [...changed.values()].filter(
    (change) => change.employeeId === employeeId && !isSaved(change) && !isOnItsWay(change),
  );
  const waiting = unsaved.filter(({ state }) => state === 'waiting');
  const refused = unsaved.filter(({ state }) => state !== 'waiting');
  const guard = useUnsavedGuard(!isKept && unsaved.length > 0);
  const [first] = refused.toSorted((one, other) => one.day.localeCompare(other.day));
  return (
    <>
      {guard}
      {waiting.length > 0 && (
        <Banner tone="warning" icon="offline">
          {t('unsaved.waiting', { count: waiting.length })} {!isKept && t('unsaved.notKept')}
        </Banner>
      )}
      {first && (
        <Banner
          tone="error"
          action={
            <Button size="s" onClick={() => onOpen(first.day)}>
              {t('unsaved.open')}
            </Button>
          }
        >
          {t('unsaved.refused', { count: refused.length })}
        </Banner>
      )}
    </>
  );
}
