import type { ManagedSlide, SlideFields } from 'shared-api/contracts/admin';
import { slideWordsIn } from 'shared-api/contracts/admin';
import type { Language } from 'shared-api/contracts/common';

/** A slide of which nothing was said yet. */
export const blankSlide: SlideFields = {
  titleIt: '',
  textIt: '',
  altIt: '',
  titleEn: '',
  textEn: '',
  altEn: '',
  isAtLogin: true,
  isOnDiscover: true,
  isHidden: false,
  shownFrom: null,
  shownUntil: null,
  focusX: 50,
  focusY: 50,
};

/** The fields of the form, in their order. */
export const fieldNames = Object.keys(blankSlide) as readonly (keyof SlideFields)[];

/** What a slide says of itself. */
export function fieldsOf({
  id: _id,
  sources: _sources,
  version: _version,
  ...fields
}: ManagedSlide): SlideFields {
  return fields;
}

/** What a slide is called: its title in the language of the moment, or in the other. */
export function slideTitle(slide: ManagedSlide, language: Language): string {
  return slideWordsIn(slide, language)?.title ?? (slide.titleIt || slide.titleEn);
}

/** A list with one of its entries at another place. */
export function withMoved<T>(entries: readonly T[], from: number, to: number): readonly T[] {
  const entry = entries[from];
  return entry === undefined ? entries : entries.toSpliced(from, 1).toSpliced(to, 0, entry);
}
