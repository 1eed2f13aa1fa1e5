import { readFile } from 'node:fs/promises';
import type { Language } from 'shared-api/contracts/common';
import { fill } from '../../../platform/texts/texts.ts';
import { packageNames } from './package-names.ts';
import { manifestName } from './verifier/check-package.ts';

/** What comes with every package as it is: the readme, and the programs that verify it. */
export const evidenceAssets = new URL('../../../../assets/evidence/', import.meta.url);

/** What lies in the package and how it is verified, in both languages, the reader's first. */
export async function readmeText(language: Language): Promise<string> {
  const texts = await Promise.all([language, language === 'it' ? 'en' : 'it'].map(read));
  const names = { ...packageNames[language], manifest: manifestName };
  return texts.map((text) => fill(text, names)).join(`\n${'-'.repeat(72)}\n\n`);
}

async function read(language: string): Promise<string> {
  return readFile(new URL(`readme.${language}.txt`, evidenceAssets), 'utf8');
}
