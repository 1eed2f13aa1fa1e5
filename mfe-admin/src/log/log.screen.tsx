import { useMemo, useState } from 'react';
import { actionInWords, maxNewEvents } from 'shared-api/contracts/admin';
import {
  Button,
  EmptyState,
  formatInstant,
  ListBody,
  ListLayout,
  Page,
  useLanguage,
  useScreen,
  useTexts,
} from 'shared-ui';
import { ExportDialog } from './export.dialog.tsx';
import { logColumns } from './log-columns.tsx';
import { LogPanel } from './log-panel.component.tsx';
import { LogState } from './log-state.component.tsx';
import { LogTools } from './log-tools.component.tsx';
import { whoInWords } from './log-in-words.ts';
import classes from './log.module.css';
import { logTexts } from './log.texts.ts';
import { isNarrowed, useLogFilters } from './use-log-filters.ts';
import { useLog, type LogRow } from './use-log.ts';

/** Who did what, for who administers users (decision 051). */
export function LogScreen() {
  const t = useTexts(logTexts);
  const language = useLanguage();
  const { filters, change, reset } = useLogFilters();
  const { list, newEvents } = useLog(filters);
  const [opened, setOpened] = useState<LogRow>();
  const [isExporting, setIsExporting] = useState(false);
  useScreen({
    title: t('title'),
    back: { to: '/dash', label: t('home'), icon: 'home' },
    actions: [
      {
        id: 'export',
        label: t('export.action'),
        icon: 'download',
        tone: 'primary',
        disabled: list.rows.length === 0,
        onClick: () => setIsExporting(true),
      },
    ],
  });
  const columns = useMemo(() => logColumns({ t, language }), [t, language]);
  return (
    <Page width="full">
      <ListLayout>
        <div className={classes.state}>
          <LogState />
        </div>
        <LogTools
          filters={filters}
          isRefreshing={list.isRefreshing}
          onChange={change}
          onReset={reset}
          onRefresh={() => void list.refresh()}
        />
        <div className={classes.new} aria-live="polite">
          {newEvents > 0 && (
            <Button size="s" icon="up" onClick={() => void list.refresh()}>
              {newEvents < maxNewEvents
                ? t('new', { count: newEvents })
                : t('newMany', { count: maxNewEvents })}
            </Button>
          )}
        </div>
        <ListBody
          label={t('table')}
          list={list}
          columns={columns}
          getName={(row) =>
            `${actionInWords(row.action, language)}, ${whoInWords(row, t)}, ${formatInstant(row.at)}`
          }
          onOpen={setOpened}
          loadingLabel={t('loading')}
          failedTitle={t('failed')}
          empty={<NoEvents isNarrowed={isNarrowed(filters)} onReset={reset} />}
        />
      </ListLayout>
      {opened && <LogPanel row={opened} onClose={() => setOpened(undefined)} />}
      {isExporting && <ExportDialog filters={filters} onClose={() => setIsExporting(false)} />}
    </Page>
  );
}

interface NoEventsProps {
  readonly isNarrowed: boolean;
  readonly onReset: () => void;
}

function NoEvents({ isNarrowed: isFiltered, onReset }: NoEventsProps) {
  const t = useTexts(logTexts);
  if (!isFiltered)
    return (
      <EmptyState icon="history" title={t('empty.title')}>
        {t('empty.none')}
      </EmptyState>
    );
  return (
    <EmptyState
      icon="search"
      title={t('empty.title')}
      action={<Button onClick={onReset}>{t('empty.reset')}</Button>}
    >
      {t('empty.text')}
    </EmptyState>
  );
}
