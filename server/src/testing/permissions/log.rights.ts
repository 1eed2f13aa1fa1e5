import * as admin from 'shared-api/contracts/admin';
import { managers, right, type Right } from './rights.ts';

const about = 'what the log has of a person';
const ofMario = { userId: 'mario', search: '' } as const;

/** The log of who did what. */
export const log: readonly Right[] = [
  right(admin.listLog, { about, may: managers, input: () => ({ ...ofMario, length: 50 }) }),
  right(admin.countNewLogEvents, { about, may: managers, input: () => ({ ...ofMario, after: 0 }) }),
  right(admin.exportLog, { about, may: managers, input: () => ({ ...ofMario, format: 'csv' as const }) }),
  right(admin.getLogEvent, {
    about: 'an event of a company’s log',
    may: managers,
    input: ({ eventId }) => ({ id: eventId }),
  }),
  right(admin.checkLogChain, {
    about: 'an event of a company’s log',
    may: managers,
    input: ({ eventId }) => ({ id: eventId }),
  }),
  right(admin.getLogState, {
    about: 'whether the log is intact',
    may: ['adminElsewhere', ...managers],
    input: () => ({}),
  }),
];
