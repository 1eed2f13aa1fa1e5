import type { LogAction } from './log-groups.ts';

/** What administrators do to users, and what becomes of the log itself. */
export const adminActions: Readonly<Record<string, LogAction>> = {
  'user.added': { group: 'users', it: 'Utente aggiunto', en: 'User added' },
  'user.changed': { group: 'users', it: 'Utente modificato', en: 'User changed' },
  'user.removed': { group: 'users', it: 'Utente eliminato', en: 'User removed' },
  'users.imported': { group: 'users', it: 'Utenti importati da un file', en: 'Users imported from a file' },
  'group.added': { group: 'groups', it: 'Gruppo aggiunto', en: 'Group added' },
  'group.changed': { group: 'groups', it: 'Gruppo modificato', en: 'Group changed' },
  'group.membersChanged': {
    group: 'groups',
    it: 'Persone di un gruppo cambiate',
    en: 'People of a group changed',
  },
  'group.removed': { group: 'groups', it: 'Gruppo eliminato', en: 'Group deleted' },
  'log.exported': { group: 'log', it: 'Registro esportato', en: 'Log exported' },
  'chain.broken': { group: 'log', it: 'Catena del registro interrotta', en: 'Chain of the log broken' },
  'events.missing': { group: 'log', it: 'Eventi del registro mancanti', en: 'Events of the log missing' },
};
