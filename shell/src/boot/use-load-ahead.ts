import { useEffect } from 'react';
import { currentBoot, useBoot } from 'shared-api';
import { owesFirstPassword } from '../routing/paths.ts';
import { followIntents, loadWhenIdle } from './load-ahead.ts';
import { mayLoadAhead } from './may-load-ahead.ts';

const loadPalette = () => import(/* webpackChunkName: "palette" */ '../palette/palette.dialog.tsx');

/** Has the code of a screen there before it is opened: what somebody points at, focuses or touches, and what the menu leads to. */
export function useLoadAhead(): void {
  const { registry, session, followsBuilds } = useBoot();
  useEffect(() => (mayLoadAhead() ? followIntents(() => currentBoot().registry) : undefined), []);
  const isStaff = session !== null && !session.isGuest && !owesFirstPassword(session);
  // In development each build of each area would come at once.
  const isWanted = isStaff && followsBuilds !== true;
  useEffect(
    () => (isWanted && mayLoadAhead() ? loadWhenIdle(registry, [loadPalette]) : undefined),
    [isWanted, registry],
  );
}
