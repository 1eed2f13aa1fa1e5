import { z } from 'zod';
import { typedText } from '../common/index.ts';
import { maxDrawingLength } from './sign.contract.ts';
import { signatureObjectProblemText, type SignatureObjectProblem } from './signature-objects.texts.ts';

/** What a signature object is (spec 02 §3): drawn by hand or typed in a hand, an uploaded picture, or words. */
export const signatureObjectKinds = ['signature', 'image', 'text'] as const;
export const signatureObjectKind = z.enum(signatureObjectKinds);
export type SignatureObjectKind = z.output<typeof signatureObjectKind>;

/** Most objects of a person. */
export const maxSignatureObjects = 50;

/** Most characters of what an object of kind `text` says. */
const maxObjectText = 200;

/** Most pixels of each side of an uploaded picture (spec 02 §9), and fewest. */
export const maxImageSides = { width: 6610, height: 6200 } as const;
export const minImageSide = 8;

/** Most bytes of an uploaded picture (spec 02 §9). */
export const maxImageBytes = 5_000_000;

/** The longest side in pixels in which a picture is kept: sharp in any box of a page, and within the limits of a drawing. */
export const keptImageSide = 480;

/** How a check refuses: a form reads the problem, the server its sentence. */
export function signatureObjectProblem(problem: SignatureObjectProblem) {
  return { error: problem, params: { text: signatureObjectProblemText(problem) } };
}

/** What is said of an object, each by our name; drawing and text are empty where there is none. */
export const signatureObjectFields = {
  drawing: z
    .string()
    .refine((text) => text.length <= maxDrawingLength, signatureObjectProblem('signature-too-large')),
  text: typedText
    .trim()
    .refine((text) => text.length <= maxObjectText, signatureObjectProblem('text-too-long')),
} as const;

/** The form of an object. Whether a drawing or a picture is there, it knows of itself (`hasContent`). */
export const signatureObjectForm = z
  .object({
    kind: signatureObjectKind,
    text: signatureObjectFields.text,
    isDefault: z.boolean(),
  })
  .refine(({ kind, text }) => kind !== 'text' || text !== '', {
    ...signatureObjectProblem('text-required'),
    path: ['text'],
  });
export type SignatureObjectForm = z.output<typeof signatureObjectForm>;
