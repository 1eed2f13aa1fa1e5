import type { Language } from 'shared-api/contracts/common';
import { en } from './en.ts';
import { it, type ServerTexts } from './it.ts';

const texts: Readonly<Record<Language, ServerTexts>> = { it, en };

/** The server's texts in a language. */
export function textsIn(language: Language): ServerTexts {
  return texts[language];
}

/** Fills the braces of a sentence: `fill('{min} Kb', { min: 5 })` is `5 Kb`. An unknown name stays as it is. */
export function fill(sentence: string, values: Readonly<Record<string, unknown>> = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in values ? String(values[name]) : whole,
  );
}
