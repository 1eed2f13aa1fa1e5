import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call, isFailure, refreshBoot } from 'shared-api';
import {
  profileConflict,
  updateOwnProfile,
  type Profile,
  type ProfileConflict,
} from 'shared-api/contracts/auth';
import { notify, useTexts } from 'shared-ui';
import { editableOf, isOtherAddress, type ProfileForm, type ProfileValues } from './profile-form.ts';
import { profileTexts } from './profile.texts.ts';
import { profileKey } from './use-profile.ts';

interface SaveProfileOptions {
  /** Whose profile, where it is not one's own. */
  readonly userId?: string | undefined;
  readonly profile: Profile | undefined;
  readonly form: ProfileForm;
  /** A new address was noted, and waits for its code. */
  readonly onNewAddress: () => void;
}

/** Saves the profile. When somebody saved before, `conflict` says who and what, until it is settled. */
export function useSaveProfile({ userId, profile, form, onNewAddress }: SaveProfileOptions) {
  const t = useTexts(profileTexts);
  const queries = useQueryClient();
  const [conflict, setConflict] = useState<ProfileConflict | null>(null);
  const saving = useMutation({
    mutationFn: ({ values, version }: { values: ProfileValues; version: number }) => {
      const { password, ...fields } = values;
      const proof = isOtherAddress(profile, values.email) ? { password } : {};
      return call(updateOwnProfile, { userId, ...fields, ...proof, name: values.firstName, version });
    },
    onSuccess: ({ version, pendingEmail }, { values: { firstName, lastName, email } }) => {
      keep({ firstName, lastName, version, pendingEmail });
      if (isOtherAddress(profile, email)) onNewAddress();
      notify.success(t('saved'));
      // The name at the top of the page; the data are saved whether or not it can be had at once.
      void refreshBoot().catch(() => undefined);
    },
    onError: (error) => {
      const found = conflictIn(error);
      if (found) setConflict(found);
      else showProblem(error);
    },
  });
  const keep = (saved: Partial<Profile>) => {
    const now = queries.setQueryData<Profile>(profileKey(userId), (known) => known && { ...known, ...saved });
    if (now) form.reset(editableOf(now));
  };
  const showProblem = (error: unknown) => {
    const failure = error instanceof ApiError ? error : undefined;
    for (const name of ['firstName', 'lastName', 'email', 'password'] as const) {
      const message = failure?.fields[name];
      if (message) form.setError(name, { type: 'server', message });
    }
    notify.error(failure?.message || t('notSaved'));
  };
  return {
    save: (values: ProfileValues) => profile && saving.mutate({ values, version: profile.version }),
    isSaving: saving.isPending,
    conflict,
    /** Saves over what the other wrote. */
    keepMine: () => {
      if (!conflict) return;
      setConflict(null);
      saving.mutate({ values: form.getValues(), version: conflict.current.version });
    },
    /** Goes on from what the other wrote. */
    acceptTheirs: () => {
      if (!conflict) return;
      setConflict(null);
      keep(conflict.current);
    },
    closeConflict: () => setConflict(null),
  };
}

function conflictIn(error: unknown): ProfileConflict | null {
  if (!isFailure(error, 'conflict')) return null;
  const details = profileConflict.safeParse(error.details);
  return details.success ? details.data : null;
}
