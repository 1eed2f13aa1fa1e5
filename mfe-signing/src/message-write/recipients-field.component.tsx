import { useState } from 'react';
import { useSignedIn } from 'shared-api';
import { isSuperUser } from 'shared-api/contracts/common';
import type { MessageDraft, MessageRecipients } from 'shared-api/contracts/signing';
import { searchPeople, useCompanyNames } from 'shared-api/queries';
import { Button, Card, CompanyPicker, GroupPicker, PersonSearch, Row, useTexts } from 'shared-ui';
import classes from './message-write.module.css';
import { messageWriteTexts } from './message-write.texts.ts';
import { RecipientChips, type Chip } from './recipient-chips.component.tsx';
import { RecipientCount } from './recipient-count.component.tsx';
import { useMayChoosePeople } from './use-people.ts';
import { useRecipientGroups } from './use-recipient-groups.ts';

interface RecipientsFieldProps {
  readonly value: MessageRecipients;
  /** Of a draft that was opened: what those are called whom it names. */
  readonly names: Pick<MessageDraft, 'companies' | 'groups' | 'people'> | undefined;
  readonly onChange: (recipients: MessageRecipients) => void;
  /** Leads to the list of thousands. */
  readonly onChooseMany: () => void;
  readonly error: string | undefined;
}

type OpenSheet = 'companies' | 'groups' | 'person';

/** Whom the message goes to (spec 02 §2, 'Messaggio a'): companies with 'Tutte' first, groups, people; and how many they are. */
export function RecipientsField({ value, names, onChange, onChooseMany, error }: RecipientsFieldProps) {
  const t = useTexts(messageWriteTexts);
  const [open, setOpen] = useState<OpenSheet>();
  const companies = useCompanyNames();
  const groups = useRecipientGroups();
  const mayChoose = useMayChoosePeople();
  const isOfSeveral = isSuperUser(useSignedIn().flags);
  const close = () => setOpen(undefined);
  const add = (key: 'companyIds' | 'userIds', id: string) =>
    onChange({ ...value, [key]: [...new Set([...value[key], id])] });
  const chips = useChips(value, onChange, {
    companies: [...(names?.companies ?? []), ...(companies.companies ?? [])],
    groups: [...(names?.groups ?? []), ...[...groups.names].map(([id, name]) => ({ id, name }))],
    people: names?.people ?? [],
  });
  return (
    <Card title={t('to.title')}>
      <div className={classes.parts} role="group" aria-label={t('to.title')}>
        {chips.length > 0 ? (
          <RecipientChips chips={chips} />
        ) : (
          <p className={classes.muted}>{t('to.nobody')}</p>
        )}
        <Row>
          <Button icon="company" size="s" aria-haspopup="dialog" onClick={() => setOpen('companies')}>
            {t('to.companies')}
          </Button>
          <Button icon="users" size="s" aria-haspopup="dialog" onClick={() => setOpen('groups')}>
            {t('to.groups')}
          </Button>
          <Button icon="user" size="s" aria-haspopup="dialog" onClick={() => setOpen('person')}>
            {t('to.person')}
          </Button>
          {mayChoose && (
            <Button icon="list" size="s" onClick={onChooseMany}>
              {t('to.chooseMany')}
            </Button>
          )}
        </Row>
        <RecipientCount recipients={value} />
        {error && (
          <p role="alert" className={classes.error}>
            {error}
          </p>
        )}
      </div>
      <CompanyPicker
        source={companies}
        isOpen={open === 'companies'}
        title={t('to.pickCompany')}
        all={t('to.all')}
        onPick={(id) => {
          if (id === undefined) onChange({ ...value, everybody: true, companyIds: [] });
          else add('companyIds', id);
          close();
        }}
        onClose={close}
      />
      <GroupPicker
        isOpen={open === 'groups'}
        title={t('to.pickGroups')}
        groups={groups.groups?.map(({ id, name, companyName, people }) => ({
          id,
          name,
          detail: [...(isOfSeveral ? [companyName] : []), t('to.total', { count: people })].join(' · '),
        }))}
        picked={new Set(value.groupIds)}
        hasFailed={groups.hasFailed}
        onSearch={groups.onSearch}
        onRetry={groups.onRetry}
        onPick={(ids) => {
          onChange({ ...value, groupIds: [...ids] });
          close();
        }}
        onClose={close}
      />
      <PersonSearch
        search={searchPeople()}
        isOpen={open === 'person'}
        title={t('to.pickPerson')}
        onPick={(id) => {
          if (id !== undefined) add('userIds', id);
          close();
        }}
        onClose={close}
      />
    </Card>
  );
}

interface Named {
  readonly id: string;
  readonly name: string;
}

type Names = Readonly<Record<'companies' | 'groups' | 'people', readonly Named[]>>;

/** People one by one are chips of their own up to this many; more are one chip. */
const maxPersonChips = 12;

function useChips(
  value: MessageRecipients,
  onChange: (next: MessageRecipients) => void,
  names: Names,
): readonly Chip[] {
  const t = useTexts(messageWriteTexts);
  const without = (ids: readonly string[], id: string) => ids.filter((one) => one !== id);
  const { everybody, companyIds, groupIds, userIds, choiceId } = value;
  const areFew = userIds.length <= maxPersonChips;
  return [
    ...(everybody
      ? [
          {
            key: 'all',
            icon: 'company' as const,
            name: t('to.allChip'),
            onRemove: () => onChange({ ...value, everybody: false }),
          },
        ]
      : []),
    ...companyIds.map((id) => ({
      key: `company ${id}`,
      icon: 'company' as const,
      name: nameIn(names.companies, id) ?? '…',
      onRemove: () => onChange({ ...value, companyIds: without(companyIds, id) }),
    })),
    ...groupIds.map((id) => ({
      key: `group ${id}`,
      icon: 'users' as const,
      name: nameIn(names.groups, id) ?? '…',
      onRemove: () => onChange({ ...value, groupIds: without(groupIds, id) }),
    })),
    ...(areFew ? userIds : []).map((id) => ({
      key: `user ${id}`,
      icon: 'user' as const,
      name: nameIn(names.people, id),
      userId: id,
      onRemove: () => onChange({ ...value, userIds: without(userIds, id) }),
    })),
    ...(areFew
      ? []
      : [
          {
            key: 'users',
            icon: 'users' as const,
            name: t('to.chosen', { count: userIds.length }),
            onRemove: () => onChange({ ...value, userIds: [] }),
          },
        ]),
    ...(choiceId
      ? [
          {
            key: 'choice',
            icon: 'list' as const,
            name: t('to.chosenMany'),
            onRemove: () => onChange({ ...value, choiceId: null }),
          },
        ]
      : []),
  ];
}

function nameIn(named: readonly Named[], id: string): string | undefined {
  return named.find((one) => one.id === id)?.name;
}
