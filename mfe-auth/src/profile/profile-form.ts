import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { personName, profileEmail, type Profile } from 'shared-api/contracts/auth';
import { z } from 'zod';

const schema = z.object({ firstName: personName, lastName: personName, email: profileEmail });

/** What can be changed on a profile (spec 01 §5). */
export type ProfileValues = z.infer<typeof schema>;

/** The form of the profile; it outlives the section in which its fields stand. */
export type ProfileForm = UseFormReturn<ProfileValues>;

/** Makes the form of a profile. It starts anew from each profile that is read or saved. */
export function useProfileForm(profile: Profile | undefined): ProfileForm {
  const form = useForm<ProfileValues>({
    resolver: zodResolver(schema),
    defaultValues: { firstName: '', lastName: '', email: '' },
  });
  const { reset } = form;
  useEffect(() => {
    if (profile) reset(editableOf(profile));
  }, [profile, reset]);
  return form;
}

function editableOf({ firstName, lastName, email }: ProfileValues): ProfileValues {
  return { firstName, lastName, email };
}
