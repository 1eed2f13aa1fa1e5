import { useQuery } from '@tanstack/react-query';
import { failureSentence } from 'shared-api';
import { getPayrollSettings } from 'shared-api/contracts/timesheet';
import { callQuery } from 'shared-api/queries';
import { ErrorState, LoadingState, useTexts } from 'shared-ui';
import { exportsTexts } from './exports.texts.ts';
import { PayrollSettingsForm } from './payroll-settings-form.component.tsx';
import { payrollSettingsTexts } from './payroll-settings.texts.ts';
import { settingsKey } from './use-save-settings.ts';

/** How a company's hours become a payroll file. */
export function PayrollSettingsPart({ companyId }: { readonly companyId: string }) {
  const t = useTexts(payrollSettingsTexts);
  const tExports = useTexts(exportsTexts);
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...callQuery(getPayrollSettings, { companyId }, { under: settingsKey }),
  });
  if (data) return <PayrollSettingsForm key={companyId} companyId={companyId} read={data} />;
  if (!isError) return <LoadingState shape="form" rows={6} />;
  return (
    <ErrorState title={t('failed')} error={error} isRetrying={isFetching} onRetry={() => void refetch()}>
      {failureSentence(error, tExports('notLoaded'))}
    </ErrorState>
  );
}
