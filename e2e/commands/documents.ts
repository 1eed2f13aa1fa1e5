import type { APIRequestContext } from '@playwright/test';
import { findReceiverLink } from './outbox-files.ts';

const headers = { 'x-sportello-client': 'web' };

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
}

/** A document that waits for its receiver. */
export interface SentDocument {
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
  { title, email, pdf, boxes }: DocumentToSend,
): Promise<string> {
  const file = { name: 'contratto.pdf', mimeType: 'application/pdf', buffer: pdf };
  const upload = await post(request, 'DocSignUploadFileForSetSign', { multipart: { v_file: file } });
  const document = await post(request, 'DocSignInsertDocumentNew', {
    form: {
      upload_id: String(upload['upload_id']),
      name: 'Carla',
      surname: 'Gallo',
      mailaddress: email,
      title,
      v_coords: JSON.stringify(boxes),
      v_save_doc: 'S',
      v_expire: 'N',
    },
  });
  const id = String(document['id']);
  await resend(request, id);
  return id;
}

/** Sends a document (again): its link before ends. */
export async function resend(request: APIRequestContext, id: string): Promise<void> {
  await post(request, 'DocSignSendMessage', { form: { v_id: id } });
}

type Body = Pick<NonNullable<Parameters<APIRequestContext['post']>[1]>, 'form' | 'multipart'>;

async function post(request: APIRequestContext, name: string, body: Body): Promise<Record<string, unknown>> {
  const answer = await request.post(`/api/${name}`, { ...body, headers });
  if (!answer.ok()) throw new Error(`${name} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}
