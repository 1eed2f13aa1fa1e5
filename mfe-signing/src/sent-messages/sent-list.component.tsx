import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SentMessage } from 'shared-api/contracts/signing';
import {
  Button,
  EmptyState,
  formatInstant,
  LinkButton,
  ListBody,
  Pager,
  SearchField,
  Stack,
  StateChip,
  useListFilters,
  useTexts,
  type RecordColumn,
  type Translate,
} from 'shared-ui';
import { messagePaths } from '../message-write/paths.ts';
import classes from './sent-messages.module.css';
import { sentMessagesTexts } from './sent-messages.texts.ts';
import { sentStateOf, sentStates } from './sent-states.ts';
import { ShareBar } from './share-bar.component.tsx';
import { sentPageSize, useSentMessages } from './use-sent-messages.ts';

/** The messages that were sent, the newest first, with how many people read and signed each. */
export function SentList() {
  const t = useTexts(sentMessagesTexts);
  const navigate = useNavigate();
  const { filters, change } = useListFilters({ search: '', page: '1' });
  const page = Math.max(1, Number.parseInt(filters.page, 10) || 1);
  const list = useSentMessages({ search: filters.search, page });
  const columns = useMemo(() => columnsIn(t), [t]);
  return (
    <Stack>
      <SearchField
        label={t('list.search')}
        placeholder={t('list.search')}
        value={filters.search}
        onSearch={(text) => change({ search: text.slice(0, 200), page: '1' })}
      />
      <ListBody
        label={t('list.label')}
        list={list}
        columns={columns}
        getName={({ title }) => title}
        onOpen={({ id }) => void navigate(messagePaths.sent(id))}
        failedTitle={t('list.failed')}
        empty={
          filters.search === '' ? (
            <EmptyState
              icon="send"
              title={t('list.empty')}
              action={
                <LinkButton kind="primary" icon="add" to={messagePaths.write()}>
                  {t('write')}
                </LinkButton>
              }
            >
              {t('list.emptyText')}
            </EmptyState>
          ) : (
            <EmptyState
              icon="search"
              title={t('list.narrowed')}
              action={<Button onClick={() => change({ search: '' })}>{t('list.clear')}</Button>}
            >
              {t('list.narrowedText')}
            </EmptyState>
          )
        }
      />
      {list.total !== undefined && (
        <Pager
          page={page}
          pageSize={sentPageSize}
          total={list.total}
          onPage={(next) => change({ page: String(next) })}
        />
      )}
    </Stack>
  );
}

function columnsIn(t: Translate<typeof sentMessagesTexts.it>): readonly RecordColumn<SentMessage>[] {
  return [
    { id: 'title', header: t('list.title'), onCard: 'title', cell: ({ title }) => title },
    {
      id: 'when',
      header: t('list.when'),
      onCard: 'hidden',
      cell: ({ createdAt }) => <span className={classes.when}>{formatInstant(createdAt)}</span>,
    },
    {
      id: 'to',
      header: t('list.to'),
      onCard: 'subtitle',
      cell: ({ receivers, total, isExternal }) =>
        isExternal ? receivers : `${receivers} · ${t('list.people', { count: total })}`,
    },
    {
      id: 'read',
      header: t('list.read'),
      onCard: 'line',
      cell: ({ read, total, isExternal }) =>
        isExternal ? (
          '–'
        ) : (
          <ShareBar label={t('share.of', { done: read, total })} done={read} total={total} tone="read" />
        ),
    },
    {
      id: 'signed',
      header: t('list.signed'),
      onCard: 'line',
      cell: ({ signed, total, signsAttachment }) =>
        signsAttachment ? (
          <ShareBar
            label={t('share.of', { done: signed, total })}
            done={signed}
            total={total}
            tone="signed"
          />
        ) : (
          t('list.noSignature')
        ),
    },
    {
      id: 'state',
      header: t('list.state'),
      onCard: 'status',
      cell: (message) => <StateChip states={sentStates} state={sentStateOf(message)} />,
      cardCell: (message) => (
        <span className={classes.stateAndWhen}>
          <StateChip states={sentStates} state={sentStateOf(message)} />
          <span className={classes.when}>{formatInstant(message.createdAt)}</span>
        </span>
      ),
    },
  ];
}
