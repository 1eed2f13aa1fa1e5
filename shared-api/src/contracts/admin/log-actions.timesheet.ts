import type { LogAction } from './log-groups.ts';

const group = 'timesheet';

/** What happens to months, and to how a company has them. */
export const timesheetActions = {
  'day.changed': { group, it: 'Ore di un giorno cambiate', en: 'Hours of a day changed' },
  'month.open': { group, it: 'Mese riaperto', en: 'Month reopened' },
  'month.forApproval': { group, it: 'Mese inviato in approvazione', en: 'Month sent for approval' },
  'month.closed': { group, it: 'Mese chiuso', en: 'Month closed' },
  'month.read': { group, it: 'Mese di un’altra persona letto', en: 'Month of somebody else read' },
  'month.reminded': { group, it: 'Sollecito inviato', en: 'Reminder sent' },
  'sheet.sent': { group, it: 'Cartellino inviato alla firma', en: 'Monthly sheet sent to be signed' },
  'sheet.signed': { group, it: 'Cartellino firmato', en: 'Monthly sheet signed' },
  'punch.added': { group, it: 'Timbratura', en: 'Punch' },
  'punches.corrected': { group, it: 'Timbrature corrette', en: 'Punches corrected' },
  'hours.exported': { group, it: 'Ore esportate in un file', en: 'Hours exported to a file' },
  'payroll.delivered': { group, it: 'File delle paghe creato', en: 'Payroll file made' },
  'payroll.settings.changed': { group: 'settings', it: 'Codici paghe cambiati', en: 'Payroll codes changed' },
  'site.saved': { group: 'settings', it: 'Sede salvata', en: 'Site saved' },
  'site.removed': { group: 'settings', it: 'Sede eliminata', en: 'Site removed' },
  'plan.saved': { group: 'settings', it: 'Piano orario salvato', en: 'Work plan saved' },
  'plan.removed': { group: 'settings', it: 'Piano orario eliminato', en: 'Work plan removed' },
  'settings.changed': { group: 'settings', it: 'Impostazioni cambiate', en: 'Settings changed' },
} as const satisfies Record<string, LogAction>;
