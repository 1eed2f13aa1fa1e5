import { useMemo } from 'react';
import type { SentReceiver, SentReceiverFilter } from 'shared-api/contracts/signing';
import {
  Button,
  Card,
  EmptyState,
  formatInstant,
  ListBody,
  Pager,
  SearchField,
  SelectField,
  StateChip,
  TextLink,
  useListFilters,
  useTexts,
  type RecordColumn,
  type Translate,
} from 'shared-ui';
import classes from './sent-messages.module.css';
import { sentMessagesTexts } from './sent-messages.texts.ts';
import { receiverStateOf, receiverStates } from './sent-states.ts';
import { sentPageSize, useSentReceivers } from './use-sent-messages.ts';

const receiverFilters = ['all', 'unread', 'read', 'signed'] as const satisfies readonly SentReceiverFilter[];
const filterWords = {
  all: 'one.filterAll',
  unread: 'one.notRead',
  read: 'one.read',
  signed: 'one.signed',
} as const;

/** Who got a message, a page at a time: whether they read and signed it, by name and by state. */
export function Receivers({ messageId }: { readonly messageId: string }) {
  const t = useTexts(sentMessagesTexts);
  const { filters, change } = useListFilters({ search: '', show: 'all', page: '1' });
  const filter = receiverFilters.find((one) => one === filters.show) ?? 'all';
  const page = Math.max(1, Number.parseInt(filters.page, 10) || 1);
  const list = useSentReceivers({ id: messageId, filter, search: filters.search, page });
  const columns = useMemo(() => columnsIn(t), [t]);
  const isNarrowed = filters.search !== '' || filter !== 'all';
  return (
    <Card title={t('one.people')}>
      <div className={classes.parts}>
        <div className={classes.tools}>
          <SearchField
            label={t('one.search')}
            placeholder={t('one.search')}
            value={filters.search}
            onSearch={(text) => change({ search: text.slice(0, 200), page: '1' })}
          />
          <SelectField
            label={t('one.filter')}
            isLabelHidden
            icon="filter"
            choices={receiverFilters.map((value) => ({ value, label: t(filterWords[value]) }))}
            value={filter}
            onChange={({ target }) => change({ show: target.value, page: '1' })}
          />
        </div>
        <ListBody
          label={t('one.people')}
          list={list}
          columns={columns}
          getName={({ name }) => name}
          failedTitle={t('one.peopleFailed')}
          empty={
            isNarrowed ? (
              <EmptyState
                icon="search"
                title={t('one.narrowed')}
                action={
                  <Button onClick={() => change({ search: '', show: 'all', page: '1' })}>
                    {t('one.reset')}
                  </Button>
                }
              >
                {t('one.narrowedText')}
              </EmptyState>
            ) : (
              <EmptyState icon="users" title={t('one.nobody')}>
                {t('one.nobodyText')}
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
      </div>
    </Card>
  );
}

function columnsIn(t: Translate<typeof sentMessagesTexts.it>): readonly RecordColumn<SentReceiver>[] {
  return [
    { id: 'name', header: t('one.name'), onCard: 'title', cell: ({ name }) => name },
    {
      id: 'company',
      header: t('one.company'),
      onCard: 'subtitle',
      cell: ({ companyName }) => companyName,
    },
    {
      id: 'state',
      header: t('one.personState'),
      onCard: 'status',
      cell: (receiver) => <StateChip states={receiverStates} state={receiverStateOf(receiver)} />,
    },
    {
      id: 'since',
      header: t('one.since'),
      onCard: 'aside',
      cell: ({ readAt, signedAt, documentId }) => {
        const since = signedAt ?? readAt;
        if (since === null) return '–';
        const when = formatInstant(since);
        return documentId === null ? (
          when
        ) : (
          <TextLink to={`/viewAttachment?id=${encodeURIComponent(documentId)}`}>{when}</TextLink>
        );
      },
    },
  ];
}
