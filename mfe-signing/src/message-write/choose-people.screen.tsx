import { useMemo, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import type { UserRow } from 'shared-api/contracts/admin';
import {
  Button,
  EmptyState,
  lazyGrid,
  LinkButton,
  ListBody,
  ListLayout,
  notify,
  Page,
  SelectionBar,
  useColumns,
  useIsPhone,
  useScreen,
  useTexts,
  type RecordColumn,
  type Translate,
} from 'shared-ui';
import { useSignedIn } from 'shared-api';
import { failureText, showFailure } from '../failure-text.ts';
import { messageWriteTexts } from './message-write.texts.ts';
import { messagePaths } from './paths.ts';
import { PeopleTools } from './people-tools.component.tsx';
import { addChosen } from './add-chosen.ts';
import { useChosenPeople } from './use-chosen-people.ts';
import { useMayChoosePeople, usePeople, usePeopleFilters } from './use-people.ts';

const PeopleGrid = lazyGrid<UserRow>(() => import(/* webpackChunkName: "users-table" */ 'shared-ui/grid'));

/** Chooses whom a message goes to among thousands (spec 02 §2, `/filterSelectUsers`): by company, group and name, one by one or all of a filter. */
export function ChoosePeopleScreen() {
  const draftId = useSearchParams()[0].get('draft');
  const mayChoose = useMayChoosePeople();
  if (!draftId) return <Navigate to={messagePaths.write()} replace />;
  return mayChoose ? <ChoosePeople draftId={draftId} /> : <NotYours draftId={draftId} />;
}

/** For who writes messages and does not administer users: the list is not theirs, and the other ways are. */
function NotYours({ draftId }: { readonly draftId: string }) {
  const t = useTexts(messageWriteTexts);
  const back = messagePaths.write(draftId);
  useScreen({ title: t('people.title'), back: { to: back } });
  return (
    <Page>
      <EmptyState
        icon="users"
        title={t('people.closed')}
        action={
          <LinkButton kind="primary" icon="edit" to={back}>
            {t('people.toMessage')}
          </LinkButton>
        }
      >
        {t('people.closedText')}
      </EmptyState>
    </Page>
  );
}

function ChoosePeople({ draftId }: { readonly draftId: string }) {
  const t = useTexts(messageWriteTexts);
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const { userId } = useSignedIn();
  const { wanted, change, reset } = usePeopleFilters();
  const { list, total } = usePeople(wanted);
  const chosen = useChosenPeople(list.rows, wanted);
  const [isAdding, setIsAdding] = useState(false);
  const columns = useMemo(() => columnsIn(t), [t]);
  const layout = useColumns(`message-people:${userId}`, columns);
  const { count } = chosen;
  const add = async () => {
    if (count === 0) return void notify.warning(t('people.nobody'), { duration: 'validation' });
    setIsAdding(true);
    try {
      await addChosen(draftId, await chosen.keep());
      await navigate(messagePaths.write(draftId));
    } catch (error) {
      showFailure(error);
      setIsAdding(false);
    }
  };
  useScreen({
    title: t('people.title'),
    back: { to: messagePaths.write(draftId) },
    actions: [
      {
        id: 'add',
        label: count > 0 ? t('people.add', { count }) : t('people.addNobody'),
        icon: 'add',
        tone: 'primary',
        busy: isAdding,
        onClick: () => void add(),
      },
    ],
  });
  const isNarrowed = wanted.search !== '' || wanted.companyId !== undefined || wanted.groupId !== undefined;
  return (
    <Page width="full">
      <ListLayout>
        <PeopleTools wanted={wanted} onChange={change} onReset={reset} />
        <ListBody
          label={t('people.table')}
          list={list}
          columns={isPhone ? columns : layout.columns}
          getName={nameOf}
          selection={chosen.ofRows}
          grid={PeopleGrid}
          onResize={layout.resize}
          loadingLabel={t('people.loading')}
          failedTitle={t('people.failed')}
          empty={
            isNarrowed ? (
              <EmptyState
                icon="search"
                title={t('people.narrowed')}
                action={<Button onClick={reset}>{t('people.reset')}</Button>}
              >
                {t('people.narrowedText')}
              </EmptyState>
            ) : (
              <EmptyState icon="users" title={t('people.empty')}>
                {t('people.emptyText')}
              </EmptyState>
            )
          }
        >
          <SelectionBar
            list={list}
            selection={chosen.ofBar}
            total={total === undefined ? undefined : { count: total }}
            count={count}
            countText={
              chosen.isOfWider
                ? t('people.ofWider', { selected: t('people.selected', { count }) })
                : t('people.selected', { count })
            }
            loadingText={t('people.loading')}
            describeError={failureText}
            onSelectAll={() => void chosen.selectAll()}
          />
        </ListBody>
      </ListLayout>
    </Page>
  );
}

const nameOf = ({ lastName, firstName }: UserRow) => `${lastName} ${firstName}`;

function columnsIn(t: Translate<typeof messageWriteTexts.it>): readonly RecordColumn<UserRow>[] {
  return [
    { id: 'name', header: t('people.name'), onCard: 'title', width: 220, fillsWidth: true, cell: nameOf },
    {
      id: 'company',
      header: t('people.company'),
      onCard: 'subtitle',
      width: 200,
      cell: ({ companyName }) => companyName,
    },
    {
      id: 'groups',
      header: t('people.groups'),
      onCard: 'status',
      width: 240,
      cell: ({ groups }) => groups.join(', '),
    },
    { id: 'email', header: t('people.email'), onCard: 'hidden', width: 260, cell: ({ email }) => email },
  ];
}
