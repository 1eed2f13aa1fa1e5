import { useState } from 'react';
import { useSignedIn } from 'shared-api';
import { useCompanyNames } from 'shared-api/queries';
import { isSuperUser } from 'shared-api/contracts/common';
import { Button, CompanyPicker, IconButton, SelectField, useTexts } from 'shared-ui';
import { FilterBar } from 'shared-ui/filters';
import { absenceStates } from '../absence-states.ts';
import { historyTexts } from './history.texts.ts';
import type { ChangeHistoryFilters, HistoryFilters } from './use-history-filters.ts';

interface HistoryToolsProps {
  readonly filters: HistoryFilters;
  readonly isRefreshing: boolean;
  readonly onChange: ChangeHistoryFilters;
  readonly onRefresh: () => void;
}

/** What narrows a history: search, state, and for super users the company (spec 03 §2). */
export function HistoryTools({ filters, isRefreshing, onChange, onRefresh }: HistoryToolsProps) {
  const t = useTexts(historyTexts);
  const { status, search } = filters;
  const choices = [
    { value: '', label: t('filter.all') },
    ...absenceStates.ids.map((id) => ({ value: id, label: absenceStates.wordOf(id) })),
  ];
  return (
    <FilterBar
      search={{
        value: search,
        onSearch: (text) => onChange({ search: text }),
        label: t('search'),
        shortcut: '/',
      }}
      chosen={
        status
          ? [
              {
                id: 'status',
                label: absenceStates.wordOf(status),
                onRemove: () => onChange({ status: null }),
              },
            ]
          : []
      }
      onReset={() => onChange({ status: null, search: '', companyId: null })}
      end={
        <IconButton
          icon="refresh"
          label={t('refresh')}
          aria-busy={isRefreshing || undefined}
          onClick={onRefresh}
        />
      }
    >
      <SelectField
        label={t('filter.label')}
        isLabelHidden
        icon="filter"
        choices={choices}
        value={status ?? ''}
        onChange={({ target }) =>
          onChange({ status: absenceStates.ids.find((id) => id === target.value) ?? null })
        }
      />
      <CompanyChoice companyId={filters.companyId} onChange={onChange} />
    </FilterBar>
  );
}

/** A super user's choice of whose people the history has. */
function CompanyChoice({
  companyId,
  onChange,
}: Pick<HistoryFilters, 'companyId'> & Pick<HistoryToolsProps, 'onChange'>) {
  const t = useTexts(historyTexts);
  const { flags, actingFor } = useSignedIn();
  const isOffered = isSuperUser(flags) && !actingFor;
  const source = useCompanyNames({ isNeeded: isOffered });
  const [isOpen, setIsOpen] = useState(false);
  if (!isOffered) return null;
  const name = source.companies?.find(({ id }) => id === companyId)?.name ?? t('allCompanies');
  return (
    <>
      <Button icon="company" kind="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('company', { name })}
      </Button>
      <CompanyPicker
        source={source}
        isOpen={isOpen}
        title={t('pickCompany')}
        picked={companyId ?? undefined}
        onPick={(picked) => {
          onChange({ companyId: picked ?? null });
          setIsOpen(false);
        }}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
