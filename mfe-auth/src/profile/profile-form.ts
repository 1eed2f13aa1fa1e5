import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { maxPasswordLength, type Profile } from 'shared-api/contracts/auth';
import { isOtherAddress, profileFields } from 'shared-api/contracts/directory';
import { keepsTyped, useGuardedForm } from 'shared-ui';
import { z } from 'zod';

const fields = z.object({ ...profileFields, password: z.string().max(maxPasswordLength) });

/** What can be changed on a profile (spec 01 §5); another address needs the password too. */
export type ProfileValues = z.infer<typeof fields>;

/** The form of the profile; it outlives the section in which its fields stand. */
export type ProfileForm = UseFormReturn<ProfileValues>;

/** Makes the form of a profile. Another name or address that is read takes its place where nothing is typed. */
export function useProfileForm(profile: Profile | undefined): ProfileForm {
  const form = useGuardedForm(
    useForm<ProfileValues>({
      resolver: zodResolver(schemaFor(profile)),
      defaultValues: { firstName: '', lastName: '', email: '', password: '' },
    }),
    { keptOver: ['section'] },
  );
  const { reset } = form;
  const { firstName, lastName, email } = profile ?? {};
  useEffect(() => {
    if (firstName !== undefined && lastName !== undefined && email !== undefined)
      reset(editableOf({ firstName, lastName, email }), keepsTyped);
  }, [firstName, lastName, email, reset]);
  return form;
}

/** Whether what is typed as an address asks for the password: it is another one, not an emptied field. */
export function needsPassword(profile: Pick<Profile, 'email'> | undefined, email: string): boolean {
  return profile !== undefined && email.trim() !== '' && isOtherAddress(profile, email);
}

function schemaFor(profile: Profile | undefined) {
  return fields.refine(({ email, password }) => password !== '' || !needsPassword(profile, email), {
    path: ['password'],
    error: 'required',
  });
}

/** What stands in the form of a profile to begin with. */
export function editableOf({
  firstName,
  lastName,
  email,
}: Pick<Profile, 'firstName' | 'lastName' | 'email'>): ProfileValues {
  return { firstName, lastName, email, password: '' };
}
