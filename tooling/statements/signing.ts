import type { Statements } from './statement.ts';

/** What people can do by specification 02: messages and signing. */
export const signing: Statements = {
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
};
