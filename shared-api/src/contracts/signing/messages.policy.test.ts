import {
  messageRightsOf,
  mayWriteMessages,
  mayWriteToCompany,
  type MessageFacts,
  type MessageReader,
} from './messages.policy.ts';
import type { SigningActor } from './signing.policy.ts';

const reader: MessageReader = {
  userId: 'mario',
  flags: { a: 'N', b: 'N' },
  permissions: ['doc_docsign', 'firma_docsign'],
};
const facts: MessageFacts = {
  receiverUserId: 'mario',
  isRead: true,
  hasPdf: true,
  hasAttachment: true,
  mayViewAttachment: true,
  isSignatureEnabled: true,
  isSigned: false,
};
const all = { open: true, view: true, sign: true, signOnceRead: false, remove: false };
const none = { open: false, view: false, sign: false, signOnceRead: false, remove: false };

describe('rights to a message that somebody got', () => {
  it.each([
    ['who got and read it reads and signs', {}, {}, all],
    [
      'before its reading is accepted nothing opens, but it can be come to',
      {},
      { isRead: false },
      { ...none, signOnceRead: true },
    ],
    ['what was signed is not come to', {}, { isRead: false, isSigned: true }, none],
    ['what may not be seen is not come to', {}, { isRead: false, mayViewAttachment: false }, none],
    ['somebody else has none', { userId: 'luca' }, {}, none],
    ['flag a S deletes', { flags: { a: 'S', b: 'N' } }, {}, { ...all, remove: true }],
    ['flag a Y deletes', { flags: { a: 'Y', b: 'N' } }, {}, { ...all, remove: true }],
    ['flag b deletes nothing', { flags: { a: 'N', b: 'S' } }, {}, all],
    ['without the right to sign it is read', { permissions: ['doc_docsign'] }, {}, { ...all, sign: false }],
    ['without signature enabled it is read', {}, { isSignatureEnabled: false }, { ...all, sign: false }],
    ['it is signed once', {}, { isSigned: true }, { ...all, sign: false }],
    ['a picture is not signed', {}, { hasPdf: false }, { ...all, sign: false }],
    [
      'an attachment that is not to be seen',
      {},
      { mayViewAttachment: false },
      { ...all, view: false, sign: false },
    ],
    [
      'without an attachment there is its text',
      {},
      { hasAttachment: false, hasPdf: false },
      { ...all, view: false, sign: false },
    ],
  ] as const)('%s', (_name, who, what, rights) => {
    expect(messageRightsOf({ ...reader, ...who }, { ...facts, ...what })).toEqual(rights);
  });
});

const actor = (changes: Partial<SigningActor>): SigningActor => ({
  kind: 'staff',
  userId: 'x',
  flags: { a: 'N', b: 'N' },
  companyId: 'acme',
  emailKey: null,
  documentId: null,
  ...changes,
});

describe('who writes messages', () => {
  it.each([
    ['staff', actor({}), false, false],
    ['a company administrator', actor({ flags: { a: 'N', b: 'S' } }), true, false],
    ['a super user', actor({ flags: { a: 'Y', b: 'N' } }), true, true],
    ['a guest', actor({ kind: 'guest', flags: { a: 'Y', b: 'N' } }), false, false],
  ])('%s', (_name, who, writes, writesToOthers) => {
    expect(mayWriteMessages(who)).toBe(writes);
    expect(mayWriteToCompany(who, 'acme')).toBe(writes);
    expect(mayWriteToCompany(who, 'beta')).toBe(writesToOthers);
  });
});
