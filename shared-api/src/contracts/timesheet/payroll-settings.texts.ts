import type { Language, LocalizedText } from '../common/index.ts';

/** What can be wrong with the settings of payroll. */
export type PayrollProblem =
  | 'code-shape'
  | 'code-too-long'
  | 'code-repeated'
  | 'length-out-of-range'
  | 'position-out-of-range'
  | 'filler-shape'
  | 'text-too-long'
  | 'fields-overlap'
  | 'layout-required';

/** The sentence of each problem, on the field and by the server. */
export const payrollProblems = {
  it: {
    'code-shape': 'Solo lettere e cifre',
    'code-too-long': 'Il codice è più lungo di quanto prevede il tracciato',
    'code-repeated': 'Un’altra persona ha già questo codice',
    'length-out-of-range': 'La lunghezza va da 1 a 50',
    'position-out-of-range': 'La posizione va da 1 a 500',
    'filler-shape': 'Il riempimento è un solo carattere',
    'text-too-long': 'Al massimo 50 caratteri',
    'fields-overlap': 'Questo campo si sovrappone a un altro',
    'layout-required': 'Il tracciato ha bisogno di almeno un campo',
  },
  en: {
    'code-shape': 'Letters and digits only',
    'code-too-long': 'The code is longer than the layout allows',
    'code-repeated': 'Another person has this code already',
    'length-out-of-range': 'The length is between 1 and 50',
    'position-out-of-range': 'The position is between 1 and 500',
    'filler-shape': 'The filler is one character',
    'text-too-long': 'At most 50 characters',
    'fields-overlap': 'This field overlaps another one',
    'layout-required': 'The layout needs at least one field',
  },
} as const satisfies Record<Language, Record<PayrollProblem, string>>;

/** How a check of the settings refuses: a form reads the problem, the server its sentence. */
export function payrollRefusal(problem: PayrollProblem): {
  error: PayrollProblem;
  params: { text: LocalizedText };
} {
  const text = { it: payrollProblems.it[problem], en: payrollProblems.en[problem] };
  return { error: problem, params: { text } };
}
