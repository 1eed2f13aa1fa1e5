import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { join } from 'node:path';
import webpack, { type Chunk, type Configuration, type Module } from 'webpack';
import { baseConfiguration, type BuildRequest } from './base.ts';
import { fileIn, readPackage, root } from './folders.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { NoOwnSingletonsPlugin } from './no-own-singletons-plugin.ts';
import { ProvidedNamesPlugin } from './provided-names-plugin.ts';
import { ScopedStylesPlugin } from './scoped-styles-plugin.ts';
import { shellChunks } from './shell-chunks.ts';
import { shareSingletons } from './singletons.ts';

/** A `webpack.config.ts` of this project: what to build, still to be told how and where. */
export type BuildPlan = (request: BuildRequest) => Configuration;

/** Entries are found by the registry document, never by a federation manifest: the runtime's part for that is left out. */
const slimRuntime = { target: 'web' as const, disableSnapshot: true };

/** The name under which a build of a module is known to the federation runtime: no two builds have the same. */
function containerName(area: string, build: string): string {
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
      experiments: { externalRuntime: true, optimization: slimRuntime },
    });
    return {
      ...base,
      name: area,
      entry: {},
      output: { ...base.output, uniqueName: name, publicPath: 'auto' },
      optimization: { ...base.optimization, splitChunks: { cacheGroups: { exposed: exposedIn(name) } } },
      plugins: [
        ...(base.plugins ?? []),
        federation,
        new IntegrityPlugin(),
        new NoOwnSingletonsPlugin(),
        new ProvidedNamesPlugin(),
        new ScopedStylesPlugin(),
      ],
    };
  };
}

/** What is exposed is asked for with the entry, always, and so is in its file; what it takes of the page is waited for as ever. */
function exposedIn(entry: string) {
  return {
    name: entry,
    test: ({ type }: Module) => type.startsWith('javascript/'),
    chunks: ({ name }: Chunk) => name === 'module',
    enforce: true,
  };
}

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
      experiments: { provideExternalRuntime: true, optimization: slimRuntime },
    });
    return {
      ...base,
      name: 'shell',
      entry: { main: './src/main.ts' },
      // What the lists of `provided` lack would be undefined on the page.
      module: { ...base.module, parser: { javascript: { exportsPresence: 'error' } } },
      output: { ...base.output, uniqueName: `shell_${request.hash}`, publicPath: `/shell/${request.build}/` },
      optimization: { ...base.optimization, splitChunks: { cacheGroups: shellChunks } },
      resolve: {
        ...base.resolve,
        alias: {
          '@module-federation/runtime-tools/runtime-core$': runtimeCore,
          '@module-federation/runtime-core$': runtimeCore,
          'react-router-dom$': join(folder, 'src/provided/react-router-dom.ts'),
          zod$: join(folder, 'src/provided/zod.ts'),
          // Its package names the builds with the warnings for developers alone.
          'react-router$': fileIn('react-router', 'dist/production/index.mjs'),
          'react-router/dom$': fileIn('react-router', 'dist/production/dom-export.mjs'),
        },
      },
      plugins: [...(base.plugins ?? []), federation, new IntegrityPlugin(), withoutJsonSchema()],
    };
  };
}

/** Takes out of zod how a schema is described as JSON Schema: each kind of schema holds on to its part, so that no build sees it unused. */
function withoutJsonSchema() {
  return new webpack.NormalModuleReplacementPlugin(
    /core[\\/](?:to-json-schema|json-schema-processors)\.js$/,
    (asked) => {
      if (/zod[\\/]v4[\\/]classic[\\/]schemas\.js$/.test(asked.contextInfo.issuer))
        asked.request = join(root, 'tooling/webpack/zod/json-schema.js');
    },
  );
}
