import { z } from 'zod';
import { added, defineCall, defineDownload, instant, siNo, wireObject } from '../common/index.ts';
import { formerMeans } from './former-means.ts';
import { hiddenParts } from './hidden-parts.ts';
import { documentBox, pageShape } from './document.ts';

/** A document to look at or to sign: its boxes and where its PDF is read (spec 02 §3, document view). */
export const getDocumentToSign = defineCall({
  name: 'DocSignGetAttachment',
  access: 'guest',
  input: wireObject({
    user: ['v_user', z.string().optional()],
    fileName: ['v_file_name', z.string().optional()],
    id: ['v_id_message', z.string().min(1)],
  }),
  output: wireObject({
    id: z.string(),
    title: z.string(),
    sender: ['email_mitt', z.string()],
    receiverEmail: ['email_dest', z.string()],
    boxes: ['InfoSigns', z.array(documentBox)],
    address: ['PathReturn', z.string()],
    pages: z.array(pageShape),
    needsCode: ['otpSms', siNo],
    /** Whether every page is shown before one signs (decision 101). */
    needsAllPages: ['all_pages', added('2026-11-27', siNo, false)],
    maySign: ['may_sign', z.boolean()],
    /** Whether who came by a link has to sign in to sign it: they come in by an app or a passkey alone (decision 120). */
    needsSignIn: ['sign_in_first', z.boolean().optional()],
    isSigned: ['is_signatured', z.boolean()],
    /** When it was sent the last time: what a browser keeps of before is used only once its person says so. */
    sentAt: ['sent_at', added('2026-11-27', instant.nullable(), null)],
    /** What a signature asks for besides while a change is young; null where nothing. */
    formerMeans: ['former_means', formerMeans.nullable().default(null)],
    /** What the file was found to hold beside its pages when it came; null of one that came before that was looked for. */
    hiddenParts: ['parti_nascoste', hiddenParts.nullable().default(null)],
    /** With which a browser keeps drawings that the server does not have yet (decision 031); null for who cannot sign. */
    deviceKey: ['device_key', z.string().nullable()],
  }),
});

/** The PDF of a document as its receiver sees it: the original until it is sealed, then the sealed one. */
export const readDocumentFile = defineDownload({
  name: 'DocSignReadFile',
  method: 'GET',
  access: 'guest',
  input: wireObject({ id: ['v_id', z.string().min(1)] }),
});

/** The saved signed copy (spec 02 §4: exactly one selected, signed, with a saved copy). */
export const downloadDocuments = defineDownload({
  name: 'AlertMsgDownAttachDocSign',
  method: 'GET',
  access: 'guest',
  input: wireObject({ id: ['v_id', z.string().min(1)] }),
});
