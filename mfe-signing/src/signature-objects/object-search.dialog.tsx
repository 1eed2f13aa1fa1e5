import { useState } from 'react';
import { FormDialog, TextField, useTexts } from 'shared-ui';
import { signatureObjectsTexts } from './signature-objects.texts.ts';

interface ObjectSearchProps {
  readonly text: string;
  readonly onSearch: (text: string) => void;
  readonly onClose: () => void;
}

const maxLength = 200;

/** Asks what to search for (spec 02 §2); an empty text shows everything again. */
export function ObjectSearchDialog({ text, onSearch, onClose }: ObjectSearchProps) {
  const t = useTexts(signatureObjectsTexts);
  const [typed, setTyped] = useState(text);
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t('search.title')}
      submitLabel={t('search.confirm')}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
        onClose();
      }}
    >
      <TextField
        label={t('search.label')}
        type="search"
        enterKeyHint="search"
        maxLength={maxLength}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        data-autofocus
      />
    </FormDialog>
  );
}
