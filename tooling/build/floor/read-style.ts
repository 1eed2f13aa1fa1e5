import { parse, type AtRule, type Declaration, type Node, type Rule } from 'postcss';
import type { Identifier } from '@mdn/browser-compat-data';
import { css, lackOf, partsOf } from './compat.ts';
import type { Use } from './read-script.ts';

const lackingFunctions = readFunctions(css.types);

/**
 * Finds what a style sheet uses above the floor. What stands under `@supports`, after a declaration for others, or beside the same
 * with a prefix, is provided for.
 */
export function readStyle(text: string): Use[] {
  const found = new Map<string, string>();
  const add = (feature: string, lack: string | undefined) => lack !== undefined && found.set(feature, lack);
  parse(text).walk((node) => {
    if (isGuarded(node)) return;
    if (node.type === 'decl') for (const use of usesOf(node)) add(...use);
    if (node.type === 'atrule') for (const use of usesOfAtRule(node)) add(...use);
    if (node.type === 'rule') for (const use of usesOfRule(node)) add(...use);
  });
  return [...found].map(([feature, lack]) => ({ feature, lack }));
}

type Found = [feature: string, lack: string | undefined];

function usesOf(declaration: Declaration): Found[] {
  const { prop, value } = declaration;
  const names = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
  const known = css.properties[prop] as Identifier | undefined;
  // A name with a prefix is for whoever knows it; a finger has no cursor.
  if (hasFallback(declaration) || /^(?:-|cursor$)/.test(prop)) return [];
  const functions = [...names.matchAll(/([\w-]+)\(/g)].map(([, name = '']): Found => [
    `${name}()`,
    lackingFunctions.get(name),
  ]);
  if (!known) return functions;
  if (lackOf(known)) return [[prop, lackOf(known)], ...functions];
  const words = names.replaceAll(/var\([^)]*\)/g, '').match(/[a-z][\w-]*/g) ?? [];
  return [...functions, ...words.map((word): Found => [`${prop}: ${word}`, lackOf(known[word])])];
}

function usesOfAtRule({ name, params, parent }: AtRule): Found[] {
  const known = css['at-rules'][name];
  const nested: Found[] = parent?.type === 'rule' ? [['nesting', lackOf(css.selectors['nesting'])]] : [];
  const parts = name === 'media' ? [...params.matchAll(/\(\s*([\w-]+)/g)].map(([, part = '']) => part) : [];
  return [
    [`@${name}`, lackOf(known)],
    ...nested,
    ...parts.map((part): Found => [`@media ${part}`, lackOf(known?.[part])]),
  ];
}

function usesOfRule({ selector, parent }: Rule): Found[] {
  const isNested = parent?.type === 'rule' || selector.includes('&');
  const names = [...selector.matchAll(/::?([a-z][\w-]*)/g)].map(([, name = '']) => name);
  return [
    ...names.map((name): Found => [`:${name}`, lackOf(css.selectors[name])]),
    ...(isNested ? [['nesting', lackOf(css.selectors['nesting'])] satisfies Found] : []),
  ];
}

/** Whether the rule has the same for others: the property before it, or with a prefix. */
function hasFallback(declaration: Declaration): boolean {
  const { prop, parent } = declaration;
  const others = parent?.nodes ?? [];
  return others.some(
    (other) =>
      other.type === 'decl' &&
      other !== declaration &&
      (other.prop === `-webkit-${prop}` ||
        (other.prop === prop && others.indexOf(other) < others.indexOf(declaration))),
  );
}

function isGuarded(node: Node): boolean {
  for (let { parent } = node; parent; parent = parent.parent as typeof parent)
    if (parent.type === 'atrule' && (parent as AtRule).name === 'supports') return true;
  return false;
}

/** The functions among the types of values, however deep. */
function readFunctions(node: Identifier, found = new Map<string, string>()): ReadonlyMap<string, string> {
  for (const [name, part] of partsOf(node)) {
    const lack = lackOf(part);
    if (lack !== undefined) found.set(name, lack);
    readFunctions(part, found);
  }
  return found;
}
