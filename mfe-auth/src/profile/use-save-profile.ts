import { useQueryClient } from '@tanstack/react-query';
import { ApiError, call, refreshBoot } from 'shared-api';
import { useVersionedSave } from 'shared-api/queries';
import { profileConflict, updateOwnProfile, type Profile } from 'shared-api/contracts/auth';
import { notify, showRefusedFields, useTexts } from 'shared-ui';
import { editableOf, needsPassword, type ProfileForm, type ProfileValues } from './profile-form.ts';
import { profileTexts } from './profile.texts.ts';
import { profileQuery } from './use-profile.ts';

interface SaveProfileOptions {
  /** Whose profile, where it is not one's own. */
  readonly userId?: string | undefined;
  readonly profile: Profile | undefined;
  readonly form: ProfileForm;
  /** A new address was saved, and waits for its code. */
  readonly onNewAddress: () => void;
}

/** Saves the profile. When somebody saved before, `conflict` says who and what, until it is settled. */
export function useSaveProfile({ userId, profile, form, onNewAddress }: SaveProfileOptions) {
  const t = useTexts(profileTexts);
  const queries = useQueryClient();
  const keep = (saved: Partial<Profile>) => {
    const now = queries.setQueryData(
      profileQuery(userId).queryKey,
      (known) => known && { ...known, ...saved },
    );
    if (now) form.reset(editableOf(now));
  };
  return useVersionedSave({
    version: profile?.version ?? 0,
    conflict: profileConflict,
    save: ({ password, ...fields }: ProfileValues, version) => {
      const proof = needsPassword(profile, fields.email) ? { password } : {};
      return call(updateOwnProfile, { userId, ...fields, ...proof, name: fields.firstName, version });
    },
    onSaved: ({ version, pendingEmail }, { firstName, lastName, email }) => {
      keep({ firstName, lastName, version, pendingEmail });
      if (needsPassword(profile, email)) onNewAddress();
      notify.success(t('saved'));
      // The name at the top of the page; the data are saved whether or not it can be had at once.
      void refreshBoot().catch(() => undefined);
    },
    onFailed: (error) => {
      const failure = error instanceof ApiError ? error : undefined;
      const names = ['firstName', 'lastName', 'email', 'password'] as const;
      if (!showRefusedFields(failure?.fields ?? {}, names, form.setError))
        notify.error(failure?.message || t('notSaved'));
    },
    onAcceptTheirs: keep,
  });
}
