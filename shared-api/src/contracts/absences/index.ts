export {
  absenceConflict,
  askWithdrawal,
  decideAbsence,
  decideWithdrawal,
  deleteLeave,
  deleteSickness,
  historyPageSize,
  maxNote,
  noteText,
  sendAbsence,
  shortenAbsence,
} from './absence.contract.ts';
export type { AbsenceConflict } from './absence.contract.ts';
export {
  absenceStatuses,
  countsOnBalance,
  decisionsOn,
  maySend,
  mayShorten,
  removalOf,
  takesTime,
} from './absence-status.rules.ts';
export type { AbsenceStatus, Decision } from './absence-status.rules.ts';
export {
  daysOfAbsence,
  endAfter,
  faultsOfTime,
  freeTimesOf,
  halvesOf,
  maxAbsenceDays,
  minutesOf,
  overlap,
  maxNightMinutes,
  takenOf,
  timeOfEnd,
} from './absence-time.rules.ts';
export type { AbsenceTime, DayTaken } from './absence-time.rules.ts';
export { mayDecideAbsence, mayReadSickness } from './absences.policy.ts';
export type { Delegation } from './absences.policy.ts';
export { bareFigure, readBalanceFile, readHours } from './balance-file.rules.ts';
export type { BalanceColumn } from './balance-file.rules.ts';
export type { BalanceLine, FileFault, LineFault } from './balance-file.rules.ts';
export {
  absenceName,
  absenceSettingsConflict,
  addBlockedDays,
  addClosure,
  deleteAccrualPolicy,
  deleteBlockedDays,
  deleteClosure,
  firstOfMonth,
  getAbsenceSettings,
  maxAbsenceName,
  maxClosureDays,
  maxReminderDays,
  saveAbsenceSettings,
  saveAccrualPolicy,
} from './absence-settings.contract.ts';
export type {
  AbsenceSettings,
  AccrualPolicy,
  BlockedDays,
  Closure,
  ClosurePart,
  ClosureResult,
} from './absence-settings.contract.ts';
export {
  adjustBalance,
  adjustedMinutes,
  adjustment,
  balancePageSize,
  getBalances,
  importBalances,
  ledgerPageSize,
  listBalanceEntries,
  listCompanyBalances,
  maxBalanceFile,
  type BalanceImportColumn,
  maxBalanceMinutes,
} from './balances.contract.ts';
export type {
  Balance,
  BalanceEntry,
  BalanceOfRequest,
  CompanyBalance,
  EmployeeBalances,
  ImportRow,
} from './balances.contract.ts';
export {
  accrualOf,
  availableFor,
  counters,
  earnedBetween,
  policyOf,
  unitOfCounter,
} from './balance.rules.ts';
export type { BalanceFacts, Counter, EntryKind, YearlyMinutes } from './balance.rules.ts';
export { addLeave, getLeaveCalendar, listLeave, listLeaveCauses, quoteLeave } from './leave.contract.ts';
export type { Away, Leave, LeaveQuote } from './leave.contract.ts';
export {
  absenceKind,
  countAbsencesWaiting,
  decideAbsences,
  decideByLink,
  decisionPageSize,
  decisionSort,
  getAbsence,
  getAbsencesWaiting,
  listAbsences,
  maxDecisionsAtOnce,
  openDecisionLink,
} from './decisions.contract.ts';
export type {
  AbsenceCounts,
  AbsenceEvent,
  AbsenceEventKind,
  AbsenceInDetail,
  AbsenceKind,
  AbsencesWaiting,
  AbsenceToDecide,
  DecisionSort,
  LinkedDecision,
} from './decisions.contract.ts';
export {
  addDelegation,
  delegationDraft,
  endDelegation,
  listDelegations,
  maxDelegationDays,
} from './delegations.contract.ts';
export type { Delegations, GivenDelegation } from './delegations.contract.ts';
export { counterOf, leaveCauses } from './leave-cause.rules.ts';
export type { LeaveCause } from './leave-cause.rules.ts';
export { absenceLiveKeys, absencesLiveKey } from './live-keys.ts';
export { isUnusualProtocol, protocolNumber } from './protocol.rules.ts';
export { certifiedPart, rectifiedEnd, uncoveredDays } from './sickness.rules.ts';
export { quoteSickness } from './sickness-quote.contract.ts';
export type { SicknessQuote } from './sickness-quote.contract.ts';
export { listSicknessReadings, markSicknessRead } from './sickness-reading.contract.ts';
export type { SicknessReading } from './sickness-reading.contract.ts';
export {
  addCertificate,
  addSickness,
  downloadCertificate,
  getSicknessCalendar,
  listSickness,
  maxCertificateBytes,
  updateSickness,
} from './sickness.contract.ts';
export type { Certificate, Sickness } from './sickness.contract.ts';
export {
  createAbsenceFeed,
  feedScopes,
  getAbsenceOverview,
  listAbsenceFeeds,
  listTeamAbsences,
  revokeAbsenceFeed,
  teamPageSize,
} from './team.contract.ts';
export type {
  AbsenceFeed,
  AbsenceOverview,
  AbsenceReason,
  FeedScope,
  TeamAbsence,
  TeamDay,
  TeamMember,
} from './team.contract.ts';
