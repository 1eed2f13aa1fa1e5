import type { LogAction } from './log-groups.ts';

/** What administrators do to users, and what becomes of the log itself. */
export const adminActions = {
  'user.added': { group: 'users', it: 'Utente aggiunto', en: 'User added' },
  'user.changed': { group: 'users', it: 'Utente modificato', en: 'User changed' },
  'user.opened': { group: 'users', it: 'Dati dell’utente aperti', en: 'User’s data opened' },
  'user.removed': { group: 'users', it: 'Utente eliminato', en: 'User removed' },
  'user.invited': { group: 'users', it: 'Link per la password inviato', en: 'Link to the password sent' },
  'password.change-refused': {
    group: 'users',
    it: 'Cambio della password di un altro rifiutato',
    en: 'Change of another’s password refused',
  },
  'slide.added': { group: 'slides', it: 'Diapositiva aggiunta', en: 'Slide added' },
  'slide.changed': { group: 'slides', it: 'Diapositiva modificata', en: 'Slide changed' },
  'slide.deleted': { group: 'slides', it: 'Diapositiva eliminata', en: 'Slide deleted' },
  'slides.ordered': { group: 'slides', it: 'Diapositive messe in ordine', en: 'Slides put in order' },
  'users.imported': { group: 'users', it: 'Utenti importati da un file', en: 'Users imported from a file' },
  'step.set-aside': { group: 'settings', it: 'Primo passo messo da parte', en: 'First step set aside' },
  'step.taken-up': { group: 'settings', it: 'Primo passo ripreso', en: 'First step taken up again' },
  'data.expired': { group: 'settings', it: 'Dati scaduti eliminati', en: 'Data whose term is over deleted' },
  'mail-sender.changed': {
    group: 'settings',
    it: 'Mittente delle e‑mail cambiato',
    en: 'Sender of the emails changed',
  },
  'seal.changed': {
    group: 'settings',
    it: 'Certificato del sigillo caricato',
    en: 'Certificate of the seal uploaded',
  },
  'seal.reset': {
    group: 'settings',
    it: 'Sigillo proprio dell’installazione ripreso',
    en: 'Seal of the installation itself taken up again',
  },
  'users.exported': { group: 'users', it: 'Utenti esportati in un file', en: 'Users exported to a file' },
  'group.added': { group: 'groups', it: 'Gruppo aggiunto', en: 'Group added' },
  'group.changed': { group: 'groups', it: 'Gruppo modificato', en: 'Group changed' },
  'group.membersChanged': {
    group: 'groups',
    it: 'Persone di un gruppo cambiate',
    en: 'People of a group changed',
  },
  'group.removed': { group: 'groups', it: 'Gruppo eliminato', en: 'Group deleted' },
  'failures.retried': {
    group: 'failures',
    it: 'Riprovato quello che non è riuscito',
    en: 'What failed tried again',
  },
  'failures.archived': {
    group: 'failures',
    it: 'Archiviato quello che non è riuscito',
    en: 'What failed archived',
  },
  'backup.restored': { group: 'log', it: 'Backup ripristinato', en: 'Backup restored' },
  'log.exported': { group: 'log', it: 'Registro esportato', en: 'Log exported' },
  'chain.broken': { group: 'log', it: 'Catena del registro interrotta', en: 'Chain of the log broken' },
  'chain.strayed': {
    group: 'log',
    it: 'Catena del registro diversa da quella del documento sigillato',
    en: 'Chain of the log other than the sealed document’s',
  },
  'seal.strayed': {
    group: 'log',
    it: 'Documento sigillato e registro diversi',
    en: 'Sealed document and log differ',
  },
  'row.strayed': {
    group: 'log',
    it: 'Dato diverso da quello che risulta dal registro',
    en: 'Data other than what the log tells',
  },
  'row.righted': {
    group: 'log',
    it: 'Dato di nuovo come risulta dal registro',
    en: 'Data again as the log tells',
  },
  'anchor.strayed': {
    group: 'log',
    it: 'Dati tolti dal database, aggiunti o riportati indietro',
    en: 'Data taken out of the database, added to it or put back',
  },
  'build.went-live': { group: 'log', it: 'Altra versione in uso', en: 'Another build went live' },
  'events.missing': { group: 'log', it: 'Eventi del registro mancanti', en: 'Events of the log missing' },
} as const satisfies Record<string, LogAction>;
