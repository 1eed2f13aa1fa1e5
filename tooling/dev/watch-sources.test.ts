import { once, EventEmitter } from 'node:events';
import { mkdtemp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchSources } from './watch-sources.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sportello-watch-'));
  await mkdir(join(folder, 'within'));
  await writeFile(join(folder, 'within/file.ts'), 'first');
});
afterEach(() => rm(folder, { recursive: true }));

const inPlace = (text: string) => writeFile(join(folder, 'within/file.ts'), text);
const byRename = async (text: string) => {
  await writeFile(join(folder, 'within/.file.ts.swap'), text);
  await rename(join(folder, 'within/.file.ts.swap'), join(folder, 'within/file.ts'));
};

it('sees every save, also of a file that was replaced by another', async () => {
  const saves = new EventEmitter();
  const end = watchSources([folder], () => saves.emit('saved'));
  const ways = [inPlace, byRename, inPlace, byRename, byRename, inPlace];
  for (const [index, save] of ways.entries()) {
    const saved = once(saves, 'saved');
    await save(`save ${index}`);
    await saved;
  }
  end();
});
