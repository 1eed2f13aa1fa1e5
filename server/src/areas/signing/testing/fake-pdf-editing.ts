import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import {
  PdfEditingError,
  type PdfEditing,
  type Preflight,
  type PreflightReason,
  type SignRequest,
} from '../../../platform/pdf-editing/pdf-editing.ts';
import { DrawingTooSmallError, readDrawing } from '../../../platform/png/drawing.ts';

/** An engine that writes down what it was asked, in place of the real one, which has tests of its own. */
export interface FakePdfEditing extends PdfEditing {
  /** Every request to sign that was answered. */
  readonly signed: SignRequest[];
  /** Every drawing that was decoded. */
  readonly drawings: Uint8Array[];
  /** Lets the next requests to sign fail. */
  failNext(times: number): void;
  /** Signs in place of this one, where a test looks at the seal itself. */
  signWith: PdfEditing['sign'] | undefined;
  /** Called in the middle of each signing. */
  whileSigning: (request: SignRequest) => Promise<void>;
}

/** Makes the engine. Files with the word `encrypted` are refused, those with `broken` are repaired, those with `hiding` hold what pages do not show. */
export function createFakePdfEditing(): FakePdfEditing {
  const signed: SignRequest[] = [];
  const drawings: Uint8Array[] = [];
  let failures = 0;
  const engine: FakePdfEditing = {
    signed,
    drawings,
    signWith: undefined,
    whileSigning: async () => undefined,
    failNext: (times) => {
      failures = times;
    },
    preflight: async ({ path, repairTo }) => {
      const bytes = await readFile(path);
      if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) return refused('not-a-pdf');
      if (bytes.includes('encrypted')) return refused('password');
      if (bytes.includes('hiding')) return accepted('accept', ['commands', 'fields-unseen', 'pdf-a']);
      if (!bytes.includes('broken') || !repairTo) return accepted('accept', []);
      await writeFile(repairTo, Buffer.concat([bytes, Buffer.from('% repaired')]));
      return accepted('repaired', ['repaired']);
    },
    sign: async (request) => {
      await engine.whileSigning(request);
      if (failures > 0) {
        failures -= 1;
        throw new PdfEditingError('failed', 'the engine was set to fail');
      }
      if (engine.signWith) {
        signed.push(request);
        return engine.signWith(request);
      }
      const input = await readFile(request.inputPath);
      const note = `% sealed ${request.signatures.map(({ lines }) => lines.join(' ')).join('; ')}`;
      const output = Buffer.concat([input, Buffer.from(note)]);
      await writeFile(request.outputPath, output);
      signed.push(request);
      return {
        size: output.length,
        hash: createHash('sha256').update(output).digest('hex'),
        appendedBytes: output.length - input.length,
        revisions: [],
        missingCharacters: [],
      };
    },
    readDrawing: async ({ image, ...limits }) => {
      drawings.push(image);
      try {
        return readDrawing(image, limits);
      } catch (error) {
        const isDot = error instanceof DrawingTooSmallError;
        throw new PdfEditingError(isDot ? 'drawing-too-small' : 'invalid-image', 'no drawing');
      }
    },
    close: async () => undefined,
  };
  return engine;
}

const page = { width: 595, height: 842, rotation: 0 } as const;
const nothing = { signatures: [], encrypted: false };

const accepted = (verdict: 'accept' | 'repaired', notes: Preflight['notes']): Preflight => ({
  ...nothing,
  verdict,
  notes,
  reason: null,
  pages: [page, page],
});

const refused = (reason: PreflightReason): Preflight => ({
  ...nothing,
  verdict: 'refuse',
  reason,
  notes: [],
  pages: [],
});
