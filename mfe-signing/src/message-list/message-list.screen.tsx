import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isAdminSession, useSignedIn } from 'shared-api';
import type { MessageRow } from 'shared-api/contracts/signing';
import {
  Banner,
  ListBody,
  ListCount,
  ListLayout,
  Page,
  Pager,
  useIsPhone,
  useRemovedIds,
  useScreen,
  useSelection,
  useTexts,
  type PagedListState,
  type RecordListState,
  type ScreenAction,
} from 'shared-ui';
import { messageColumns } from './message-columns.tsx';
import { MessageGrid } from './message-grid.ts';
import { MessagesEmpty } from './message-list-empty.component.tsx';
import { messageListTexts } from './message-list.texts.ts';
import { MessageTools } from './message-tools.component.tsx';
import { useDeleteMessages } from './use-delete-messages.ts';
import { useMessageFilters, type MessageFilters } from './use-message-filters.ts';
import { useEndlessMessages, usePagedMessages } from './use-messages.ts';

/** The inbox at /messages (spec 02 §2): page by page, or all as one goes down. */
export function MessagesScreen() {
  const { filters, change } = useMessageFilters();
  const { size } = filters;
  const View = size === null ? EndlessMessages : PagedMessages;
  return <View filters={filters} size={size ?? 0} onChange={change} />;
}

interface ViewProps {
  readonly filters: MessageFilters;
  readonly size: number;
  readonly onChange: (changes: Partial<MessageFilters>) => void;
}

function EndlessMessages(props: ViewProps) {
  const list = useEndlessMessages(props.filters);
  return <Inbox {...props} list={list} known={list.pages.at(0)?.total} />;
}

function PagedMessages(props: ViewProps) {
  return <Inbox {...props} list={usePagedMessages(props.filters, props.size)} />;
}

interface InboxProps extends ViewProps {
  readonly list: RecordListState<MessageRow> | PagedListState<MessageRow>;
  /** How many there are, where no pager says so. */
  readonly known?: number | undefined;
}

function Inbox({ filters, size, onChange, list, known }: InboxProps) {
  const t = useTexts(messageListTexts);
  const session = useSignedIn();
  const navigate = useNavigate();
  const { search: address } = useLocation();
  const isPhone = useIsPhone();
  const removed = useRemovedIds();
  const rows = useMemo(() => list.rows.filter(({ id }) => !removed.has(id)), [list.rows, removed]);
  const selection = useSelection(rows);
  const { selected, deselect } = selection;
  const { remove, question } = useDeleteMessages(deselect);
  const open = ({ id }: MessageRow) =>
    void navigate(`/messages/${encodeURIComponent(id)}`, { state: { list: address } });
  const [one] = selected;
  const only = selected.length === 1 ? one : undefined;
  const actions: ScreenAction[] = [];
  if (isAdminSession(session))
    actions.push({
      id: 'add',
      label: t('action.add'),
      icon: 'add',
      tone: 'primary',
      shortcut: 'n',
      onClick: () => void navigate('/newMessage'),
    });
  if (isAdminSession(session) && !one)
    actions.push({
      id: 'sent',
      label: t('action.sent'),
      icon: 'send',
      onClick: () => void navigate('/sentMessages'),
    });
  if (only) actions.push({ id: 'view', label: t('action.view'), icon: 'eye', onClick: () => open(only) });
  if (only && (only.may.sign || only.may.signOnceRead))
    actions.push({
      id: 'sign',
      label: t('action.sign'),
      icon: 'sign',
      // One that is unread opens with the acceptance of its reading, and is signed from there.
      onClick: () =>
        only.may.sign ? void navigate(`/signMessage/${encodeURIComponent(only.id)}`) : open(only),
    });
  if (one && selected.every(({ may }) => may.remove))
    actions.push({
      id: 'delete',
      label: t('action.delete'),
      icon: 'delete',
      tone: 'danger',
      onClick: () => void remove(selected.map(({ id }) => id)),
    });
  useScreen({ title: t('title'), actions });
  const columns = useMemo(() => messageColumns(t), [t]);
  const counted = known === undefined ? undefined : known - (list.rows.length - rows.length);
  return (
    <Page width="full">
      <ListLayout>
        {session.actingFor && <Banner>{t('own')}</Banner>}
        <MessageTools
          filters={filters}
          isRefreshing={list.isRefreshing}
          onChange={onChange}
          onRefresh={() => void list.refresh()}
        />
        <ListBody
          label={t('table')}
          list={{ ...list, rows }}
          columns={columns}
          getName={nameOf}
          selection={selection}
          onOpen={open}
          {...(!isPhone && { grid: MessageGrid })}
          loadingLabel={t('state.loading')}
          failedTitle={t('state.failed')}
          empty={<MessagesEmpty filters={filters} onChange={onChange} />}
        >
          {counted !== undefined && <ListCount shown={rows.length} total={{ count: counted }} />}
        </ListBody>
        {'total' in list && list.total !== undefined && (
          <Pager
            page={filters.page}
            pageSize={size}
            total={list.total}
            onPage={(page) => onChange({ page })}
          />
        )}
      </ListLayout>
      {question}
    </Page>
  );
}

const nameOf = ({ title, senderCompany }: MessageRow) => `${title}, ${senderCompany}`;
