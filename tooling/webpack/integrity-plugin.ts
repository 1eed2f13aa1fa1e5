import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

import { chunkLoadTimeout } from './base.ts';

const { LoadScriptRuntimeModule } = webpack.runtime;

/**
 * Has the loader of a build's chunks ask the page for the hash of each script and style sheet, so that the browser refuses a changed one.
 * A style sheet is given up after as long as a script. The shell answers with the hashes of its own build (`shell/src/boot/own-files.ts`)
 * and of the registry document (`shell/src/boot/integrity.ts`).
 */
export class IntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source: string) =>
          `${source}\nscript.integrity = globalThis.sportelloIntegrity?.(script.src) ?? '';`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source: string, { tag, href }: { readonly tag: string; readonly href: string }) =>
          [
            source,
            `${tag}.integrity = globalThis.sportelloIntegrity?.(${href}) ?? '';`,
            // Scripts have this from webpack. A sheet that never comes would be waited for by every later try.
            `setTimeout(() => ${tag}.onerror?.({ type: 'timeout', target: ${tag} }), ${chunkLoadTimeout});`,
          ].join('\n'),
      );
    });
  }
}
