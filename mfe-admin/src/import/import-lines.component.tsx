import {
  importColumnTitles,
  importSentence,
  importWaits,
  waitsAll,
  type UserImport,
} from 'shared-api/contracts/admin';
import {
  EmptyState,
  ListBody,
  SegmentedField,
  StateChip,
  useLanguage,
  useTexts,
  type RecordColumn,
} from 'shared-ui';
import { lineStates } from './import-states.ts';
import classes from './import.module.css';
import { importTexts } from './import.texts.ts';
import { useImportLines, type LineRow } from './use-imports.ts';

interface ImportLinesProps {
  readonly found: UserImport;
  readonly isOnlyErrors: boolean;
  readonly onFilter: (isOnlyErrors: boolean) => void;
}

/** The lines of a file with what becomes of each: all, or those that are wrong. */
export function ImportLines({ found, isOnlyErrors, onFilter }: ImportLinesProps) {
  const t = useTexts(importTexts);
  const list = useImportLines(found, isOnlyErrors);
  const columns = useLineColumns();
  const { total, error } = found.counts;
  return (
    <section className={classes.part}>
      <h2>{t('detail.lines')}</h2>
      {(error > 0 || isOnlyErrors) && (
        <div className={classes.filter}>
          <SegmentedField
            label={t('detail.only')}
            choices={[
              { value: 'all', label: t('detail.all', { count: total }) },
              { value: 'errors', label: t('detail.errors', { count: error }) },
            ]}
            value={isOnlyErrors ? 'errors' : 'all'}
            onChange={(value) => onFilter(value === 'errors')}
          />
        </div>
      )}
      <ListBody
        label={t('detail.lines')}
        list={list}
        columns={columns}
        getName={({ line, name }) => `${line} ${name}`}
        failedTitle={t('detail.linesFailed')}
        empty={<EmptyState title={t(isOnlyErrors ? 'detail.noErrors' : 'detail.noLines')} icon="list" />}
      />
    </section>
  );
}

function useLineColumns(): RecordColumn<LineRow>[] {
  const t = useTexts(importTexts);
  const language = useLanguage();
  return [
    { id: 'line', header: t('detail.line'), align: 'end', cell: ({ line }) => line, onCard: 'hidden' },
    {
      id: 'name',
      header: t('detail.name'),
      cell: ({ name }) => name,
      cardCell: ({ name, username }) => name || username || '–',
      onCard: 'title',
    },
    {
      id: 'aside',
      header: t('detail.line'),
      cell: ({ line }) => `${t('detail.line')} ${line}`,
      onCard: 'aside',
      onTable: 'hidden',
    },
    {
      id: 'username',
      header: importColumnTitles.username[language],
      cell: ({ username }) => username,
      onCard: 'subtitle',
    },
    {
      id: 'outcome',
      header: t('detail.outcome'),
      cell: (row) => <StateChip states={lineStates} state={waitsAll(row) ? 'waits' : row.outcome} />,
      onCard: 'status',
    },
    { id: 'details', header: t('detail.details'), cell: (row) => <Details row={row} />, onCard: 'status' },
  ];
}

/** Why a line is wrong, or what changes of its person. */
function Details({ row: { problems, changed, waits } }: { readonly row: LineRow }) {
  const t = useTexts(importTexts);
  const language = useLanguage();
  if (problems.length === 0)
    return (
      <>
        {changed
          .map((column) => {
            const title = importColumnTitles[column][language];
            return waits.includes(column) ? `${title} (${importWaits[language]})` : title;
          })
          .join(', ')}
      </>
    );
  return (
    <ul className={classes.problems}>
      {problems.map((problem) => {
        const { value } = problem;
        const column = importColumnTitles[problem.column][language];
        const sentence = importSentence(problem, language);
        return (
          <li key={problem.column}>
            {t(value ? 'detail.problemOf' : 'detail.problem', { column, sentence, value })}
          </li>
        );
      })}
    </ul>
  );
}
