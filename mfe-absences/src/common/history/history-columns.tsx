import type { Leave } from 'shared-api/contracts/absences';
import { formatPlainDay, getTexts, StateChip, type RecordColumn } from 'shared-ui';
import { absenceStates } from '../absence-states.ts';
import { absenceTimeInWords } from '../absence-time-in-words.ts';
import { historyTexts } from './history.texts.ts';

/** What leave and sickness have in common in a history. */
export type HistoryRow = Pick<
  Leave,
  'id' | 'from' | 'to' | 'start' | 'end' | 'employeeName' | 'status' | 'withdrawalReason' | 'kept'
>;

interface HistoryColumns<Row> {
  /** Whether the rows are of several people. */
  readonly hasPeople: boolean;
  /** Columns of one's own, before the state. */
  readonly further?: readonly RecordColumn<Row>[];
}

/** The columns of a history (spec 03 §2); on a phone a card's heading says when, and whose it is. */
export function historyColumns<Row extends HistoryRow>(options: HistoryColumns<Row>): RecordColumn<Row>[] {
  const t = getTexts(historyTexts);
  const { hasPeople, further = [] } = options;
  const person: RecordColumn<Row> = {
    id: 'employee',
    header: t('column.employee'),
    cell: ({ employeeName }) => employeeName,
    onCard: 'subtitle',
    isSortable: true,
  };
  return [
    {
      id: 'from',
      header: t('column.from'),
      cell: ({ from }) => formatPlainDay(from),
      cardCell: absenceTimeInWords,
      onCard: 'title',
      isSortable: true,
    },
    {
      id: 'to',
      header: t('column.to'),
      cell: ({ to }) => formatPlainDay(to),
      onCard: 'hidden',
      isSortable: true,
    },
    ...(hasPeople ? [person] : []),
    ...further,
    {
      id: 'status',
      header: t('column.status'),
      cell: (row) => <RequestState {...row} />,
      onCard: 'status',
      isSortable: true,
    },
  ];
}

/** The state of a request; of one that its person wants to take back, or shorter, that. */
export function RequestState({
  status,
  withdrawalReason,
  kept,
}: Pick<HistoryRow, 'status' | 'withdrawalReason' | 'kept'>) {
  const isAsked = status === 'approved' && withdrawalReason !== null;
  return (
    <StateChip
      states={absenceStates}
      state={status}
      {...(isAsked && { word: getTexts(historyTexts)(kept ? 'daysAsked' : 'withdrawalAsked') })}
    />
  );
}
