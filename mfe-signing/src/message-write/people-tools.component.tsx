import { useState } from 'react';
import { useSignedIn } from 'shared-api';
import { isSuperUser } from 'shared-api/contracts/common';
import { maxUserSearchLength } from 'shared-api/contracts/admin';
import { useCompanyNames } from 'shared-api/queries';
import { Button, CompanyPicker, SelectField, useTexts } from 'shared-ui';
import { FilterBar } from 'shared-ui/filters';
import { messageWriteTexts } from './message-write.texts.ts';
import { useGroups, type usePeopleFilters, type WantedPeople } from './use-people.ts';

interface PeopleToolsProps {
  readonly wanted: WantedPeople;
  readonly onChange: ReturnType<typeof usePeopleFilters>['change'];
  readonly onReset: () => void;
}

/** What narrows the people among whom one chooses: their company, a group, a search on the server. */
export function PeopleTools({ wanted, onChange, onReset }: PeopleToolsProps) {
  const t = useTexts(messageWriteTexts);
  const { companyId, groupId, search } = wanted;
  const mayChooseCompany = isSuperUser(useSignedIn().flags);
  const source = useCompanyNames({ isNeeded: mayChooseCompany });
  const [isPicking, setIsPicking] = useState(false);
  const { groups = [] } = useGroups(companyId);
  const company = source.companies?.find(({ id }) => id === companyId)?.name;
  const group = groups.find(({ id }) => id === groupId)?.name;
  const chosen = [
    ...(companyId
      ? [
          {
            id: 'company',
            label: company ?? t('people.company'),
            onRemove: () => onChange({ company: '', group: '' }),
          },
        ]
      : []),
    ...(groupId
      ? [{ id: 'group', label: group ?? t('people.group'), onRemove: () => onChange({ group: '' }) }]
      : []),
  ];
  return (
    <>
      <FilterBar
        search={{
          value: search,
          onSearch: (text) => onChange({ search: text.slice(0, maxUserSearchLength) }),
          label: t('people.search'),
          shortcut: '/',
        }}
        chosen={chosen}
        onReset={onReset}
      >
        {mayChooseCompany && (
          <Button icon="company" kind="quiet" aria-haspopup="dialog" onClick={() => setIsPicking(true)}>
            {t('people.companyIs', { name: companyId ? (company ?? '') : t('to.all') })}
          </Button>
        )}
        <SelectField
          label={t('people.group')}
          isLabelHidden
          icon="users"
          choices={[
            { value: '', label: t('people.anyGroup') },
            ...groups.map(({ id, name, companyName }) => ({
              value: id,
              label:
                companyId || !mayChooseCompany ? name : t('people.groupOf', { name, company: companyName }),
            })),
          ]}
          value={groupId ?? ''}
          onChange={({ target }) => onChange({ group: target.value })}
        />
      </FilterBar>
      <CompanyPicker
        source={source}
        isOpen={isPicking}
        title={t('to.pickCompany')}
        all={t('to.all')}
        picked={companyId}
        onPick={(picked) => {
          // A group is of one company.
          onChange({ company: picked ?? '', group: '' });
          setIsPicking(false);
        }}
        onClose={() => setIsPicking(false)}
      />
    </>
  );
}
