import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, failureSentence, serverFile } from 'shared-api';
import {
  downloadHours,
  downloadMonthSheet,
  listExportedMonths,
  monthsLiveKey,
  signMonthSheet,
  type ExportedMonth,
} from 'shared-api/contracts/timesheet';
import type { OutputOf } from 'shared-api/contracts/common';
import { listQuery } from 'shared-api/queries';
import { notify, saveFile, useRecordList, useTexts } from 'shared-ui';
import { exportsTexts } from './exports.texts.ts';
import { toText, type WantedHours } from './use-export-filters.ts';

/** A month of the list; its id is the employee's. */
export type MonthRow = ExportedMonth & { readonly id: string };

const listKey = [...monthsLiveKey, 'exports'];

/** The months that fit, the files that hold them, and the sheets that are sent to be signed. */
export function useHoursExport({ companyId, month, status, text }: WantedHours) {
  const t = useTexts(exportsTexts);
  const queries = useQueryClient();
  const filter = { companyId, ...month, status, text: text || undefined };
  const list = useRecordList({
    ...listQuery(listExportedMonths, () => filter, { live: listKey, toPage: toMonths }),
    describeError: (error) => failureSentence(error, t('notLoaded')),
  });
  const onDownloadError = (error: Error) => notify.error(failureSentence(error, t('downloadFailed')));
  const download = useMutation({
    mutationFn: (format: 'csv' | 'xlsx') =>
      saveFile(
        serverFile(downloadHours, { ...filter, format }),
        `ore-${companyId}-${toText(month)}.${format}`,
      ),
    onError: onDownloadError,
  });
  const openSheet = useMutation({
    mutationFn: ({ employeeId, name }: MonthRow) =>
      saveFile(
        serverFile(downloadMonthSheet, { employeeId, ...month }),
        `cartellino-${fileName(name)}-${toText(month)}.pdf`,
      ),
    onError: onDownloadError,
  });
  const sign = useMutation({
    mutationFn: ({ employeeId }: MonthRow) => call(signMonthSheet, { employeeId, ...month }),
    onSuccess: (_, { name }) => notify.success(t('hours.sent', { name })),
    onError: (error) => notify.error(failureSentence(error, t('hours.signFailed'))),
    onSettled: () => queries.invalidateQueries({ queryKey: listKey }),
  });
  return { list, download, openSheet, sign };
}

function toMonths({ months }: OutputOf<typeof listExportedMonths>) {
  return { rows: months.map((each): MonthRow => ({ ...each, id: each.employeeId })), next: null };
}

function fileName(name: string): string {
  return name.toLowerCase().replaceAll(/[\s/\\:]+/g, '-');
}
