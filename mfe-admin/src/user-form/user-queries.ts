import { getUser, getUserHistory } from 'shared-api/contracts/admin';
import type { LiveKey } from 'shared-api/contracts/platform';
import { callQuery, endlessQuery } from 'shared-api/queries';

/** Under which the screens of this area keep what they read. */
export const adminKey: LiveKey = ['admin'];

const openedKey: LiveKey = [...adminKey, 'opened-user'];

/** A user for their form. It is no live data: what is typed stays (decision 078). */
export const userQuery = (id: string) => callQuery(getUser, { id }, { under: openedKey });

/** What happened to an account, the last first. */
export const userHistoryQuery = (id: string) =>
  endlessQuery(
    getUserHistory,
    (before) => ({ id, before }),
    ({ next }) => next ?? undefined,
    { under: openedKey },
  );
