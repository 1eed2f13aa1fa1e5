import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  listUserFilterGroups,
  maxUserSearchLength,
  usersLiveKey,
  type UserRow,
} from 'shared-api/contracts/admin';
import { callQuery } from 'shared-api/queries';
import {
  Button,
  ColumnChooser,
  CompanyPicker,
  IconButton,
  SelectField,
  useIsPhone,
  useTexts,
  type ColumnLayout,
} from 'shared-ui';
import { FilterBar } from 'shared-ui/filters';
import type { useChosenCompany } from './use-chosen-company.ts';
import { noUserFilters, type ChangeUserFilters, type UserFilters } from './use-user-filters.ts';
import { UserSearch } from './user-search.component.tsx';
import { usersTexts } from './users.texts.ts';

interface UserToolsProps {
  readonly filters: UserFilters;
  readonly company: ReturnType<typeof useChosenCompany>;
  readonly layout: ColumnLayout<UserRow>;
  readonly isRefreshing: boolean;
  readonly onChange: ChangeUserFilters;
  readonly onRefresh: () => void;
  /** Left out for who may not send documents. */
  readonly onSend: (() => void) | undefined;
}

/** The toolbar (spec 03 §2): company, state, role, group, search; sending a document; a grid's columns where there is one. */
export function UserTools(props: UserToolsProps) {
  const { filters, company, layout, isRefreshing, onChange, onRefresh, onSend } = props;
  const t = useTexts(usersTexts);
  const isPhone = useIsPhone();
  const groups = useFilterGroups(company.companyId);
  const chosen = useChosenFilters({ ...props, groups });
  const search = {
    value: filters.search,
    onSearch: (text: string) => onChange({ search: text.slice(0, maxUserSearchLength) }),
    label: t('search'),
    shortcut: '/',
  };
  return (
    <FilterBar
      {...(!isPhone && { search })}
      chosen={chosen}
      onReset={() => onChange(noUserFilters)}
      end={
        <>
          {isPhone && <UserSearch text={filters.search} onSearch={search.onSearch} />}
          {onSend && isPhone && <IconButton icon="send" label={t('action.send')} onClick={onSend} />}
          {onSend && !isPhone && (
            <Button icon="send" onClick={onSend}>
              {t('action.send')}
            </Button>
          )}
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
      <CompanyFilter company={company} onChange={onChange} />
      <Choices
        filters={filters}
        groups={groups}
        isOfSeveral={company.companyId === undefined}
        onChange={onChange}
      />
    </FilterBar>
  );
}

type FilterGroups = ReturnType<typeof useFilterGroups>;

function useFilterGroups(companyId: string | undefined) {
  const { data } = useQuery({
    ...callQuery(listUserFilterGroups, { companyId }, { live: usersLiveKey }),
  });
  return data?.groups ?? [];
}

function CompanyFilter({ company, onChange }: Pick<UserToolsProps, 'company' | 'onChange'>) {
  const t = useTexts(usersTexts);
  const [isOpen, setIsOpen] = useState(false);
  const { mayChoose, companyId, source, choose } = company;
  if (!mayChoose) return null;
  const name = companyId === undefined ? t('allCompanies') : (company.name ?? '');
  return (
    <>
      <Button icon="company" kind="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('company', { name })}
      </Button>
      <CompanyPicker
        source={source}
        isOpen={isOpen}
        title={t('pickCompany')}
        all={t('allCompanies')}
        picked={companyId}
        onPick={(picked) => {
          choose(picked);
          // A group is of one company.
          onChange({ groupId: undefined });
          setIsOpen(false);
        }}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

interface ChoicesProps extends Pick<UserToolsProps, 'filters' | 'onChange'> {
  readonly groups: FilterGroups;
  readonly isOfSeveral: boolean;
}

function Choices({ filters, groups, isOfSeveral, onChange }: ChoicesProps) {
  const t = useTexts(usersTexts);
  return (
    <>
      <SelectField
        label={t('filter.state')}
        isLabelHidden
        icon="filter"
        choices={[
          { value: '', label: t('filter.anyState') },
          { value: 'S', label: t('filter.active') },
          { value: 'N', label: t('filter.inactive') },
          { value: 'never', label: t('filter.neverCame') },
        ]}
        value={filters.hasSignedIn === false ? 'never' : flagText(filters.isActive)}
        onChange={({ target: { value } }) =>
          onChange({
            isActive: value === 'never' ? undefined : readFlag(value),
            hasSignedIn: value === 'never' ? false : undefined,
          })
        }
      />
      <SelectField
        label={t('filter.role')}
        isLabelHidden
        icon="shield"
        choices={[
          { value: '', label: t('filter.anyRole') },
          { value: 'S', label: t('filter.administrators') },
          { value: 'N', label: t('filter.others') },
        ]}
        value={flagText(filters.isAdministrator)}
        onChange={({ target }) => onChange({ isAdministrator: readFlag(target.value) })}
      />
      <SelectField
        label={t('filter.group')}
        isLabelHidden
        icon="users"
        choices={[
          { value: '', label: t('filter.anyGroup') },
          ...groups.map(({ id, name, companyName }) => ({
            value: id,
            label: isOfSeveral ? t('filter.groupOf', { name, company: companyName }) : name,
          })),
        ]}
        value={filters.groupId ?? ''}
        onChange={({ target }) => onChange({ groupId: target.value || undefined })}
      />
    </>
  );
}

/** What narrows the list, in words, each with a way to remove it. */
function useChosenFilters({
  filters,
  groups,
  onChange,
}: Pick<UserToolsProps, 'filters' | 'onChange'> & { groups: FilterGroups }) {
  const t = useTexts(usersTexts);
  const isPhone = useIsPhone();
  const { search, isActive, isAdministrator, groupId, hasSignedIn } = filters;
  const group = groups.find(({ id }) => id === groupId);
  return [
    isPhone && search !== '' && { id: 'search', label: search, onRemove: () => onChange({ search: '' }) },
    isActive !== undefined && {
      id: 'active',
      label: t(isActive ? 'filter.active' : 'filter.inactive'),
      onRemove: () => onChange({ isActive: undefined }),
    },
    isAdministrator !== undefined && {
      id: 'admin',
      label: t(isAdministrator ? 'filter.administrators' : 'filter.others'),
      onRemove: () => onChange({ isAdministrator: undefined }),
    },
    groupId !== undefined && {
      id: 'group',
      label: group?.name ?? t('filter.group'),
      onRemove: () => onChange({ groupId: undefined }),
    },
    hasSignedIn === false && {
      id: 'never',
      label: t('filter.neverCame'),
      onRemove: () => onChange({ hasSignedIn: undefined }),
    },
  ].filter((filter) => filter !== false);
}

const flagText = (flag: boolean | undefined) => (flag === undefined ? '' : flag ? 'S' : 'N');
const readFlag = (text: string) => (text === '' ? undefined : text === 'S');
