import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openOwnFolder } from './own-folder.ts';

const folder = join(mkdtempSync(join(tmpdir(), 'sportello-own-')), 'data');
const modeOf = (name: string) => statSync(join(folder, name)).mode & 0o777;

afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

describe('the data folder', () => {
  it('is made for its owner alone', async () => {
    await openOwnFolder(folder);
    expect(modeOf('.')).toBe(0o700);
  });

  it('that others could read is closed with all that is in it', async () => {
    mkdirSync(join(folder, 'files/ab'), { recursive: true });
    writeFileSync(join(folder, 'files/ab/contract'), '1000 euro');
    chmodSync(join(folder, 'files/ab/contract'), 0o666);
    chmodSync(join(folder, 'files'), 0o755);
    chmodSync(folder, 0o755);
    await openOwnFolder(folder);
    expect(['.', 'files', 'files/ab', 'files/ab/contract'].map(modeOf)).toEqual([0o700, 0o700, 0o700, 0o600]);
  });
});
