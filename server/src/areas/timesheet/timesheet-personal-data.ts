import { fieldWords as words } from '../../platform/personal-data/field-words.ts';
import { personalTable, type PersonalData } from '../../platform/personal-data/personal-table.ts';
import { timesheetAbsences } from './absences/approved-days.schema.ts';
import { timesheetPunches } from './badge/punches.schema.ts';
import { timesheetDays, timesheetMonths } from './month/month.schema.ts';
import {
  timesheetDeliveries,
  timesheetPayrollEmployees,
  timesheetPayrollSettings,
} from './payroll/payroll.schema.ts';
import { timesheetReminders } from './reminders/reminders.schema.ts';
import { timesheetSheets } from './sheets/sheets.schema.ts';
import { timesheetTerms } from './timesheet-terms.repository.ts';
import { timesheetPlans, timesheetSettings, timesheetSites } from './work-calendar/work-calendar.schema.ts';

const registered = {
  it: 'presenze e assenze fanno parte del Libro unico del lavoro e provano retribuzioni e ferie',
  en: 'hours and absences are part of the payroll register, and prove pay and leave',
} as const;

/** What the tables of the timesheet hold about people. */
export const timesheetPersonalData: PersonalData = {
  tables: [
    personalTable({
      table: timesheetDays,
      of: [{ column: timesheetDays.employeeId, is: 'employees' }],
      title: { it: 'Ore', en: 'Hours' },
      shows: {
        day: words.day,
        ordinary: { it: 'Minuti ordinari', en: 'Ordinary minutes' },
        overtime: { it: 'Minuti di straordinario', en: 'Minutes of overtime' },
        absence: { it: 'Minuti di assenza', en: 'Minutes of absence' },
        causeId: { it: 'Causale', en: 'Cause' },
        changedAt: words.changed,
      },
      erasure: { stays: registered, until: { term: 'hours', day: timesheetDays.day } },
    }),
    personalTable({
      table: timesheetMonths,
      of: [{ column: timesheetMonths.employeeId, is: 'employees' }],
      title: { it: 'Mesi', en: 'Months' },
      shows: { month: words.month, status: words.state, changedAt: words.changed },
      erasure: { endsBy: 'the daily job, with the hours of the month' },
    }),
    personalTable({
      table: timesheetAbsences,
      of: [{ column: timesheetAbsences.employeeId, is: 'employees' }],
      title: { it: 'Assenze approvate nel mese', en: 'Approved absences in the month' },
      shows: { day: words.day, causeId: { it: 'Causale', en: 'Cause' }, minutes: words.minutes },
      erasure: { stays: registered, until: { term: 'hours', day: timesheetAbsences.day } },
    }),
    personalTable({
      table: timesheetPunches,
      of: [{ column: timesheetPunches.employeeId, is: 'employees' }],
      title: { it: 'Timbrature', en: 'Punches' },
      shows: {
        day: words.day,
        kind: words.kind,
        at: { it: 'Alle', en: 'At' },
        source: { it: 'Origine', en: 'Source' },
        reason: words.reason,
        removedAt: { it: 'Tolta il', en: 'Removed' },
        removalReason: { it: 'Perché è stata tolta', en: 'Why it was removed' },
      },
      erasure: {
        stays: {
          it: 'provano gli orari di lavoro davanti agli organi di vigilanza',
          en: 'they prove the working hours to the labour inspectorate',
        },
        until: { term: 'punches', day: timesheetPunches.day },
      },
    }),
    personalTable({
      table: timesheetSheets,
      of: [{ column: timesheetSheets.employeeId, is: 'employees' }],
      title: { it: 'Cartellini inviati', en: 'Monthly sheets sent' },
      shows: {
        month: words.month,
        documentId: { it: 'Documento (codice)', en: 'Document (id)' },
        sentAt: words.sent,
      },
      erasure: { endsBy: 'the daily job, with the hours of the month' },
    }),
    personalTable({
      table: timesheetReminders,
      of: [{ column: timesheetReminders.employeeId, is: 'employees' }],
      title: { it: 'Promemoria delle ore', en: 'Reminders of hours' },
      shows: { day: words.day, month: words.month, sentAt: words.sent },
      erasure: 'deleted',
    }),
    personalTable({
      table: timesheetPlans,
      of: [{ column: timesheetPlans.employeeId, is: 'employees' }],
      title: { it: 'Orario di lavoro', en: 'Plan of work' },
      shows: {
        validFrom: words.from,
        week: { it: 'Minuti da lunedì a domenica', en: 'Minutes, Monday to Sunday' },
      },
      erasure: { endsBy: 'the daily job, with the last record of the employee' },
    }),
    personalTable({
      table: timesheetPayrollEmployees,
      of: [{ column: timesheetPayrollEmployees.employeeId, is: 'employees' }],
      title: { it: 'Matricola per le paghe', en: 'Payroll number' },
      shows: { code: { it: 'Matricola', en: 'Number' } },
      erasure: { endsBy: 'the daily job, with the last record of the employee' },
    }),
  ],
  others: [
    {
      table: timesheetDeliveries,
      why: 'files of a whole company as its payroll office got them: payroll numbers and hours, which end with the hours of their month',
    },
    { table: timesheetPayrollSettings, why: 'how a company’s file is made' },
    { table: timesheetSettings, why: 'how a company has hours entered' },
    { table: timesheetSites, why: 'where a company works; the id of who changed it' },
  ],
  terms: timesheetTerms,
};
