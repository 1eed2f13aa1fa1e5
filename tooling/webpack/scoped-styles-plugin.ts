import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { root } from './folders.ts';
import { findUnscoped } from './style-scope.ts';

/** Refuses a module's build whose styles would change what is not the module's: global selectors, sheets that are no CSS Module. */
export class ScopedStylesPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ScopedStylesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('ScopedStylesPlugin', (modules) => {
        const files = new Set([...modules].flatMap((module) => fileOf(module) ?? []));
        for (const file of files)
          for (const reason of reasonsAgainst(file))
            compilation.errors.push(new webpack.WebpackError(reason));
      });
    });
  }
}

function fileOf(module: object): string | undefined {
  const file = 'resource' in module && typeof module.resource === 'string' ? module.resource : '';
  return file.endsWith('.css') ? file : undefined;
}

function reasonsAgainst(file: string): string[] {
  const isPackage = /[\\/]node_modules[\\/]/.test(file);
  const name = relative(root, file);
  if (!isPackage && !file.endsWith('.module.css'))
    return [
      `${name}: the styles of a module are CSS Modules, so that they change nothing else: call it *.module.css.`,
    ];
  return findUnscoped(readFileSync(file, 'utf8'), isPackage ? 'package' : 'own').map(
    (selector) =>
      `${name}: '${selector}' would restyle the other areas too: begin it with a class of this sheet.`,
  );
}
