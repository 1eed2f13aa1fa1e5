import { addTexts } from './language.ts';
import type { Texts, TextTree, TranslationOf, WithoutExtraKeys } from './text-types.ts';

let declared = 0;

/**
 * Declares the texts of a module or of a part of it. Italian is the source (write it `as const`, so that placeholders are
 * checked); English must have exactly its keys.
 */
export function defineTexts<const It extends TextTree, En extends TranslationOf<It>>(texts: {
  it: It;
  en: En & WithoutExtraKeys<En, It>;
}): Texts<It> {
  declared += 1;
  const namespace = `texts-${declared}`;
  addTexts(namespace, 'it', texts.it);
  addTexts(namespace, 'en', texts.en as unknown as TextTree);
  return { namespace, ...texts };
}
