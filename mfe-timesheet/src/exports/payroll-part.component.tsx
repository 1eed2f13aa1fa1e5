import { useState } from 'react';
import { failureSentence } from 'shared-api';
import type { OutputOf, PlainMonth } from 'shared-api/contracts/common';
import { payrollFormats, type PayrollFormat, type previewPayroll } from 'shared-api/contracts/timesheet';
import {
  Banner,
  Card,
  ErrorState,
  LoadingState,
  RecordList,
  SelectField,
  Stack,
  TextButton,
  useLanguage,
  useScreen,
  useTexts,
} from 'shared-ui';
import classes from './exports.module.css';
import { exportsTexts } from './exports.texts.ts';
import { changeColumns, deliveryColumns, leftOutColumns } from './payroll-columns.tsx';
import { payrollTexts } from './payroll.texts.ts';
import { usePayroll } from './use-payroll.ts';

interface PayrollPartProps {
  readonly companyId: string;
  readonly month: PlainMonth;
  readonly onOpenSettings: () => void;
}

type Preview = OutputOf<typeof previewPayroll>;

/** The payroll file of a month: what it holds, whom it leaves out, what changed, and every file that was delivered. */
export function PayrollPart({ companyId, month, onOpenSettings }: PayrollPartProps) {
  const t = useTexts(payrollTexts);
  const tExports = useTexts(exportsTexts);
  const { preview, deliver, download } = usePayroll(companyId, month);
  const { data } = preview;
  const [format, setFormat] = useState<PayrollFormat>('zucchetti');
  const mayDeliver = data !== undefined && data.hasCompanyCode && data.lines > 0;
  const busy = deliver.isPending ? deliver.variables : undefined;
  const changed = data?.changes ? data.changes.added + data.changes.changed + data.changes.removed : 0;
  useScreen({
    actions: [
      {
        id: 'refresh',
        label: tExports('refresh'),
        icon: 'refresh',
        busy: preview.isRefetching,
        onClick: () => void preview.refetch(),
      },
      {
        id: 'changes',
        label: t('deliverChanges'),
        icon: 'history',
        disabled: !data?.hasCompanyCode || changed === 0,
        busy: busy?.isChangesOnly === true,
        onClick: () => deliver.mutate({ format, isChangesOnly: true }),
      },
      {
        id: 'deliver',
        label: t('deliver'),
        icon: 'download',
        tone: 'primary',
        disabled: !mayDeliver,
        busy: busy?.isChangesOnly === false,
        onClick: () => deliver.mutate({ format, isChangesOnly: false }),
      },
    ],
  });
  if (preview.isError && !data)
    return (
      <ErrorState
        title={t('failed')}
        error={preview.error}
        isRetrying={preview.isFetching}
        onRetry={() => void preview.refetch()}
      >
        {failureSentence(preview.error, tExports('notLoaded'))}
      </ErrorState>
    );
  if (!data) return <LoadingState rows={3} />;
  return (
    <>
      {!data.hasCompanyCode && (
        <Banner tone="warning" action={<TextButton onClick={onOpenSettings}>{t('toSettings')}</TextButton>}>
          {t('codeMissing')}
        </Banner>
      )}
      <Card title={t('ready')}>
        <Stack>
          <p className={classes.note}>{t('content', { count: data.people, lines: String(data.lines) })}</p>
          <SelectField
            label={t('format')}
            value={format}
            choices={payrollFormats.map((value) => ({ value, label: t(`formats.${value}`) }))}
            onChange={({ target }) =>
              setFormat(payrollFormats.find((each) => each === target.value) ?? 'zucchetti')
            }
            hint={t('deliverHint')}
          />
        </Stack>
      </Card>
      <Changes changes={data.changes} />
      <LeftOutPeople leftOut={data.leftOut} />
      <Card title={t('deliveries')}>
        <Deliveries
          deliveries={data.deliveries}
          busyId={download.isPending ? download.variables.id : undefined}
          onDownload={(delivery) => download.mutate(delivery)}
        />
      </Card>
    </>
  );
}

function Changes({ changes }: Pick<Preview, 'changes'>) {
  const t = useTexts(payrollTexts);
  const language = useLanguage();
  if (!changes) return null;
  const { added, changed, removed, rows } = changes;
  const count = added + changed + removed;
  const counts = { added: String(added), changed: String(changed), removed: String(removed) };
  return (
    <Card title={t('changes')}>
      <Stack>
        <p className={classes.note}>{count === 0 ? t('noChanges') : t('counts', counts)}</p>
        {count > 0 && (
          <RecordList
            label={t('changes')}
            rows={rows}
            columns={changeColumns(t, language)}
            getId={({ name, day, code }) => `${name} ${day} ${code}`}
            getName={({ name, day }) => `${name} ${day}`}
          />
        )}
        {count > rows.length && <p className={classes.note}>{t('shown', { count: rows.length })}</p>}
      </Stack>
    </Card>
  );
}

function LeftOutPeople({ leftOut }: Pick<Preview, 'leftOut'>) {
  const t = useTexts(payrollTexts);
  return (
    <Card title={t('leftOut')}>
      <Stack>
        <p className={classes.note}>{leftOut.length === 0 ? t('nobodyLeftOut') : t('leftOutHint')}</p>
        {leftOut.length > 0 && (
          <RecordList
            label={t('leftOut')}
            rows={leftOut}
            columns={leftOutColumns(t)}
            getId={({ employeeId }) => employeeId}
            getName={({ name }) => name}
          />
        )}
      </Stack>
    </Card>
  );
}

interface DeliveriesProps extends Pick<Preview, 'deliveries'> {
  readonly busyId: string | undefined;
  readonly onDownload: (delivery: Preview['deliveries'][number]) => void;
}

function Deliveries({ deliveries, ...actions }: DeliveriesProps) {
  const t = useTexts(payrollTexts);
  const language = useLanguage();
  if (deliveries.length === 0)
    return (
      <p className={classes.note}>
        {t('noDeliveries')}. {t('noDeliveriesHint')}
      </p>
    );
  return (
    <RecordList
      label={t('deliveries')}
      rows={deliveries}
      columns={deliveryColumns(t, { language, ...actions })}
      getId={({ id }) => id}
      getName={({ fileName }) => fileName}
    />
  );
}
