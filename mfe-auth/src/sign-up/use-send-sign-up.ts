import { ApiError } from 'shared-api';
import { useLastChannel } from '../sign-in/last-channel.ts';
import { detailsOf, signUpFields, type SignUpForm, type SignUpValues } from './sign-up-form.ts';
import { useSignUp } from './use-sign-up.ts';

/** Sends the form: what the server says against a field stands on it, anything else is a failure. */
export function useSendSignUp(form: SignUpForm, onSent: (email: string) => void) {
  const keepChannel = useLastChannel()[1];
  const { sending, companyName } = useSignUp();
  const take = (errors: Readonly<Record<string, string>>, values: SignUpValues) => {
    if (Object.keys(errors).length === 0) return onSent(values.email.trim());
    for (const field of signUpFields)
      if (errors[field]) form.setError(field, { type: 'server', message: errors[field] });
  };
  const send = async (values: SignUpValues) => {
    if (sending.isPending) return;
    keepChannel(values.channel);
    try {
      take((await sending.mutateAsync(detailsOf(values))).errors, values);
    } catch {
      // `failure` tells it.
    }
  };
  const { error } = sending;
  return {
    send: form.handleSubmit(send),
    isSending: sending.isPending,
    failure: error && { text: error instanceof ApiError ? error.message : '' },
    companyName,
  };
}
