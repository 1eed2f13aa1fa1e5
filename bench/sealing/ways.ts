import { createHash } from 'node:crypto';
import { closeSync, copyFileSync, openSync, readFileSync, readSync, writeFileSync } from 'node:fs';
import { sampleDrawing } from '../../server/src/platform/pdf-editing/corpus/sample-drawing.ts';
import { createPdfEditing } from '../../server/src/platform/pdf-editing/isolation/create-pdf-editing.ts';
import { sealBy } from '../../server/src/platform/sealing/seal-provider.ts';
import { openSealingIdentity } from '../../server/src/platform/sealing/sealing-identity.ts';

/** One way of handling a file, made ready once and then run again and again. */
interface Way {
  readonly run: (input: string, output: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

const lines = ['Firmato digitalmente il 21/11/2026 alle 10:15', 'tramite codice OTP inviato via SMS'];
const at = '2026-11-21T10:15:00+01:00';
const readStep = 1 << 20;
/** What the pad of the browser makes: 850 by 200, three times as fine. */
const pad = { width: 2550, height: 600 };

/** The ways that are compared; each runs in a process of its own. */
export const ways: Readonly<Record<string, (folder: string) => Promise<Way>>> = { seal, copy, rewrite, idle };

/** Ours: a drawn signature with its stamp lines, and the seal, through the engine's process as the server does it. */
async function seal(folder: string): Promise<Way> {
  const identity = await openSealingIdentity({ folder, organization: 'Bench', now: new Date() });
  const engine = await createPdfEditing({ seal: sealBy(identity) });
  const image = await engine.readDrawing({ image: sampleDrawing(pad) });
  return {
    run: async (inputPath, outputPath) => {
      const box = { x: 0.1, y: 0.8, width: 0.35, height: 0.1 };
      const signatures = [{ page: 1, box, image, lines, signerName: 'Mario Rossi', signedAt: at }];
      await engine.sign({ inputPath, outputPath, signatures, seal: { sealedAt: at } });
    },
    close: engine.close,
  };
}

/** The least that can be done: the file copied, and what was copied hashed. */
async function copy(): Promise<Way> {
  const buffer = Buffer.allocUnsafe(readStep);
  return {
    run: async (input, output) => {
      copyFileSync(input, output);
      const hash = createHash('sha256');
      const file = openSync(output, 'r');
      for (let count = readSync(file, buffer); count > 0; count = readSync(file, buffer)) {
        hash.update(buffer.subarray(0, count));
      }
      closeSync(file);
      hash.digest();
    },
    close: () => Promise.resolve(),
  };
}

/** What most tools do: the whole file through pdf-lib, with the drawing on the page, and no signature at all. */
async function rewrite(): Promise<Way> {
  const { PDFDocument } = await import('pdf-lib');
  const image = sampleDrawing();
  return {
    run: async (input, output) => {
      const document = await PDFDocument.load(readFileSync(input));
      const drawing = await document.embedPng(image);
      document.getPage(0).drawImage(drawing, { x: 60, y: 90, width: 200, height: 47 });
      writeFileSync(output, await document.save());
    },
    close: () => Promise.resolve(),
  };
}

/** A process that does nothing: what Node itself takes. */
async function idle(): Promise<Way> {
  return { run: () => Promise.resolve(), close: () => Promise.resolve() };
}
