export { absencePartsOf, approvedOf } from './approved-absence.rules.ts';
export type { AbsencePart, ApprovedAbsence } from './approved-absence.rules.ts';
export { areSameHours, editDay, faultsOf, limitsOf, noHours, stateOf, totalOf } from './day-hours.rules.ts';
export type { DayEdit, DayFrame, DayHours, DayLimits } from './day-hours.rules.ts';
export { downloadHours, downloadMonthSheet, listExportedMonths, signMonthSheet } from './exports.contract.ts';
export type { ExportedMonth } from './exports.contract.ts';
export { holidaysOf, movableDayName, movableDays } from './holidays.rules.ts';
export { monthLiveKeys, monthsLiveKey, overviewLiveKey } from './live-keys.ts';
export { getMonthGaps, sendMonth, setMonthStatus, statusConflict } from './month-status.contract.ts';
export type { MonthGaps, StatusConflict } from './month-status.contract.ts';
export { isEditable, monthStatuses, nextStatuses } from './month-status.rules.ts';
export type { MonthStatus } from './month-status.rules.ts';
export { dayConflict, getMonth, updateDay } from './month.contract.ts';
export type { Cause, DayConflict, Month, MonthDay } from './month.contract.ts';
export { isInSpan, monthSpanOn, nearestMonth } from './month-span.rules.ts';
export type { MonthSpan } from './month-span.rules.ts';
export { emptyDaysToComeOf, missingDaysOf, totalsOf } from './month.rules.ts';
export type { MonthTotals } from './month.rules.ts';
export { getTimesheetOverview, maxMissingDays } from './overview.contract.ts';
export type { CurrentMonth, UnsentMonth } from './overview.contract.ts';
export {
  createDelivery,
  downloadDelivery,
  getPayrollSettings,
  leftOutReasons,
  maxListedChanges,
  payrollConflict,
  previewPayroll,
  savePayrollSettings,
} from './payroll.contract.ts';
export type { LeftOut, PayrollChangeRow, PayrollDelivery } from './payroll.contract.ts';
export {
  defaultPayrollSettings,
  layoutValues,
  padCode,
  payrollFormats,
  payrollSettings,
  readCodeLines,
  summaryOfSettings,
} from './payroll-settings.rules.ts';
export type { LayoutField, PayrollFormat, PayrollSettings } from './payroll-settings.rules.ts';
export { payrollProblems } from './payroll-settings.texts.ts';
export type { PayrollProblem } from './payroll-settings.texts.ts';
export { maySignSheet, sheetStateOf } from './sheet-state.rules.ts';
export type { SheetState } from './sheet-state.rules.ts';
export { mayExportHours } from './timesheet.policy.ts';
export { calendarOf, defaultWeek, plannedMinutes, planOn, plansOf } from './work-plan.rules.ts';
export type { CalendarDay, WeekPlan, WorkPlan } from './work-plan.rules.ts';
export {
  deletePlan,
  deleteSite,
  getWorkCalendar,
  maxHalfDays,
  maxSiteName,
  savePlan,
  saveSite,
  saveWorkSettings,
  siteName,
  week,
  workCalendarConflict,
  yearDay,
} from './work-calendar.contract.ts';
export type { Plan, Site, WorkCalendar } from './work-calendar.contract.ts';
export { checkMonth, gapsOf, hasProblems } from './month-check.rules.ts';
export type { MonthCheck } from './month-check.rules.ts';
export { getMonthHistory } from './month-history.contract.ts';
export type { MonthEvent, MonthEventKind } from './month-history.contract.ts';
export {
  getMonthsWaiting,
  listMonths,
  maxMonthsAtOnce,
  monthPageSize,
  monthSort,
  remindMonths,
  setMonthsStatus,
} from './months.contract.ts';
export type {
  MonthCounts,
  MonthRefusal,
  MonthRow,
  MonthSort,
  MonthsWaiting,
  ReminderRefusal,
} from './months.contract.ts';
export { isMonthOver, isReminderDay, mayBeReminderDay } from './reminders.rules.ts';
export { hourOfTwo, instantsOfTimes } from './placed-times.rules.ts';
export { faultsOfTimes, noPunchTimes, proposeTimes } from './punch-times.rules.ts';
export type { PunchTimeFault, PunchTimes } from './punch-times.rules.ts';
export { hoursOfPunches } from './punched-hours.rules.ts';
export {
  correctPunches,
  getDayPunches,
  getPunchState,
  maxPunchAge,
  maxPunchReasonLength,
  punch,
  punchConflict,
  punchCorrection,
  timesOf,
} from './punches.contract.ts';
export type {
  DayPunches,
  PunchConflict,
  PunchCorrection,
  PunchOfDay,
  PunchState,
} from './punches.contract.ts';
export {
  arrangePunches,
  isUnmatched,
  maxShiftHours,
  punchSlots,
  punchStateAt,
  slotsOf,
  workedMinutes,
} from './punches.rules.ts';
export type { PunchKind, PunchSlot } from './punches.rules.ts';
