import { useState } from 'react';
import { useSignedIn } from 'shared-api';
import type { DocumentRow, StatusFilter } from 'shared-api/contracts/signing';
import {
  Button,
  ColumnChooser,
  IconButton,
  SelectField,
  useIsPhone,
  useTexts,
  type ColumnLayout,
  type IconName,
} from 'shared-ui';
import { documentListTexts } from './document-list.texts.ts';
import { DocumentSearch } from './document-search.component.tsx';
import { FilterPickers } from './filter-pickers.component.tsx';
import classes from './document-list.module.css';
import { useNamesOfFilters, useFilterCompanies, type DocumentFilters } from './use-document-filters.ts';

interface DocumentToolsProps {
  readonly isAdmin: boolean;
  readonly filters: DocumentFilters;
  readonly layout: ColumnLayout<DocumentRow>;
  readonly isRefreshing: boolean;
  readonly onChange: (changes: Partial<DocumentFilters>) => void;
  readonly onRefresh: () => void;
}

/** Search for everybody; status, company, person and refresh for administrators (spec 02 §2); a grid's columns where there is one. */
export function DocumentTools(props: DocumentToolsProps) {
  const { isAdmin, filters, layout, isRefreshing, onChange, onRefresh } = props;
  const t = useTexts(documentListTexts);
  const isPhone = useIsPhone();
  const choices: { value: StatusFilter; label: string }[] = [
    { value: '-1', label: t('status.all') },
    { value: '1', label: t('status.signed') },
    { value: '0', label: t('status.open') },
  ];
  return (
    <div className={classes.tools}>
      <DocumentSearch text={filters.search} onSearch={(search) => onChange({ search })} />
      {isAdmin && (
        <>
          <div className={classes.status}>
            <SelectField
              label={t('status.label')}
              isLabelHidden
              // A phone has room for the words alone, where a scrollbar takes some of it.
              {...(!isPhone && { icon: 'filter' })}
              choices={choices}
              value={filters.status}
              onChange={(event) => onChange({ status: event.target.value as StatusFilter })}
            />
          </div>
          <CompanyAndPerson {...props} isPhone={isPhone} />
        </>
      )}
      <div className={classes.end}>
        {!isPhone && <ColumnChooser layout={layout} />}
        {isAdmin && (
          <IconButton
            icon="refresh"
            label={t('action.refresh')}
            aria-busy={isRefreshing || undefined}
            onClick={onRefresh}
          />
        )}
      </div>
    </div>
  );
}

function CompanyAndPerson(props: DocumentToolsProps & { readonly isPhone: boolean }) {
  const { filters, onChange, isPhone } = props;
  const t = useTexts(documentListTexts);
  const { actingFor } = useSignedIn();
  const [open, setOpen] = useState<'company' | 'resources' | null>(null);
  const companies = useFilterCompanies(filters, open !== null);
  const names = useNamesOfFilters(filters, companies);
  return (
    <>
      {!actingFor && (
        <FilterButton
          icon="company"
          label={t('action.company')}
          words={t('filter.company', { name: names.company ?? t('filter.all') })}
          isCompact={isPhone}
          onClick={() => setOpen('company')}
        />
      )}
      {!actingFor?.employee && (
        <FilterButton
          icon="users"
          label={t('action.resources')}
          words={t('filter.person', { name: names.person ?? t('filter.all') })}
          isCompact={isPhone}
          onClick={() => setOpen('resources')}
        />
      )}
      <FilterPickers
        open={open}
        companies={companies}
        filters={filters}
        onChange={onChange}
        onClose={() => setOpen(null)}
      />
    </>
  );
}

interface FilterButtonProps {
  readonly icon: IconName;
  readonly label: string;
  /** What narrows the list by it. */
  readonly words: string;
  readonly isCompact: boolean;
  readonly onClick: () => void;
}

function FilterButton({ icon, label, words, isCompact, onClick }: FilterButtonProps) {
  if (isCompact) return <IconButton icon={icon} label={label} onClick={onClick} />;
  return (
    <Button icon={icon} kind="quiet" aria-haspopup="dialog" onClick={onClick}>
      {words}
    </Button>
  );
}
