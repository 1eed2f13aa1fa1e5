import { defineTexts } from 'shared-ui';

/** The texts of one's absences on the dashboard. */
export const overviewTexts = defineTexts({
  it: {
    label: 'Le tue assenze',
    next: 'Prossima assenza: {{reason}}',
    now: 'Assenza in corso: {{reason}}',
    day: '{{day}}',
    times: '{{day}}, {{start}}–{{end}}',
    span: 'dal {{from}} al {{to}}',
    pending: '{{when}}, da approvare',
    open: 'Apri',
    openNext: 'Apri: {{reason}}',
    balances: 'I tuoi saldi',
    days_one: '{{days}} giorno',
    days_other: '{{days}} giorni',
    hours: '{{hours}} ore',
    openBalances: 'Apri i tuoi saldi',
    notLoaded: 'Le tue assenze non si sono caricate',
  },
  en: {
    label: 'Your absences',
    next: 'Next absence: {{reason}}',
    now: 'Absent now: {{reason}}',
    day: '{{day}}',
    times: '{{day}}, {{start}}–{{end}}',
    span: 'from {{from}} to {{to}}',
    pending: '{{when}}, for approval',
    open: 'Open',
    openNext: 'Open: {{reason}}',
    balances: 'Your balances',
    days_one: '{{days}} day',
    days_other: '{{days}} days',
    hours: '{{hours}} hours',
    openBalances: 'Open your balances',
    notLoaded: 'Your absences were not loaded',
  },
});
