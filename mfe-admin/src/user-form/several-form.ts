import type { UserGroup } from 'shared-api/contracts/admin';
import { z } from 'zod';

/** What is changed of several users: their state, whether they punch, and each group that they may be in. */
export const severalForm = z
  .object({
    state: z.enum(['keep', 'on', 'off']),
    badge: z.enum(['keep', 'on', 'off']),
    groups: z.array(z.object({ groupId: z.string(), change: z.enum(['keep', 'add', 'remove']) })),
  })
  .refine(
    ({ state, badge, groups }) =>
      state !== 'keep' || badge !== 'keep' || groups.some(({ change }) => change !== 'keep'),
    {
      path: ['state'],
      error: 'nothing',
    },
  );
export type SeveralValues = z.output<typeof severalForm>;

/** What stands there before anything was chosen. */
export function unchanged(groups: readonly UserGroup[]): SeveralValues {
  return { state: 'keep', badge: 'keep', groups: groups.map(({ id }) => ({ groupId: id, change: 'keep' })) };
}

/** What is sent. */
export function changeOf({ state, badge, groups }: SeveralValues) {
  const idsOf = (wanted: 'add' | 'remove') =>
    groups.filter(({ change }) => change === wanted).map(({ groupId }) => groupId);
  return {
    isActive: state === 'keep' ? undefined : state === 'on',
    usesBadge: badge === 'keep' ? undefined : badge === 'on',
    addedGroupIds: idsOf('add'),
    removedGroupIds: idsOf('remove'),
  };
}
