import type { ColDef, ICellRendererParams } from 'ag-grid-community';
import type { DocumentRow } from 'shared-api/contracts/signing';
import { StatusBadge } from 'shared-ui';
import type { DocumentWords } from '../texts/documents.texts.ts';
import { deliveryWord, expiryWord, signedWord, type StateWord } from './document-state.ts';
import { formatShortMoment } from './format-short-moment.ts';

type Column = ColDef<DocumentRow>;

/** The columns of spec 02 §2, in its order; the tick box is the grid's own. Sorting waits until every row is there. */
export function documentColumns(t: DocumentWords, isComplete: boolean): Column[] {
  const text = (
    id: 'title' | 'sender' | 'receiverName' | 'receiverSurname' | 'receiverEmail',
    width: number,
  ): Column => ({
    colId: id,
    field: id,
    headerName: t(`column.${id}`),
    width,
  });
  const moment = (
    id: 'date' | 'sentAt' | 'signedAt',
    field: 'createdAt' | 'sentAt' | 'signedAt',
  ): Column => ({
    colId: id,
    field,
    headerName: t(`column.${id}`),
    width: 150,
    valueFormatter: ({ value }: { value: string | null }) => (value ? formatShortMoment(value) : ''),
  });
  const yesNo = (id: 'saved' | 'phoneVerified', field: 'savesCopy' | 'isPhoneVerified'): Column => ({
    colId: id,
    headerName: t(`column.${id}`),
    width: 130,
    valueGetter: ({ data }) => (data?.[field] ? t('yes') : t('no')),
  });
  const state = (
    id: 'sent' | 'status' | 'signed',
    word: (row: DocumentRow, words: DocumentWords) => StateWord,
  ): Column => ({
    colId: id,
    headerName: t(`column.${id}`),
    width: 190,
    valueGetter: ({ data }) => data && word(data, t).text,
    cellRenderer: ({ data }: ICellRendererParams<DocumentRow>) => data && <StateCell {...word(data, t)} />,
  });
  const columns: Column[] = [
    {
      colId: 'number',
      field: 'number',
      headerName: t('column.number'),
      width: 72,
      cellClass: 'ag-right-aligned-cell',
    },
    moment('date', 'createdAt'),
    text('title', 240),
    text('sender', 200),
    text('receiverName', 150),
    text('receiverSurname', 180),
    text('receiverEmail', 220),
    yesNo('saved', 'savesCopy'),
    yesNo('phoneVerified', 'isPhoneVerified'),
    state('sent', deliveryWord),
    moment('sentAt', 'sentAt'),
    state('status', expiryWord),
    {
      colId: 'hours',
      field: 'expiryHours',
      headerName: t('column.hours'),
      width: 120,
      cellClass: 'ag-right-aligned-cell',
    },
    state('signed', signedWord),
    moment('signedAt', 'signedAt'),
  ];
  return columns.map((column) => ({ ...column, sortable: isComplete }));
}

function StateCell({ tone, text, detail }: StateWord) {
  return (
    <span title={detail}>
      <StatusBadge tone={tone}>{text}</StatusBadge>
    </span>
  );
}
