import { payrollProblems, type PayrollProblem } from 'shared-api/contracts/timesheet';
import { currentLanguage, fieldErrorText } from 'shared-ui';

const isProblem = (text: string): text is PayrollProblem => text in payrollProblems.it;

/** The sentence of what is wrong with a field of the payroll settings. */
export function problemText(error: Parameters<typeof fieldErrorText>[0]): string | undefined {
  const problems = payrollProblems[currentLanguage()];
  return fieldErrorText(error, (problem) => problems[isProblem(problem) ? problem : 'code-shape']);
}
