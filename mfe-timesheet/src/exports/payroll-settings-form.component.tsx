import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { OutputOf } from 'shared-api/contracts/common';
import {
  payrollSettings,
  summaryOfSettings,
  type getPayrollSettings,
  type PayrollSettings,
} from 'shared-api/contracts/timesheet';
import {
  Card,
  ConflictDialog,
  Form,
  NumberField,
  SaveFailure,
  TextField,
  useFormRecord,
  useGuardedForm,
  useScreen,
  useTexts,
} from 'shared-ui';
import { EmployeeCodes } from './employee-codes.component.tsx';
import classes from './exports.module.css';
import { payrollSettingsTexts } from './payroll-settings.texts.ts';
import { ImportCodesDialog } from './import-codes.dialog.tsx';
import { LayoutFields } from './layout-fields.component.tsx';
import { problemText } from './problem-text.ts';
import { useSaveSettings } from './use-save-settings.ts';

interface PayrollSettingsFormProps {
  readonly companyId: string;
  readonly read: OutputOf<typeof getPayrollSettings>;
}

const resolver = zodResolver(payrollSettings);
const codeFields = ['companyCode', 'ordinaryCode', 'overtimeCode'] as const;
const lengthFields = ['companyCodeLength', 'employeeCodeLength', 'causeCodeLength'] as const;

/** The codes by which a payroll knows a company, its people and its hours, and how its files are laid out. */
export function PayrollSettingsForm({ companyId, read }: PayrollSettingsFormProps) {
  const t = useTexts(payrollSettingsTexts);
  const form = useGuardedForm(
    useForm<PayrollSettings>({ resolver, defaultValues: read.settings, shouldFocusError: false }),
  );
  const { register, control, formState, handleSubmit, getValues, setValue } = form;
  const { errors } = formState;
  const { base } = useFormRecord(read, formState.isDirty, (next) => form.reset(next.settings));
  const { settings, version, employeeNames, causeNames } = base;
  const { save, isSaving, failure, conflict } = useSaveSettings({
    companyId,
    version,
    onSettled: (saved) => form.reset(saved),
  });
  const [isImporting, setIsImporting] = useState(false);
  const employees = settings.employees.map(({ id }, index) => ({ id, name: employeeNames[index] ?? id }));
  useScreen({
    actions: [
      {
        id: 'save',
        label: t('save'),
        icon: 'save',
        tone: 'primary',
        busy: isSaving,
        submits: 'payroll-settings',
      },
    ],
  });
  const enterCodes = (codes: ReadonlyMap<string, string>) => {
    for (const [index, { id }] of getValues('employees').entries()) {
      const found = codes.get(id);
      if (found !== undefined) setValue(`employees.${index}.code`, found, { shouldDirty: true });
    }
  };
  return (
    <>
      <Form id="payroll-settings" onSubmit={handleSubmit((typed) => save(typed))}>
        <Card title={t('codes')}>
          <p className={classes.lead}>{t('codesHint')}</p>
          <div className={classes.fields}>
            {codeFields.map((name) => (
              <TextField
                key={name}
                {...register(name)}
                label={t(name)}
                {...(name === 'ordinaryCode' && { hint: t('ordinaryHint') })}
                error={problemText(errors[name])}
                autoComplete="off"
              />
            ))}
            {lengthFields.map((name) => (
              <Controller
                key={name}
                control={control}
                name={name}
                render={({ field: { value, onChange } }) => (
                  <NumberField
                    label={t(name)}
                    min={1}
                    max={50}
                    value={value}
                    onChange={onChange}
                    error={problemText(errors[name])}
                  />
                )}
              />
            ))}
          </div>
        </Card>
        <Card title={t('causes')}>
          <div className={classes.fields}>
            {causeNames.map((name, index) => (
              <TextField
                key={name}
                {...register(`causes.${index}.code`)}
                label={name}
                error={problemText(errors.causes?.[index]?.code)}
                autoComplete="off"
              />
            ))}
          </div>
        </Card>
        <EmployeeCodes form={form} employees={employees} onImport={() => setIsImporting(true)} />
        <LayoutFields form={form} />
        <SaveFailure error={isSaving ? undefined : failure} />
      </Form>
      {isImporting && (
        <ImportCodesDialog employees={employees} onEnter={enterCodes} onClose={() => setIsImporting(false)} />
      )}
      {conflict && (
        <ConflictDialog
          conflict={{ ...conflict, mine: summaryOfSettings(conflict.mine) }}
          labels={{
            companyCode: t('companyCode'),
            companyCodeLength: t('companyCodeLength'),
            employeeCodeLength: t('employeeCodeLength'),
            causeCodeLength: t('causeCodeLength'),
            ordinaryCode: t('ordinaryCode'),
            overtimeCode: t('overtimeCode'),
            causes: t('causes'),
            employees: t('employees'),
            layout: t('layout'),
          }}
        />
      )}
    </>
  );
}
