import { useState } from 'react';
import { documentSearch, maxSearchLength } from 'shared-api/contracts/signing';
import { IconButton, lazyPart, SearchField, useIsPhone, useTexts } from 'shared-ui';
import { documentListTexts } from './document-list.texts.ts';
import classes from './document-list.module.css';

const SearchDialog = lazyPart(() =>
  import(/* webpackChunkName: "documents-search" */ './search.dialog.tsx').then((m) => m.SearchDialog),
);

interface DocumentSearchProps {
  readonly text: string;
  readonly onSearch: (text: string) => void;
}

/** The search: a popup on a phone (spec 02 §2), a field in place where there is room. */
export function DocumentSearch({ text, onSearch }: DocumentSearchProps) {
  const t = useTexts(documentListTexts);
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const [hasSearched, setHasSearched] = useState(false);
  if (!isPhone)
    return (
      <div className={classes.search}>
        <SearchField
          label={t('search.title')}
          placeholder={t('search.label')}
          maxLength={maxSearchLength}
          shortcut="/"
          value={text}
          onSearch={(typed) => onSearch(documentSearch.parse(typed))}
        />
      </div>
    );
  const open = () => {
    setHasSearched(true);
    setIsOpen(true);
  };
  return (
    <>
      <IconButton icon="search" label={t('action.search')} onClick={open} />
      {hasSearched && (
        <SearchDialog
          key={text}
          isOpen={isOpen}
          text={text}
          onSearch={onSearch}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
