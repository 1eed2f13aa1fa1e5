import { useMemo } from 'react';
import type { DocumentRow } from 'shared-api/contracts/signing';
import { RecordList, StatusBadge, useTexts, WhenNear, type RecordColumn } from 'shared-ui';
import { documentListTexts, type DocumentListWords } from './document-list.texts.ts';
import { deliveryWord, expiryWord, signedWord, type StateWord } from './document-state.ts';
import { useDocumentTable } from './document-table-context.ts';
import { formatShortMoment } from './format-short-moment.ts';

/** Cards in a block; blocks that are off screen cost nothing, however many documents there are. */
const blockSize = 30;
const cardRem = 17;

/** The rows as cards, for phones. */
export function DocumentCards() {
  const { rows } = useDocumentTable();
  const starts = Array.from({ length: Math.ceil(rows.length / blockSize) }, (_, index) => index * blockSize);
  return starts.map((start) => (
    <WhenNear key={start} estimate={`${Math.min(blockSize, rows.length - start) * cardRem}rem`}>
      <CardBlock start={start} rows={rows.slice(start, start + blockSize)} />
    </WhenNear>
  ));
}

interface CardBlockProps {
  readonly start: number;
  readonly rows: readonly DocumentRow[];
}

function CardBlock({ start, rows }: CardBlockProps) {
  const t = useTexts(documentListTexts);
  const { selected, onSelect, isAdmin } = useDocumentTable();
  const columns = useMemo(() => cardLines(t, isAdmin), [t, isAdmin]);
  return (
    <RecordList<DocumentRow>
      label={start === 0 ? t('table') : t('tableFrom', { number: start + 1 })}
      rows={rows}
      columns={columns}
      getId={(row) => row.id}
      getName={(row) => row.title}
      selected={selected}
      onSelect={onSelect}
    />
  );
}

function cardLines(t: DocumentListWords, isAdmin: boolean): RecordColumn<DocumentRow>[] {
  const lines: (RecordColumn<DocumentRow> & { isForSender?: true })[] = [
    { id: 'title', header: t('column.title'), onCard: 'title', cell: (row) => row.title },
    {
      id: 'signed',
      header: t('column.signed'),
      cell: (row) => <State {...signedWord(row, t)} at={row.signedAt} />,
    },
    {
      id: 'receiver',
      header: t('receiver'),
      cell: (row) => `${row.receiverName} ${row.receiverSurname}, ${row.receiverEmail}`,
      isForSender: true,
    },
    { id: 'sender', header: t('column.sender'), cell: (row) => row.sender },
    { id: 'date', header: t('column.date'), cell: (row) => formatShortMoment(row.createdAt) },
    {
      id: 'sent',
      header: t('column.sent'),
      cell: (row) => <State {...deliveryWord(row, t)} at={row.sentAt} />,
    },
    { id: 'status', header: t('column.status'), cell: (row) => <State {...expiryWord(row, t)} /> },
    { id: 'hours', header: t('column.hours'), cell: (row) => row.expiryHours ?? '–', isForSender: true },
    {
      id: 'phoneVerified',
      header: t('column.phoneVerified'),
      cell: (row) => t(row.isPhoneVerified ? 'yes' : 'no'),
    },
    {
      id: 'saved',
      header: t('column.saved'),
      cell: (row) => t(row.savesCopy ? 'yes' : 'no'),
      isForSender: true,
    },
  ];
  return lines.filter((line) => isAdmin || !line.isForSender);
}

function State({ tone, text, detail, at }: StateWord & { at?: string | null }) {
  return (
    <>
      <StatusBadge tone={tone}>{text}</StatusBadge> {detail} {at && formatShortMoment(at)}
    </>
  );
}
