import { actionInWords } from 'shared-api/contracts/admin';
import type { Language } from 'shared-api/contracts/common';
import { formatInstant, StatusBadge, TextLink, type RecordColumn } from 'shared-ui';
import { aboutInWords, whoInWords } from './log-in-words.ts';
import classes from './log.module.css';
import type { LogWords } from './log.texts.ts';
import type { LogRow } from './use-log.ts';

interface Columns {
  readonly t: LogWords;
  readonly language: Language;
}

/** The columns of events: lines of a card on a phone. */
export function logColumns({ t, language }: Columns): RecordColumn<LogRow>[] {
  const when = ({ at }: LogRow) => <time dateTime={at}>{formatInstant(at)}</time>;
  return [
    {
      id: 'when',
      header: t('column.when'),
      cell: (row) => <span className={classes.figures}>{when(row)}</span>,
      onCard: 'status',
    },
    { id: 'who', header: t('column.who'), cell: (row) => whoInWords(row, t), onCard: 'subtitle' },
    {
      id: 'what',
      header: t('column.what'),
      cell: ({ action }) => actionInWords(action, language),
      onCard: 'title',
    },
    {
      id: 'about',
      header: t('column.about'),
      cell: (row) => <About row={row} t={t} />,
      cardCell: (row) => aboutInWords(row, t),
      onCard: 'line',
    },
    { id: 'from', header: t('column.from'), cell: ({ ip }) => ip, onCard: 'hidden' },
    {
      id: 'outcome',
      header: t('column.outcome'),
      cell: ({ outcome }) => (
        <StatusBadge
          tone={outcome === 'done' ? 'neutral' : 'error'}
          icon={outcome === 'done' ? 'check' : 'error'}
        >
          {t(`outcome.${outcome}`)}
        </StatusBadge>
      ),
      onCard: 'status',
    },
  ];
}

function About({ row, t }: { readonly row: LogRow; readonly t: LogWords }) {
  const words = aboutInWords(row, t);
  return row.subject.path === '' ? words : <TextLink to={row.subject.path}>{words}</TextLink>;
}
