import { parseSync } from '@swc/core';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Language } from 'shared-api/contracts/common';
import { root } from '../webpack/folders.ts';

/** A text that people read, in one language. */
export interface SourceText {
  readonly file: string;
  /** Where in its file: `signingTexts.mailFailed`. */
  readonly key: string;
  readonly language: Language;
  /** Its words, with `${}` where a value comes in. */
  readonly text: string;
  /** Whether it goes out as an SMS, which has letters of its own. */
  readonly isSms: boolean;
}

/** What is known of the place in a file: the names that lead there, and whose language it is. */
interface Place {
  readonly names: readonly string[];
  readonly language?: Language;
  readonly isSms: boolean;
}

type Node = Readonly<Record<string, unknown>>;

const sources = '{shell,shared-ui,shared-api,mfe-*,server}/src/**/*.{ts,tsx}';
const apart = /\.test\.tsx?$|\/(?:testing|gallery|demo|corpus|fixtures)\//;
const languageNames: Readonly<Record<string, Language>> = {
  it: 'it',
  en: 'en',
  italian: 'it',
  english: 'en',
};

/** Every text of the product, wherever something is named by its language: `it: …`, `const en = …`, `<div data-language="it">`. */
export function readTexts(): SourceText[] {
  const files = (pattern: string) =>
    globSync(join(root, pattern))
      .map((path) => ({ file: relative(root, path), source: readFileSync(path, 'utf8') }))
      .filter(({ file }) => !apart.test(file));
  return [
    ...files(sources).flatMap(({ file, source }) => textsIn(file, source)),
    ...files('shell/public/*.html').flatMap(({ file, source }) => textsInPage(file, source)),
  ];
}

/** The texts of a page that holds both languages. */
export function textsInPage(file: string, source: string): SourceText[] {
  return [...source.matchAll(/data-language="(it|en)"[^>]*>(.*?)<\/div>/gs)].flatMap(
    ([, name, inside = '']) =>
      inside
        .split(/<[^>]*>/)
        .map((text) => text.trim().replaceAll(/\s*\n\s*/g, ' '))
        .filter(Boolean)
        .map(
          (text) =>
            ({ file, key: 'page', language: name === 'it' ? 'it' : 'en', text, isSms: false }) as const,
        ),
  );
}

/** The texts of one file. */
export function textsIn(file: string, source: string): SourceText[] {
  if (!/\b(?:it|en)(?:: \w+)?\s*[:=]|\b(?:italian|english)\(/.test(source)) return [];
  const { body } = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') });
  return walk(body, { names: [], isSms: file.endsWith('.sms.ts') }, file);
}

function walk(node: unknown, place: Place, file: string): SourceText[] {
  if (Array.isArray(node)) return node.flatMap((child) => walk(child, place, file));
  if (!isNode(node) || node['type'] === 'ImportDeclaration') return [];
  const text = textOf(node);
  const own: SourceText[] =
    place.language && text !== undefined && /\p{L}/u.test(text)
      ? [{ file, key: place.names.join('.'), language: place.language, text, isSms: place.isSms }]
      : [];
  const inner = enter(node, place);
  const children = Object.entries(node).filter(([name]) => name !== 'key' && name !== 'quasis');
  return [...own, ...children.flatMap(([, child]) => walk(child, inner, file))];
}

function enter(node: Node, place: Place): Place {
  const name = nameOf(node);
  if (name === undefined) return place;
  if (name === 'defineCodeSms') return { ...place, isSms: true };
  const language = languageNames[name];
  const names = language ? place.names : [...place.names, name];
  return { ...place, names, ...(language && { language }) };
}

/** The name of a property, a constant or a function; of a call what it calls. */
function nameOf(node: Node): string | undefined {
  const named = {
    KeyValueProperty: node['key'],
    VariableDeclarator: node['id'],
    FunctionDeclaration: node['identifier'],
    CallExpression: node['callee'],
  }[String(node['type'])];
  const value = isNode(named) ? named['value'] : undefined;
  if (typeof value !== 'string') return undefined;
  return node['type'] === 'CallExpression' && value !== 'defineCodeSms' ? undefined : value;
}

function textOf(node: Node): string | undefined {
  if (node['type'] === 'StringLiteral') return String(node['value']);
  if (node['type'] !== 'TemplateLiteral') return undefined;
  const [quasis, values] = [node['quasis'], node['expressions']].map((list) =>
    Array.isArray(list) ? list : [],
  );
  return (quasis ?? [])
    .map(
      (quasi: Node, index) =>
        `${String(quasi['cooked'])}${index < (values?.length ?? 0) ? placeholder(values?.[index]) : ''}`,
    )
    .join('');
}

const placeholder = (value: unknown) =>
  `\${${isNode(value) && typeof value['value'] === 'string' ? value['value'] : ''}}`;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
