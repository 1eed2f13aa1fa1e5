import type { SignatureBox } from 'shared-api/contracts/signing';
import {
  decodeGuestLink,
  createDocument,
  listDocuments,
  sendDocuments,
  uploadDocument,
  openGuestLink,
} from 'shared-api/contracts/signing';
import { makePdf } from '../demo/demo-pdf.ts';
import { shownOnScreen } from '../demo/shown-on-screen.ts';
import { callOn } from '../../../testing/index.ts';
import { makeDrawing, toDataUrl } from './drawings.builders.ts';
import { emailOf, type SigningTestApp } from './signing-app.ts';

type Staff = keyof SigningTestApp['cookies'];

interface DocumentShape {
  as?: Staff;
  receiverEmail?: string;
  title?: string;
  boxes?: number;
  savesCopy?: boolean;
  expires?: boolean;
  needsAllPages?: boolean;
  file?: File;
}

/** A PDF as a browser uploads it. */
export function pdfFile(text = 'Contratto', name = 'contratto.pdf'): File {
  return new File([new Uint8Array(makePdf([[text], ['Seconda pagina']]))], name, { type: 'application/pdf' });
}

/** Uploads a PDF and gives back its id. */
export async function uploadPdf(app: SigningTestApp, as: Staff = 'acme', file = pdfFile()): Promise<string> {
  const options = { cookie: app.cookies[as], files: { v_file: file } };
  const { output } = await callOn(app.app, uploadDocument, {}, options);
  return output.uploadId;
}

/** Boxes in a column, the last on the second page. */
export function boxesOf(count: number): SignatureBox[] {
  return Array.from({ length: count }, (_, index) => ({
    page: index === count - 1 && count > 1 ? 2 : 1,
    x: 0.1,
    y: 0.1 + index * 0.15,
    width: 0.3,
    height: 0.1,
  }));
}

/** Makes a document that was not sent yet, and gives back its id. */
export async function addDocument(app: SigningTestApp, shape: DocumentShape = {}): Promise<string> {
  const {
    as = 'acme',
    boxes = 2,
    title = 'Contratto',
    savesCopy = true,
    expires = false,
    needsAllPages,
  } = shape;
  const input = {
    uploadId: await uploadPdf(app, as, shape.file),
    receiverName: 'Mario',
    receiverSurname: 'Rossi',
    receiverEmail: shape.receiverEmail ?? emailOf('mario'),
    title,
    boxes: boxesOf(boxes),
    savesCopy,
    expires,
    needsAllPages,
  };
  const { output } = await callOn(app.app, createDocument, input, { cookie: app.cookies[as] });
  return output.id;
}

/** The documents that somebody finds in the list, in whatever state. */
export async function listRows({ app }: Pick<SigningTestApp, 'app'>, cookie: string) {
  const query = { start: 0, length: 30, status: '-1', search: '' } as const;
  return (await callOn(app, listDocuments, query, { cookie })).output.rows;
}

/** The first document of the list. */
export async function firstRow(app: SigningTestApp, as: Staff = 'acme') {
  return (await listRows(app, app.cookies[as]))[0];
}

/** Makes a document and sends it. */
export async function sendDocument(
  app: SigningTestApp,
  { hours, ...shape }: DocumentShape & { hours?: number } = {},
): Promise<string> {
  const id = await addDocument(app, shape);
  await send(app, [id], { as: shape.as ?? 'acme', ...(hours !== undefined && { hours }) });
  return id;
}

/** Sends documents. */
export async function send(
  app: SigningTestApp,
  ids: string[],
  { as = 'acme', hours }: { as?: Staff; hours?: number } = {},
): Promise<void> {
  const answer = await callOn(app.app, sendDocuments, { ids, hours }, { cookie: app.cookies[as] });
  if (answer.error) throw new Error(`sending was refused: ${answer.error.Error}`);
}

/** The parameter of the link in the last mail to the receiver of a document. */
export async function lastLink(app: SigningTestApp, documentId: string): Promise<string> {
  const mails = await app.outbox();
  for (const { text } of mails) {
    const link = /\/reservate\/(\w[\w-]*)/.exec(text)?.[1];
    if (link && decodeGuestLink(link)?.documentId === documentId) return link;
  }
  throw new Error('No mail holds a link to this document');
}

/** Opens a link and gives back the cookie of the guest's session. */
export async function openLink(app: SigningTestApp, link: string): Promise<string> {
  const { headers, error } = await callOn(app.app, openGuestLink, { link });
  if (error) throw new Error(`the link was refused: ${error.Error}`);
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

/** What a call says of the pages when all of them were on the screen. */
export const everyPageShown = shownOnScreen(40, new Date('2026-03-02T08:59:00.000Z'));

/** Drawings for these boxes, whose pages were shown. */
export function drawnIn(...indexes: number[]) {
  return { signatures: drawingsFor(...indexes), shownPages: everyPageShown };
}

/** Drawings for boxes, each a different one. */
export function drawingsFor(...indexes: number[]) {
  return indexes.map((index) => ({ index, image: toDataUrl(makeDrawing({ width: 30 + index })) }));
}
