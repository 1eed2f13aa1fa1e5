import { useForm, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import {
  signUpProblems,
  type LoginChannel,
  type SignUpDetails,
  type SignUpField,
} from 'shared-api/contracts/auth';
import type { Translate } from 'shared-ui';
import type { signUpTexts } from './sign-up.texts.ts';

/** What the form asks for. The channel is for the sign-in to come; the device keeps it. */
export interface SignUpValues extends SignUpDetails {
  readonly channel: LoginChannel;
}

export type SignUpForm = UseFormReturn<SignUpValues>;

/** The fields in the order in which they stand. */
export const signUpFields: readonly SignUpField[] = ['name', 'surname', 'email', 'phone'];

/** The form of the sign-up, which keeps the rules of the server; by SMS a number is needed too. */
export function useSignUpForm(channel: LoginChannel): SignUpForm {
  return useForm<SignUpValues>({
    defaultValues: { name: '', surname: '', email: '', phone: '', channel },
    resolver: (values) => {
      const problems = Object.entries(problemsOf(values)).map(([field, type]) => [field, { type }]);
      const errors = Object.fromEntries(problems) as FieldErrors<SignUpValues>;
      return problems.length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });
}

/** What is sent: a number only where the channel needs one. */
export function detailsOf({ name, surname, email, phone, channel }: SignUpValues): SignUpDetails {
  return { name, surname, email, phone: channel === 'SMS' ? phone : '' };
}

/** What is said of a field; undefined when it can be taken. */
export function problemText(
  errors: FieldErrors<SignUpValues>,
  field: SignUpField,
  t: Translate<typeof signUpTexts.it>,
): string | undefined {
  const error = errors[field];
  if (!error) return undefined;
  if (error.type === 'server') return error.message;
  return t(`problem.${field}.${error.type}` as 'problem.name.required');
}

function problemsOf(values: SignUpValues) {
  const isNumberMissing = values.channel === 'SMS' && values.phone.trim() === '';
  return { ...signUpProblems(detailsOf(values)), ...(isNumberMissing && { phone: 'required' }) };
}
