import { useState } from 'react';
import { useSignedIn } from 'shared-api';
import { logGroup, logOutcome, type LogFilter } from 'shared-api/contracts/admin';
import { isSuperUser } from 'shared-api/contracts/common';
import { searchPeople, useCompanyNames, usePersonName } from 'shared-api/queries';
import {
  Button,
  CompanyPicker,
  DateField,
  formatPlainDay,
  IconButton,
  PersonSearch,
  SelectField,
  useTexts,
} from 'shared-ui';
import { FilterBar } from 'shared-ui/filters';
import classes from './log.module.css';
import { logTexts } from './log.texts.ts';
import type { ChangeLogFilters } from './use-log-filters.ts';

interface LogToolsProps {
  readonly filters: LogFilter;
  readonly isRefreshing: boolean;
  readonly onChange: ChangeLogFilters;
  readonly onReset: () => void;
  readonly onRefresh: () => void;
}

/** What narrows the log: search, what it is about, outcome, days, person; the company for super users. */
export function LogTools({ filters, isRefreshing, onChange, onReset, onRefresh }: LogToolsProps) {
  const t = useTexts(logTexts);
  const chosen = useChosen(filters, onChange);
  const { search, group, outcome, from, to } = filters;
  return (
    <FilterBar
      search={{
        value: search,
        onSearch: (text) => onChange({ search: text }),
        label: t('search'),
        shortcut: '/',
      }}
      chosen={chosen}
      onReset={onReset}
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
        label={t('filter.group')}
        isLabelHidden
        icon="filter"
        choices={[
          { value: '', label: t('filter.anyGroup') },
          ...logGroup.options.map((each) => ({ value: each, label: t(`group.${each}`) })),
        ]}
        value={group ?? ''}
        onChange={({ target }) => onChange({ group: target.value })}
      />
      <SelectField
        label={t('filter.outcome')}
        isLabelHidden
        choices={[
          { value: '', label: t('filter.anyOutcome') },
          ...logOutcome.options.map((each) => ({ value: each, label: t(`outcome.${each}`) })),
        ]}
        value={outcome ?? ''}
        onChange={({ target }) => onChange({ outcome: target.value })}
      />
      <div className={classes.days}>
        <DayField
          label={t('filter.from')}
          value={from}
          max={to}
          onChange={(day) => onChange({ from: day })}
        />
        <DayField label={t('filter.to')} value={to} min={from} onChange={(day) => onChange({ to: day })} />
      </div>
      <PersonChoice filters={filters} onChange={onChange} />
      <CompanyChoice filters={filters} onChange={onChange} />
    </FilterBar>
  );
}

function useChosen(filters: LogFilter, onChange: ChangeLogFilters) {
  const t = useTexts(logTexts);
  const { group, outcome, from, to, userId, companyId } = filters;
  const person = usePersonName(userId);
  const { companies } = useCompanyNames({ isNeeded: companyId !== undefined });
  const company = companies?.find(({ id }) => id === companyId)?.name;
  return [
    group && { id: 'group', label: t(`group.${group}`), onRemove: () => onChange({ group: '' }) },
    outcome && { id: 'outcome', label: t(`outcome.${outcome}`), onRemove: () => onChange({ outcome: '' }) },
    from && {
      id: 'from',
      label: t('filter.fromDay', { day: formatPlainDay(from) }),
      onRemove: () => onChange({ from: '' }),
    },
    to && {
      id: 'to',
      label: t('filter.toDay', { day: formatPlainDay(to) }),
      onRemove: () => onChange({ to: '' }),
    },
    userId && {
      id: 'person',
      label: person ?? t('filter.person'),
      onRemove: () => onChange({ person: '' }),
    },
    companyId && {
      id: 'company',
      label: company ?? t('filter.company'),
      onRemove: () => onChange({ company: '' }),
    },
  ].filter((filter) => filter !== undefined && filter !== '');
}

interface DayFieldProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onChange: (day: string) => void;
}

/** A day with its word before it: a heading over the field would make the bar two lines high. */
function DayField({ label, value = '', onChange, ...limits }: DayFieldProps) {
  return (
    <div className={classes.day}>
      <span aria-hidden="true">{label}</span>
      <DateField {...limits} label={label} isLabelHidden value={value} onChange={onChange} />
    </div>
  );
}

type ChoiceProps = Pick<LogToolsProps, 'filters' | 'onChange'>;

function PersonChoice({ filters: { userId, companyId }, onChange }: ChoiceProps) {
  const t = useTexts(logTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon="user" kind="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('filter.person')}
      </Button>
      <PersonSearch
        search={searchPeople(companyId)}
        isOpen={isOpen}
        title={t('filter.pickPerson')}
        all={t('filter.everybody')}
        picked={userId}
        onPick={(picked) => {
          onChange({ person: picked ?? '' });
          setIsOpen(false);
        }}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

/** A super user's choice of whose events they read. */
function CompanyChoice({ filters: { companyId }, onChange }: ChoiceProps) {
  const t = useTexts(logTexts);
  const isOffered = isSuperUser(useSignedIn().flags);
  const source = useCompanyNames({ isNeeded: isOffered });
  const [isOpen, setIsOpen] = useState(false);
  if (!isOffered) return null;
  return (
    <>
      <Button icon="company" kind="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('filter.company')}
      </Button>
      <CompanyPicker
        source={source}
        isOpen={isOpen}
        title={t('filter.pickCompany')}
        all={t('filter.everyCompany')}
        picked={companyId}
        onPick={(picked) => {
          onChange({ company: picked ?? '' });
          setIsOpen(false);
        }}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
