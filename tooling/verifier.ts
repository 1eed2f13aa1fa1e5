import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { root } from './webpack/folders.ts';

const sources = join(root, 'server/src/areas/signing/evidence/verifier');
/** Where the server reads them, beside the readme. */
const folder = join(root, 'server/assets/evidence');

/** In the order in which they need each other. */
const checks = [
  'bytes',
  'der',
  'signature-value',
  'cms',
  'pdf-seal',
  'event-chain',
  'certificate-chain',
  'check-logged',
  'check-package',
  'words',
  'zip',
];
const style = { singleQuote: true, printWidth: 110 } as const;

const head = `// Verifica il pacchetto in cui si trova: node verify.mjs (non servono altri programmi né la rete).
// Verifies the package in which it lies: node verify.mjs (no other program and no network is needed).
`;

/**
 * Writes the programs that come with every package of evidence, where they are not what their sources are now: part of every build, and
 * of the server's tests.
 */
export async function writeVerifiers(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(await makeVerifiers())) {
    const file = join(folder, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, text);
    renameSync(unfinished, file);
  }
}

/** Plain JavaScript for those who have nothing of ours. */
async function makeVerifiers(): Promise<Readonly<Record<'verify.mjs' | 'verify.html', string>>> {
  const body = checks.map(plainSource).join('\n');
  const command = `${head}${nodeImports('command')}\n${body}\n${plainSource('command')}\nawait runCommand(process.argv.slice(2));\n`;
  const template = readFileSync(join(sources, 'page.template.html'), 'utf8');
  const page = template.replace('/* verifier */', () => body);
  return {
    'verify.mjs': await formatted('verify.mjs', command),
    'verify.html': await formatted('verify.html', page),
  };
}

/** @throws Error where it is not what its name says */
async function formatted(name: string, text: string): Promise<string> {
  const { code, errors } = await format(name, text, style);
  if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join(', ')}`);
  return code;
}

const importLine = /^import (?:type )?[^;]*? from '([^']+)';\n/gm;

function read(name: string): string {
  return readFileSync(join(sources, `${name}.ts`), 'utf8');
}

/** A module without its types, its imports and the word export: all of them become one. */
function plainSource(name: string): string {
  return stripTypeScriptTypes(read(name).replace(importLine, '')).replace(/^export /gm, '');
}

function nodeImports(name: string): string {
  return [...read(name).matchAll(importLine)]
    .filter(([, from]) => from?.startsWith('node:'))
    .map(([line]) => line)
    .join('');
}
