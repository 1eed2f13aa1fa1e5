import * as admin from 'shared-api/contracts/admin';
import { managers, right, type Right } from './rights.ts';

const about = 'a mail of a company that failed';

/** What failed, and who sees to it. */
export const failures: readonly Right[] = [
  right(admin.listFailures, {
    about,
    may: managers,
    input: () => ({ length: 100 }),
    shows: ({ rows }, { failureId }) => rows.some(({ id }) => id === failureId),
  }),
  right(admin.countFailures, {
    about,
    may: managers,
    input: () => ({ offset: 0, limit: 10 }),
    shows: ({ total }) => total > 0,
  }),
  right(admin.retryFailures, {
    about,
    may: managers,
    input: ({ failureId }) => ({ ids: [failureId] }),
    shows: ({ retried }) => retried > 0,
  }),
  right(admin.archiveFailures, {
    about,
    may: managers,
    input: ({ failureId }) => ({ ids: [failureId] }),
    shows: ({ archived }) => archived > 0,
  }),
];
