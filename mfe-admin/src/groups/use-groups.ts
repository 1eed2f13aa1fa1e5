import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, failureSentence } from 'shared-api';
import {
  addGroup,
  changeGroupMembers,
  checkGroup,
  deleteGroup,
  groupsLiveKey,
  listCompanyGroups,
  type CompanyGroup,
  type GroupFields,
} from 'shared-api/contracts/admin';
import type { OutputOf } from 'shared-api/contracts/common';
import { listQuery } from 'shared-api/queries';
import { notify, useRecordList, useTexts } from 'shared-ui';
import { groupsTexts } from './groups.texts.ts';

/** The groups of a company, or of all that the caller administers. */
export function useGroups(companyId: string | undefined) {
  const t = useTexts(groupsTexts);
  return useRecordList({
    ...listQuery(listCompanyGroups, () => ({ companyId }), { live: groupsLiveKey, toPage: toGroups }),
    describeError: (error) => failureSentence(error, t('loadFailed')),
  });
}

const toGroups = ({ groups }: OutputOf<typeof listCompanyGroups>) => ({ rows: groups, next: null });

/** Reads who would lose what if a group gave these rights alone. */
export function askLoss({ id }: Pick<CompanyGroup, 'id'>, permissions: GroupFields['permissions']) {
  return call(checkGroup, { id, permissions });
}

/** Adding, deleting, and who is in a group; a failure is shown in one sentence. */
export function useGroupActions() {
  const t = useTexts(groupsTexts);
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: groupsLiveKey });
  const onError = (error: Error) => notify.error(failureSentence(error, t('failed')));
  const adding = useMutation({
    mutationFn: (group: GroupFields & { readonly companyId: string }) => call(addGroup, group),
    onSuccess: () => notify.success(t('saved')),
    onError,
    onSettled,
  });
  const removing = useMutation({
    mutationFn: ({ id, version }: CompanyGroup) => call(deleteGroup, { id, version }),
    onSuccess: () => notify.success(t('removed')),
    onError,
    onSettled,
  });
  const moving = useMutation({
    mutationFn: (members: { readonly id: string; readonly add: string[]; readonly remove: string[] }) =>
      call(changeGroupMembers, members),
    onSuccess: ({ results }, { add }) => {
      for (const { userId, name, outcome, reason } of results)
        if (outcome === 'refused') notify.error(name ? `${name}: ${reason}` : reason);
        else if (outcome === 'unchanged') notify.info(t('member.unchanged', { name }));
        else notify.success(t(add.includes(userId) ? 'member.added' : 'member.removed', { name }));
    },
    onError,
    onSettled,
  });
  return { adding, removing, moving };
}
