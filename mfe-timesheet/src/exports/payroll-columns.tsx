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
import { payrollTexts } from './payroll.texts.ts';
import { monthLabel } from './use-export-filters.ts';

type Texts = Translate<typeof payrollTexts.it>;

const changeTones = { added: 'success', changed: 'info', removed: 'warning' } as const;

/** Whom a payroll file leaves out, and why. */
export function leftOutColumns(t: Texts): RecordColumn<LeftOut>[] {
  return [
    { id: 'name', header: t('person'), onCard: 'title', cell: ({ name }) => name },
    {
      id: 'reason',
      header: t('reason'),
      onCard: 'subtitle',
      cell: ({ reason, missing }) =>
        reason === 'noCode' ? t('reasons.noCode', { missing: missing.join(', ') }) : t(`reasons.${reason}`),
    },
  ];
}

/** What a payroll does not have yet as it is now. */
export function changeColumns(t: Texts, language: Language): RecordColumn<PayrollChangeRow>[] {
  const hours = (minutes: number | null) => (minutes === null ? '–' : formatHours(minutes, language));
  return [
    { id: 'name', header: t('person'), onCard: 'title', cell: ({ name }) => name },
    {
      id: 'kind',
      header: t('kind.label'),
      onCard: 'aside',
      cell: ({ kind }) => <Badge tone={changeTones[kind]}>{t(`kind.${kind}`)}</Badge>,
    },
    { id: 'day', header: t('day'), cell: ({ day }) => formatPlainDay(day) },
    { id: 'code', header: t('code'), cell: ({ code }) => code },
    { id: 'before', header: t('before'), align: 'end', cell: ({ before }) => hours(before) },
    { id: 'after', header: t('after'), align: 'end', cell: ({ after }) => hours(after) },
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
      header: t('file'),
      onCard: 'title',
      cell: ({ fileName, hash }) => (
        <>
          <div>{fileName}</div>
          <div className={classes.hash} title={hash}>
            {t('fingerprint', { hash: hash.slice(0, 12) })}
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
      header: t('made'),
      cell: ({ madeAt, madeBy }) => t('madeBy', { when: formatInstant(madeAt), name: madeBy }),
    },
    {
      id: 'lines',
      header: t('lines'),
      align: 'end',
      cell: ({ lines }) => String(lines),
    },
    {
      id: 'difference',
      header: t('difference'),
      cell: ({ changes, isChangesOnly }) => (
        <>
          <div>{t(isChangesOnly ? 'kindOfFile.changes' : 'kindOfFile.full')}</div>
          <div className={classes.hash}>
            {changes
              ? t('counts', {
                  added: String(changes.added),
                  changed: String(changes.changed),
                  removed: String(changes.removed),
                })
              : t('first')}
          </div>
        </>
      ),
    },
    {
      id: 'download',
      header: t('download'),
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
  const t = useTexts(payrollTexts);
  const size = useIsPhone() ? 'm' : 's';
  return (
    <Button
      size={size}
      icon="download"
      isBusy={isBusy}
      aria-label={t('downloadNamed', { name: fileName })}
      onClick={onDownload}
    >
      {t('download')}
    </Button>
  );
}
