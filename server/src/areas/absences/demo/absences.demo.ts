import type { AbsenceStatus, Counter, LeaveCause, YearlyMinutes } from 'shared-api/contracts/absences';

/** A request of the demo. Its days are counted in its person's working days from today on, closures left out: 0 is the first. */
export interface DemoAbsence {
  readonly username: string;
  /** Null for sickness. */
  readonly cause: LeaveCause | null;
  readonly first: number;
  /** Working days. */
  readonly lasts: number;
  /** Of a single day, in minutes since midnight. */
  readonly times?: readonly [start: number, end: number];
  readonly note?: string;
  readonly status: AbsenceStatus;
  readonly refusalReason?: string;
  /** Why its person asks to take it back. */
  readonly withdrawal?: string;
  /** Numbers of certificates, one after the other. */
  readonly protocols?: readonly string[];
}

const [nine, one, two, four] = [9 * 60, 13 * 60, 14 * 60, 16 * 60];

/** Requests in every state. */
export const demoAbsences: readonly DemoAbsence[] = [
  {
    username: 'mario.rossi',
    cause: 'paidLeave',
    first: 3,
    lasts: 1,
    times: [two, four],
    note: 'Visita dal dentista',
    status: 'approved',
  },
  { username: 'mario.rossi', cause: 'holiday', first: 6, lasts: 3, note: 'In montagna', status: 'approved' },
  { username: 'mario.rossi', cause: 'holiday', first: 14, lasts: 2, status: 'toApprove' },
  {
    username: 'mario.rossi',
    cause: 'formerHolidays',
    first: 17,
    lasts: 1,
    status: 'refused',
    refusalReason: 'Quel giorno c’è l’inventario',
  },
  { username: 'mario.rossi', cause: 'holiday', first: 20, lasts: 1, status: 'open' },
  { username: 'mario.rossi', cause: 'holiday', first: 22, lasts: 1, status: 'withdrawn' },
  {
    username: 'mario.rossi',
    cause: 'paidLeave',
    first: 24,
    lasts: 1,
    times: [nine, one],
    status: 'approved',
    withdrawal: 'L’appuntamento è saltato',
  },
  { username: 'giulia.bianchi', cause: 'holiday', first: 2, lasts: 2, status: 'approved' },
  {
    username: 'giulia.bianchi',
    cause: 'paidLeave',
    first: 8,
    lasts: 1,
    times: [nine, one],
    note: 'Colloquio a scuola',
    status: 'toApprove',
  },
  { username: 'anna.neri', cause: null, first: 0, lasts: 4, status: 'approved', protocols: ['123456789'] },
  { username: 'anna.neri', cause: 'holiday', first: 12, lasts: 5, status: 'toApprove' },
  { username: 'hr.acme', cause: 'holiday', first: 4, lasts: 4, status: 'approved' },
  { username: 'admin', cause: 'holiday', first: 15, lasts: 1, status: 'toApprove' },
  { username: 'luca.verdi', cause: 'holiday', first: 5, lasts: 2, status: 'toApprove' },
  {
    username: 'luca.verdi',
    cause: null,
    first: 0,
    lasts: 2,
    status: 'toApprove',
    protocols: ['987654321', '4711'],
  },
];

/** Who decides at a company, and about themselves somebody else. */
export const demoApprovers = { acme: 'hr.acme', beta: 'admin' } as const;
export const demoHeadApprover = 'admin';

const day = 8 * 60;

/** What people of the demo earn in a year: twenty-six days of holiday, a hundred and four hours of leave, four days of former holidays. */
export const demoYearly: YearlyMinutes = {
  holiday: 26 * day,
  paidLeave: 104 * 60,
  formerHolidays: 4 * day,
};

/** What of it everybody had left by their payslip of last month. */
export const demoResidue: Readonly<Record<Counter, number>> = {
  holiday: 17 * day,
  paidLeave: 38 * 60,
  formerHolidays: 2 * day,
};

/** The end of the year, when Acme is closed. */
export const demoClosure = { companyId: 'acme', name: 'Chiusura di fine anno', from: '12-28', to: '12-31' };

/** Days for which nobody at Acme may ask for leave: the first three of the month after the next. */
export const demoBlocked = { companyId: 'acme', days: 3, reason: 'Inventario' };

/** Who decides in whose place while these are away. */
export const demoDelegation = { by: 'hr.acme', to: 'anna.neri', startsIn: 21, lasts: 14 };
