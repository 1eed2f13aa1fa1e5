import { nextMailTime } from 'shared-api/contracts/admin';
import type { Deliveries } from '../../../platform/deliveries/deliveries.service.ts';
import type { Settings } from '../../ports/settings.port.ts';
import { anyTime, timesOf } from './mail-timing.ts';
import { findSettings } from './settings.repository.ts';

/** Makes the answer when a mail may leave by the times that a company chose. */
export function createNextMailTime({
  deliveries,
}: {
  readonly deliveries: Pick<Deliveries, 'findLastNotice'>;
}): Settings['nextMailTime'] {
  return async (executor, { companyId, to, kind, now, lastBefore = now }) => {
    if (companyId === null) return now;
    const { mailTiming } = await findSettings(executor, companyId);
    const times = timesOf(mailTiming ?? anyTime, kind);
    const isPaused = times.minutes > 0 && to !== null;
    const last = isPaused ? await deliveries.findLastNotice(executor, { to, before: lastBefore }) : null;
    return nextMailTime(times, { now, last });
  };
}
