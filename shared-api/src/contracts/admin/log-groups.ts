import type { LocalizedText } from '../common/index.ts';

/** What events are about, as the log is filtered by it. */
export const logGroups = [
  'signIn',
  'users',
  'groups',
  'documents',
  'messages',
  'timesheet',
  'absences',
  'settings',
  'slides',
  'failures',
  'log',
] as const;
export type LogGroup = (typeof logGroups)[number];

/** What can happen, in words, and what it is about. */
export interface LogAction extends LocalizedText {
  readonly group: LogGroup;
}
