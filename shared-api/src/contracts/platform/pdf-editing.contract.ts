import { z } from 'zod';
import { defineCall, defineDownload, instant, jsonText, wholeNumber, wireObject } from '../common/index.ts';

const fraction = z.number().min(0).max(1);

/** A drawn signature of the PDF-editing call; `image` is the file name of the part of `image_path` that holds its drawing. */
const editedSignature = z.object({
  page: z.int().min(1),
  box: z.object({ x: fraction, y: fraction, width: fraction, height: fraction }),
  image: z.string().min(1),
  lines: z.array(z.string().max(500)).max(10),
  signerName: z.string().max(500),
  signedAt: instant,
  reason: z.string().max(500).optional(),
});

/** A text or a picture beside the signatures; `image` as of a signature. */
const editedMark = z.object({
  page: z.int().min(1),
  box: z.object({ x: fraction, y: fraction, width: fraction, height: fraction }),
  lines: z.array(z.string().max(500)).max(40),
  image: z.string().min(1).nullable(),
});

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const editedSeal = z.object({
  sealedAt: instant,
  reason: z.string().max(500).optional(),
  location: z.string().max(500).optional(),
  /** What the seal holds besides the bytes: where the log of events ended, and the list of files that it is the seal of. */
  evidence: z.object({ events: z.int().min(0), eventsHash: sha256, manifest: sha256.optional() }).optional(),
});

/**
 * The specified PDF-editing call (spec 02 §7, last row), between servers: receives a PDF and its drawings, answers the sealed PDF.
 * The `*_path` fields never are paths of a file system: `input_pdf_path` and `image_path` (repeated) are file parts,
 * `output_pdf_path` is the name of the answered file. Boxes travel in fractions of the shown page, so that `scale` only has to
 * be there; `footer_option` 1 writes the stamp lines below the drawing, 0 leaves them out.
 */
export const pdfEditing = defineDownload({
  name: 'pdfEditing',
  encoding: 'multipart',
  access: 'public',
  files: ['input_pdf_path', 'image_path'],
  optionalFiles: ['image_path'],
  input: wireObject({
    outputName: ['output_pdf_path', z.string().min(1).max(255)],
    user: ['v_user', z.string().max(255)],
    footerOption: ['footer_option', wholeNumber],
    scale: ['scale', z.coerce.number<number | string>().positive()],
    signatures: ['v_info_signs', jsonText(z.array(editedSignature).max(500))],
    marks: ['v_marks', jsonText(z.array(editedMark).max(200)).optional()],
    seal: ['v_seal', jsonText(editedSeal)],
  }),
});

/** The header in which the PDF-editing call lists what it appended: `field:end` of each revision, and characters without a glyph. */
export const pdfEditingResult = z.object({
  appendedBytes: z.number(),
  revisions: z.array(z.tuple([z.string(), z.number()])),
  missingCharacters: z.array(z.string()),
  /** SHA-256 of the certificate that sealed; a host of before does not say it. */
  certificate: z.string().optional(),
});

/** The upload check of the PDF-editing host; a repaired PDF travels back within the answer, as base64. */
export const pdfPreflight = defineCall({
  name: 'pdfPreflight',
  encoding: 'multipart',
  access: 'public',
  files: ['input_pdf_path'],
  input: wireObject({ repairs: ['repair', z.stringbool()] }),
  output: z.object({
    verdict: z.enum(['accept', 'repaired', 'refuse']),
    reason: z.string().nullable(),
    notes: z.array(z.string()),
    pages: z.array(
      z.object({
        width: z.number(),
        height: z.number(),
        rotation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
      }),
    ),
    signatures: z.array(
      z.object({
        fieldName: z.string(),
        signerName: z.string().nullable(),
        integrity: z.enum(['intact', 'broken', 'unknown']),
        isOwn: z.boolean(),
        /** Where one that was added later draws; a host of before does not say it. */
        drawnPage: z.number().nullable().optional(),
      }),
    ),
    encrypted: z.boolean(),
    limits: z.object({ maxBytes: z.number(), maxPages: z.number() }).optional(),
    repaired: z.base64().nullable(),
  }),
});

/** Names of the headers between the hosts of the PDF-editing call. */
export const pdfEditingHeaders = { secret: 'x-pdf-editing-secret', result: 'x-pdf-editing-result' } as const;
