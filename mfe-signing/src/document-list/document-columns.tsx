import type { ColDef, ICellRendererParams } from 'ag-grid-community';
import type { DocumentRow } from 'shared-api/contracts/signing';
import { StatusBadge } from 'shared-ui';
import type { DocumentListWords } from './document-list.texts.ts';
import { deliveryWord, expiryWord, signedWord, type StateWord } from './document-state.ts';
import classes from './document-table.module.css';
import { formatShortMoment } from './format-short-moment.ts';

type Column = ColDef<DocumentRow>;

/** The columns of spec 02 §2, in its order; the tick box is the grid's own. Sorting waits until every row is there. */
export function documentColumns(t: DocumentListWords, isComplete: boolean): Column[] {
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
    width: 104,
    cellClass: classes.moment,
    valueFormatter: ({ value }: { value: string | null }) => (value ? formatShortMoment(value) : ''),
  });
  const yesNo = (id: 'saved' | 'phoneVerified', field: 'savesCopy' | 'isPhoneVerified'): Column => ({
    colId: id,
    headerName: t(`column.${id}`),
    width: 88,
    valueGetter: ({ data }) => (data?.[field] ? t('yes') : t('no')),
  });
  const state = (
    id: 'sent' | 'status' | 'signed',
    word: (row: DocumentRow, words: DocumentListWords) => StateWord,
    width: number,
  ): Column => ({
    colId: id,
    headerName: t(`column.${id}`),
    width,
    valueGetter: ({ data }) => data && word(data, t).text,
    cellRenderer: ({ data }: ICellRendererParams<DocumentRow>) => data && <StateCell {...word(data, t)} />,
  });
  const columns: Column[] = [
    {
      colId: 'number',
      field: 'number',
      headerName: t('column.number'),
      width: 60,
      cellClass: 'ag-right-aligned-cell',
    },
    moment('date', 'createdAt'),
    { ...text('title', 200), flex: 1, minWidth: 200 },
    text('sender', 150),
    text('receiverName', 110),
    text('receiverSurname', 120),
    text('receiverEmail', 180),
    yesNo('saved', 'savesCopy'),
    yesNo('phoneVerified', 'isPhoneVerified'),
    state('sent', deliveryWord, 172),
    moment('sentAt', 'sentAt'),
    state('status', expiryWord, 148),
    {
      colId: 'hours',
      field: 'expiryHours',
      headerName: t('column.hours'),
      width: 88,
      cellClass: 'ag-right-aligned-cell',
    },
    state('signed', signedWord, 164),
    moment('signedAt', 'signedAt'),
  ];
  return columns.map((column) => ({ ...column, sortable: isComplete }));
}

function StateCell({ tone, text, detail }: StateWord) {
  return (
    <span className={classes.state} title={detail}>
      <StatusBadge tone={tone}>{text}</StatusBadge>
    </span>
  );
}
