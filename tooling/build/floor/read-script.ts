import { parse, type Options } from 'acorn';
import { syntax } from '../../webpack/floor.ts';
import { scriptLacks } from './compat.ts';

/** Something that a file uses and a browser of the floor lacks. */
export interface Use {
  /** `Object.groupBy`, `ImageDecoder`, `.getOrInsertComputed`; `light-dark()`, `user-select`, `@scope`, `:open` in a style sheet. */
  readonly feature: string;
  /** Who lacks it. */
  readonly lack: string;
}

const ecmaVersion = Number(syntax.slice(2)) as Options['ecmaVersion'] & number;

interface Node {
  readonly type: string;
  readonly name?: string;
  readonly computed?: boolean;
  readonly shorthand?: boolean;
  readonly object?: Node;
  readonly property?: Node;
  readonly key?: Node;
}

/** Finds what a script uses above the floor. Newer syntax, patterns included, is one thing: nothing of the script would run. */
export function readScript(text: string): Use[] {
  const found = new Map<string, string>();
  try {
    walk(parse(text, { ecmaVersion, sourceType: 'module' }) as unknown as Node, undefined, (node, parent) => {
      for (const [feature, lack] of usesOf(node, parent)) found.set(feature, lack);
    });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    found.set('syntax', `newer than ${syntax}: ${error.message}`);
  }
  return [...found].map(([feature, lack]) => ({ feature, lack }));
}

function usesOf(node: Node, parent: Node | undefined): [string, string][] {
  const { statics, globals, members } = scriptLacks;
  if (node.type === 'MemberExpression' && !node.computed) {
    const name = node.property?.name ?? '';
    const owner = lastName(node.object);
    const pair = `${owner}.${name}`;
    if (statics.has(pair)) return [[pair, statics.get(pair) ?? '']];
    if (/^(?:window|globalThis|self)$/.test(owner) && globals.has(name))
      return [[name, globals.get(name) ?? '']];
    return members.has(name) ? [[`.${name}`, members.get(name) ?? '']] : [];
  }
  const name = node.type === 'Identifier' ? (node.name ?? '') : '';
  return globals.has(name) && !isNameOfPart(node, parent) ? [[name, globals.get(name) ?? '']] : [];
}

const lastName = (node: Node | undefined): string =>
  (node?.type === 'MemberExpression' && !node.computed ? node.property?.name : node?.name) ?? '';

/** Whether an identifier is what follows a dot, or names a part of an object or class. */
function isNameOfPart(node: Node, parent: Node | undefined): boolean {
  if (!parent || parent.computed) return false;
  return parent.property === node || (parent.key === node && parent.shorthand !== true);
}

function walk(
  node: Node,
  parent: Node | undefined,
  visit: (node: Node, parent: Node | undefined) => void,
): void {
  visit(node, parent);
  for (const value of Object.values(node) as unknown[])
    for (const child of [value].flat()) if (isNode(child)) walk(child, node, visit);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
