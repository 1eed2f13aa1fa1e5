import { useCompanyNames } from 'shared-api/queries';
import { EmptyState, ErrorState, LoadingState, Page, Stack, Tabs, useScreen, useTexts } from 'shared-ui';
import { ExportFilters } from './export-filters.component.tsx';
import { exportsTexts } from './exports.texts.ts';
import { HoursPart } from './hours-part.component.tsx';
import { PayrollPart } from './payroll-part.component.tsx';
import { PayrollSettingsPart } from './payroll-settings-part.component.tsx';
import { exportParts, useExportFilters } from './use-export-filters.ts';

/** What goes out of the timesheet: hours as files, sheets to sign, payroll files and how they are made. */
export function TimesheetExportsScreen() {
  const t = useTexts(exportsTexts);
  useScreen({ title: t('title'), back: { to: '/dash', label: t('home'), icon: 'home' } });
  const { companies, hasFailed, error, onRetry } = useCompanyNames();
  return (
    <Page width="wide">
      {companies && companies.length > 0 && <Parts companies={companies} />}
      {companies?.length === 0 && (
        <EmptyState title={t('noCompany')} icon="company">
          {t('noCompanyHint')}
        </EmptyState>
      )}
      {!companies && !hasFailed && <LoadingState shape="lines" rows={6} />}
      {!companies && hasFailed && (
        <ErrorState title={t('companiesFailed')} error={error} onRetry={onRetry}>
          {t('notLoaded')}
        </ErrorState>
      )}
    </Page>
  );
}

interface PartsProps {
  readonly companies: readonly { readonly id: string; readonly name: string }[];
}

function Parts({ companies }: PartsProps) {
  const t = useTexts(exportsTexts);
  const filters = useExportFilters(companies.map(({ id }) => id));
  const { part, companyId, month, status, text, change } = filters;
  if (companyId === undefined) return null;
  const openSettings = () => change({ part: 'settings' });
  return (
    <Tabs
      label={t('parts')}
      tabs={exportParts.map((id) => ({ id, label: t(`part.${id}`) }))}
      value={part}
      onChange={(next) => change({ part: next })}
    >
      <Stack>
        <ExportFilters companies={companies} filters={filters} />
        {part === 'hours' && <HoursPart wanted={{ companyId, month, status, text }} />}
        {part === 'payroll' && (
          <PayrollPart key={companyId} companyId={companyId} month={month} onOpenSettings={openSettings} />
        )}
        {part === 'settings' && <PayrollSettingsPart key={companyId} companyId={companyId} />}
      </Stack>
    </Tabs>
  );
}
