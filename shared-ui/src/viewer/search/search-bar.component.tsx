import { useEffect, useRef, type KeyboardEvent } from 'react';
import { IconButton, useTexts } from 'shared-ui';
import { viewerTexts } from '../viewer.texts.ts';
import classes from './search-bar.module.css';
import type { Search } from './use-search.ts';

interface SearchBarProps {
  readonly search: Search;
  readonly onClose: () => void;
}

/** Searches the document: how many places, the next and the one before. Enter is the next, Esc the end of it. */
export function SearchBar({ search, onClose }: SearchBarProps) {
  const t = useTexts(viewerTexts);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { query, setQuery, found, at, isBusy, step } = search;
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') step(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const isNone = query.trim() !== '' && !isBusy && found.length === 0;
  const count = found.length > 0 ? t('search.count', { at: at + 1, total: found.length }) : '';
  return (
    <div className={classes.bar} role="search">
      <input
        ref={field}
        type="search"
        className={classes.field}
        aria-label={t('search.label')}
        placeholder={t('search.label')}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={handleKey}
      />
      <span className={classes.count} role="status">
        {isNone ? t('search.none') : count}
      </span>
      <IconButton
        icon="up"
        label={t('search.previous')}
        disabled={found.length === 0}
        onClick={() => step(-1)}
      />
      <IconButton
        icon="down"
        label={t('search.next')}
        disabled={found.length === 0}
        onClick={() => step(1)}
      />
      <IconButton icon="close" label={t('search.close')} onClick={onClose} />
    </div>
  );
}
