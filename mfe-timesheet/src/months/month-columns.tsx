import type { Language } from 'shared-api/contracts/common';
import type { MonthRow, MonthSort } from 'shared-api/contracts/timesheet';
import { formatDay, formatHours, formatTimeAndDay, StateChip, type RecordColumn } from 'shared-ui';
import { monthStates } from './month-states.ts';
import type { MonthsWords } from './months.texts.ts';
import { Problems, problemsInWords } from './problems.component.tsx';

/** What the server sorts by where a heading is pressed. */
export const sortOfColumn: Readonly<Partial<Record<string, MonthSort>>> = {
  name: 'name',
  status: 'status',
  problems: 'missing',
  ordinary: 'ordinary',
  overtime: 'overtime',
  absence: 'absence',
  changed: 'changed',
};

interface Columns {
  readonly t: MonthsWords;
  readonly language: Language;
}

/** The columns of months: lines of a card on a phone. */
export function monthColumns({ t, language }: Columns): RecordColumn<MonthRow>[] {
  const hours = (id: 'overtime' | 'absence'): RecordColumn<MonthRow> => ({
    id,
    header: t(`column.${id}`),
    align: 'end',
    width: 104,
    isSortable: true,
    cell: (row) => formatHours(row[id], language),
  });
  return [
    {
      id: 'name',
      header: t('column.name'),
      cell: ({ name }) => name,
      onCard: 'title',
      isPinned: true,
      isSortable: true,
      width: 184,
    },
    {
      id: 'status',
      header: t('column.status'),
      cell: ({ status }) => <StateChip states={monthStates} state={status} />,
      sortValue: ({ status }) => status,
      onCard: 'status',
      isSortable: true,
      width: 152,
    },
    {
      id: 'problems',
      header: t('column.problems'),
      cell: (row) => <Problems row={row} t={t} />,
      sortValue: (row) => problemsInWords(row, t).join(', '),
      cardCell: (row) => problemsInWords(row, t).join(', '),
      onCard: 'subtitle',
      isSortable: true,
      fillsWidth: true,
      width: 164,
    },
    {
      id: 'ordinary',
      header: t('column.ordinary'),
      align: 'end',
      isSortable: true,
      width: 156,
      cell: ({ ordinary, planned }) =>
        t('ofPlanned', { hours: formatHours(ordinary, language), planned: formatHours(planned, language) }),
    },
    hours('overtime'),
    hours('absence'),
    {
      id: 'changed',
      header: t('column.changed'),
      isSortable: true,
      width: 230,
      onCard: 'hidden',
      cell: ({ changedAt, changedBy }) => changeInWords({ changedAt, changedBy }, t),
    },
    {
      id: 'reminded',
      header: t('column.reminded'),
      width: 116,
      onCard: 'hidden',
      cell: ({ remindedAt }) => (remindedAt ? formatDay(remindedAt) : ''),
    },
  ];
}

function changeInWords(
  { changedAt, changedBy }: Pick<MonthRow, 'changedAt' | 'changedBy'>,
  t: MonthsWords,
): string {
  if (!changedAt) return '';
  const when = formatTimeAndDay(changedAt);
  return changedBy ? t('changedBy', { when, name: changedBy }) : when;
}
