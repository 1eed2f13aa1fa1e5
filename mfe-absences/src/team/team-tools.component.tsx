import { useState } from 'react';
import { useSignedIn } from 'shared-api';
import { isSuperUser, monthOf } from 'shared-api/contracts/common';
import { useCompanyNames } from 'shared-api/queries';
import {
  Button,
  CheckboxField,
  CompanyPicker,
  formatPlainDay,
  IconButton,
  SegmentedField,
  useIsPhone,
  useLanguage,
  useTexts,
} from 'shared-ui';
import { FilterBar } from 'shared-ui/filters';
import classes from './team.module.css';
import { teamTexts } from './team.texts.ts';
import { teamViews, type useTeamFilters } from './use-team-filters.ts';

interface TeamToolsProps extends ReturnType<typeof useTeamFilters> {
  readonly companyId: string | undefined;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

/** Which period is shown, of whom. */
export function TeamTools(props: TeamToolsProps) {
  const { filters, isRefreshing, onRefresh, step, showToday, setView, setSearch, setEverybody } = props;
  const t = useTexts(teamTexts);
  const isPhone = useIsPhone();
  return (
    <>
      <div className={classes.head}>
        <div className={classes.period}>
          <IconButton icon="previous" label={t('before')} onClick={() => step(-1)} />
          <h2 aria-live="polite">{usePeriodInWords(filters)}</h2>
          <IconButton icon="next" label={t('after')} onClick={() => step(1)} />
          <Button size="s" onClick={showToday}>
            {t('today')}
          </Button>
        </div>
        <SegmentedField
          label={t('view.label')}
          isLabelHidden
          choices={teamViews.map((value) => ({ value, label: t(`view.${value}`) }))}
          value={filters.view}
          onChange={setView}
        />
      </div>
      <FilterBar
        search={{ value: filters.search, onSearch: setSearch, label: t('search'), shortcut: '/' }}
        chosen={
          filters.everybody && !isPhone
            ? [{ id: 'everybody', label: t('everybodyChosen'), onRemove: () => setEverybody(false) }]
            : []
        }
        onReset={() => {
          setSearch('');
          setEverybody(false);
        }}
        end={
          <IconButton
            icon="refresh"
            label={t('refresh')}
            aria-busy={isRefreshing || undefined}
            onClick={onRefresh}
          />
        }
      >
        {!isPhone && (
          <CheckboxField
            label={t('everybody')}
            checked={filters.everybody}
            onChange={({ target }) => setEverybody(target.checked)}
          />
        )}
        <CompanyChoice {...props} />
      </FilterBar>
    </>
  );
}

function usePeriodInWords({ view, from, to }: TeamToolsProps['filters']): string {
  const t = useTexts(teamTexts);
  const language = useLanguage();
  if (view === 'week') return t('week', { from: formatPlainDay(from).slice(0, 5), to: formatPlainDay(to) });
  const { year, month } = monthOf(from);
  const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(Date.UTC(year, month - 1, 1));
}

/** A super user's choice of whose people are shown. */
function CompanyChoice({ companyId, setCompany }: Pick<TeamToolsProps, 'companyId' | 'setCompany'>) {
  const t = useTexts(teamTexts);
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
          setCompany(picked ?? '');
          setIsOpen(false);
        }}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
