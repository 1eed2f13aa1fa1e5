import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from 'shared-api';
import { addUser, getNewUser, usersLiveKey, type UserFields } from 'shared-api/contracts/admin';
import type { OutputOf } from 'shared-api/contracts/common';
import { callQuery } from 'shared-api/queries';
import { Banner, notify, Page, useScreen, useTexts, useGuardedForm } from 'shared-ui';
import { blankUser, useUserForm } from './user-form.ts';
import { UserFormState } from './user-form-state.component.tsx';
import { userFormTexts } from './user-form.texts.ts';
import { UserTabs } from './user-tabs.component.tsx';
import { warnOfShared } from './use-save-user.ts';
import { useRefusedUser } from './use-refused-user.ts';

/** Adds a user, who then gets a link to their first password. */
export function NewUser() {
  const t = useTexts(userFormTexts);
  useScreen({ title: t('titleNew'), back: { to: '/users', label: t('users') } });
  const query = useQuery({
    ...callQuery(getNewUser, {}),
    gcTime: 0,
    staleTime: Infinity,
  });
  return (
    <Page width="normal">
      {query.data ? <NewUserForm choices={query.data} /> : <UserFormState query={query} />}
    </Page>
  );
}

function NewUserForm({ choices }: { readonly choices: OutputOf<typeof getNewUser> }) {
  const t = useTexts(userFormTexts);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [only] = choices.companies;
  const companyId = choices.companies.length === 1 ? (only?.id ?? '') : '';
  const newcomers = (wanted: string) =>
    choices.groups
      .filter((group) => group.companyId === wanted && group.isChecked && group.mayGive)
      .map(({ id }) => id);
  const form = useUserForm(blankUser(companyId, newcomers(companyId)));
  const showRefused = useRefusedUser(form);
  const adding = useMutation({
    mutationFn: (fields: UserFields) => call(addUser, fields),
    onSuccess: (added) => {
      notify.success(t('saved'));
      warnOfShared(added, t);
      void queries.invalidateQueries({ queryKey: usersLiveKey });
    },
    onError: showRefused,
  });
  useGuardedForm(form, { isSaved: adding.isSuccess });
  const addedId = adding.data?.id;
  // Not before the guard is off.
  useEffect(() => {
    if (addedId !== undefined) void navigate(`/editUser/${addedId}`, { replace: true });
  }, [addedId, navigate]);
  return (
    <UserTabs
      form={form}
      choices={choices}
      newcomers={newcomers}
      isBusy={adding.isPending}
      failure={adding.error}
      maySave
      onSave={(fields) => adding.mutate(fields)}
    >
      <Banner icon="mail">{t('newInvitation')}</Banner>
    </UserTabs>
  );
}
