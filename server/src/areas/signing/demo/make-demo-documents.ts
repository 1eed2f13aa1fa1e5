import type { SigningServices } from '../create-signing.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { makePdf } from './demo-pdf.ts';
import { scribble } from './demo-png.ts';
import { shownOnScreen } from './shown-on-screen.ts';
import { demoDocuments, type DemoDocument } from './documents.demo.ts';
import { demoCaller } from '../../../demo/caller.demo.ts';

interface DemoDocumentsDependencies {
  signing: SigningServices;
  storage: Storage;
  clock: Clock;
}

/**
 * Makes the demo's documents through the very services that people use: their mails lie in the outbox, their events in the log.
 * @returns the ids of those that are signed box by box and only wait to be completed.
 */
export async function makeDemoDocuments(dependencies: DemoDocumentsDependencies): Promise<DemoSigned[]> {
  const signed: DemoSigned[] = [];
  for (const document of demoDocuments) {
    const id = await addDocument(dependencies, document);
    const sender = senderOf(document, dependencies.clock);
    if (document.outcome !== 'draft') await dependencies.signing.sending.send(sender, { ids: [id] });
    if (document.outcome !== 'signed' || !document.signer) continue;
    const now = dependencies.clock.now();
    const signer = demoCaller(document.signer, { now });
    const image = `data:image/png;base64,${scribble().toString('base64')}`;
    const signatures = document.boxes.map((_, index) => ({ index, image }));
    await dependencies.signing.sign.sign(signer, {
      id,
      signatures,
      shownPages: shownOnScreen(document.pages.length, now),
    });
    signed.push({ id, signer });
  }
  return signed;
}

/** A document whose boxes are all signed, and who signed them. */
interface DemoSigned {
  readonly id: string;
  readonly signer: Caller;
}

async function addDocument(
  { signing, storage, clock }: DemoDocumentsDependencies,
  document: DemoDocument,
): Promise<string> {
  const { title, fileName, pages, receiver, boxes, savesCopy } = document;
  const caller = senderOf(document, clock);
  const bytes = makePdf(pages);
  const stored = await storage.put([bytes], { limit: bytes.length });
  const upload = await signing.uploads.add(caller, { ...stored, name: fileName, type: 'application/pdf' });
  const { id } = await signing.documentAdd.add(caller, {
    uploadId: upload.id,
    title,
    receiverName: receiver.name,
    receiverSurname: receiver.surname,
    receiverEmail: receiver.email,
    boxes: [...boxes],
    savesCopy,
    expires: false,
  });
  return id;
}

/** Who sends a document, acting for its company. */
function senderOf({ sender, companyId }: DemoDocument, clock: Clock): Caller {
  return demoCaller(sender, { now: clock.now(), companyId });
}
