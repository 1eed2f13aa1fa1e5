import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPackage } from './check-package.ts';
import { findingSentence, packageWords, verdictSentence } from './words.ts';
import { readZip } from './zip.ts';

const marks = { good: '✓', bad: '✗', unknown: '–' } as const;

/** Verifies the package in a folder or a zip, by default the one beside this program, and ends with 1 where it is not intact. */
export async function runCommand(parameters: readonly string[]): Promise<void> {
  const place = parameters.find((each) => !each.startsWith('--')) ?? dirname(fileURLToPath(import.meta.url));
  const isEnglish =
    !parameters.includes('--it') &&
    (parameters.includes('--en') || !Intl.DateTimeFormat().resolvedOptions().locale.startsWith('it'));
  const words = isEnglish ? packageWords.en : packageWords.it;
  const findings = await checkPackage(readPackage(place));
  const lines = findings.map((finding) => `${marks[finding.state]} ${findingSentence(finding, words)}`);
  const limits = words.limits.map((limit) => `– ${limit}`);
  const verdict = verdictSentence(findings, words);
  process.stdout.write([...lines, '', verdict, '', `${words.limitsTitle}:`, ...limits, ''].join('\n'));
  process.exitCode = findings.some(({ state }) => state === 'bad') ? 1 : 0;
}

function readPackage(place: string): Map<string, Uint8Array> {
  if (statSync(place).isFile()) return readZip(readFileSync(place));
  const files = readdirSync(place, { withFileTypes: true }).filter(
    (each) => each.isFile() && !each.name.startsWith('.'),
  );
  return new Map(files.map(({ name }) => [name, readFileSync(join(place, name))]));
}
