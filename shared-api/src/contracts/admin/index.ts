export type { UserFields } from './user-fields.rules.ts';
export { getSlidePicture, getSlides } from './slides.contract.ts';
export type { Slide } from './slides.contract.ts';
export { actionInWords, actionsOfGroup, actionsWithWords, groupOfAction, logActions } from './log-actions.ts';
export { logGroups } from './log-groups.ts';
export type { LogGroup } from './log-groups.ts';
export { fieldInWords, isSecretField, isShownField } from './log-fields.ts';
export { logViewOf, mayReadEvent } from './log.policy.ts';
export type { LogView } from './log.policy.ts';
export {
  checkLogChain,
  countNewLogEvents,
  exportLog,
  getLogEvent,
  getLogState,
  listLog,
  logFormat,
  logGroup,
  logOutcome,
  logPageSize,
  maxLogExport,
  maxNewEvents,
} from './log.contract.ts';
export type {
  LogChain,
  LogEvent,
  LogEventInDetail,
  LogField,
  LogFilter,
  LogFormat,
  LogOutcome,
  LogState,
} from './log.contract.ts';
export {
  chooseUsers,
  deleteUsers,
  downloadUsers,
  listUserFilterGroups,
  listUsers,
  maxUserSearchLength,
  maxUsersDeleted,
  maxUsersNamed,
  userPageSize,
  userSearch,
  userSort,
  usersLiveKey,
} from './users.contract.ts';
export type { DeletionRefusal, UserRow, UserSort } from './users.contract.ts';
