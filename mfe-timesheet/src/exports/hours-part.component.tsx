import { maySignSheet } from 'shared-api/contracts/timesheet';
import { EmptyState, ListBody, useConfirm, useLanguage, useScreen, useTexts } from 'shared-ui';
import { exportsTexts } from './exports.texts.ts';
import { hoursColumns } from './hours-columns.tsx';
import { monthLabel, type WantedHours } from './use-export-filters.ts';
import { useHoursExport, type MonthRow } from './use-hours-export.ts';

/** The months that an export holds, each with its sheet. */
export function HoursPart({ wanted }: { readonly wanted: WantedHours }) {
  const t = useTexts(exportsTexts);
  const language = useLanguage();
  const { list, download, openSheet, sign } = useHoursExport(wanted);
  const { ask, dialog } = useConfirm();
  const busyFormat = download.isPending ? download.variables : undefined;
  const isEmpty = list.rows.length === 0;
  useScreen({
    actions: [
      {
        id: 'refresh',
        label: t('refresh'),
        icon: 'refresh',
        busy: list.isRefreshing,
        onClick: () => void list.refresh(),
      },
      {
        id: 'csv',
        label: t('hours.csv'),
        icon: 'download',
        busy: busyFormat === 'csv',
        disabled: isEmpty,
        onClick: () => download.mutate('csv'),
      },
      {
        id: 'xlsx',
        label: t('hours.xlsx'),
        icon: 'download',
        tone: 'primary',
        busy: busyFormat === 'xlsx',
        disabled: isEmpty,
        onClick: () => download.mutate('xlsx'),
      },
    ],
  });
  const askToSign = async (row: MonthRow) => {
    const words = { name: row.name, month: monthLabel(wanted.month, language) };
    const isAgain = row.documentId !== null && maySignSheet(row.sheet);
    const question = {
      title: t('hours.confirmSign.title'),
      text: t(isAgain ? 'hours.confirmSign.again' : 'hours.confirmSign.text', words),
      confirmLabel: t('hours.confirmSign.confirm'),
    };
    if (await ask(question)) sign.mutate(row);
  };
  const columns = hoursColumns(t, {
    language,
    signingId: sign.isPending ? sign.variables.id : undefined,
    openingId: openSheet.isPending ? openSheet.variables.id : undefined,
    onOpenSheet: (row) => openSheet.mutate(row),
    onSign: (row) => void askToSign(row),
  });
  return (
    <>
      <ListBody
        label={t('hours.list')}
        list={list}
        columns={columns}
        getName={({ name }) => name}
        failedTitle={t('hours.failed')}
        empty={
          <EmptyState title={t('hours.empty')} icon="users">
            {t('hours.emptyHint')}
          </EmptyState>
        }
      />
      {dialog}
    </>
  );
}
