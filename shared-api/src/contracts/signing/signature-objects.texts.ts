import type { Language, LocalizedText } from '../common/index.ts';

/** What can be wrong with a signature object. */
export type SignatureObjectProblem =
  | 'kind-required'
  | 'kind-fixed'
  | 'text-required'
  | 'text-too-long'
  | 'signature-required'
  | 'signature-too-large'
  | 'signature-too-small'
  | 'image-required'
  | 'picture-not-accepted'
  | 'picture-too-many-pixels'
  | 'picture-too-small'
  | 'picture-damaged'
  | 'picture-empty';

/** The sentence of each problem, on the field and by the server: to the letter of spec 02 §5 where it has one. */
export const signatureObjectProblems = {
  it: {
    'kind-required': 'Specificare il tipo',
    'kind-fixed': 'Il tipo non si cambia più: crea un altro oggetto',
    'text-required': 'Specificare il testo',
    'text-too-long': 'Il testo è troppo lungo',
    'signature-required': 'Specificare la firma',
    'signature-too-large': 'La firma ha troppi tratti: puliscila e riprova',
    'signature-too-small': 'Il segno è troppo piccolo per una firma: disegnarla per intero',
    'image-required': "Specificare l'immagine",
    'picture-not-accepted': 'Accettati solo formati JPG, JPEG, GIF, BMP, PNG',
    'picture-too-many-pixels': 'L’immagine è più grande di 6610 × 6200 pixel: riducila e riprova',
    'picture-too-small': 'L’immagine è troppo piccola: ogni lato deve avere almeno 8 pixel',
    'picture-damaged': 'L’immagine è danneggiata o incompleta: salvala di nuovo e riprova',
    'picture-empty': 'L’immagine è vuota: è tutta trasparente',
  },
  en: {
    'kind-required': 'Specify the type',
    'kind-fixed': 'The type does not change any more: make another object',
    'text-required': 'Specify the text',
    'text-too-long': 'The text is too long',
    'signature-required': 'Specify the signature',
    'signature-too-large': 'The signature has too many strokes: clear it and try again',
    'signature-too-small': 'The mark is too small for a signature: draw it in full',
    'image-required': 'Specify the image',
    'picture-not-accepted': 'Accepted formats only: JPG, JPEG, GIF, BMP, PNG',
    'picture-too-many-pixels': 'The image is larger than 6610 × 6200 pixels: make it smaller and try again',
    'picture-too-small': 'The image is too small: each side needs 8 pixels at least',
    'picture-damaged': 'The image is damaged or incomplete: save it again and retry',
    'picture-empty': 'The image is empty: all of it is transparent',
  },
} as const satisfies Record<Language, Record<SignatureObjectProblem, string>>;

/** A problem in both languages. */
export function signatureObjectProblemText(problem: SignatureObjectProblem): LocalizedText {
  return { it: signatureObjectProblems.it[problem], en: signatureObjectProblems.en[problem] };
}
