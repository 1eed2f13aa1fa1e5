import type { OutputOf } from 'shared-api/contracts/common';
import { defaultPayrollSettings, type getPayrollSettings } from 'shared-api/contracts/timesheet';

/** The payroll settings of a company with these people, none of whom has a code. */
export function buildPayrollSettings(
  employeeNames: readonly string[] = ['Rossi Mario', 'Bianchi Giulia'],
): OutputOf<typeof getPayrollSettings> {
  return {
    settings: {
      ...defaultPayrollSettings,
      causes: [{ id: 'FE', code: '' }],
      employees: employeeNames.map((_name, index) => ({ id: `employee-${index + 1}`, code: '' })),
    },
    employeeNames: [...employeeNames],
    causeNames: ['Ferie'],
    version: 3,
  };
}
