import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from '@swc/core';
import postcss from 'postcss';
import { syntax } from '../webpack/floor.ts';
import { stylePlugins } from '../webpack/styles.ts';

/** Scripts of the shell that run without the page: no bundle, no import, a name that stays. */
const names = ['service-worker', 'offline'];

/** Writes them into a build, small and without their types. */
export async function writeLoneScripts(source: string, output: string): Promise<void> {
  for (const name of names) {
    const { code } = await transform(await readFile(join(source, `${name}.ts`), 'utf8'), {
      jsc: { parser: { syntax: 'typescript' }, target: syntax, minify: { compress: true, mangle: true } },
      minify: true,
      configFile: false,
      swcrc: false,
    });
    await writeFile(join(output, `${name}.js`), code.replace(/export\s*\{\s*\};?/, ''));
  }
}

/** Has the style sheet of the page without a network in a build read by every browser of the floor. */
export async function writeLoneStyle(output: string): Promise<void> {
  const file = join(output, 'offline.css');
  const { css } = await postcss(stylePlugins).process(await readFile(file, 'utf8'), { from: file });
  await writeFile(file, css);
}
