import { setTimeout as wait } from 'node:timers/promises';
import {
  completeDocument,
  createDocument,
  downloadDocuments,
  getSealing,
  minBoxSize,
  readDocumentFile,
  sendDocuments,
  uploadDocument,
  type SignatureBox,
} from 'shared-api/contracts/signing';
import { shownOnScreen } from '../../../server/src/areas/signing/demo/shown-on-screen.ts';
import { callAs, downloadAs } from '../run/call-as.ts';
import type { Session } from '../run/session.ts';
import { drawing, staffMail } from '../server/make-records.ts';

/** A document that was signed and sealed: the file before, and the sealed one. */
export interface Sealed {
  readonly original: Buffer;
  readonly sealed: Buffer;
}

interface ToSign {
  readonly bytes: Uint8Array;
  readonly title: string;
  /** The drawing of every box, as a data URL. */
  readonly image?: string;
}

const maxBoxes = 3;
const sealMs = 60_000;

/**
 * Uploads a PDF, places boxes on its first and last pages, sends it, signs it as its receiver, and waits for the seal, each by the call of
 * the screen. `undefined` where the upload, or the drawing, was refused; what goes wrong after that is a problem.
 */
export async function signDocument(
  session: Session,
  { bytes, title, image = drawing }: ToSign,
): Promise<Sealed | undefined> {
  const [admin, staff] = [
    { session, role: 'admin' },
    { session, role: 'staff' },
  ] as const;
  // What was sent before may have taken a right, or the mail address by which the document is theirs.
  const lost = [0, 401, 403, 404];
  const fail = (step: string, status: number) => {
    if (session.isUsable() && !lost.includes(status))
      session.note({
        rule: 'sealing',
        seen: `${step} of what was accepted: ${status}`,
        fault: `${step} ${status}`,
      });
    return undefined;
  };
  const file = new File([new Uint8Array(bytes)], 'fuzz.pdf', { type: 'application/pdf' });
  const uploaded = (await callAs(admin, uploadDocument, {}, { v_file: file })).output;
  if (!uploaded) return undefined;
  const boxes = boxesOn(uploaded.pages);
  const receiver = { receiverName: 'Mario', receiverSurname: 'Rossi', receiverEmail: staffMail };
  const form = { ...receiver, title, boxes, uploadId: uploaded.uploadId, savesCopy: true, expires: false };
  const created = await callAs(admin, createDocument, form);
  if (!created.output) return fail('placing', created.status);
  const { id } = created.output;
  const sent = await callAs(admin, sendDocuments, { ids: [id] });
  if (sent.status !== 200) return fail('sending', sent.status);
  const original = await downloadAs(staff, readDocumentFile, { id });
  if (original.status !== 200) return fail('reading', original.status);
  const signatures = boxes.map((_, index) => ({ index, image }));
  const shownPages = shownOnScreen(uploaded.pages.length, new Date());
  const completed = await callAs(staff, completeDocument, { id, signatures, shownPages });
  // A drawing may be refused; the usual one may not.
  if (!completed.output) return image === drawing ? fail('signing', completed.status) : undefined;
  const state = await waitForSeal(session, id);
  if (state !== 'signed') return fail(`sealing (${state})`, 500);
  const signed = await downloadAs(staff, downloadDocuments, { id });
  if (signed.status !== 200) return fail('downloading', signed.status);
  return { original: original.body, sealed: signed.body };
}

async function waitForSeal(session: Session, id: string): Promise<string> {
  const until = performance.now() + sealMs;
  for (;;) {
    const { output, status } = await callAs({ session, role: 'staff' }, getSealing, { id });
    if (!output) return `answer ${status}`;
    if (output.state !== 'sealing' || performance.now() > until) return output.state;
    await wait(40);
  }
}

/** Boxes on the first page, on one in the middle and on the last, large enough to be signed on pages of any size. */
function boxesOn(pages: readonly { readonly width: number; readonly height: number }[]): SignatureBox[] {
  const places = [...new Set([1, Math.ceil(pages.length / 2), pages.length])].slice(0, maxBoxes);
  return places.map((page, index) => {
    const shape = pages[page - 1] ?? minBoxSize;
    const width = Math.min(1, Math.max(0.2, minBoxSize.width / shape.width));
    const height = Math.min(1, Math.max(0.08, minBoxSize.height / shape.height));
    return { page, x: Math.min(0.1 + index * 0.25, 1 - width), y: Math.min(0.7, 1 - height), width, height };
  });
}
