import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { call, failureSentence, isFailure } from 'shared-api';
import { nameCompanySignIn, type CompanySignInName, type LoginOutcome } from 'shared-api/contracts/auth';
import { profileFields } from 'shared-api/contracts/directory';
import { notify, showRefusedFields, useGuardedForm, useTexts } from 'shared-ui';
import { z } from 'zod';
import { useLastChannel } from '../sign-in/last-channel.ts';
import { companySignInTexts } from './company-sign-in.texts.ts';

const schema = z.object({ firstName: profileFields.firstName, lastName: profileFields.lastName });
type Values = z.output<typeof schema>;

/** The question for a name, and what follows: an outcome, or why there is nothing to go on with any more. */
export interface SayNameProps {
  readonly asks: CompanySignInName;
  readonly onSaid: (outcome: LoginOutcome) => void;
  readonly onOver: (reason: Error) => void;
}

/** What asks a new person for the name that their provider does not send. */
export function useSayName({ asks, onSaid, onOver }: SayNameProps) {
  const t = useTexts(companySignInTexts);
  const [channel] = useLastChannel();
  const { ticket, firstName, lastName } = asks;
  const form = useGuardedForm(
    useForm<Values>({ resolver: zodResolver(schema), defaultValues: { firstName, lastName } }),
  );
  const saying = useMutation({
    mutationFn: (values: Values) => call(nameCompanySignIn, { ticket, ...values, channel }),
    onSuccess: ({ outcome }) => {
      form.reset(form.getValues());
      if (outcome) onSaid(outcome);
    },
    onError: (error) => {
      if (isOver(error)) return onOver(error);
      const refused = isFailure(error, 'invalid-input') ? error.fields : {};
      if (!showRefusedFields(refused, ['firstName', 'lastName'], form.setError))
        notify.error(failureSentence(error, t('failed')));
    },
  });
  return { form, isSaving: saying.isPending, save: form.handleSubmit((values) => saying.mutate(values)) };
}

function isOver(error: Error): boolean {
  return isFailure(error, 'link-invalid') || isFailure(error, 'forbidden');
}
