import webpack, { type Compiler, type Module } from 'webpack';
import { singletons } from './singletons.ts';

const packages = singletons.filter((name) => !name.endsWith('/') && !name.startsWith('shared-'));
const folders = [
  ...packages.map((name) => `/node_modules/${name}/`),
  '/node_modules/react-router/',
  '/shared-api/src/client/',
  '/shared-api/src/device/',
  '/shared-api/src/session/',
];

/** Refuses a module's build that holds a second copy of something that the page may have only once. */
export class NoOwnSingletonsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('NoOwnSingletonsPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('NoOwnSingletonsPlugin', (modules) => {
        for (const module of modules) {
          const file = (fileOf(module) ?? '').replaceAll('\\', '/');
          if (!folders.some((folder) => file.includes(folder))) continue;
          const message = `${file} is on the page already: import it through its package's own name, so that the shell's copy is taken.`;
          compilation.errors.push(new webpack.WebpackError(message));
        }
      });
    });
  }
}

function fileOf(module: Module): string | undefined {
  return 'resource' in module && typeof module.resource === 'string' ? module.resource : undefined;
}
