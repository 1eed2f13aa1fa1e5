/** Something of the specification that a person can do, the story in which somebody does it by hand, and its title or the step of it. */
type Statement = readonly [says: string, story: string, step: string];

/** What people can do by the specification, by its sections, in our words. */
export const statements: Readonly<Record<string, readonly Statement[]>> = {
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
  '02 §1': [
    [
      'send a message to a mail address',
      'signing/external-message',
      'When all is there, it is asked once more and sent',
    ],
    ['look at slides before one signs in', 'auth/slides', 'Given the first slide on the whole screen'],
    [
      'keep the addresses that get signed documents',
      'signing/confirmation-mails',
      'When they add an address, what is none is refused on the field',
    ],
  ],
  '02 §2': [
    [
      'accept the reading of a message',
      'signing/messages',
      'Then the person finds it unread, and reads it after accepting the reading',
    ],
    [
      'write to people, groups and companies',
      'signing/messages',
      'Given an administrator who writes a message',
    ],
    [
      'attach a file to a message by the screen',
      'engines/message',
      'a message with a picture is written, read, and its reading accepted',
    ],
    [
      'delete one message and several',
      'signing/delete-messages',
      'When several are deleted, they go and come back together',
    ],
    [
      'zoom a PDF and ask for help',
      'signing/message-attachment',
      'When they zoom, the page is drawn anew, larger',
    ],
    [
      'see how it is done in a film',
      'signing/message-attachment',
      'Then the help shows a film that can be played, and says the same in words',
    ],
    [
      'place text and signature on the PDF of a message',
      'signing/sign-message',
      'When they move it by keys and write a text, both stand on the page',
    ],
    [
      'load more of a long list by going down',
      'signing/long-inbox',
      'When they go to the end again and again, more comes each time, and few rows are drawn',
    ],
    [
      'keep a drawn signature',
      'signing/signature-objects',
      'When they draw a signature under the stamp of the day',
    ],
    [
      'keep an image',
      'signing/signature-objects',
      'And upload an image of a kind that nobody writes any more',
    ],
    ['delete kept objects', 'signing/signature-objects', 'And what is deleted can be taken back'],
    [
      'add a document',
      'signing/admin-documents',
      'When a field is missing, the form says which and keeps the rest',
    ],
    [
      'place boxes on its pages',
      'signing/admin-documents',
      'When all is there, the pages come to place the boxes, by click and by keyboard',
    ],
    ['edit a document', 'signing/typed-address', 'When the address is typed by letters, under another name'],
    ['look at a document', 'signing/admin-documents', 'And it can be looked at'],
    ['delete a document', 'signing/admin-documents', 'And it is gone once it is deleted'],
    [
      'send one document to the people whom one chose',
      'signing/send-doc',
      'When the boxes are placed, once for all, it asks before it is sent, and names them',
    ],
    [
      'open a document by the link of a mail',
      'signing/main-job',
      'Then the receiver opens the link of the mail and reads who sends what',
    ],
    [
      'be told that a document has run out',
      'mfe-signing/src/verification/check-expire.screen.test.tsx',
      'stays in %s when it is over',
    ],
    ['add, move and delete slides', 'admin/slides', 'When they add one with a picture, beside the sign-in'],
  ],
  '02 §4': [
    [
      'see a message that was read counted no more',
      'signing/messages',
      'And the administrator sees that it was read',
    ],
    [
      'send a document, with the hours until it runs out',
      'signing/admin-documents',
      'When it is sent, the hours are asked for and the mail leaves',
    ],
    [
      'verify the own number before one signs',
      'signing/verify-mobile',
      'When the code of the SMS is entered, then the number is verified',
    ],
    [
      'sign the boxes one after the other',
      'signing/main-job',
      'And signs the first box by drawing, which is kept at once',
    ],
    ['sign with a code by SMS', 'signing/verify-mobile', 'Then each box asks for a code of its own'],
    [
      'have the document saved with the last box',
      'signing/main-job',
      'And the document is saved by itself, they are told so, and keep the copy',
    ],
    ['get the signed copy by mail', 'signing/main-job', 'And gets the sealed PDF by mail'],
    [
      'download a signed document as an administrator',
      'signing/main-job',
      'And the administrator downloads the very same copy',
    ],
    [
      'have the first object of a kind as its default',
      'signing/signature-objects',
      'Then both are there, each the default of its kind',
    ],
  ],
  '02 §5': [
    [
      'be told what a document lacks',
      'signing/admin-documents',
      'When a field is missing, the form says which and keeps the rest',
    ],
    ['be told what a sending lacks', 'signing/send-doc', 'When a field is missing, the form says which'],
    [
      'be told what a message to somebody outside lacks',
      'signing/external-message',
      'Given an administrator who is told what is missing',
    ],
    [
      'be asked for a signature before a message is saved',
      'signing/sign-message',
      'When they save without a signature, the pad opens',
    ],
    [
      'be told that an address is none',
      'signing/confirmation-mails',
      'When they add an address, what is none is refused on the field',
    ],
    [
      'be told that a number or its code is none',
      'signing/verify-mobile',
      'When a number is short or a code wrong, it is said on its field',
    ],
  ],
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
