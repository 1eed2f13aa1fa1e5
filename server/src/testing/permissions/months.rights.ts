import * as timesheet from 'shared-api/contracts/timesheet';
import { managers, right, selfAndManagers, type Right } from './rights.ts';

const march = { year: 2026, month: 3 } as const;
const week = [480, 480, 480, 480, 480, 0, 0];
const filter = { ...march, status: undefined, text: undefined };

/** Months, and what is made of them. */
export const months: readonly Right[] = [
  right(timesheet.getMonth, {
    about: 'a person’s month',
    may: selfAndManagers,
    input: ({ employeeId }) => ({ ...march, employeeId }),
  }),
  right(timesheet.updateDay, {
    about: 'a person’s month',
    may: selfAndManagers,
    input: ({ employeeId }) => ({
      ...march,
      dayOfMonth: 3,
      ordinary: 480,
      overtime: 0,
      absence: 0,
      causeId: null,
      version: 0,
      employeeId,
    }),
  }),
  right(timesheet.sendMonth, {
    about: 'a person’s month',
    may: ['self'],
    input: ({ userId }) => ({ ...march, status: 'forApproval' as const, userId }),
  }),
  right(timesheet.setMonthStatus, {
    about: 'a person’s month',
    may: managers,
    input: ({ userId }) => ({ ...march, status: 'closed' as const, userId }),
  }),
  right(timesheet.getMonthGaps, {
    about: 'a person’s month',
    may: managers,
    input: ({ employeeId }) => ({ ...march, employeeId }),
  }),
  right(timesheet.getMonthHistory, {
    about: 'a person’s month',
    may: selfAndManagers,
    input: ({ employeeId }) => ({ ...march, employeeId }),
  }),
  right(timesheet.downloadMonthSheet, {
    about: 'a person’s month',
    may: selfAndManagers,
    input: ({ employeeId }) => ({ ...march, employeeId }),
  }),
  right(timesheet.signMonthSheet, {
    about: 'a person’s month',
    may: managers,
    input: ({ employeeId }) => ({ ...march, employeeId }),
  }),
  right(timesheet.getDayPunches, {
    about: 'a person’s punches',
    may: selfAndManagers,
    input: ({ employeeId }) => ({ day: '2026-03-03', employeeId }),
  }),
  right(timesheet.correctPunches, {
    about: 'a person’s punches',
    may: selfAndManagers,
    input: ({ employeeId }) => ({
      day: '2026-03-03',
      entrata1: '09:00',
      uscita1: '13:00',
      entrata2: null,
      uscita2: null,
      reason: 'Dimenticata',
      replacesHours: true,
      version: 0,
      employeeId,
    }),
  }),
  right(timesheet.listMonths, {
    about: 'the months of a company',
    may: managers,
    input: ({ companyId }) => ({ ...march, companyId, search: '', length: 30 }),
  }),
  right(timesheet.setMonthsStatus, {
    about: 'the months of a company',
    may: managers,
    input: ({ companyId, employeeId }) => ({
      ...march,
      companyId,
      status: 'closed' as const,
      months: [{ employeeId, version: 0 }],
      evenWithProblems: true,
    }),
  }),
  right(timesheet.getMonthsWaiting, {
    about: 'a month that waits for approval',
    may: managers,
    input: () => ({}),
    shows: ({ first }, { employeeId }) => first.some(({ id }) => id === employeeId),
  }),
  right(timesheet.remindMonths, {
    about: 'the months of a company',
    may: managers,
    input: ({ companyId, employeeId }) => ({ year: 2026, month: 2, companyId, employeeIds: [employeeId] }),
  }),
  right(timesheet.listExportedMonths, {
    about: 'the months of a company',
    may: managers,
    input: ({ companyId }) => ({ ...filter, companyId }),
  }),
  right(timesheet.downloadHours, {
    about: 'the months of a company',
    may: managers,
    input: ({ companyId }) => ({ ...filter, companyId, format: 'csv' as const }),
  }),
  right(timesheet.getWorkCalendar, {
    about: 'the working hours of a company',
    may: managers,
    input: ({ companyId }) => ({ companyId }),
  }),
  right(timesheet.saveSite, {
    about: 'the working hours of a company',
    may: managers,
    input: ({ companyId }) => ({ companyId, name: 'Milano', patronDay: null }),
  }),
  right(timesheet.deleteSite, {
    about: 'the working hours of a company',
    may: managers,
    input: ({ companyId, siteId }) => ({ companyId, id: siteId }),
  }),
  right(timesheet.savePlan, {
    about: 'the working hours of a company',
    may: managers,
    input: ({ companyId }) => ({ companyId, validFrom: '2026-06-01', week, siteId: null }),
  }),
  right(timesheet.deletePlan, {
    about: 'the working hours of a company',
    may: managers,
    input: ({ companyId, planId }) => ({ companyId, id: planId }),
  }),
  right(timesheet.saveWorkSettings, {
    about: 'the working hours of a company',
    may: managers,
    input: ({ companyId }) => ({ companyId, overtimeOnDaysOff: true }),
  }),
  right(timesheet.getPayrollSettings, {
    about: 'the payroll of a company',
    may: managers,
    input: ({ companyId }) => ({ companyId }),
  }),
  right(timesheet.savePayrollSettings, {
    about: 'the payroll of a company',
    may: managers,
    input: ({ companyId }) => ({
      companyId,
      settings: { ...timesheet.defaultPayrollSettings, causes: [], employees: [] },
      version: 0,
    }),
  }),
  right(timesheet.previewPayroll, {
    about: 'the payroll of a company',
    may: managers,
    input: ({ companyId }) => ({ companyId, ...march }),
  }),
  right(timesheet.createDelivery, {
    about: 'the payroll of a company',
    may: managers,
    input: ({ companyId }) => ({ companyId, ...march, format: 'csv' as const, isChangesOnly: false }),
  }),
  right(timesheet.downloadDelivery, {
    about: 'the payroll of a company',
    may: managers,
    input: ({ deliveryId }) => ({ id: deliveryId }),
  }),
];
