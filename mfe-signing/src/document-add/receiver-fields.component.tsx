import type { UseFormReturn } from 'react-hook-form';
import { EmailField, TextField, useTexts } from 'shared-ui';
import { documentAddTexts } from './document-add.texts.ts';
import { problemText, type ReceiverValues } from './document-form.ts';

interface ReceiverFieldsProps {
  readonly form: Pick<UseFormReturn<ReceiverValues>, 'register' | 'formState'>;
  readonly disabled?: boolean;
}

/** The fields that adding and editing share: name, surname, e-mail, title. */
export function ReceiverFields({ form: { register, formState }, disabled }: ReceiverFieldsProps) {
  const t = useTexts(documentAddTexts);
  const field = (name: keyof ReceiverValues) => {
    return {
      label: t(`field.${name}`),
      error: problemText(t, formState.errors[name]),
      disabled,
      ...register(name),
    };
  };
  return (
    <>
      <TextField {...field('receiverName')} autoComplete="off" maxLength={100} />
      <TextField {...field('receiverSurname')} autoComplete="off" maxLength={100} />
      <EmailField {...field('receiverEmail')} autoComplete="off" maxLength={254} />
      <TextField {...field('title')} autoComplete="off" maxLength={200} />
    </>
  );
}
