import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PayrollSettings } from 'shared-api/contracts/timesheet';
import { Button, Card, matchesWords, SearchField, Stack, TextField, useTexts } from 'shared-ui';
import classes from './exports.module.css';
import { payrollSettingsTexts } from './payroll-settings.texts.ts';
import { problemText } from './problem-text.ts';

interface EmployeeCodesProps {
  readonly form: Pick<UseFormReturn<PayrollSettings>, 'register' | 'formState'>;
  /** In the order of the form's employees. */
  readonly employees: readonly { readonly id: string; readonly name: string }[];
  readonly onImport: () => void;
}

/** So many people are shown at once; a company has a thousand. */
const pageSize = 30;

/** The code of each employee, some at a time and found by name. Whose code is refused is shown whoever was searched for. */
export function EmployeeCodes({ form: { register, formState }, employees, onImport }: EmployeeCodesProps) {
  const t = useTexts(payrollSettingsTexts);
  const [search, setSearch] = useState('');
  const [most, setMost] = useState(pageSize);
  const errors = formState.errors.employees;
  const found = employees.map((employee, index) => ({ ...employee, index, error: errors?.[index]?.code }));
  const matching = found.filter(({ name }) => matchesWords(name, search));
  const first = new Set(matching.slice(0, most));
  const shown = found.filter((employee) => employee.error !== undefined || first.has(employee));
  const left = matching.filter((employee) => !shown.includes(employee)).length;
  const searchFor = (text: string) => {
    setSearch(text);
    setMost(pageSize);
  };
  return (
    <Card
      title={t('employees')}
      aside={
        <Button size="s" icon="upload" onClick={onImport}>
          {t('import')}
        </Button>
      }
    >
      <p className={classes.lead}>{t('employeesHint')}</p>
      <Stack>
        {employees.length > pageSize && (
          <SearchField label={t('search')} value={search} pause={0} onSearch={searchFor} />
        )}
        <div className={classes.fields}>
          {shown.map(({ id, name, index, error }) => (
            <TextField
              key={id}
              {...register(`employees.${index}.code`)}
              label={name}
              error={problemText(error)}
              autoComplete="off"
            />
          ))}
        </div>
        {shown.length === 0 && <p className={classes.note}>{t('nobody')}</p>}
        {left > 0 && (
          <div>
            <Button icon="down" onClick={() => setMost(most + pageSize)}>
              {t('more', { count: left })}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
