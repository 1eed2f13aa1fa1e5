/** How the month before this one stands for a demo person, and what is not filled in of this one. */
export interface DemoMonth {
  readonly username: string;
  readonly lastMonth: 'open' | 'forApproval' | 'closed';
  /** Working days of this month until yesterday, counted back from it, of which nothing was entered. */
  readonly missing: readonly number[];
  /** Whether their hours come from punches; on the day that is missing the last exit was forgotten. */
  readonly punches?: boolean;
}

/** Whose months the demo fills: one waits for approval, one was never sent, and in each something of this month is missing. */
export const demoMonths: readonly DemoMonth[] = [
  { username: 'admin', lastMonth: 'closed', missing: [1] },
  { username: 'hr.acme', lastMonth: 'open', missing: [1, 2, 4] },
  { username: 'mario.rossi', lastMonth: 'forApproval', missing: [1, 3] },
  { username: 'giulia.bianchi', lastMonth: 'closed', missing: [2], punches: true },
  { username: 'luca.verdi', lastMonth: 'forApproval', missing: [1, 2] },
  { username: 'anna.neri', lastMonth: 'closed', missing: [1] },
];

/** Where the people of a demo company work. */
export const demoSites = [
  { id: 'demo-milano', companyId: 'acme', name: 'Milano', patronDay: '12-07' },
  { id: 'demo-roma', companyId: 'beta', name: 'Roma', patronDay: '06-29' },
] as const;

/** Minutes of each weekday, Monday first: eight hours, and a week of thirty-six. */
export const demoWeeks = {
  full: [480, 480, 480, 480, 480, 0, 0],
  thirtySix: [432, 432, 432, 432, 432, 0, 0],
} as const;

/** Who works thirty-six hours. */
export const demoThirtySixHours = 'anna.neri';

/** What the payroll of the demo's first company knows: its code, and those of people and hours. One employee has none yet. */
export const demoPayroll = {
  companyId: 'acme',
  companyCode: '42',
  ordinaryCode: '01',
  overtimeCode: 'ST',
  causes: [
    { id: 'FE', code: 'FE' },
    { id: 'PE', code: 'RO' },
    { id: 'MA', code: 'MA' },
  ],
  people: [
    { username: 'admin', code: '1' },
    { username: 'giulia.bianchi', code: '12' },
    { username: 'mario.rossi', code: '15' },
  ],
} as const;
