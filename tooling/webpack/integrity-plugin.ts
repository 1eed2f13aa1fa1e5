import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

const { LoadScriptRuntimeModule } = webpack.runtime;

/**
 * Has the loader of a module's chunks ask the page for the hash of each script and style sheet, so that the browser refuses a changed one.
 * The shell answers with the hashes of the registry document (`shell/src/boot/integrity.ts`).
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
          `${source}\n${tag}.integrity = globalThis.sportelloIntegrity?.(${href}) ?? '';`,
      );
    });
  }
}
