import { useState } from 'react';
import { isAdminSession, useSignedIn } from 'shared-api';
import { useCompanyNames } from 'shared-api/queries';
import { absenceKind, absenceStatuses, type AbsenceCounts } from 'shared-api/contracts/absences';
import { isSuperUser } from 'shared-api/contracts/common';
import { Button, CompanyPicker, IconButton, SelectField, useTexts } from 'shared-ui';
import { FilterBar } from 'shared-ui/filters';
import { absenceStates } from '../common/absence-states.ts';
import { decisionsTexts } from './decisions.texts.ts';
import {
  decisionStates,
  type ChangeFilters,
  type DecisionFilters,
  type DecisionState,
} from './use-decision-filters.ts';

interface DecisionToolsProps {
  readonly filters: DecisionFilters;
  readonly counts: AbsenceCounts | undefined;
  /** The company that the list is of, as far as it is known. */
  readonly companyId: string | undefined;
  readonly isRefreshing: boolean;
  readonly onChange: ChangeFilters;
  readonly onRefresh: () => void;
}

/** What narrows the list: search, state, kind; the company for super users. */
export function DecisionTools(props: DecisionToolsProps) {
  const { filters, counts, isRefreshing, onChange, onRefresh } = props;
  const t = useTexts(decisionsTexts);
  const { state, kind, search } = filters;
  // Who only decides in an administrator's place is not told who is sick.
  const knowsKinds = isAdminSession(useSignedIn());
  const isOfStatus = state !== 'waiting' && state !== 'all';
  const chosen = [
    isOfStatus && {
      id: 'state',
      label: absenceStates.wordOf(state),
      onRemove: () => onChange({ state: 'waiting' }),
    },
    kind && { id: 'kind', label: t(`filter.${kind}`), onRemove: () => onChange({ kind: null }) },
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
      onReset={() => onChange({ state: 'waiting', kind: null, search: '' })}
      end={
        <IconButton
          icon="refresh"
          label={t('action.refresh')}
          aria-busy={isRefreshing || undefined}
          onClick={onRefresh}
        />
      }
    >
      <SelectField
        label={t('filter.state')}
        isLabelHidden
        icon="filter"
        choices={decisionStates.map((each) => ({
          value: each,
          label: t(`filter.${each}`, { count: countOf(each, counts) }),
        }))}
        value={state}
        onChange={({ target }) =>
          onChange({ state: decisionStates.find((each) => each === target.value) ?? 'waiting' })
        }
      />
      {knowsKinds && (
        <SelectField
          label={t('filter.kind')}
          isLabelHidden
          choices={[
            { value: '', label: t('filter.anyKind') },
            ...absenceKind.options.map((each) => ({ value: each, label: t(`filter.${each}`) })),
          ]}
          value={kind ?? ''}
          onChange={({ target }) => onChange({ kind: absenceKind.safeParse(target.value).data ?? null })}
        />
      )}
      <CompanyChoice {...props} />
    </FilterBar>
  );
}

function countOf(state: DecisionState, counts: AbsenceCounts | undefined): number {
  if (!counts) return 0;
  if (state === 'all') return absenceStatuses.reduce((sum, status) => sum + counts[status], 0);
  return counts[state];
}

/** A super user's choice of whose people the list has. */
function CompanyChoice({ companyId, onChange }: Pick<DecisionToolsProps, 'companyId' | 'onChange'>) {
  const t = useTexts(decisionsTexts);
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
