import { useState } from 'react';
import { useSignedIn } from 'shared-api';
import type { StatusFilter } from 'shared-api/contracts/signing';
import { IconButton, lazyPart, SelectField, useTexts, type CompanySource } from 'shared-ui';
import { documentListTexts } from './document-list.texts.ts';
import { FilterPickers } from './filter-pickers.component.tsx';
import classes from './document-list.module.css';
import type { DocumentFilters } from './use-document-filters.ts';

const SearchDialog = lazyPart(() =>
  import(/* webpackChunkName: "documents-search" */ './search.dialog.tsx').then((m) => m.SearchDialog),
);

interface DocumentHeaderProps {
  readonly isAdmin: boolean;
  readonly filters: DocumentFilters;
  readonly companies: CompanySource;
  readonly isRefreshing: boolean;
  readonly onChange: (changes: Partial<DocumentFilters>) => void;
  readonly onRefresh: () => void;
}

/** Search for everybody; status, company, person and refresh for administrators (spec 02 §2). */
export function DocumentHeader(props: DocumentHeaderProps) {
  const { isAdmin, filters, companies, isRefreshing, onChange, onRefresh } = props;
  const t = useTexts(documentListTexts);
  const [open, setOpen] = useState<'search' | 'company' | 'resources' | null>(null);
  const [hasSearched, setHasSearched] = useState(false);
  const { actingFor } = useSignedIn();
  const close = () => setOpen(null);
  const handleSearch = () => {
    setHasSearched(true);
    setOpen('search');
  };
  const choices: { value: StatusFilter; label: string }[] = [
    { value: '-1', label: t('status.all') },
    { value: '1', label: t('status.signed') },
    { value: '0', label: t('status.open') },
  ];
  return (
    <div className={classes.tools}>
      {isAdmin && (
        <SelectField
          label={t('status.label')}
          isLabelHidden
          icon="filter"
          choices={choices}
          value={filters.status}
          onChange={(event) => onChange({ status: event.target.value as StatusFilter })}
        />
      )}
      <IconButton icon="search" label={t('action.search')} onClick={handleSearch} />
      {isAdmin && (
        <>
          {!actingFor && (
            <IconButton icon="company" label={t('action.company')} onClick={() => setOpen('company')} />
          )}
          {!actingFor?.employee && (
            <IconButton icon="users" label={t('action.resources')} onClick={() => setOpen('resources')} />
          )}
          <IconButton
            icon="refresh"
            label={t('action.refresh')}
            aria-busy={isRefreshing || undefined}
            onClick={onRefresh}
          />
          <FilterPickers
            open={open === 'search' ? null : open}
            companies={companies}
            filters={filters}
            onChange={onChange}
            onClose={close}
          />
        </>
      )}
      {hasSearched && (
        <SearchDialog
          key={filters.search}
          isOpen={open === 'search'}
          text={filters.search}
          onSearch={(search) => onChange({ search })}
          onClose={close}
        />
      )}
    </div>
  );
}
