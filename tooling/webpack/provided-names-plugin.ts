import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compiler, type Dependency, type Module } from 'webpack';
import { root } from './folders.ts';

/** Packages of which the page has less than all: the file that lists what it has, and the export whose members these are. */
const lists: Readonly<Record<string, { readonly list: string; readonly membersOf?: string }>> = {
  'react-router-dom': { list: 'shell/src/provided/react-router-dom.ts' },
  zod: { list: 'shell/src/provided/zod-names.ts', membersOf: 'z' },
};

/** Refuses a module's build that uses a name of a package which the shell's own copy of it does not have. */
export class ProvidedNamesPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('ProvidedNamesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('ProvidedNamesPlugin', (modules) => {
        const refused = new Set([...modules].flatMap(missingNames));
        compilation.errors.push(...[...refused].map((message) => new webpack.WebpackError(message)));
      });
    });
  }
}

function missingNames(module: Module): string[] {
  return module.dependencies.filter(isUse).flatMap(({ request, ids: [first, second] }) => {
    const { list, membersOf } = lists[request] ?? {};
    if (!list || (membersOf && first !== membersOf)) return [];
    const name = membersOf ? second : first;
    if (name === undefined || providedNames(list).has(name)) return [];
    return [`The shell does not hand out '${name}' of ${request}: add it to ${list}.`];
  });
}

/** Where a name that was imported stands in the code, with the members that are asked of it. */
interface Use extends Dependency {
  readonly request: string;
  readonly ids: readonly string[];
}

function isUse(dependency: Dependency): dependency is Use {
  return 'request' in dependency && 'ids' in dependency;
}

const known = new Map<string, ReadonlySet<string>>();

function providedNames(list: string): ReadonlySet<string> {
  const names = known.get(list) ?? readNames(list);
  known.set(list, names);
  return names;
}

function readNames(list: string): ReadonlySet<string> {
  const blocks = readFileSync(join(root, list), 'utf8').matchAll(/export \{([^}]*)\}/g);
  return new Set([...blocks].flatMap(([, names = '']) => names.split(',').map((name) => name.trim())));
}
