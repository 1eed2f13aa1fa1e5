import type { LogAction } from './log-groups.ts';

const group = 'absences';

/** What happens to requests of absence, to balances and to a company's rules of both. */
export const absencesActions = {
  'absence.added': { group, it: 'Richiesta inserita', en: 'Request added' },
  'absence.changed': { group, it: 'Richiesta modificata', en: 'Request changed' },
  'absence.deleted': { group, it: 'Richiesta eliminata', en: 'Request deleted' },
  'absence.open': { group, it: 'Richiesta riaperta', en: 'Request reopened' },
  'absence.toApprove': { group, it: 'Richiesta inviata in approvazione', en: 'Request sent for approval' },
  'absence.approved': { group, it: 'Richiesta approvata', en: 'Request approved' },
  'absence.refused': { group, it: 'Richiesta rifiutata', en: 'Request refused' },
  'absence.withdrawn': { group, it: 'Richiesta revocata', en: 'Request withdrawn' },
  'absence.withdrawalAsked': { group, it: 'Revoca chiesta', en: 'Withdrawal asked for' },
  'absence.withdrawalRefused': { group, it: 'Revoca rifiutata', en: 'Withdrawal refused' },
  'absence.daysAsked': { group, it: 'Meno giorni chiesti', en: 'Fewer days asked for' },
  'absence.daysRefused': { group, it: 'Meno giorni rifiutati', en: 'Fewer days refused' },
  'absence.givenBack': { group, it: 'Giorni restituiti per malattia', en: 'Days given back for sickness' },
  'absence.recounted': { group, it: 'Giorni ricalcolati', en: 'Days counted again' },
  'certificate.added': { group, it: 'Certificato aggiunto', en: 'Certificate added' },
  'sickness.read': { group, it: 'Malattia letta', en: 'Sickness read' },
  'certificate.read': { group, it: 'Certificato aperto', en: 'Certificate opened' },
  'calendar.made': { group, it: 'Indirizzo per il calendario creato', en: 'Address for the calendar made' },
  'calendar.read': { group, it: 'Calendario letto la prima volta', en: 'Calendar read for the first time' },
  'calendar.ended': {
    group,
    it: 'Indirizzo per il calendario revocato',
    en: 'Address for the calendar revoked',
  },
  'delegation.given': { group, it: 'Delega data', en: 'Delegation given' },
  'delegation.ended': { group, it: 'Delega terminata', en: 'Delegation ended' },
  'balances.read': { group, it: 'Saldi dell’azienda letti', en: 'Balances of the company read' },
  'balances.imported': { group, it: 'Saldi importati', en: 'Balances imported' },
  'balances.accrued': { group, it: 'Maturazione del mese', en: 'Accrual of the month' },
  'balance.adjusted': { group, it: 'Saldo rettificato', en: 'Balance adjusted' },
  'settings.saved': { group: 'settings', it: 'Impostazioni salvate', en: 'Settings saved' },
  'policy.saved': { group: 'settings', it: 'Maturazione salvata', en: 'Accrual saved' },
  'policy.removed': { group: 'settings', it: 'Maturazione eliminata', en: 'Accrual removed' },
  'closure.added': { group: 'settings', it: 'Chiusura aggiunta', en: 'Closure added' },
  'closure.removed': { group: 'settings', it: 'Chiusura eliminata', en: 'Closure removed' },
  'blocked.added': { group: 'settings', it: 'Giorni bloccati aggiunti', en: 'Blocked days added' },
  'blocked.removed': { group: 'settings', it: 'Giorni bloccati eliminati', en: 'Blocked days removed' },
} as const satisfies Record<string, LogAction>;
