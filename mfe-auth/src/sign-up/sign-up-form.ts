import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import { loginChannel, signUpDetails, type LoginChannel, type SignUpField } from 'shared-api/contracts/auth';
import { fieldErrorText, type Translate } from 'shared-ui';
import type { z } from 'zod';
import type { signUpTexts } from './sign-up.texts.ts';

/** The details, and the channel of the sign-in to come, which the device keeps. */
const signUpForm = signUpDetails.extend({ channel: loginChannel });

export type SignUpValues = z.output<typeof signUpForm>;
export type SignUpForm = UseFormReturn<SignUpValues>;

/** The fields in the order in which they stand. */
export const signUpFields: readonly SignUpField[] = ['name', 'surname', 'email'];

/** The form of the sign-up, which keeps the rules of the server. */
export function useSignUpForm(channel: LoginChannel): SignUpForm {
  return useForm({
    resolver: zodResolver(signUpForm),
    defaultValues: { name: '', surname: '', email: '', channel },
  });
}

/** The sentence of what is wrong with a field; undefined when nothing is. */
export function problemText(
  errors: FieldErrors<SignUpValues>,
  field: SignUpField,
  t: Translate<typeof signUpTexts.it>,
): string | undefined {
  return fieldErrorText(errors[field], (problem) =>
    t(`problem.${field}.${problem}` as 'problem.name.required'),
  );
}
