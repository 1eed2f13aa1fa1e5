import type { Language, LocalizedText } from '../common/index.ts';

/** What can be wrong with a slide that is added or changed. */
export type SlideProblem =
  | 'title-required'
  | 'too-long'
  | 'view-required'
  | 'ends-before'
  | 'picture-required'
  | 'picture-not-accepted'
  | 'picture-too-many-pixels'
  | 'picture-too-small'
  | 'picture-damaged';

/** The sentence of each problem, on the field and by the server. */
export const slideProblems = {
  it: {
    'title-required': 'Scrivi un titolo, almeno in una lingua',
    'too-long': 'Il testo è troppo lungo',
    'view-required': 'Scegli dove si vede, almeno in un posto',
    'ends-before': 'L’ultimo giorno viene prima del primo',
    'picture-required': 'Scegli un’immagine',
    'picture-not-accepted': 'Formati accettati: png, jpg, webp',
    'picture-too-many-pixels': 'L’immagine ha più di 25 milioni di pixel: riducila e riprova',
    'picture-too-small': 'L’immagine è troppo piccola: ogni lato deve avere almeno 240 pixel',
    'picture-damaged': 'L’immagine è danneggiata o incompleta: salvala di nuovo e riprova',
  },
  en: {
    'title-required': 'Write a title, in one language at least',
    'too-long': 'The text is too long',
    'view-required': 'Choose where it shows, in one place at least',
    'ends-before': 'The last day comes before the first',
    'picture-required': 'Choose a picture',
    'picture-not-accepted': 'Accepted formats: png, jpg, webp',
    'picture-too-many-pixels': 'The picture has more than 25 million pixels: make it smaller and try again',
    'picture-too-small': 'The picture is too small: each side needs 240 pixels at least',
    'picture-damaged': 'The picture is damaged or incomplete: save it again and retry',
  },
} as const satisfies Record<Language, Record<SlideProblem, string>>;

/** A problem in both languages. */
export function slideProblemText(problem: SlideProblem): LocalizedText {
  return { it: slideProblems.it[problem], en: slideProblems.en[problem] };
}
