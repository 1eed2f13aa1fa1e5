import { useMemo } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useSignedIn } from 'shared-api';
import { isSuperUser } from 'shared-api/contracts/common';
import type { UserRow } from 'shared-api/contracts/admin';
import {
  Button,
  EmptyState,
  lazyGrid,
  namesApart,
  ListBody,
  ListLayout,
  Page,
  SelectionBar,
  useColumns,
  useIsPhone,
  useTexts,
  type RecordSort,
} from 'shared-ui';
import { addressOfChoice } from './kept-selection.ts';
import { useChosenCompany } from './use-chosen-company.ts';
import { useUserActions } from './use-user-actions.tsx';
import { isNarrowed, noUserFilters, useUserFilters, type UserOrder } from './use-user-filters.ts';
import { useUserSelection, type UserSelection } from './use-user-selection.ts';
import { describeFailure, useUsers } from './use-users.ts';
import { useUsersBar } from './use-users-bar.ts';
import { nameOf, sortOfColumn, userColumns } from './user-columns.tsx';
import { UserTools } from './user-tools.component.tsx';
import { usersTexts, type UsersWords } from './users.texts.ts';

const UserGrid = lazyGrid<UserRow>(() => import(/* webpackChunkName: "users-table" */ 'shared-ui/grid'));

/** The users whom an administrator administers (spec 03 §2), as they were left by who comes back to a choice. */
export function UsersScreen() {
  const before = addressOfChoice(useSearchParams()[0]);
  return before === undefined ? <Users /> : <Navigate to={before} replace />;
}

function Users() {
  const t = useTexts(usersTexts);
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const { userId, flags, permissions } = useSignedIn();
  const company = useChosenCompany();
  const { filters, change } = useUserFilters();
  const { order, ...narrowing } = filters;
  const wanted = { companyId: company.mayChoose ? company.companyId : undefined, ...narrowing };
  const { list, total } = useUsers(wanted, order);
  const selection = useUserSelection(list.rows, wanted);
  const actions = useUserActions(selection, wanted);
  const edit = (id: string) => void navigate(`/editUser/${encodeURIComponent(id)}`);
  useUsersBar({ selection, actions, onEdit: edit });
  const isOfSeveral = company.mayChoose && company.companyId === undefined;
  const { rows } = list;
  const name = useMemo(() => namesApart(rows, nameOf, ({ username }) => username), [rows]);
  const columns = useMemo(() => userColumns({ t, isOfSeveral, cardName: name }), [t, isOfSeveral, name]);
  const layout = useColumns(`users:${userId}`, columns);
  const maySend = isSuperUser(flags) || permissions.includes('doc_docsign');
  return (
    <Page width="full">
      <ListLayout>
        <UserTools
          filters={filters}
          company={company}
          layout={layout}
          isRefreshing={list.isRefreshing}
          onChange={change}
          onRefresh={() => void list.refresh()}
          onSend={maySend ? actions.send : undefined}
        />
        <ListBody
          label={t('table')}
          list={list}
          columns={isPhone ? columns : layout.columns}
          getName={name}
          selection={selection.ofRows}
          onOpen={({ id }) => edit(id)}
          {...(order && { sort: shownSort(order) })}
          onSort={(sort) => change({ order: sort && wantedOrder(sort) })}
          onResize={layout.resize}
          grid={UserGrid}
          loadingLabel={t('loading')}
          failedTitle={t('failed')}
          empty={<NoUsers isNarrowed={isNarrowed(filters)} onReset={() => change(noUserFilters)} />}
        >
          <SelectionBar
            list={list}
            selection={selection.ofBar}
            total={total === undefined ? undefined : { count: total }}
            count={selection.count}
            countText={selectionInWords(selection, {
              t,
              isNarrowed: isNarrowed(filters),
              isWhole: !list.hasMore,
            })}
            loadingText={t('selection.loading', { count: list.rows.length })}
            describeError={describeFailure}
            onSelectAll={() => void selection.selectAll()}
          />
        </ListBody>
      </ListLayout>
      {actions.dialog}
    </Page>
  );
}

interface NoUsersProps {
  readonly isNarrowed: boolean;
  readonly onReset: () => void;
}

function NoUsers({ isNarrowed: isFiltered, onReset }: NoUsersProps) {
  const t = useTexts(usersTexts);
  if (!isFiltered)
    return (
      <EmptyState icon="users" title={t('empty.title')}>
        {t('empty.text')}
      </EmptyState>
    );
  return (
    <EmptyState
      icon="search"
      title={t('empty.narrowed')}
      action={<Button onClick={onReset}>{t('empty.reset')}</Button>}
    >
      {t('empty.narrowedText')}
    </EmptyState>
  );
}

interface Saying {
  readonly t: UsersWords;
  readonly isNarrowed: boolean;
  /** Whether every row of the search is loaded. */
  readonly isWhole: boolean;
}

/** What is selected; of rows that are not shown it is said why only where that is known: under a search, and with all of its rows. */
function selectionInWords(
  { count, hidden, isOfWider }: UserSelection,
  { t, isNarrowed: isSearch, isWhole }: Saying,
): string {
  const selected = t('selection.count', { count });
  if (isOfWider) return t('selection.ofWider', { selected });
  if (hidden === 0 || !isSearch) return selected;
  return t(isWhole ? 'selection.hidden' : 'selection.notShown', { selected, count: hidden });
}

function shownSort({ sort, direction }: UserOrder): RecordSort {
  const column = Object.keys(sortOfColumn).find((id) => sortOfColumn[id] === sort);
  return { column: column ?? sort, direction };
}

function wantedOrder({ column, direction }: RecordSort): UserOrder | undefined {
  const sort = sortOfColumn[column];
  return sort && { sort, direction };
}
