import { z } from 'zod';
import { defineCall, defineDownload, instant, wholeNumber, wireObject } from '../common/index.ts';
import { pageShape } from './document.ts';
import { attachmentType } from './message.ts';

/** The attachment of a message that the caller got, by the id of their copy: what it is and where it is read (spec 02 §7). */
export const getMessageAttachment = defineCall({
  name: 'AlertMsgGetAttachment',
  access: 'signed-in',
  input: wireObject({
    path: ['v_path', z.string().optional()],
    user: ['v_user', z.string().optional()],
    fileName: ['v_file_name', z.string().optional()],
    id: ['v_id_message', z.string().min(1)],
  }),
  output: wireObject({
    id: z.string(),
    title: z.string(),
    senderCompany: ['cmp_mitt', z.string()],
    createdAt: ['created_at', instant],
    /** With which it is kept: the signed copy's has the specified prefix. */
    fileName: ['NomeFile', z.string()],
    fileSize: ['FileSize', wholeNumber],
    type: ['attach_type', attachmentType],
    address: ['PathReturn', z.string()],
    downloadAddress: ['PathDownload', z.string()],
    /** Of a PDF. */
    pages: z.array(pageShape),
    isSigned: ['is_signatured', z.boolean()],
    /** Whether what is shown is the signed copy; it is made in the minutes after signing. */
    isSealed: ['is_sealed', z.boolean()],
    maySign: ['may_sign', z.boolean()],
  }),
});

/** The attachment for a viewer: as it was sent, or the signed copy. */
export const readMessageAttachment = defineDownload({
  name: 'AlertMsgReadAttachment',
  types: ['application/pdf', 'image/png', 'image/jpeg'],
  method: 'GET',
  access: 'signed-in',
  input: wireObject({ id: ['v_id', z.string().min(1)] }),
});

/** The same, to be kept. */
export const downloadMessageAttachment = defineDownload({
  name: 'AlertMsgDownloadAttachment',
  types: ['application/pdf', 'image/png', 'image/jpeg'],
  method: 'GET',
  access: 'signed-in',
  input: wireObject({ id: ['v_id', z.string().min(1)] }),
});
