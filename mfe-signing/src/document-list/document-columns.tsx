import type { DocumentRow } from 'shared-api/contracts/signing';
import { formatTimeAndDay, StatusBadge, type RecordColumn } from 'shared-ui';
import type { DocumentListWords } from './document-list.texts.ts';
import { deliveryWord, expiryWord, signedWord, type StateWord } from './document-state.ts';

type Column = RecordColumn<DocumentRow>;
type TextField = 'title' | 'sender' | 'receiverName' | 'receiverSurname' | 'receiverEmail';

/** The columns of spec 02 §2, in its order, and the lines of a card: there a state has its date, and the receiver one line. */
export function documentColumns(t: DocumentListWords): Column[] {
  const text = (id: TextField, width: number): Column => ({
    id,
    header: t(`column.${id}`),
    width,
    cell: (row) => row[id],
  });
  const moment = (id: 'date' | 'sentAt' | 'signedAt', get: (row: DocumentRow) => string | null): Column => ({
    id,
    header: t(`column.${id}`),
    width: 104,
    isTwoLines: true,
    sortValue: get,
    cell: (row) => formatOptional(get(row)),
  });
  const yesNo = (id: 'saved' | 'phoneVerified', is: (row: DocumentRow) => boolean): Column => ({
    id,
    header: t(`column.${id}`),
    width: 88,
    cell: (row) => t(is(row) ? 'yes' : 'no'),
  });
  const state = ({ id, width, word, at }: StateColumn): Column => ({
    id,
    header: t(`column.${id}`),
    width,
    sortValue: (row) => word(row, t).text,
    cell: (row) => <StateCell {...word(row, t)} />,
    cardCell: (row) => <CardState {...word(row, t)} at={at?.(row)} />,
  });
  const onTableOnly = { onCard: 'hidden' } as const;
  return [
    {
      id: 'number',
      header: t('column.number'),
      width: 60,
      align: 'end',
      cell: ({ number }) => number,
      sortValue: ({ number }) => number,
    },
    moment('date', ({ createdAt }) => createdAt),
    { ...text('title', 200), fillsWidth: true, onCard: 'title' },
    text('sender', 150),
    { ...text('receiverName', 110), ...onTableOnly },
    { ...text('receiverSurname', 120), ...onTableOnly },
    { ...text('receiverEmail', 180), ...onTableOnly },
    {
      id: 'receiver',
      header: t('receiver'),
      onTable: 'hidden',
      cell: (row) => `${row.receiverName} ${row.receiverSurname}, ${row.receiverEmail}`,
    },
    yesNo('saved', ({ savesCopy }) => savesCopy),
    yesNo('phoneVerified', ({ isPhoneVerified }) => isPhoneVerified),
    state({ id: 'sent', width: 172, word: deliveryWord, at: ({ sentAt }) => sentAt }),
    { ...moment('sentAt', ({ sentAt }) => sentAt), ...onTableOnly },
    state({ id: 'status', width: 148, word: expiryWord }),
    {
      id: 'hours',
      header: t('column.hours'),
      width: 88,
      align: 'end',
      cell: ({ expiryHours }) => expiryHours,
      cardCell: ({ expiryHours }) => expiryHours ?? '–',
      sortValue: ({ expiryHours }) => expiryHours,
    },
    state({ id: 'signed', width: 164, word: signedWord, at: ({ signedAt }) => signedAt }),
    { ...moment('signedAt', ({ signedAt }) => signedAt), ...onTableOnly },
  ];
}

interface StateColumn {
  readonly id: 'sent' | 'status' | 'signed';
  readonly width: number;
  readonly word: (row: DocumentRow, t: DocumentListWords) => StateWord;
  /** Since when, for cards. */
  readonly at?: (row: DocumentRow) => string | null;
}

function StateCell({ tone, text, detail }: StateWord) {
  return (
    <span title={detail}>
      <StatusBadge tone={tone}>{text}</StatusBadge>
    </span>
  );
}

function CardState({ tone, text, detail, at }: StateWord & { at: string | null | undefined }) {
  return (
    <>
      <StatusBadge tone={tone}>{text}</StatusBadge> {detail} {at && formatTimeAndDay(at)}
    </>
  );
}

function formatOptional(instant: string | null): string {
  return instant ? formatTimeAndDay(instant) : '';
}
