import { useMemo } from 'react';
import { i18n, useLanguage } from './language.ts';
import type { TextKey, Texts, TextTree, Translate } from './text-types.ts';

/** The texts in a component: `const t = useTexts(texts); t('list.title')`. Drawn anew when the language is switched. */
export function useTexts<Source extends TextTree>(texts: Texts<Source>): Translate<Source> {
  const language = useLanguage();
  return useMemo<Translate<Source>>(() => translate<Source>(texts, language), [texts, language]);
}

/** The texts outside React, in the language of the moment of each use. */
export function getTexts<Source extends TextTree>(texts: Texts<Source>): Translate<Source> {
  return translate<Source>(texts);
}

/** One text without placeholders, in the language of the moment: for tables that name texts by their keys. */
export function textOf<Source extends TextTree>(
  { namespace }: Texts<Source>,
  key: TextKey<Source> & string,
): string {
  const name: string = key;
  return i18n.t(name, { ns: namespace });
}

function translate<Source extends TextTree>(texts: Texts<Source>, language?: string): Translate<Source> {
  const options = { ns: texts.namespace, ...(language && { lng: language }) };
  return (key, ...values) => i18n.t(String(key), { ...options, ...(values[0] as object | undefined) });
}
