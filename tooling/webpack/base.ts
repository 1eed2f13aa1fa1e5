import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { fileIn } from './folders.ts';

/** What a build is told by whoever runs it. */
export interface BuildRequest {
  readonly mode: 'production' | 'development';
  /** Version and hash of the inputs: names the folder of the build. */
  readonly build: string;
  /** The hash alone: unique per build. */
  readonly hash: string;
  /** Where to write. */
  readonly output: string;
}

interface Naming {
  readonly folder: string;
  /** Prefix of every class name of the build's CSS Modules. */
  readonly area: string;
}

/** How long a chunk may take before a new try is possible, in milliseconds. The loader itself would wait two minutes. */
const chunkLoadTimeout = 5000;

/** What shell and modules have in common: TypeScript by swc, CSS Modules under the area's name, small hashed files. */
export function baseConfiguration({ folder, area }: Naming, { mode, output }: BuildRequest): Configuration {
  const isRelease = mode === 'production';
  const names = isRelease ? '[name].[contenthash:10]' : '[name]';
  return {
    context: folder,
    mode,
    target: ['web', 'es2022'],
    devtool: isRelease ? false : 'cheap-module-source-map',
    cache: false,
    stats: 'errors-warnings',
    performance: { hints: false },
    output: {
      path: output,
      filename: `${names}.js`,
      chunkFilename: `${names}.js`,
      assetModuleFilename: `${names}[ext]`,
      chunkLoadTimeout,
      hashFunction: 'xxhash64',
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: [typescriptRule(isRelease), ...cssRules(area, isRelease)] },
    optimization: isRelease
      ? { minimizer: minimizers(), moduleIds: 'deterministic', chunkIds: 'deterministic' }
      : {},
    plugins: isRelease
      ? [
          new MiniCssExtractPlugin({
            filename: `${names}.css`,
            chunkFilename: `${names}.css`,
            ignoreOrder: true,
          }),
        ]
      : [],
  };
}

function typescriptRule(isRelease: boolean) {
  const options = {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development: !isRelease, refresh: false } },
    },
  };
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: { loader: fileIn('swc-loader', 'src/index.js'), options },
  };
}

function cssRules(area: string, isRelease: boolean) {
  const place = isRelease ? MiniCssExtractPlugin.loader : 'style-loader';
  const modules = {
    localIdentName: `${area}-[name]-[local]-[hash:base64:5]`,
    namedExport: false,
    exportLocalsConvention: 'as-is',
  };
  return [
    { test: /\.module\.css$/, use: [place, { loader: 'css-loader', options: { modules } }] },
    { test: /\.css$/, exclude: /\.module\.css$/, use: [place, 'css-loader'], sideEffects: true },
  ];
}

function minimizers() {
  return [
    new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false, parallel: 2 }),
    new CssMinimizerPlugin({ parallel: 2 }),
  ];
}
