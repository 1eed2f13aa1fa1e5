import type { APIRequestContext } from '@playwright/test';
import { createDocument, sendDocuments, uploadDocument } from 'shared-api/contracts/signing';
import { callApi } from '../core/call.ts';
import { findReceiverLink } from './outbox-files.ts';

/** A box as shares of the page as shown. */
interface Box {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface DocumentToSend {
  readonly title: string;
  readonly email: string;
  readonly pdf: Buffer;
  readonly boxes: readonly Box[];
  /** Whether every page has to be seen before one signs. */
  readonly needsAllPages?: boolean;
}

/** A document that waits for its receiver. */
interface SentDocument {
  readonly id: string;
  /** The receiver's link, out of the mail. */
  readonly link: string;
}

/** Adds a document and sends it, by the calls of the screens; the request must be an administrator's. */
export async function sendDocument(
  request: APIRequestContext,
  document: DocumentToSend,
): Promise<SentDocument> {
  const id = await sendWithoutLink(request, document);
  return {
    id,
    link: await findReceiverLink(request, { to: document.email, subject: /Documento da firmare/ }),
  };
}

/** The same for a receiver who may get no mail. @returns the document's id */
export async function sendWithoutLink(
  request: APIRequestContext,
  { title, email, pdf, boxes, needsAllPages = false }: DocumentToSend,
): Promise<string> {
  const file = new File([new Uint8Array(pdf)], 'contratto.pdf', { type: 'application/pdf' });
  const { uploadId } = await callApi(request, uploadDocument, {}, { files: { v_file: file } });
  const { id } = await callApi(request, createDocument, {
    uploadId,
    receiverName: 'Carla',
    receiverSurname: 'Gallo',
    receiverEmail: email,
    title,
    boxes: [...boxes],
    savesCopy: true,
    expires: false,
    needsAllPages,
  });
  await resend(request, id);
  return id;
}

/** Sends a document (again): its link before ends. */
export async function resend(request: APIRequestContext, id: string): Promise<void> {
  await callApi(request, sendDocuments, { ids: [id] });
}
