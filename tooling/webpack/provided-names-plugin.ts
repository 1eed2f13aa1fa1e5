import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { root } from './folders.ts';

const shared = 'react-router-dom';
const list = 'shell/src/provided/react-router-dom.ts';

/** The names that the shell's own copy of the router has. */
function providedNames(): Set<string> {
  const blocks = readFileSync(join(root, list), 'utf8').matchAll(/export \{([^}]*)\}/g);
  return new Set([...blocks].flatMap(([, names = '']) => names.split(',').map((name) => name.trim())));
}

/** Refuses a module's build that imports a name of the router which the shell does not hand out. */
export class ProvidedNamesPlugin {
  apply(compiler: Compiler) {
    const names = providedNames();
    compiler.hooks.compilation.tap('ProvidedNamesPlugin', (compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm']) {
        normalModuleFactory.hooks.parser.for(type).tap('ProvidedNamesPlugin', (parser) => {
          (parser as webpack.javascript.JavascriptParser).hooks.importSpecifier.tap(
            'ProvidedNamesPlugin',
            (_statement, source, name) => {
              if (source !== shared || names.has(String(name))) return;
              const message = `The shell does not hand out '${name}' of ${shared}: add it to ${list}.`;
              compilation.errors.push(new webpack.WebpackError(message));
            },
          );
        });
      }
    });
  }
}
