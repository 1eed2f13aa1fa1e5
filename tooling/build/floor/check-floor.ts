import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { knownUses } from './known-uses.ts';
import { readScript, type Use } from './read-script.ts';
import { readStyle } from './read-style.ts';

/** Checks that every browser of the floor has what the files of a build use. @throws with a sentence for each that one lacks. */
export function checkFloor(folder: string): void {
  const files = readdirSync(folder).filter((name) => /\.(?:m?js|css)$/.test(name));
  const breaches = files.flatMap((name) => breachesIn(name, readFileSync(join(folder, name), 'utf8')));
  if (breaches.length > 0) throw new Error(breaches.join('\n'));
}

/** A sentence for each thing that a file uses, a browser of the floor lacks, and nobody gave a reason for. */
export function breachesIn(name: string, text: string): string[] {
  const uses = name.endsWith('.css') ? readStyle(text) : readScript(text);
  return uses.filter((use) => !isKnown(name, use)).map((use) => sentenceOf(name, use));
}

const isKnown = (name: string, { feature }: Use) =>
  knownUses.some((known) => known.features.includes(feature) && (known.within?.test(name) ?? true));

const sentenceOf = (name: string, { feature, lack }: Use) =>
  `${name} uses ${feature}, which browsers of the floor lack (${lack}): write it without, or give the reason in tooling/build/floor/known-uses.ts.`;
