import { useState } from 'react';
import { isFailure, useSignedIn } from 'shared-api';
import type { CompanyGroup } from 'shared-api/contracts/admin';
import { useCompanyNames } from 'shared-api/queries';
import { EmptyState, ListBody, Page, SelectField, Stack, useConfirm, useScreen, useTexts } from 'shared-ui';
import { useRightName } from '../common/use-right-name.ts';
import { groupColumns } from './group-columns.tsx';
import { GroupDialog } from './group.dialog.tsx';
import { GroupEditor } from './group-editor.component.tsx';
import classes from './groups.module.css';
import { groupsTexts } from './groups.texts.ts';
import { Losses } from './losses.component.tsx';
import { MembersSheet } from './members.sheet.tsx';
import { askLoss, useGroupActions, useGroups } from './use-groups.ts';

/** What is open over the list. */
type Opened = { readonly kind: 'add' } | { readonly kind: 'edit' | 'members'; readonly group: CompanyGroup };

/** The groups of a company: what they give to whom, and what their people see by it. */
export function GroupsScreen() {
  const t = useTexts(groupsTexts);
  const nameOf = useRightName();
  const { company: own } = useSignedIn();
  const { companies = [] } = useCompanyNames();
  const [chosen, setChosen] = useState<string>();
  const companyId = chosen ?? own?.id ?? companies[0]?.id;
  const list = useGroups(companyId);
  const { adding, removing } = useGroupActions();
  const { ask, dialog } = useConfirm();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const add = () => {
    adding.reset();
    setOpened({ kind: 'add' });
  };
  useScreen({
    title: t('title'),
    back: { to: '/dash', label: t('home'), icon: 'home' },
    actions: [
      {
        id: 'add',
        label: t('add'),
        icon: 'add',
        tone: 'primary',
        disabled: companyId === undefined,
        onClick: add,
      },
    ],
  });
  const remove = async (group: CompanyGroup) => {
    const loss = await askLoss(group, []).catch(() => undefined);
    const question = {
      title: t('sure', { name: group.name }),
      text: loss && <Losses loss={loss} isRemoved />,
      confirmLabel: t('remove'),
      tone: 'danger' as const,
    };
    if (await ask(question)) removing.mutate(group);
  };
  const columns = groupColumns(t, {
    nameOf,
    onEdit: (group) => setOpened({ kind: 'edit', group }),
    onMembers: (group) => setOpened({ kind: 'members', group }),
    onRemove: (group) => void remove(group),
  });
  return (
    <Page lead={t('lead')} width="wide">
      <Stack>
        {companies.length > 1 && (
          <div className={classes.company}>
            <SelectField
              label={t('company')}
              value={companyId}
              onChange={({ target }) => setChosen(target.value)}
              choices={companies.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </div>
        )}
        <ListBody
          label={t('list')}
          list={list}
          columns={columns}
          getName={({ name }) => name}
          failedTitle={t('loadFailed')}
          empty={
            <EmptyState title={t('empty')} icon="users">
              {t('emptyHint')}
            </EmptyState>
          }
        />
      </Stack>
      {opened?.kind === 'add' && companyId !== undefined && (
        <GroupDialog
          group={undefined}
          isBusy={adding.isPending}
          nameError={isFailure(adding.error, 'conflict') ? adding.error.fields?.['name'] : undefined}
          failure={adding.error}
          onSave={(fields) => adding.mutate({ companyId, ...fields }, { onSuccess: close })}
          onClose={close}
        />
      )}
      {opened?.kind === 'edit' && <GroupEditor group={opened.group} onClose={close} />}
      {opened?.kind === 'members' && <MembersSheet group={opened.group} onClose={close} />}
      {dialog}
    </Page>
  );
}
