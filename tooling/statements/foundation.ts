import type { Statements } from './statement.ts';

/** What people can do by specification 01: sign-in, frame, profile, the month. */
export const foundation: Statements = {
  '01 §1': [
    [
      'choose the language at the sign-in',
      'auth/language',
      'Given the sign-in, in Italian until one chooses',
    ],
    ['choose SMS for the code', 'auth/sms-sign-in', 'Given the channel SMS, when the password is right'],
    ['choose the app for the code', 'auth/authenticator', 'Given the channel Auth and no app yet'],
    [
      'have the mobile app told who signed in',
      'platform/bridge',
      'When somebody is signed in, then the app hears who',
    ],
  ],
  '01 §2': [
    [
      'sign in with user name and password',
      'auth/sign-in',
      'When the password is right, then a code comes by mail and never into the page',
    ],
    ['come to the dashboard from `/`', 'auth/sign-in', 'Then the dashboard is there, also after a reload'],
    [
      'ask for a new password by the user name',
      'auth/recovery',
      'Given the prompt, which takes what can be a user name',
    ],
    [
      'sign in with a QR code, by camera',
      'auth/qr-login',
      'When the camera sees it, then the second factor follows, too',
    ],
    [
      'have a code sent again',
      'auth/sms-sign-in',
      'a code can be sent again after thirty seconds, and takes the place of the first @once',
    ],
    [
      'scan the QR code of the app',
      'auth/authenticator',
      'Then the key is there as a picture, as text, and on a phone as a link into the app',
    ],
    [
      'type digits alone into a code',
      'auth/sms-sign-in',
      'When letters are typed, nothing comes of it; a wrong code is said and leaves its field',
    ],
    ['sign up', 'auth/sign-up', 'When the form is filled in, then it asks to look into the mail'],
    [
      'see who one is and when one signed in last',
      'auth/profile',
      'And the account at the top leads there too',
    ],
    [
      'open the menu and fold its sections',
      'platform/menu',
      'When a section is folded, then it stays folded after a reload',
    ],
    [
      'go by the menu to the screen where one is, which opens anew',
      'platform/menu',
      'a menu entry opens the screen anew where one is there already, on this site alone',
    ],
    [
      'go by the tile of the documents',
      'platform/menu',
      'Then the tile and the bottom bar say 10+, and lead there',
    ],
    [
      'read about the product and leave by its links',
      'platform/shell',
      'info leads out of the product and tells the builds in use',
    ],
    ['see the totals of a month', 'timesheet/timesheet', 'Then the totals count them, also after a reload'],
    [
      'set the hours of a day',
      'timesheet/timesheet',
      'When they fill in one day as planned and half of another',
    ],
    ['punch in and out', 'timesheet/badge', 'When they come in'],
    ['change the own name', 'auth/profile', 'When it is saved, then the top bar has it'],
    ['edit the profile of an employee', 'auth/profile', 'an administrator edits the data of an employee'],
    ['make a QR code', 'auth/qr-login', 'Given a code that was made in the profile and saved'],
    [
      'change the own password',
      'auth/profile',
      'somebody changes their password, stays signed in here alone, and sees live who comes and goes',
    ],
    ['delete the own account', 'auth/profile', 'And only the link removes the account'],
  ],
  '01 §4': [
    [
      'be refused where the product is not one’s own to use',
      'mfe-auth/src/sign-in/sign-in.test.tsx',
      "says 'Prodotto non abilitato' and stays",
    ],
    [
      'sign in by the code of the app',
      'auth/authenticator',
      'When they sign in again, then the code of the app is enough, and the one that was used is not',
    ],
    [
      'be told that a phone number is missing',
      'auth/sms-sign-in',
      'Given somebody without a number, when they choose SMS',
    ],
    [
      'choose a first password',
      'auth/sign-in',
      'who has never changed the password comes no further before they do',
    ],
    ['sign out', 'auth/sign-in', 'When they sign out from the menu'],
    [
      'be signed out from elsewhere',
      'auth/session-end',
      'When the session is ended from another device and a file is chosen',
    ],
    [
      'send the month for approval',
      'timesheet/timesheet',
      'And they send it, after a question that says what is missing',
    ],
    [
      'set the state of an employee’s month',
      'timesheet/timesheet',
      'When an administrator opens that month and closes it',
    ],
    [
      'set ordinary hours and have the absence follow',
      'timesheet/timesheet',
      'When they fill in one day as planned and half of another',
    ],
  ],
  '01 §5': [
    ['be told that a code is missing', 'auth/sms-sign-in', 'When no code is entered, it is said'],
    [
      'be told that a code is wrong',
      'auth/sign-in',
      'When the code is wrong, it is said and the field is empty again',
    ],
    [
      'be told that a code of the app is wrong',
      'auth/authenticator',
      'When no code or a wrong one is entered, it is said and the field is empty again',
    ],
    ['be told what a profile lacks', 'auth/profile', 'When the name is left empty, then it is asked for'],
    [
      'be told what a new password lacks',
      'auth/profile',
      'somebody changes their password, stays signed in here alone, and sees live who comes and goes',
    ],
  ],
  '01 §6': [
    [
      'see the entries of one’s rights',
      'admin/groups',
      'When they say what a group gives, they see the menu that its people will see',
    ],
    [
      'act for an employee',
      'platform/shell',
      'an administrator acts for an employee, and is told so until they stop',
    ],
    [
      'look at the months of other people',
      'timesheet/months',
      'When they open the months of the staff from the menu',
    ],
  ],
  '01 §8': [
    [
      'read why a sign-in was refused until one closes it',
      'auth/sign-in',
      'Given a wrong password, the refusal stays until it is closed',
    ],
    [
      'be told that nothing can be sent without a network',
      'timesheet/timesheet',
      'what was changed without a network is sent when it is back',
    ],
    [
      'read one line for each thing that a sign-up lacks',
      'auth/sign-up',
      'Given the sign-up, which says one per line what is missing',
    ],
  ],
  '01 §9': [
    [
      'read 10+ from ten documents on',
      'platform/menu',
      'Then the tile and the bottom bar say 10+, and lead there',
    ],
    ['change hours by half an hour', 'timesheet/month-grid', 'And correct one day with digits and arrows'],
  ],
};
