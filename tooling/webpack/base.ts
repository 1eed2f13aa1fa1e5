import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { syntax } from './floor.ts';
import { fileIn } from './folders.ts';
import { stylePlugins } from './styles.ts';

/** What a build is told by whoever runs it. */
export interface BuildRequest {
  /** `release` is small and final; `readable` is quick to make and to debug, for `npm run dev`. */
  readonly style: 'release' | 'readable';
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
export const chunkLoadTimeout = 5000;

/** What shell and modules have in common: TypeScript by swc, CSS Modules under the area's name, small hashed files. */
export function baseConfiguration({ folder, area }: Naming, { style, output }: BuildRequest): Configuration {
  const isRelease = style === 'release';
  const names = '[name].[contenthash:10]';
  return {
    context: folder,
    mode: 'production',
    target: ['web', syntax],
    // The page's policy forbids eval, and the server hands out no maps: a readable build holds its own.
    devtool: isRelease ? false : 'inline-source-map',
    cache: false,
    stats: 'errors-warnings',
    performance: { hints: false },
    output: {
      path: output,
      filename: `${names}.js`,
      chunkFilename: `${names}.js`,
      assetModuleFilename: `${names}[ext]`,
      chunkLoadTimeout,
      // A file that threw while it was evaluated is evaluated anew by the next try, not taken for what it has become until then.
      strictModuleErrorHandling: true,
      hashFunction: 'xxhash64',
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: [typescriptRule(), ...cssRules(area), mediaRule] },
    optimization: {
      minimize: isRelease,
      minimizer: minimizers(),
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: `${names}.css`,
        chunkFilename: `${names}.css`,
        ignoreOrder: true,
      }),
    ],
  };
}

/** Films with their poster and captions: files of their own, which one imports for their address. */
const mediaRule = { test: /\.(?:webm|mp4|webp|vtt)$/, type: 'asset/resource' };

function typescriptRule() {
  const options = {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: syntax,
      transform: { react: { runtime: 'automatic' } },
    },
  };
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: { loader: fileIn('swc-loader', 'src/index.js'), options },
  };
}

function cssRules(area: string) {
  const place = MiniCssExtractPlugin.loader;
  const modules = {
    localIdentName: `${area}-[name]-[local]-[hash:base64:5]`,
    namedExport: false,
    exportLocalsConvention: 'as-is',
  };
  const postcssOptions = { config: false, plugins: stylePlugins };
  const forBrowsers = { loader: 'postcss-loader', options: { postcssOptions } };
  return [
    { test: /\.module\.css$/, use: [place, { loader: 'css-loader', options: { modules } }, forBrowsers] },
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      use: [place, 'css-loader', forBrowsers],
      sideEffects: true,
    },
  ];
}

function minimizers() {
  return [
    new TerserPlugin({
      // A decoder that pdf.js ships small already, as a module: here it is a file, not a script.
      exclude: /_nowasm_fallback\./,
      minify: TerserPlugin.swcMinify,
      extractComments: false,
      parallel: 2,
    }),
    new CssMinimizerPlugin({ parallel: 2 }),
  ];
}
