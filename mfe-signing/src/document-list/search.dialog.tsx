import { useState } from 'react';
import { Button, Dialog, Form, TextField, useTexts } from 'shared-ui';
import { documentListTexts } from './document-list.texts.ts';

interface SearchDialogProps {
  readonly isOpen: boolean;
  readonly text: string;
  readonly onSearch: (text: string) => void;
  readonly onClose: () => void;
}

/** Asks what to search for (spec 02 §2); an empty text shows everything again. */
export function SearchDialog({ isOpen, text, onSearch, onClose }: SearchDialogProps) {
  const t = useTexts(documentListTexts);
  const [typed, setTyped] = useState(text);
  const handleSubmit = () => {
    onSearch(typed.trim());
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('search.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('search.cancel')}</Button>
          <Button kind="primary" type="submit" form="documents-search">
            {t('search.confirm')}
          </Button>
        </>
      }
    >
      <Form id="documents-search" onSubmit={handleSubmit}>
        <TextField
          label={t('search.label')}
          type="search"
          enterKeyHint="search"
          maxLength={200}
          data-autofocus
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Form>
    </Dialog>
  );
}
