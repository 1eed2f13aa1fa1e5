import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPackage } from './check-package.ts';
import { findingSentence, packageWords, verdictOf, verdictSentence } from './words.ts';
import { readZip } from './zip.ts';

const marks = { good: '✓', bad: '✗', unknown: '–' } as const;

/** Verifies the package in a folder or a zip, by default the one beside this program, and ends with 1 where it is not intact, with 2
 * where two certificates are to be compared. */
export async function runCommand(parameters: readonly string[]): Promise<void> {
  const place = parameters.find((each) => !each.startsWith('--')) ?? dirname(fileURLToPath(import.meta.url));
  const isEnglish =
    !parameters.includes('--it') &&
    (parameters.includes('--en') || !Intl.DateTimeFormat().resolvedOptions().locale.startsWith('it'));
  const words = isEnglish ? packageWords.en : packageWords.it;
  const { files, odd } = readPackage(place);
  const findings = await checkPackage(files, odd);
  const lines = findings.map((finding) => `${marks[finding.state]} ${findingSentence(finding, words)}`);
  const limits = words.limits.map((limit) => `– ${limit}`);
  const verdict = verdictSentence(findings, words);
  process.stdout.write([verdict, '', ...lines, '', `${words.limitsTitle}:`, ...limits, ''].join('\n'));
  process.exitCode = { good: 0, bad: 1, unknown: 2 }[verdictOf(findings)];
}

function readPackage(place: string): ReturnType<typeof readZip> {
  if (statSync(place).isFile()) return readZip(readFileSync(place));
  const files = readdirSync(place, { withFileTypes: true }).filter(
    (each) => each.isFile() && !each.name.startsWith('.'),
  );
  return { files: new Map(files.map(({ name }) => [name, readFileSync(join(place, name))])), odd: undefined };
}
