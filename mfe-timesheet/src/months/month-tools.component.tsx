import { useState } from 'react';
import { useSignedIn } from 'shared-api';
import { useCompanyNames } from 'shared-api/queries';
import { isSuperUser } from 'shared-api/contracts/common';
import type { MonthCounts, MonthRow, MonthStatus } from 'shared-api/contracts/timesheet';
import {
  Button,
  CheckboxField,
  ColumnChooser,
  CompanyPicker,
  IconButton,
  SelectField,
  useIsPhone,
  useTexts,
  type ColumnLayout,
} from 'shared-ui';
import { FilterBar } from 'shared-ui/filters';
import { monthStates } from './month-states.ts';
import { monthsTexts } from './months.texts.ts';
import type { ChangeFilters, MonthFilters } from './use-month-filters.ts';

interface MonthToolsProps {
  readonly filters: MonthFilters;
  readonly counts: MonthCounts | undefined;
  /** The company that the list is of, as far as it is known. */
  readonly companyId: string | undefined;
  readonly layout: ColumnLayout<MonthRow>;
  readonly isRefreshing: boolean;
  readonly onChange: ChangeFilters;
  readonly onRefresh: () => void;
}

/** What narrows the list: search, state, problems; the company for super users; a grid's columns where there is one. */
export function MonthTools(props: MonthToolsProps) {
  const { filters, counts, layout, isRefreshing, onChange, onRefresh } = props;
  const t = useTexts(monthsTexts);
  const isPhone = useIsPhone();
  const { status, withProblems, search } = filters;
  const chosen = [
    status && {
      id: 'status',
      label: monthStates.wordOf(status),
      onRemove: () => onChange({ status: null }),
    },
    withProblems && {
      id: 'problems',
      label: t('filter.problemsChosen'),
      onRemove: () => onChange({ withProblems: false }),
    },
  ].filter((filter) => filter !== false && filter !== undefined);
  return (
    <FilterBar
      search={{
        value: search,
        onSearch: (text) => onChange({ search: text }),
        label: t('search'),
        shortcut: '/',
      }}
      chosen={chosen}
      onReset={() => onChange({ status: null, withProblems: false, search: '' })}
      end={
        <>
          {!isPhone && <ColumnChooser layout={layout} />}
          <IconButton
            icon="refresh"
            label={t('action.refresh')}
            aria-busy={isRefreshing || undefined}
            onClick={onRefresh}
          />
        </>
      }
    >
      <StatusFilter status={status} counts={counts} onChange={onChange} />
      <CheckboxField
        label={t('filter.problems', { count: counts?.withProblems ?? 0 })}
        checked={withProblems}
        onChange={({ target }) => onChange({ withProblems: target.checked })}
      />
      <CompanyChoice {...props} />
    </FilterBar>
  );
}

interface StatusFilterProps {
  readonly status: MonthStatus | undefined;
  readonly counts: MonthCounts | undefined;
  readonly onChange: ChangeFilters;
}

function StatusFilter({ status, counts, onChange }: StatusFilterProps) {
  const t = useTexts(monthsTexts);
  const choices = [
    { value: '', label: t('filter.all', { count: counts?.all ?? 0 }) },
    ...monthStates.ids.map((id) => ({ value: id, label: t(`filter.${id}`, { count: counts?.[id] ?? 0 }) })),
  ];
  return (
    <SelectField
      label={t('filter.label')}
      isLabelHidden
      icon="filter"
      choices={choices}
      value={status ?? ''}
      onChange={({ target }) =>
        onChange({ status: monthStates.ids.find((id) => id === target.value) ?? null })
      }
    />
  );
}

/** A super user's choice of whose people the list has. */
function CompanyChoice({ companyId, onChange }: Pick<MonthToolsProps, 'companyId' | 'onChange'>) {
  const t = useTexts(monthsTexts);
  const { flags, actingFor } = useSignedIn();
  const isOffered = isSuperUser(flags) && !actingFor;
  const source = useCompanyNames({ isNeeded: isOffered });
  const [isOpen, setIsOpen] = useState(false);
  if (!isOffered) return null;
  const name = source.companies?.find(({ id }) => id === companyId)?.name ?? t('ownCompany');
  return (
    <>
      <Button icon="company" kind="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('company', { name })}
      </Button>
      <CompanyPicker
        source={source}
        isOpen={isOpen}
        title={t('pickCompany')}
        picked={companyId}
        onPick={(picked) => {
          onChange({ companyId: picked ?? '' });
          setIsOpen(false);
        }}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
