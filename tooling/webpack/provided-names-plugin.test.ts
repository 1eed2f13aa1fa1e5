import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { ProvidedNamesPlugin } from './provided-names-plugin.ts';

const router = 'react-router-dom';

describe('a build that uses shared packages', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sportello-provided-'));
  });

  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  /** What webpack says against a file, with the shared packages left outside as a module's build leaves them. */
  async function errorsOf(code: string): Promise<string[]> {
    const entry = join(folder, 'entry.js');
    await writeFile(entry, code);
    const compiler = webpack({
      mode: 'none',
      entry,
      context: folder,
      output: { path: join(folder, 'out'), module: true, library: { type: 'module' } },
      experiments: { outputModule: true },
      externals: ['zod', router],
      externalsType: 'module',
      plugins: [new ProvidedNamesPlugin()],
    });
    return new Promise((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error || !stats) reject(error ?? new Error('No result'));
        else resolve((stats.toJson({ all: false, errors: true }).errors ?? []).map(({ message }) => message));
      });
    });
  }

  it('is let through where the page has each name', async () => {
    const code = `import { z } from 'zod'; import { Link } from '${router}';
      export const schema = z.object({ a: z.iso.date() }); export { Link };`;
    expect(await errorsOf(code)).toEqual([]);
  });

  it.each([
    ["import { z } from 'zod'; export const schema = z.nanoid();", "'nanoid' of zod"],
    [
      `import { useFetcher } from '${router}'; export const use = () => useFetcher();`,
      `'useFetcher' of ${router}`,
    ],
    [`export { useFetcher } from '${router}';`, `'useFetcher' of ${router}`],
  ])('is refused for %s', async (code, name) => {
    expect(await errorsOf(code)).toEqual([expect.stringContaining(name)]);
  });
});
