import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { UserGroup } from 'shared-api/contracts/admin';
import type { CompanyName } from 'shared-api/contracts/directory';
import {
  Card,
  CheckboxField,
  EmptyState,
  LinkButton,
  matchesWords,
  SearchField,
  Stack,
  useTexts,
} from 'shared-ui';
import classes from './user-form.module.css';
import { userErrorText, type UserForm } from './user-form.ts';
import { useRightName } from '../common/use-right-name.ts';
import { userFormTexts } from './user-form.texts.ts';

interface GroupListProps {
  readonly form: UserForm;
  /** The groups of every company. */
  readonly groups: readonly UserGroup[];
  /** The company that is chosen. */
  readonly company: CompanyName | undefined;
}

/** So many groups are found with the eyes. */
const fewGroups = 8;

/** Gruppo: the groups of the chosen company with what each gives, in a list of at most 600 px (spec 03 §2). */
export function GroupList({ form, groups, company }: GroupListProps) {
  const t = useTexts(userFormTexts);
  const [search, setSearch] = useState('');
  const { field } = useController({ control: form.control, name: 'groupIds' });
  const error = userErrorText(form, 'groupIds');
  if (!company) return <EmptyState icon="company" title={t('groups.company')} />;
  const own = groups.filter(({ companyId }) => companyId === company.id);
  if (own.length === 0)
    return (
      <EmptyState
        icon="users"
        title={t('groups.none')}
        action={<LinkButton to="/groups">{t('groups.create')}</LinkButton>}
      >
        {t('groups.noneHint')}
      </EmptyState>
    );
  const found = own.filter(({ name }) => matchesWords(name, search));
  const title = t('groups.title', { company: company.name });
  const toggle = (id: string) => {
    const kept = field.value.filter((each) => each !== id);
    field.onChange((kept.length < field.value.length ? kept : [...kept, id]).toSorted());
  };
  return (
    <Card title={title} aside={<span>{t('groups.chosen', { count: field.value.length })}</span>}>
      <Stack>
        {own.length > fewGroups && (
          <SearchField label={t('groups.search')} value={search} pause={0} onSearch={setSearch} />
        )}
        {error && (
          <p role="alert" className={classes.problem}>
            {error}
          </p>
        )}
        <div role="status">
          {found.length === 0 && <EmptyState icon="search" title={t('groups.noneFound')} />}
        </div>
        <div className={classes.groups} role="group" aria-label={title}>
          {found.map((group) => (
            <GroupLine
              key={group.id}
              group={group}
              isChosen={field.value.includes(group.id)}
              isInvalid={error !== undefined}
              onToggle={() => toggle(group.id)}
            />
          ))}
        </div>
      </Stack>
    </Card>
  );
}

interface GroupLineProps {
  readonly group: UserGroup;
  readonly isChosen: boolean;
  readonly isInvalid: boolean;
  readonly onToggle: () => void;
}

function GroupLine({ group, isChosen, isInvalid, onToggle }: GroupLineProps) {
  const t = useTexts(userFormTexts);
  const nameOf = useRightName();
  const { name, permissions, mayGive } = group;
  const rights = permissions.map(nameOf).join(', ');
  const gives = rights === '' ? t('groups.givesNothing') : t('groups.gives', { rights });
  const isHeld = !mayGive && !isChosen;
  return (
    <CheckboxField
      label={name}
      hint={isHeld ? `${gives}. ${t('groups.held')}` : gives}
      checked={isChosen}
      disabled={isHeld}
      aria-invalid={isInvalid || undefined}
      onChange={onToggle}
    />
  );
}
