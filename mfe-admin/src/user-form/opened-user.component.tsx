import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { getUser } from 'shared-api/contracts/admin';
import type { OutputOf } from 'shared-api/contracts/common';
import { ConflictDialog, Page, useScreen, useTexts, useGuardedForm } from 'shared-ui';
import { ContactProposals } from './contact-proposals.component.tsx';
import { CompanyLinkCard } from './company-link.component.tsx';
import { SignInCodesCard } from './sign-in-codes.component.tsx';
import { InvitationCard } from './invitation.component.tsx';
import { useInvite } from './use-invite.ts';
import { conflictLabels, useSaveUser } from './use-save-user.ts';
import { editableOf, useUserForm } from './user-form.ts';
import { UserFormState } from './user-form-state.component.tsx';
import { userFormTexts } from './user-form.texts.ts';
import { userQuery } from './user-queries.ts';
import { UserHistory } from './user-history.component.tsx';
import { UserTabs } from './user-tabs.component.tsx';

type Opened = OutputOf<typeof getUser>;

/** How often it is asked whether a link that is on its way has left, in milliseconds. */
const deliveryPoll = 3000;

/** Edits one user. */
export function OpenedUserForm({ id }: { readonly id: string }) {
  const t = useTexts(userFormTexts);
  const query = useQuery({
    ...userQuery(id),
    gcTime: 0,
    staleTime: Infinity,
    refetchInterval: ({ state }) => (state.data?.user.invitation?.state === 'queued' ? deliveryPoll : false),
  });
  useScreen({ title: t('title'), back: { to: '/users', label: t('users') } });
  return (
    <Page lead={query.data?.user.name} width="normal">
      {query.data ? <Editor opened={query.data} /> : <UserFormState query={query} />}
    </Page>
  );
}

function Editor({ opened }: { readonly opened: Opened }) {
  const t = useTexts(userFormTexts);
  const navigate = useNavigate();
  // What is read again later tells of the link alone: the form goes on from what was opened, with its version.
  const [start] = useState(opened);
  const { id } = start.user;
  const form = useGuardedForm(useUserForm(editableOf(start.user)));
  const { save, isSaving, failure, conflict } = useSaveUser({ start, form });
  const { invite, isInviting } = useInvite(id);
  const { isDirty } = form.formState;
  return (
    <>
      <UserTabs
        form={form}
        choices={start}
        held={start.user}
        isBusy={isSaving}
        failure={failure}
        maySave={isDirty}
        onSave={save}
        actions={[
          {
            id: 'password',
            label: t('password'),
            icon: 'key',
            isRare: true,
            onClick: () => void navigate(`/changepassword/${id}`),
          },
        ]}
        history={<UserHistory id={id} />}
      >
        <ContactProposals user={opened.user} />
        <InvitationCard user={opened.user} isBusy={isInviting} onInvite={invite} />
        <CompanyLinkCard user={opened.user} />
        <SignInCodesCard user={opened.user} />
      </UserTabs>
      {conflict && <ConflictDialog conflict={conflict} labels={conflictLabels(t)} />}
    </>
  );
}
