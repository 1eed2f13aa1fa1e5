import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from 'shared-api';
import {
  updateUser,
  userConflict,
  type getUser,
  type UserConflict,
  type UserFields,
} from 'shared-api/contracts/admin';
import type { OutputOf } from 'shared-api/contracts/common';
import { readPhoneNumber } from 'shared-api/contracts/directory';
import { useVersionedSave } from 'shared-api/queries';
import { notify, useTexts, type Translate } from 'shared-ui';
import { editableOf, type UserForm } from './user-form.ts';
import { userFormTexts } from './user-form.texts.ts';
import { adminKey } from './user-queries.ts';
import { useRefusedUser } from './use-refused-user.ts';

interface SaveUserOptions {
  /** What the form began with. */
  readonly start: OutputOf<typeof getUser>;
  readonly form: UserForm;
}

/** Saves a user. When somebody saved before, `conflict` says who and what, until it is settled. */
export function useSaveUser({ start, form }: SaveUserOptions) {
  const t = useTexts(userFormTexts);
  const queries = useQueryClient();
  const [version, setVersion] = useState(start.user.version);
  // What counts now: an address or a number that waits for its person does not.
  const [stands, setStands] = useState<UserFields>(start.user);
  const { id } = start.user;
  const { conflict, ...saving } = useVersionedSave<
    UserFields,
    OutputOf<typeof updateUser>,
    UserConflict['current']
  >({
    version,
    conflict: userConflict,
    save: (fields, known) => call(updateUser, { id, ...fields, version: known }),
    onSaved: (saved, fields) => {
      setVersion(saved.version);
      const now = { ...fields, ...waitingOf(saved, fields, stands) };
      setStands(now);
      form.reset(editableOf(now));
      notify.success(
        t(now.email === fields.email && now.mobile === fields.mobile ? 'saved' : 'savedProposed'),
      );
      warnOfShared(saved, t);
      void queries.invalidateQueries({ queryKey: adminKey });
    },
    onFailed: useRefusedUser(form),
    onAcceptTheirs: (current) => {
      setVersion(current.version);
      setStands(current);
      form.reset(editableOf(current));
    },
  });
  const shown = (fields: UserFields) => inWords(fields, start);
  return {
    ...saving,
    conflict: conflict && { ...conflict, mine: shown(conflict.mine), current: shown(conflict.current) },
  };
}

/** What of the saved fields only waits for its person: the form goes on with what stands. */
function waitingOf(
  { proposals = [] }: OutputOf<typeof updateUser>,
  saved: UserFields,
  { email, prefix, mobile }: UserFields,
): Partial<UserFields> {
  const waits = (kind: 'email' | 'phone', value: string) =>
    proposals.some((proposal) => proposal.kind === kind && proposal.value === value);
  const number = readPhoneNumber(saved.prefix, saved.mobile);
  return {
    ...(waits('email', saved.email) && { email }),
    ...(number && waits('phone', `${number.prefix} ${number.mobile}`) && { prefix, mobile }),
  };
}

/** Says that others have the same address, so that all of them read what is sent there, or asks whether they have the same codice fiscale or mobile number. */
export function warnOfShared(
  {
    sharedEmailWith = [],
    sharedPhoneWith = [],
    sharedFiscalCodeWith = [],
  }: Pick<OutputOf<typeof updateUser>, 'sharedEmailWith' | 'sharedPhoneWith' | 'sharedFiscalCodeWith'>,
  t: Translate<typeof userFormTexts.it>,
): void {
  if (sharedFiscalCodeWith.length > 0)
    notify.warning(t('sharedFiscalCode', { names: sharedFiscalCodeWith.join(', ') }), {
      duration: 'failure',
    });
  if (sharedPhoneWith.length > 0)
    notify.warning(t('sharedPhone', { names: sharedPhoneWith.join(', ') }), { duration: 'failure' });
  if (sharedEmailWith.length === 0) return;
  notify.warning(t('sharedEmail', { count: sharedEmailWith.length, names: sharedEmailWith.join(', ') }), {
    duration: 'failure',
  });
}

/** The fields of a conflict with their names. */
export function conflictLabels(t: Translate<typeof userFormTexts.it>) {
  return {
    firstName: t('field.firstName'),
    lastName: t('field.lastName'),
    fiscalCode: t('field.fiscalCode'),
    email: t('field.email'),
    mobile: t('field.mobile'),
    username: t('field.username'),
    company: t('field.company'),
    isActive: t('field.isActive'),
    usesBadge: t('field.usesBadge'),
    isCompanyAdmin: t('field.isCompanyAdmin'),
    isSuper: t('field.isSuper'),
    groups: t('field.groups'),
  };
}

/** What both wrote, with names for ids. */
function inWords(fields: UserFields, { companies, groups }: OutputOf<typeof getUser>) {
  const { prefix, mobile, companyId, groupIds, ...others } = editableOf(fields);
  const named = groups.filter(({ id }) => groupIds.includes(id)).map(({ name }) => name);
  return {
    ...others,
    mobile: mobile === '' ? '' : `${prefix} ${mobile}`,
    company: companies.find(({ id }) => id === companyId)?.name ?? '',
    groups: named.join(', '),
  };
}
