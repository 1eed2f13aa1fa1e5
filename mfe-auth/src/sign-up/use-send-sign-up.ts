import { ApiError } from 'shared-api';
import { showRefusedFields } from 'shared-ui';
import { useLastChannel } from '../sign-in/last-channel.ts';
import { signUpFields, type SignUpForm, type SignUpValues } from './sign-up-form.ts';
import { useSignUp } from './use-sign-up.ts';

/** Sends the form: what the server refuses of a field stands on it, anything else is a failure. */
export function useSendSignUp(form: SignUpForm, onSent: (email: string) => void) {
  const keepChannel = useLastChannel()[1];
  const { sending, companyName } = useSignUp();
  const showAnswer = (errors: Readonly<Record<string, string>>, { email }: SignUpValues) => {
    if (Object.keys(errors).length === 0) onSent(email);
    else showRefusedFields(errors, signUpFields, form.setError);
  };
  const send = async (values: SignUpValues) => {
    if (sending.isPending) return;
    const { channel, ...details } = values;
    keepChannel(channel);
    try {
      showAnswer((await sending.mutateAsync(details)).errors, values);
    } catch {
      // It is shown as `failure`.
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
