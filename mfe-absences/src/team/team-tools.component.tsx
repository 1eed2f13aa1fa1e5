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
  SelectField,
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
  /** Those of the company, for who administers it. */
  readonly groups: readonly { readonly id: string; readonly name: string }[];
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

/** Which period is shown, of whom. */
export function TeamTools(props: TeamToolsProps) {
  const { filters, groups, isRefreshing, onRefresh, step, showToday } = props;
  const { setView, setSearch, setEverybody, setGroup } = props;
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
        chosen={[
          ...(filters.everybody && !isPhone
            ? [{ id: 'everybody', label: t('everybodyChosen'), onRemove: () => setEverybody(false) }]
            : []),
          ...groups
            .filter(({ id }) => id === filters.groupId)
            .map(({ id, name }) => ({
              id,
              label: t('groupChosen', { name }),
              onRemove: () => setGroup(''),
            })),
        ]}
        onReset={() => {
          setSearch('');
          setEverybody(false);
          setGroup('');
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
        {groups.length > 1 && (
          <SelectField
            label={t('group')}
            isLabelHidden
            choices={[
              { value: '', label: t('allGroups') },
              ...groups.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={filters.groupId ?? ''}
            onChange={({ target }) => setGroup(target.value)}
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
