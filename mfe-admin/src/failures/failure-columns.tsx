import type { Failure } from 'shared-api/contracts/admin';
import type { Language } from 'shared-api/contracts/common';
import { Button, formatInstant, type RecordColumn } from 'shared-ui';
import { buildInWords, detailInWords, timesInWords, whatInWords, whyInWords } from './failure-in-words.ts';
import classes from './failures.module.css';
import type { FailuresWords } from './failures.texts.ts';

interface FailureActions {
  readonly onRetry: (failure: Failure) => void;
  readonly onArchive: (failure: Failure) => void;
  /** Nothing else is asked of those meanwhile. */
  readonly busyIds: ReadonlySet<string>;
}

interface Columns extends FailureActions {
  readonly t: FailuresWords;
  readonly language: Language;
}

/** What failed, why, how often, when, and what can be done about it. */
export function failureColumns({ t, language, ...actions }: Columns): RecordColumn<Failure>[] {
  return [
    {
      id: 'what',
      header: t('column.what'),
      onCard: 'title',
      cell: (row) => (
        <>
          {whatInWords(row, t, language)}
          <span className={classes.detail}>{detailInWords(row, t)}</span>
        </>
      ),
    },
    {
      id: 'why',
      header: t('column.why'),
      onCard: 'line',
      cell: (row) => (
        <>
          {whyInWords(row, t)}
          {row.error !== '' && <span className={classes.error}>{row.error}</span>}
          {row.build !== '' && <span className={classes.detail}>{buildInWords(row, t)}</span>}
        </>
      ),
    },
    { id: 'times', header: t('column.times'), onCard: 'line', cell: (row) => timesInWords(row, t) },
    {
      id: 'when',
      header: t('column.when'),
      onCard: 'line',
      cell: ({ at }) => <time dateTime={at}>{formatInstant(at)}</time>,
    },
    {
      id: 'actions',
      header: t('column.actions'),
      align: 'end',
      onCard: 'status',
      cell: (row) => <Buttons t={t} row={row} name={whatInWords(row, t, language)} {...actions} />,
    },
  ];
}

interface ButtonsProps extends FailureActions {
  readonly t: FailuresWords;
  readonly row: Failure;
  readonly name: string;
}

function Buttons({ t, row, name, onRetry, onArchive, busyIds }: ButtonsProps) {
  const isBusy = busyIds.has(row.id);
  return (
    <div className={classes.buttons}>
      {row.mayRetry && (
        <Button size="s" isBusy={isBusy} aria-label={t('retryNamed', { name })} onClick={() => onRetry(row)}>
          {t('retry')}
        </Button>
      )}
      <Button
        size="s"
        kind="quiet"
        isBusy={isBusy}
        aria-label={t('archiveNamed', { name })}
        onClick={() => onArchive(row)}
      >
        {t('archive')}
      </Button>
    </div>
  );
}
