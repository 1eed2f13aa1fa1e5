import { useMutation, useQuery } from '@tanstack/react-query';
import { call, failureSentence, serverFile, clock } from 'shared-api';
import {
  checkLogChain,
  countNewLogEvents,
  exportLog,
  getLogEvent,
  getLogState,
  listLog,
  logPageSize,
  type LogEvent,
  type LogFilter,
  type LogFormat,
} from 'shared-api/contracts/admin';
import { type OutputOf } from 'shared-api/contracts/common';
import { logLiveKey } from 'shared-api/contracts/platform';
import { callQuery, listQuery } from 'shared-api/queries';
import { getTexts, notify, saveFile, useRecordList, useTexts } from 'shared-ui';
import { logTexts } from './log.texts.ts';

/** An event of the list; lists want ids that are texts. */
export interface LogRow extends Omit<LogEvent, 'id'> {
  readonly id: string;
}

/** The events under some filters, page by page. They do not move under the reader: what is new is counted beside them. */
export function useLog(filters: LogFilter) {
  const list = useRecordList({
    ...listQuery(listLog, ({ cursor, length }) => ({ ...filters, length, cursor }), { toPage: toLogPage }),
    pageSize: logPageSize,
    describeError: describeFailure,
  });
  const after = Number(list.rows[0]?.id ?? 0);
  const { data } = useQuery({
    ...callQuery(countNewLogEvents, { ...filters, after }, { live: logLiveKey }),
    enabled: !list.isLoading && !list.isOutdated && !list.failure,
  });
  return { list, newEvents: data?.total ?? 0 };
}

const toLogPage = (page: OutputOf<typeof listLog>) => ({
  ...page,
  rows: page.rows.map((row): LogRow => ({ ...row, id: String(row.id) })),
});

/** An event whole. */
export function useLogEvent(id: string) {
  return useQuery({
    ...callQuery(getLogEvent, { id: Number(id) }),
  });
}

/** Whether the log is intact, and when that was verified. */
export function useLogState() {
  return useQuery({
    ...callQuery(getLogState, {}),
  });
}

/** Checks the chain that an event is in. */
export function useCheckChain() {
  const t = useTexts(logTexts);
  return useMutation({
    mutationFn: (id: string) => call(checkLogChain, { id: Number(id) }),
    onError: (error) => notify.error(failureSentence(error, t('panel.checkFailed'))),
  });
}

/** Saves the events of some filters as a file. */
export function useExportLog({ onSaved }: { readonly onSaved: () => void }) {
  const t = useTexts(logTexts);
  return useMutation({
    mutationFn: ({ filters, format }: { filters: LogFilter; format: LogFormat }) =>
      saveFile(
        serverFile(exportLog, { ...filters, format }),
        `${t('title').toLowerCase()}-${clock.today()}.${format}`,
      ),
    onSuccess: onSaved,
    onError: (error) => notify.error(failureSentence(error, t('export.failed'))),
  });
}

/** The sentence of a failed call, with words of ours for one that brought none. */
export function describeFailure(error: unknown): string {
  return failureSentence(error, getTexts(logTexts)('failedHint'));
}
