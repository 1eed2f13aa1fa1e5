import type { Language } from 'shared-api/contracts/common';
import type { LeftOut, PayrollChangeRow, PayrollDelivery } from 'shared-api/contracts/timesheet';
import {
  Badge,
  Button,
  formatHours,
  formatInstant,
  formatPlainDay,
  useIsPhone,
  useTexts,
  type RecordColumn,
  type Translate,
} from 'shared-ui';
import classes from './exports.module.css';
import { exportsTexts } from './exports.texts.ts';
import { monthLabel } from './use-export-filters.ts';

type Texts = Translate<typeof exportsTexts.it>;

const changeTones = { added: 'success', changed: 'info', removed: 'warning' } as const;

/** Whom a payroll file leaves out, and why. */
export function leftOutColumns(t: Texts): RecordColumn<LeftOut>[] {
  return [
    { id: 'name', header: t('payroll.person'), onCard: 'title', cell: ({ name }) => name },
    {
      id: 'reason',
      header: t('payroll.reason'),
      onCard: 'subtitle',
      cell: ({ reason, missing }) =>
        reason === 'noCode'
          ? t('payroll.reasons.noCode', { missing: missing.join(', ') })
          : t(`payroll.reasons.${reason}`),
    },
  ];
}

/** What a payroll does not have yet as it is now. */
export function changeColumns(t: Texts, language: Language): RecordColumn<PayrollChangeRow>[] {
  const hours = (minutes: number | null) => (minutes === null ? '–' : formatHours(minutes, language));
  return [
    { id: 'name', header: t('payroll.person'), onCard: 'title', cell: ({ name }) => name },
    {
      id: 'kind',
      header: t('payroll.kind.label'),
      onCard: 'aside',
      cell: ({ kind }) => <Badge tone={changeTones[kind]}>{t(`payroll.kind.${kind}`)}</Badge>,
    },
    { id: 'day', header: t('payroll.day'), cell: ({ day }) => formatPlainDay(day) },
    { id: 'code', header: t('payroll.code'), cell: ({ code }) => code },
    { id: 'before', header: t('payroll.before'), align: 'end', cell: ({ before }) => hours(before) },
    { id: 'after', header: t('payroll.after'), align: 'end', cell: ({ after }) => hours(after) },
  ];
}

interface DeliveryActions {
  readonly language: Language;
  readonly busyId: string | undefined;
  readonly onDownload: (delivery: PayrollDelivery) => void;
}

/** A payroll file that was delivered, who made it, and how it differed from the one before. */
export function deliveryColumns(t: Texts, actions: DeliveryActions): RecordColumn<PayrollDelivery>[] {
  const { language, busyId, onDownload } = actions;
  return [
    {
      id: 'file',
      header: t('payroll.file'),
      onCard: 'title',
      cell: ({ fileName, hash }) => (
        <>
          <div>{fileName}</div>
          <div className={classes.hash} title={hash}>
            {t('payroll.fingerprint', { hash: hash.slice(0, 12) })}
          </div>
        </>
      ),
    },
    {
      id: 'month',
      header: t('month'),
      cell: ({ year, month }) => monthLabel({ year, month }, language),
    },
    {
      id: 'made',
      header: t('payroll.made'),
      cell: ({ madeAt, madeBy }) => t('payroll.madeBy', { when: formatInstant(madeAt), name: madeBy }),
    },
    {
      id: 'lines',
      header: t('payroll.lines'),
      align: 'end',
      cell: ({ lines }) => String(lines),
    },
    {
      id: 'difference',
      header: t('payroll.difference'),
      cell: ({ changes, isChangesOnly }) => (
        <>
          <div>{t(isChangesOnly ? 'payroll.kindOfFile.changes' : 'payroll.kindOfFile.full')}</div>
          <div className={classes.hash}>
            {changes
              ? t('payroll.counts', {
                  added: String(changes.added),
                  changed: String(changes.changed),
                  removed: String(changes.removed),
                })
              : t('payroll.first')}
          </div>
        </>
      ),
    },
    {
      id: 'download',
      header: t('payroll.download'),
      onCard: 'status',
      cell: (delivery) => (
        <DownloadButton
          delivery={delivery}
          isBusy={busyId === delivery.id}
          onDownload={() => onDownload(delivery)}
        />
      ),
    },
  ];
}

interface DownloadButtonProps {
  readonly delivery: PayrollDelivery;
  readonly isBusy: boolean;
  readonly onDownload: () => void;
}

function DownloadButton({ delivery: { fileName }, isBusy, onDownload }: DownloadButtonProps) {
  const t = useTexts(exportsTexts);
  const size = useIsPhone() ? 'm' : 's';
  return (
    <Button
      size={size}
      icon="download"
      isBusy={isBusy}
      aria-label={t('payroll.downloadNamed', { name: fileName })}
      onClick={onDownload}
    >
      {t('payroll.download')}
    </Button>
  );
}
