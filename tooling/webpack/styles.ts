import lightDark from '@csstools/postcss-light-dark-function';
import autoprefixer from 'autoprefixer';
import postcss, { type AcceptedPlugin, type Plugin } from 'postcss';
import nesting from 'postcss-nesting';
import { browsers } from './floor.ts';

/** Writes nested rules flat, once everything else has run: a rule that another plugin puts into one would be overlooked. */
const flat: Plugin = {
  postcssPlugin: 'flat-rules',
  async OnceExit(root, { result }) {
    await postcss([nesting()]).process(root, { ...result.opts, map: false });
  },
};

/**
 * What every style sheet goes through: the names that older browsers know a property by (`-webkit-user-select`), and for those without
 * `light-dark()` the same colours by variables. Whatever has it keeps it.
 */
export const stylePlugins: readonly AcceptedPlugin[] = [
  lightDark({ preserve: true }),
  autoprefixer({ overrideBrowserslist: browsers }),
  flat,
];
