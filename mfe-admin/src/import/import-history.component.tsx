import type { UserImport } from 'shared-api/contracts/admin';
import { EmptyState, formatInstant, ListBody, StateChip, useTexts, type RecordColumn } from 'shared-ui';
import { importStates, shownState } from './import-states.ts';
import classes from './import.module.css';
import { importTexts } from './import.texts.ts';
import { useImportHistory } from './use-imports.ts';

/** The imports that there were: a press shows one, with its lines. */
export function ImportHistory({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const t = useTexts(importTexts);
  const list = useImportHistory();
  const columns = useHistoryColumns();
  return (
    <section className={classes.part}>
      <h2>{t('history.title')}</h2>
      <ListBody
        label={t('history.list')}
        list={list}
        columns={columns}
        getName={({ fileName }) => fileName}
        onOpen={({ id }) => onOpen(id)}
        failedTitle={t('history.failed')}
        empty={<EmptyState title={t('history.empty')} icon="users" />}
      />
    </section>
  );
}

function useHistoryColumns(): RecordColumn<UserImport>[] {
  const t = useTexts(importTexts);
  return [
    { id: 'file', header: t('history.file'), cell: ({ fileName }) => fileName, onCard: 'title' },
    {
      id: 'company',
      header: t('history.company'),
      cell: ({ companyName }) => companyName || t('history.several'),
      onCard: 'line',
    },
    { id: 'by', header: t('history.by'), cell: ({ madeBy }) => madeBy, onCard: 'line' },
    {
      id: 'counts',
      header: t('history.counts'),
      align: 'end',
      cell: ({ counts }) => counts.total,
      onCard: 'line',
    },
    {
      id: 'state',
      header: t('history.state'),
      cell: (found) => <StateChip states={importStates} state={shownState(found)} />,
      onCard: 'status',
    },
    {
      id: 'when',
      header: t('history.when'),
      cell: ({ madeAt }) => formatInstant(madeAt),
      onCard: 'status',
    },
  ];
}
