import { documentSearch, maxSearchLength, messagePageSizes } from 'shared-api/contracts/signing';
import { IconButton, SearchField, SelectField, useTexts } from 'shared-ui';
import { messageListTexts } from './message-list.texts.ts';
import classes from './message-list.module.css';
import type { MessageFilters } from './use-message-filters.ts';

interface MessageToolsProps {
  readonly filters: MessageFilters;
  readonly isRefreshing: boolean;
  readonly onChange: (changes: Partial<MessageFilters>) => void;
  readonly onRefresh: () => void;
}

/** The search, which messages, how many a page, and refresh (spec 02 §2). */
export function MessageTools({ filters, isRefreshing, onChange, onRefresh }: MessageToolsProps) {
  const t = useTexts(messageListTexts);
  const sizes = messagePageSizes.map((size) => ({ value: `${size}`, label: `${size}` }));
  return (
    <div className={classes.tools}>
      <div className={classes.search}>
        <SearchField
          label={t('search.title')}
          placeholder={t('search.label')}
          maxLength={maxSearchLength}
          shortcut="/"
          value={filters.search}
          onSearch={(typed) => onChange({ search: documentSearch.parse(typed) })}
        />
      </div>
      <SelectField
        label={t('filter.label')}
        isLabelHidden
        icon="filter"
        choices={[
          { value: '-1', label: t('filter.all') },
          { value: '0', label: t('filter.unread') },
        ]}
        value={filters.status}
        onChange={({ target }) => onChange({ status: target.value === '0' ? '0' : '-1' })}
      />
      <div className={classes.end}>
        <SelectField
          label={t('size.label')}
          isLabelHidden
          icon="list"
          choices={[...sizes, { value: '', label: t('size.all') }]}
          value={filters.size === null ? '' : `${filters.size}`}
          onChange={({ target }) => onChange({ size: target.value ? Number(target.value) : null })}
        />
        <IconButton
          icon="refresh"
          label={t('action.refresh')}
          aria-busy={isRefreshing || undefined}
          onClick={onRefresh}
        />
      </div>
    </div>
  );
}
