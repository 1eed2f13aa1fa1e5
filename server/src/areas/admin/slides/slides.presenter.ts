import {
  getSlidePicture,
  slideWordsIn,
  type ManagedSlide,
  type Slide,
  type SlideFields,
  type SlideSources,
} from 'shared-api/contracts/admin';
import type { Language } from 'shared-api/contracts/common';
import type { SlideWithPictures } from './slides.repository.ts';
import type { SlideRecord } from './slides.schema.ts';

const revisionLength = 16;

/** By what an address names a content: another picture has another address. */
export const revisionOf = (contentHash: string): string => contentHash.slice(0, revisionLength);

/** What is said of a slide. */
export function fieldsOf(slide: SlideRecord): SlideFields {
  const { words, isAtLogin, isOnDiscover, isHidden, shownFrom, shownUntil, focusX, focusY } = slide;
  return { ...words, isAtLogin, isOnDiscover, isHidden, shownFrom, shownUntil, focusX, focusY };
}

/** A slide as anyone sees it in a language; undefined where it has no words in it. */
export function presentSlide(slide: SlideWithPictures, language: Language): Slide | undefined {
  const words = slideWordsIn(slide.words, language);
  const { id, focusX, focusY } = slide;
  return words && { id, ...words, sources: sourcesOf(slide), focusX, focusY };
}

/** A slide as who manages it sees it. */
export function presentManaged(slide: SlideWithPictures): ManagedSlide {
  return { id: slide.id, ...fieldsOf(slide), sources: sourcesOf(slide), version: slide.version };
}

function sourcesOf({ id, pictures }: SlideWithPictures): SlideSources {
  return pictures.map(({ contentHash, width, height }) => {
    const query = new URLSearchParams({ v_id: id, w: String(width), v: revisionOf(contentHash) });
    return { address: `${getSlidePicture.path}?${query.toString()}`, width, height };
  });
}
