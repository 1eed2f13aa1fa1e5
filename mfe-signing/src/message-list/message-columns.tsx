import type { MessageRow } from 'shared-api/contracts/signing';
import { formatDay, formatTime, formatTimeAndDay, StatusBadge, type RecordColumn } from 'shared-ui';
import classes from './message-list.module.css';
import type { MessageListWords } from './message-list.texts.ts';

type Column = RecordColumn<MessageRow>;

const widths = {
  number: 72,
  read: 140,
  date: 120,
  title: 280,
  sender: 180,
  receiver: 180,
  attachment: 110,
  signed: 110,
  signatureEnabled: 150,
} as const;

/** The columns of the inbox (spec 02 §2) in its order. A card has three lines: title, who, whether it is read and since when. */
export function messageColumns(t: MessageListWords): Column[] {
  const column = (id: keyof typeof widths, rest: Pick<Column, 'cell'> & Partial<Column>): Column => ({
    id,
    header: t(`column.${id}`),
    width: widths[id],
    onCard: 'hidden',
    isSortable: false,
    ...rest,
  });
  const yesNo = (id: 'attachment' | 'signed' | 'signatureEnabled', is: (row: MessageRow) => boolean) =>
    column(id, { cell: (row) => t(is(row) ? 'yes' : 'no') });
  return [
    column('number', { align: 'end', cell: ({ number }) => number }),
    column('read', {
      cell: (row) => <ReadState row={row} t={t} />,
      cardCell: (row) => (
        <span className={classes.state}>
          <ReadState row={row} t={t} />
          <span className={classes.since}>{formatTimeAndDay(row.createdAt)}</span>
        </span>
      ),
      onCard: 'status',
    }),
    column('date', {
      cell: ({ createdAt }) => (
        <span className={classes.moment}>
          <span>{formatTime(createdAt)}</span>
          <span>{formatDay(createdAt)}</span>
        </span>
      ),
    }),
    column('title', {
      cell: ({ title, isRead }) => (isRead ? title : <strong className={classes.unread}>{title}</strong>),
      onCard: 'title',
      fillsWidth: true,
    }),
    column('sender', { cell: ({ senderCompany }) => senderCompany, onCard: 'subtitle' }),
    column('receiver', { cell: ({ receiver }) => receiver }),
    yesNo('attachment', ({ hasAttachment }) => hasAttachment),
    yesNo('signed', ({ isSigned }) => isSigned),
    yesNo('signatureEnabled', ({ isSignatureEnabled }) => isSignatureEnabled),
  ];
}

function ReadState({ row, t }: { readonly row: MessageRow; readonly t: MessageListWords }) {
  return (
    <StatusBadge tone={row.isRead ? 'neutral' : 'accent'} icon={row.isRead ? 'check' : 'mail'}>
      {t(row.isRead ? 'read' : 'unread')}
    </StatusBadge>
  );
}
