import { useState } from 'react';
import { failureSentence } from 'shared-api';
import { listUsers, usersLiveKey, type CompanyGroup, type UserRow } from 'shared-api/contracts/admin';
import { listQuery, searchManagedPeople } from 'shared-api/queries';
import {
  Button,
  CancelButton,
  EmptyState,
  ListBody,
  namesApart,
  NothingFound,
  PersonSearch,
  type RecordColumn,
  SearchField,
  Sheet,
  Stack,
  type Translate,
  useRecordList,
  useTexts,
} from 'shared-ui';
import { groupsTexts, type GroupsWords } from './groups.texts.ts';
import { useGroupActions } from './use-groups.ts';

interface MembersSheetProps {
  readonly group: CompanyGroup;
  readonly onClose: () => void;
}

const nameOf = ({ lastName, firstName }: UserRow) => `${lastName} ${firstName}`;

/** Who is in a group: searched, added and taken out. */
export function MembersSheet({ group, onClose }: MembersSheetProps) {
  const t = useTexts(groupsTexts);
  const { moving } = useGroupActions();
  const [search, setSearch] = useState('');
  const [isAdding, setIsAdding] = useState(false);
  const { id, companyId } = group;
  const list = useRecordList({
    ...listQuery(listUsers, (page) => ({ groupId: id, companyId, search, ...page }), { live: usersLiveKey }),
    describeError: (error) => failureSentence(error, t('loadFailed')),
  });
  const move = (change: { readonly add?: string[]; readonly remove?: string[] }) =>
    moving.mutate({ id, add: [], remove: [], ...change }, { onSettled: () => void list.refresh() });
  const name = namesApart(list.rows, nameOf, ({ username }) => username);
  const columns = memberColumns(t, {
    nameOf: name,
    busyId: moving.isPending ? moving.variables.remove[0] : undefined,
    onRemove: (userId) => move({ remove: [userId] }),
  });
  return (
    <>
      <Sheet
        isOpen
        height="full"
        title={t('peopleNamed', { name: group.name })}
        onClose={onClose}
        actions={
          <>
            <CancelButton label={t('member.close')} />
            <Button kind="primary" icon="add" onClick={() => setIsAdding(true)}>
              {t('member.add')}
            </Button>
          </>
        }
      >
        <Stack>
          <SearchField
            label={t('member.search')}
            placeholder={t('member.search')}
            value={search}
            onSearch={setSearch}
          />
          <ListBody
            label={t('people')}
            list={list}
            columns={columns}
            getName={name}
            failedTitle={t('loadFailed')}
            empty={
              search === '' ? (
                <EmptyState icon="users" title={t('member.empty')} />
              ) : (
                <NothingFound title={t('member.empty')} onReset={() => setSearch('')} />
              )
            }
          />
        </Stack>
      </Sheet>
      <PersonSearch
        search={searchManagedPeople(companyId)}
        isOpen={isAdding}
        title={t('member.add')}
        onPick={(userId) => {
          setIsAdding(false);
          if (userId !== undefined) move({ add: [userId] });
        }}
        onClose={() => setIsAdding(false)}
      />
    </>
  );
}

interface MemberColumns {
  readonly nameOf: (user: UserRow) => string;
  readonly busyId: string | undefined;
  readonly onRemove: (userId: string) => void;
}

function memberColumns(
  t: Translate<GroupsWords>,
  { nameOf: name, busyId, onRemove }: MemberColumns,
): RecordColumn<UserRow>[] {
  return [
    { id: 'name', header: t('name'), onCard: 'title', cell: name },
    {
      id: 'actions',
      header: t('actions'),
      align: 'end',
      onCard: 'status',
      cell: (user) => (
        <Button
          size="s"
          aria-label={t('member.removeNamed', { name: name(user) })}
          isBusy={busyId === user.id}
          onClick={() => onRemove(user.id)}
        >
          {t('member.remove')}
        </Button>
      ),
    },
  ];
}
