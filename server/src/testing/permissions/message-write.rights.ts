import * as signing from 'shared-api/contracts/signing';
import { pdfFile } from './pdf-file.ts';
import { managers, right, type Right } from './rights.ts';

const toAcme = { ...signing.noRecipients, companyIds: ['acme'] };
const attachment = { viewsAttachment: false, signsAttachment: false, boxes: [] };
const page = { search: '', start: 0, length: 25 };

/** Messages: who writes them, and who follows what was sent. */
export const writtenMessages: readonly Right[] = [
  right(signing.uploadAttachment, {
    about: 'the attachment of a message',
    may: ['adminElsewhere', ...managers],
    input: () => ({}),
    files: () => ({ file: pdfFile() }),
  }),
  right(signing.findRecipientGroups, {
    about: 'the people of a company, as receivers',
    may: managers,
    input: () => ({ text: '', companyId: 'acme' }),
  }),
  right(signing.countRecipients, {
    about: 'the people of a company, as receivers',
    may: managers,
    input: () => ({ recipients: toAcme }),
  }),
  right(signing.sendMessage, {
    about: 'the people of a company, as receivers',
    may: managers,
    input: () => ({
      ...attachment,
      requestId: 'permissions',
      title: 'Avviso',
      body: 'Testo',
      recipients: toAcme,
    }),
  }),
  right(signing.sendExternalMessage, {
    about: 'somebody without an account, as a receiver',
    may: ['adminElsewhere', ...managers],
    input: () => ({
      requestId: 'permissions',
      name: 'Paola',
      surname: 'Esterna',
      email: 'paola@fuori.example',
      title: 'Avviso',
      body: 'Testo',
      signsAttachment: false,
      boxes: [],
    }),
  }),
  right(signing.saveMessageDraft, {
    about: 'a draft of a message',
    may: ['admin'],
    input: ({ messageDraftId: id }) => ({
      ...attachment,
      id,
      version: 1,
      title: 'Bozza',
      body: '',
      recipients: toAcme,
    }),
  }),
  right(signing.getMessageDraft, {
    about: 'a draft of a message',
    may: ['admin'],
    input: ({ messageDraftId: id }) => ({ id }),
  }),
  right(signing.listMessageDrafts, {
    about: 'a draft of a message',
    may: ['admin'],
    input: () => ({}),
    shows: ({ drafts }, { messageDraftId }) => drafts.some(({ id }) => id === messageDraftId),
  }),
  right(signing.deleteMessageDraft, {
    about: 'a draft of a message',
    may: ['admin'],
    input: ({ messageDraftId: id }) => ({ id }),
  }),
  right(signing.cancelMessage, {
    about: 'a message that an administrator sent',
    may: ['admin'],
    input: ({ sentMessageId: id }) => ({ id }),
  }),
  right(signing.resumeMessage, {
    about: 'a message that an administrator sent',
    may: ['admin'],
    input: ({ sentMessageId: id }) => ({ id }),
  }),
  right(signing.listSentMessages, {
    about: 'a message that an administrator sent',
    may: managers,
    input: () => page,
    shows: ({ rows }, { sentMessageId }) => rows.some(({ id }) => id === sentMessageId),
  }),
  right(signing.getSentMessage, {
    about: 'a message that an administrator sent',
    may: managers,
    input: ({ sentMessageId: id }) => ({ id }),
  }),
  right(signing.listSentReceivers, {
    about: 'a message that an administrator sent',
    may: managers,
    input: ({ sentMessageId: id }) => ({ ...page, id, filter: 'all' as const }),
  }),
];
