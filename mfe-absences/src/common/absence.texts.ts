import { defineTexts } from 'shared-ui';

/** The words that all screens of the area share. */
export const absenceTexts = defineTexts({
  it: {
    exit: 'Home',
    decidedByAnother: 'La decide un altro amministratore',
    time: {
      period: 'Dal {{from}} al {{to}}',
      hours: '{{day}}, dalle {{start}} alle {{end}}',
    },
    day: { off: 'Non lavorativo', holiday: 'Festivo' },
    amount: {
      days_one: '{{count}} giorno',
      days_other: '{{count}} giorni',
      hours: '{{hours}} ore',
      both: '{{days}} e {{hours}}',
    },
    earnedUntil: 'Maturate fino ad allora',
    state: {
      open: 'Aperta',
      toApprove: 'Da approvare',
      approved: 'Approvata',
      refused: 'Rifiutata',
      withdrawn: 'Ritirata',
    },
    cause: {
      holiday: 'Ferie',
      paidLeave: 'Permesso retribuito',
      unpaidLeave: 'Permesso non retribuito',
      formerHolidays: 'Ex festività',
      sickness: 'Malattia',
    },
    reasonHidden: 'Assenza',
    counter: { holiday: 'Ferie', paidLeave: 'Permessi (ROL)', formerHolidays: 'Ex festività' },
  },
  en: {
    exit: 'Home',
    decidedByAnother: 'Another administrator decides about it',
    time: {
      period: 'From {{from}} to {{to}}',
      hours: '{{day}}, from {{start}} to {{end}}',
    },
    day: { off: 'Day off', holiday: 'Public holiday' },
    amount: {
      days_one: '{{count}} day',
      days_other: '{{count}} days',
      hours: '{{hours}} hours',
      both: '{{days}} and {{hours}}',
    },
    earnedUntil: 'Earned until then',
    state: {
      open: 'Open',
      toApprove: 'For approval',
      approved: 'Approved',
      refused: 'Refused',
      withdrawn: 'Withdrawn',
    },
    cause: {
      holiday: 'Holiday',
      paidLeave: 'Paid leave',
      unpaidLeave: 'Unpaid leave',
      formerHolidays: 'Former public holiday',
      sickness: 'Sickness',
    },
    reasonHidden: 'Absence',
    counter: { holiday: 'Holiday', paidLeave: 'Paid leave (ROL)', formerHolidays: 'Former public holidays' },
  },
});
