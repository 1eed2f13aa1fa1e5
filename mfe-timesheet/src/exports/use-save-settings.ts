import { useQueryClient } from '@tanstack/react-query';
import { call, failureSentence } from 'shared-api';
import type { LiveKey } from 'shared-api/contracts/platform';
import { useVersionedSave } from 'shared-api/queries';
import { payrollConflict, savePayrollSettings, type PayrollSettings } from 'shared-api/contracts/timesheet';
import { notify, useTexts } from 'shared-ui';
import { payrollSettingsTexts } from './payroll-settings.texts.ts';

/** Under which the settings of companies are kept. */
export const settingsKey: LiveKey = ['timesheet', 'payroll-settings'];

/** Saves the settings of payroll; what somebody else saved meanwhile is not overwritten unasked. */
export function useSaveSettings({
  companyId,
  version,
  onSettled,
}: {
  readonly companyId: string;
  readonly version: number;
  /** The form goes on from what was saved; without values, from what is read next. */
  readonly onSettled: (saved?: PayrollSettings) => void;
}) {
  const t = useTexts(payrollSettingsTexts);
  const queries = useQueryClient();
  const readAgain = () => queries.invalidateQueries({ queryKey: settingsKey });
  return useVersionedSave({
    version,
    conflict: payrollConflict,
    save: (settings: PayrollSettings, known) =>
      call(savePayrollSettings, { companyId, settings, version: known }),
    onSaved: (_saved, settings) => {
      onSettled(settings);
      notify.success(t('saved'));
      return readAgain();
    },
    onFailed: (error) => notify.error(failureSentence(error, t('saveFailed'))),
    onAcceptTheirs: () => {
      onSettled();
      void readAgain();
    },
  });
}
