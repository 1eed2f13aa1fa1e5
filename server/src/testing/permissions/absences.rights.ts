import * as absences from 'shared-api/contracts/absences';
import { pdfFile } from './pdf-file.ts';
import { managers, right, selfAndManagers, type Right } from './rights.ts';

const day = { from: '2026-06-03', to: '2026-06-03' } as const;
const wholeDay = { ...day, start: null, end: null } as const;
const leave = { ...wholeDay, cause: 'holiday' as const };
const page = { offset: 0, length: 10, companyId: null, search: '' } as const;

/** Leave and sickness, and who decides about them. */
export const requests: readonly Right[] = [
  right(absences.addLeave, {
    about: 'a person’s absences',
    may: selfAndManagers,
    input: ({ employeeId }) => ({ ...leave, employeeId, note: '', send: true }),
  }),
  right(absences.quoteLeave, {
    about: 'a person’s absences',
    may: selfAndManagers,
    input: ({ employeeId }) => ({ ...leave, employeeId }),
  }),
  right(absences.listLeave, {
    about: 'a person’s absences',
    may: selfAndManagers,
    input: ({ employeeId }) => ({ ...page, employeeId }),
  }),
  right(absences.getLeaveCalendar, {
    about: 'a person’s absences',
    may: selfAndManagers,
    input: ({ employeeId }) => ({ employeeId }),
  }),
  right(absences.addSickness, {
    about: 'a person’s absences',
    may: selfAndManagers,
    input: ({ employeeId }) => ({ ...day, employeeId, protocol: '', note: '', send: false }),
  }),
  right(absences.quoteSickness, {
    about: 'a person’s absences',
    may: selfAndManagers,
    input: ({ employeeId }) => ({ ...day, employeeId }),
  }),
  right(absences.listSickness, {
    about: 'a person’s absences',
    may: selfAndManagers,
    input: ({ employeeId }) => ({ ...page, employeeId }),
  }),
  right(absences.getSicknessCalendar, {
    about: 'a person’s absences',
    may: selfAndManagers,
    input: ({ employeeId }) => ({ employeeId }),
  }),
  right(absences.sendAbsence, {
    about: 'a request that is open',
    may: selfAndManagers,
    input: ({ openLeaveId }) => ({ id: openLeaveId }),
  }),
  right(absences.deleteLeave, {
    about: 'a request that is open',
    may: selfAndManagers,
    input: ({ openLeaveId }) => ({ id: openLeaveId }),
  }),
  right(absences.getAbsence, {
    about: 'a request that waits',
    may: managers,
    input: ({ leaveId }) => ({ id: leaveId }),
  }),
  right(absences.decideAbsence, {
    about: 'a request that waits',
    may: managers,
    input: ({ leaveId }) => ({ id: leaveId, decision: 'approved' as const, reason: '' }),
  }),
  right(absences.decideAbsences, {
    about: 'a request that waits',
    may: managers,
    input: ({ leaveId }) => ({
      requests: [{ id: leaveId, version: 2 }],
      decision: 'approved' as const,
      reason: '',
    }),
    shows: ({ results }) => results.every(({ outcome }) => outcome === 'done'),
  }),
  right(absences.listAbsences, {
    about: 'a request that waits',
    may: managers,
    input: ({ companyId }) => ({ companyId, isWaiting: true, search: '', length: 50 }),
    shows: ({ rows }, { leaveId }) => rows.some(({ id }) => id === leaveId),
  }),
  right(absences.getAbsencesWaiting, {
    about: 'a request that waits',
    may: managers,
    input: () => ({}),
    shows: ({ total }) => total > 0,
  }),
  right(absences.countAbsencesWaiting, {
    about: 'a request that waits',
    may: managers,
    input: () => ({ offset: 0, limit: 100 }),
    shows: ({ total }) => total > 0,
  }),
  right(absences.askWithdrawal, {
    about: 'a request that was approved',
    may: selfAndManagers,
    input: ({ approved }) => ({ ...approved, reason: 'Cambio di programma' }),
  }),
  right(absences.decideWithdrawal, {
    about: 'a withdrawal that was asked for',
    may: managers,
    input: ({ withdrawal }) => ({ id: withdrawal.id, isGranted: true, version: withdrawal.version + 1 }),
  }),
  right(absences.shortenAbsence, {
    about: 'a request that was approved',
    may: managers,
    input: ({ approvedSpan }) => ({ ...approvedSpan, from: '2026-05-18', to: '2026-05-18' }),
  }),
  right(absences.updateSickness, {
    about: 'a sickness',
    may: selfAndManagers,
    input: ({ sicknessId }) => ({ id: sicknessId, ...day, protocol: '', note: '' }),
  }),
  right(absences.markSicknessRead, {
    about: 'a sickness',
    may: selfAndManagers,
    input: ({ sicknessId }) => ({ id: sicknessId }),
  }),
  right(absences.listSicknessReadings, {
    about: 'who read a sickness',
    may: ['self'],
    input: ({ sicknessId }) => ({ id: sicknessId }),
  }),
  right(absences.addCertificate, {
    about: 'a sickness',
    may: selfAndManagers,
    input: ({ sicknessId }) => ({ id: sicknessId, protocol: '', from: '2026-03-05', to: '2026-03-06' }),
    files: () => ({ file: pdfFile() }),
  }),
  right(absences.downloadCertificate, {
    about: 'the certificate of a sickness',
    may: selfAndManagers,
    input: ({ certificateId }) => ({ certificateId }),
  }),
  // Last of the sickness: its files are gone for good with it.
  right(absences.deleteSickness, {
    about: 'a sickness',
    may: selfAndManagers,
    input: ({ sicknessId }) => ({ id: sicknessId }),
  }),
  right(absences.addDelegation, {
    about: 'what an administrator decides',
    may: ['adminElsewhere', ...managers],
    input: () => ({ toUserId: 'giulia', ...day }),
  }),
  right(absences.endDelegation, {
    about: 'what an administrator decides',
    may: ['admin'],
    input: ({ delegationId }) => ({ id: delegationId }),
  }),
];

/** Balances, and the rules of a company's absences. */
export const balances: readonly Right[] = [
  right(absences.getBalances, {
    about: 'a person’s balances',
    may: selfAndManagers,
    input: ({ employeeId }) => ({ employeeId }),
  }),
  right(absences.listBalanceEntries, {
    about: 'a person’s balances',
    may: selfAndManagers,
    input: ({ employeeId }) => ({ employeeId, counter: 'holiday' as const, offset: 0, length: 10 }),
  }),
  right(absences.adjustBalance, {
    about: 'a person’s balances',
    may: managers,
    input: ({ employeeId }) => ({ employeeId, counter: 'holiday' as const, minutes: 480, note: 'Recupero' }),
  }),
  right(absences.listCompanyBalances, {
    about: 'the balances of a company',
    may: managers,
    input: ({ companyId }) => ({ companyId, offset: 0, length: 10, search: '' }),
  }),
  right(absences.importBalances, {
    about: 'the balances of a company',
    may: managers,
    input: ({ companyId }) => ({
      companyId,
      file: 'Utente;Ferie\nmario;40',
      day: '2026-02-28',
      isDryRun: false,
    }),
  }),
  right(absences.getAbsenceSettings, {
    about: 'the rules of a company’s absences',
    may: managers,
    input: ({ companyId }) => ({ companyId }),
  }),
  right(absences.saveAbsenceSettings, {
    about: 'the rules of a company’s absences',
    may: managers,
    input: ({ companyId }) => ({
      companyId,
      isBalanceLimit: true,
      tellsApprovers: true,
      reminderDays: 3,
      version: 0,
    }),
  }),
  right(absences.saveAccrualPolicy, {
    about: 'the rules of a company’s absences',
    may: managers,
    input: ({ companyId }) => ({
      companyId,
      validFrom: '2026-06-01',
      yearly: { holiday: 9600, paidLeave: 0, formerHolidays: 0 },
    }),
  }),
  right(absences.deleteAccrualPolicy, {
    about: 'the rules of a company’s absences',
    may: managers,
    input: ({ companyId, policyId }) => ({ companyId, id: policyId }),
  }),
  right(absences.addClosure, {
    about: 'the rules of a company’s absences',
    may: managers,
    input: ({ companyId }) => ({ companyId, name: 'Agosto', from: '2026-08-10', to: '2026-08-14' }),
  }),
  right(absences.deleteClosure, {
    about: 'the rules of a company’s absences',
    may: managers,
    input: ({ companyId, closureId }) => ({ companyId, id: closureId }),
  }),
  right(absences.addBlockedDays, {
    about: 'the rules of a company’s absences',
    may: managers,
    input: ({ companyId }) => ({ companyId, reason: 'Bilancio', from: '2026-12-28', to: '2026-12-31' }),
  }),
  right(absences.deleteBlockedDays, {
    about: 'the rules of a company’s absences',
    may: managers,
    input: ({ companyId, blockedDaysId }) => ({ companyId, id: blockedDaysId }),
  }),
  right(absences.listTeamAbsences, {
    about: 'who of a company is away',
    may: ['colleague', ...selfAndManagers],
    input: ({ companyId }) => ({
      companyId,
      ...day,
      search: '',
      awayOnly: false,
      offset: 0,
      length: 100,
    }),
    shows: ({ rows }, { employeeId }) => rows.some(({ id }) => id === employeeId),
  }),
];
