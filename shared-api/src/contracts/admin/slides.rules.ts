import { z } from 'zod';
import { plainDay, typedText, type Language, type PlainDay } from '../common/index.ts';
import { slideProblemText, type SlideProblem } from './slides.texts.ts';

/** Where slides show (spec 02 §2): beside the sign-in, and one by one on `/discover`. */
export const slideViews = ['login', 'discover'] as const;
export type SlideView = (typeof slideViews)[number];

/** Most slides of an installation. */
export const maxSlides = 30;

/** Most characters of what a slide says. */
export const maxSlideTitle = 80;
export const maxSlideText = 240;
export const maxSlideAlt = 160;

/** Most bytes of an uploaded picture. */
export const maxPictureBytes = 10_000_000;

/** Most pixels of an uploaded picture, width by height; asked of its head, before anything is decoded. */
export const maxPicturePixels = 25_000_000;

/** Fewest pixels of each side of an uploaded picture. */
export const minPictureSide = 240;

/** The longer sides in which a picture is kept, in pixels; none is larger than the picture was. */
export const pictureSides = [480, 960, 1600] as const;

/** How a check refuses: a form reads the problem, the server its sentence. */
function refusedAs(problem: SlideProblem) {
  return { error: problem, params: { text: slideProblemText(problem) } };
}

const words = (max: number) => typedText.trim().refine((text) => text.length <= max, refusedAs('too-long'));
const percent = z.number().int().min(0).max(100);

/** What is said of a slide, each by our name; texts are empty and days null where there are none. */
export const slideFieldSchemas = {
  titleIt: words(maxSlideTitle),
  textIt: words(maxSlideText),
  /** What the picture shows, for who does not see it; empty for one that adds nothing to the words. */
  altIt: words(maxSlideAlt),
  titleEn: words(maxSlideTitle),
  textEn: words(maxSlideText),
  altEn: words(maxSlideAlt),
  isAtLogin: z.boolean(),
  isOnDiscover: z.boolean(),
  isHidden: z.boolean(),
  /** The first and the last day on which it shows, in Italy. */
  shownFrom: plainDay.nullable(),
  shownUntil: plainDay.nullable(),
  /** What stays in sight where the picture is cut to its place, in percent from left and top. */
  focusX: percent,
  focusY: percent,
} as const;

/** What is said of a slide, with what its fields need of each other. */
export const slideFields = z
  .object(slideFieldSchemas)
  .refine(({ titleIt, titleEn }) => titleIt !== '' || titleEn !== '', {
    ...refusedAs('title-required'),
    path: ['titleIt'],
  })
  .refine(({ titleIt, textIt, altIt }) => titleIt !== '' || (textIt === '' && altIt === ''), {
    ...refusedAs('title-required'),
    path: ['titleIt'],
  })
  .refine(({ titleEn, textEn, altEn }) => titleEn !== '' || (textEn === '' && altEn === ''), {
    ...refusedAs('title-required'),
    path: ['titleEn'],
  })
  .refine(({ isAtLogin, isOnDiscover }) => isAtLogin || isOnDiscover, {
    ...refusedAs('view-required'),
    path: ['isAtLogin'],
  })
  .refine(({ shownFrom, shownUntil }) => !shownFrom || !shownUntil || shownFrom <= shownUntil, {
    ...refusedAs('ends-before'),
    path: ['shownUntil'],
  });
export type SlideFields = z.output<typeof slideFields>;

/** Whether a slide shows today, and why not. */
type SlideState = 'shown' | 'hidden' | 'planned' | 'ended';

/** Whether a slide shows on a day. */
export function slideStateOn(
  { isHidden, shownFrom, shownUntil }: Pick<SlideFields, 'isHidden' | 'shownFrom' | 'shownUntil'>,
  day: PlainDay,
): SlideState {
  if (isHidden) return 'hidden';
  if (shownFrom !== null && day < shownFrom) return 'planned';
  return shownUntil !== null && shownUntil < day ? 'ended' : 'shown';
}

/** What a slide says in a language; undefined where it has no title in it: it does not show to who reads that language. */
export function slideWordsIn(
  fields: Pick<SlideFields, 'titleIt' | 'textIt' | 'altIt' | 'titleEn' | 'textEn' | 'altEn'>,
  language: Language,
): { readonly title: string; readonly text: string; readonly alt: string } | undefined {
  const { titleIt, textIt, altIt, titleEn, textEn, altEn } = fields;
  const said =
    language === 'it'
      ? { title: titleIt, text: textIt, alt: altIt }
      : { title: titleEn, text: textEn, alt: altEn };
  return said.title === '' ? undefined : said;
}
