import { useState } from 'react';
import { maxUserSearchLength } from 'shared-api/contracts/admin';
import { Button, Dialog, IconButton, SearchField, useTexts } from 'shared-ui';
import { usersTexts } from './users.texts.ts';

interface UserSearchProps {
  readonly text: string;
  readonly onSearch: (text: string) => void;
}

/** The search as a popup, for phones (spec 03 §2): it starts half a second after the last key. */
export function UserSearch({ text, onSearch }: UserSearchProps) {
  const t = useTexts(usersTexts);
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState(text);
  const open = () => {
    setTyped(text);
    setIsOpen(true);
  };
  /** What was typed last is searched too, however soon the popup closes. */
  const close = () => {
    setIsOpen(false);
    if (typed !== text) onSearch(typed);
  };
  return (
    <>
      <IconButton icon="search" label={t('action.search')} aria-haspopup="dialog" onClick={open} />
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('searchTitle')}
        actions={
          <Button kind="primary" onClick={close}>
            {t('searchShow')}
          </Button>
        }
      >
        <SearchField
          label={t('search')}
          placeholder={t('search')}
          maxLength={maxUserSearchLength}
          value={text}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          onSearch={(wanted) => {
            setTyped(wanted);
            onSearch(wanted);
          }}
          data-autofocus
        />
      </Dialog>
    </>
  );
}
