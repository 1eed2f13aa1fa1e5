import { z } from 'zod';

/** The interface's languages, Italian first. */
export const languages = ['it', 'en'] as const;
export const language = z.enum(languages);
export type Language = z.infer<typeof language>;
export const defaultLanguage: Language = 'it';

/** A short text in each language: menu labels, tile titles. */
export type LocalizedText = Readonly<Record<Language, string>>;
