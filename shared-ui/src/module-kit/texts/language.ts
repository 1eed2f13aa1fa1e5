import { createInstance } from 'i18next';
import { useSyncExternalStore } from 'react';
import { writeCookie } from 'shared-api/device';
import type { Language, LocalizedText } from 'shared-api/contracts/common';
import type { TextTree } from './text-types.ts';

/** Name of the cookie by which the server knows which language the person chose; with TLS no neighbour can plant it. */
const cookie = { name: 'sportello_language', securePrefix: '__Host-' };
const languages: readonly Language[] = ['it', 'en'];
const defaultLanguage: Language = 'it';
const oneYear = 365 * 24 * 3600;

export const i18n = createInstance();
void i18n.init({
  lng: defaultLanguage,
  fallbackLng: defaultLanguage,
  supportedLngs: languages,
  resources: {},
  initAsync: false,
  nsSeparator: false,
  returnNull: false,
  interpolation: { escapeValue: false },
});

/** Adds a tree of texts. Italian has a third plural form, for millions: it reads as the common one. */
export function addTexts(namespace: string, language: Language, tree: TextTree): void {
  i18n.addResourceBundle(language, namespace, withManyForm(tree));
}

/** The language of the moment, outside React. */
export function currentLanguage(): Language {
  return i18n.language === 'en' ? 'en' : 'it';
}

/** Switches the interface's language at once, without loading anything. */
export function applyLanguage(language: Language): void {
  document.documentElement.lang = language;
  void i18n.changeLanguage(language);
}

/** Switches the language and keeps it on this device for later visits. */
export function followLanguage(language: Language): void {
  writeCookie(languageCookie(language, globalThis.location.protocol));
  applyLanguage(language);
}

/** The cookie as a page writes it that was opened by a protocol. */
export function languageCookie(language: Language, protocol: string): string {
  const isSecure = protocol === 'https:';
  const name = isSecure ? cookie.securePrefix + cookie.name : cookie.name;
  return `${name}=${language}; Path=/; Max-Age=${oneYear}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** The event of i18next's emitter that a person's choice is; `languageChanged` is any change. */
const languageChosen = 'languageChosen';

/** Switches the language as the person asked for; the shell has it kept for the person, or until somebody signs in. */
export function changeLanguage(language: Language): void {
  followLanguage(language);
  i18n.emit(languageChosen, language);
}

/** Calls back when the person chooses a language; answers how to stop. */
export function onLanguageChosen(listener: (language: Language) => void): () => void {
  i18n.on(languageChosen, listener);
  return () => i18n.off(languageChosen, listener);
}

/** The languages to choose among, in the specified order (spec 01 §2: EN, IT). */
export const languageChoices: readonly { readonly value: Language; readonly label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'it', label: 'Italiano' },
];

/** The language of the moment; the component is drawn anew when it is switched. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage);
}

/** Reads labels of manifests in the language of the moment. */
export function useLocalized(): (text: LocalizedText) => string {
  const language = useLanguage();
  return (text) => text[language];
}

function subscribe(listener: () => void): () => void {
  i18n.on('languageChanged', listener);
  return () => i18n.off('languageChanged', listener);
}

function withManyForm(tree: TextTree): TextTree {
  const entries = Object.entries(tree).flatMap(([key, value]): [string, string | TextTree][] => {
    if (typeof value !== 'string') return [[key, withManyForm(value)]];
    if (!key.endsWith('_other')) return [[key, value]];
    return [
      [key, value],
      [key.replace(/_other$/, '_many'), value],
    ];
  });
  return Object.fromEntries(entries);
}
