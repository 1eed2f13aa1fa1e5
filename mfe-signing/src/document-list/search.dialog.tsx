import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { documentSearch, maxSearchLength } from 'shared-api/contracts/signing';
import { FormDialog, TextField, useTexts } from 'shared-ui';
import { z } from 'zod';
import { documentListTexts } from './document-list.texts.ts';

interface SearchDialogProps {
  readonly isOpen: boolean;
  readonly text: string;
  readonly onSearch: (text: string) => void;
  readonly onClose: () => void;
}

const resolver = zodResolver(z.object({ search: documentSearch }));

/** Asks what to search for (spec 02 §2); an empty text shows everything again. */
export function SearchDialog({ isOpen, text, onSearch, onClose }: SearchDialogProps) {
  const t = useTexts(documentListTexts);
  const { register, handleSubmit } = useForm({ resolver, defaultValues: { search: text } });
  const submit = handleSubmit(({ search }) => {
    onSearch(search);
    onClose();
  });
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('search.title')}
      submitLabel={t('search.confirm')}
      onSubmit={submit}
    >
      <TextField
        {...register('search')}
        label={t('search.label')}
        type="search"
        enterKeyHint="search"
        maxLength={maxSearchLength}
        data-autofocus
      />
    </FormDialog>
  );
}
