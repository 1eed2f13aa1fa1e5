import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { baseConfiguration, type BuildRequest } from './base.ts';
import { readPackage, fileIn, root } from './folders.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { NoOwnSingletonsPlugin } from './no-own-singletons-plugin.ts';
import { shareSingletons } from './singletons.ts';

/** A `webpack.config.ts` of this project: what to build, still to be told how and where. */
export type BuildPlan = (request: BuildRequest) => Configuration;

/** The name under which a build of a module is known to the federation runtime: no two builds have the same. */
export function containerName(area: string, build: string): string {
  return `${area}_${build.replace(/\W/g, '_')}`;
}

/** The area of a module's package: `mfe-signing` holds `signing`. */
export function areaOf(folder: string): string {
  return readPackage(folder).name.replace(/^mfe-/, '');
}

/** The build of a module: `export default modulePreset(import.meta.dirname)`. It exposes `src/module.ts` as `./module`. */
export function modulePreset(folder: string): BuildPlan {
  return (request) => {
    const area = areaOf(folder);
    const base = baseConfiguration({ folder, area }, request);
    const name = containerName(area, request.build);
    const federation = new ModuleFederationPlugin({
      name,
      filename: 'entry.[contenthash:10].js',
      exposes: { './module': { import: './src/module.ts', name: 'module' } },
      shared: shareSingletons('module'),
      shareStrategy: 'loaded-first',
      manifest: false,
      dts: false,
      dev: false,
      experiments: { externalRuntime: true, optimization: { target: 'web' } },
    });
    return {
      ...base,
      name: area,
      entry: {},
      output: { ...base.output, uniqueName: name, publicPath: 'auto' },
      plugins: [...(base.plugins ?? []), federation, new IntegrityPlugin(), new NoOwnSingletonsPlugin()],
    };
  };
}

const grouped = { chunks: 'async', enforce: true } as const;

/** The build of the shell, which brings the singletons and the federation runtime for every module. */
export function shellPreset(folder: string): BuildPlan {
  return (request) => {
    const base = baseConfiguration({ folder, area: 'shell' }, request);
    const runtimeCore = fileIn('@module-federation/runtime-core', 'dist/index.js');
    const federation = new ModuleFederationPlugin({
      name: 'shell',
      shared: shareSingletons('shell'),
      shareStrategy: 'loaded-first',
      manifest: false,
      dts: false,
      dev: false,
      experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
    });
    return {
      ...base,
      name: 'shell',
      entry: { main: './src/main.ts' },
      output: { ...base.output, uniqueName: `shell_${request.hash}`, publicPath: `/shell/${request.build}/` },
      optimization: { ...base.optimization, splitChunks: { cacheGroups: shellChunks } },
      resolve: {
        ...base.resolve,
        alias: {
          '@module-federation/runtime-tools/runtime-core$': runtimeCore,
          '@module-federation/runtime-core$': runtimeCore,
        },
      },
      plugins: [...(base.plugins ?? []), federation, onlyOurLocales()],
    };
  };
}

/** Few files, so that the first page is one wave of a handful of requests. */
const shellChunks = {
  default: false as const,
  defaultVendors: false as const,
  react: {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router)/,
    ...grouped,
    priority: 2,
  },
  shared: { name: 'shared', test: /node_modules|zod-locales/, ...grouped, priority: 1 },
  kit: { name: 'kit', test: /[\\/]shared-(ui|api)[\\/]|\.css$/, ...grouped },
};

/** zod brings its messages in fifty languages; shared packages are not tree-shaken, so all but ours are taken out. */
function onlyOurLocales() {
  return new webpack.NormalModuleReplacementPlugin(
    /zod[\\/]v4[\\/]locales[\\/]index\.js$/,
    join(root, 'tooling/webpack/zod-locales.ts'),
  );
}
