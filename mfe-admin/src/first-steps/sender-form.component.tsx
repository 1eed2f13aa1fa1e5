import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { failureSentence, isFailure } from 'shared-api';
import { mailSenderFields } from 'shared-api/contracts/admin';
import {
  Button,
  EmailField,
  fieldErrorText,
  Form,
  notify,
  showRefusedFields,
  TextField,
  useTexts,
  useGuardedForm,
} from 'shared-ui';
import { z } from 'zod';
import { firstStepsTexts } from './first-steps.texts.ts';
import { useMailSender } from './use-first-steps.ts';

const schema = z.object(mailSenderFields);
type Sender = z.output<typeof schema>;

/** In whose name mails leave. */
export function SenderForm(saved: Sender) {
  const t = useTexts(firstStepsTexts);
  const { mutateAsync: save, isPending } = useMailSender();
  const { register, handleSubmit, formState, setError, reset } = useGuardedForm(
    useForm<Sender>({
      resolver: zodResolver(schema),
      defaultValues: saved,
    }),
  );
  const { errors, isDirty } = formState;
  const errorOf = (name: keyof Sender) =>
    fieldErrorText(errors[name], (problem) => t(`sender.problem.${problem as 'required'}`));
  const submit = handleSubmit(async (sender) => {
    try {
      await save(sender);
      reset(sender);
      notify.success(t('sender.saved'));
    } catch (error) {
      const refused = isFailure(error, 'invalid-input') ? error.fields : {};
      if (!showRefusedFields(refused, ['senderName', 'senderAddress'], setError))
        notify.error(failureSentence(error, t('failed')));
    }
  });
  return (
    <Form onSubmit={submit}>
      <TextField
        {...register('senderName')}
        label={t('sender.name')}
        error={errorOf('senderName')}
        autoComplete="off"
        required
      />
      <EmailField
        {...register('senderAddress')}
        label={t('sender.address')}
        error={errorOf('senderAddress')}
        autoComplete="off"
        required
      />
      <Button type="submit" icon="save" isBusy={isPending} disabled={!isDirty}>
        {t('sender.save')}
      </Button>
    </Form>
  );
}
