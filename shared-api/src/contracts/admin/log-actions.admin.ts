import type { LogAction } from './log-groups.ts';

/** What administrators do to users, and what becomes of the log itself. */
export const adminActions: Readonly<Record<string, LogAction>> = {
  'user.added': { group: 'users', it: 'Utente aggiunto', en: 'User added' },
  'user.changed': { group: 'users', it: 'Utente modificato', en: 'User changed' },
  'user.removed': { group: 'users', it: 'Utente eliminato', en: 'User removed' },
  'users.imported': { group: 'users', it: 'Utenti importati da un file', en: 'Users imported from a file' },
  'log.exported': { group: 'log', it: 'Registro esportato', en: 'Log exported' },
  'chain.broken': { group: 'log', it: 'Catena del registro interrotta', en: 'Chain of the log broken' },
  'events.missing': { group: 'log', it: 'Eventi del registro mancanti', en: 'Events of the log missing' },
};
