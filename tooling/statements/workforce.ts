import type { Statements } from './statement.ts';

/** What people can do by specification 03: leave, sickness, users, settings. */
export const workforce: Statements = {
  '03 §2': [
    ['ask for leave', 'absences/leave', 'And they send it, a tap, and are sure, another'],
    [
      'see days coloured that have a request',
      'absences/leave',
      'Then the days are coloured, and the history has it',
    ],
    ['delete a request', 'absences/leave', 'And it can be deleted, after a question'],
    [
      'report a sickness with its number',
      'absences/sickness',
      'When they choose the days and give a number that is a digit short',
    ],
    ['download its certificate', 'absences/sickness', 'Then they can read it again'],
    ['choose a company and find its users', 'admin/users', 'Then a search finds both, whatever the accents'],
    [
      'add a user with groups',
      'admin/user-form',
      'Then with a group they are added, and the mail with the link is on its way',
    ],
    ['edit a user', 'admin/user-form', 'And what is changed stands in the history, with what stood before'],
    [
      'change the password of another',
      'admin/user-form',
      'And the password is changed by who knows the old one alone',
    ],
    [
      'set notifications and the code by SMS',
      'admin/settings',
      'Then it is saved, and stands after a reload',
    ],
  ],
  '03 §4': [
    ['approve and refuse requests', 'absences/decisions', 'When they approve two of them once it was asked'],
    ['approve a sickness', 'absences/sickness', 'When an administrator opens it, unread, and approves it'],
    [
      'delete users',
      'admin/users',
      'And they are still selected on the way back, and deleted once it is said who they are',
    ],
    [
      'send a document to users of the list',
      'admin/users',
      'When they are sent a document, the next page knows whom',
    ],
    [
      'see buttons that follow the selection',
      'admin/users',
      'And what is offered follows how many are selected',
    ],
  ],
  '03 §5': [
    ['be told what a user lacks', 'admin/user-form', 'Given the form, which says what is missing'],
    [
      'be asked for a group',
      'admin/user-form',
      'When it is filled in without a group, the tab of the groups opens',
    ],
    [
      'be told what the number of a certificate lacks',
      'absences/sickness',
      'When they choose the days and give a number that is a digit short',
    ],
    [
      'be told what a first password lacks',
      'auth/sign-in',
      'who has never changed the password comes no further before they do',
    ],
  ],
};
