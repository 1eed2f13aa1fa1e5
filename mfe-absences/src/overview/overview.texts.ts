import { defineTexts } from 'shared-ui';

/** The texts of one's absences on the dashboard. */
export const overviewTexts = defineTexts({
  it: {
    label: 'Le tue assenze',
    labelOf: 'Assenze di {{name}}',
    next: 'Prossima assenza: {{reason}}',
    now: 'Assenza in corso: {{reason}}',
    day: '{{day}}',
    times: '{{day}}, {{start}}–{{end}}',
    span: 'dal {{from}} al {{to}}',
    pending: '{{when}}, da approvare',
    open: 'Apri',
    openNext: 'Apri: {{reason}}',
    balances: 'Disponibili oggi',
    balancesOf: 'Disponibili oggi per {{name}}',
    openBalances: 'Apri i tuoi saldi',
    openBalancesOf: 'Apri i saldi di {{name}}',
    notLoaded: 'Le assenze non si sono caricate',
  },
  en: {
    label: 'Your absences',
    labelOf: 'Absences of {{name}}',
    next: 'Next absence: {{reason}}',
    now: 'Absent now: {{reason}}',
    day: '{{day}}',
    times: '{{day}}, {{start}}–{{end}}',
    span: 'from {{from}} to {{to}}',
    pending: '{{when}}, for approval',
    open: 'Open',
    openNext: 'Open: {{reason}}',
    balances: 'Available today',
    balancesOf: 'Available today for {{name}}',
    openBalances: 'Open your balances',
    openBalancesOf: 'Open the balances of {{name}}',
    notLoaded: 'The absences were not loaded',
  },
});
