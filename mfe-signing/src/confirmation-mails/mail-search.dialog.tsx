import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { confirmationMailSearch, maxConfirmationMailSearch } from 'shared-api/contracts/signing';
import { FormDialog, TextField, useTexts } from 'shared-ui';
import { z } from 'zod';
import { confirmationMailsTexts } from './confirmation-mails.texts.ts';

interface MailSearchDialogProps {
  readonly text: string;
  readonly onSearch: (text: string) => void;
  readonly onClose: () => void;
}

const resolver = zodResolver(z.object({ search: confirmationMailSearch }));

/** Asks what to search for (spec 02 §2); an empty text shows everything again. */
export function MailSearchDialog({ text, onSearch, onClose }: MailSearchDialogProps) {
  const t = useTexts(confirmationMailsTexts);
  const { register, handleSubmit } = useForm({ resolver, defaultValues: { search: text } });
  const submit = handleSubmit(({ search }) => {
    onSearch(search);
    onClose();
  });
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t('searchTitle')}
      submitLabel={t('searchConfirm')}
      onSubmit={submit}
    >
      <TextField
        {...register('search')}
        label={t('search')}
        type="search"
        enterKeyHint="search"
        maxLength={maxConfirmationMailSearch}
        data-autofocus
      />
    </FormDialog>
  );
}
