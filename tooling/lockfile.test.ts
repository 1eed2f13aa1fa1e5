import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coversMachine } from './lockfile.mjs';
import { root } from './webpack/folders.ts';

const linux = { platform: 'linux', arch: 'x64', isMusl: false };
const engine = {
  optionalDependencies: {
    '@swc/core-linux-x64-gnu': '1',
    '@swc/core-linux-x64-musl': '1',
    '@swc/core-darwin-arm64': '1',
  },
};
const packages = { 'node_modules/@swc/core': engine, 'node_modules/@swc/core-linux-x64-gnu': {} };

describe('coversMachine', () => {
  it.each([
    ['a machine whose engine is named', linux, true],
    ['another library of the same system', { ...linux, isMusl: true }, false],
    ['another system', { platform: 'darwin', arch: 'arm64', isMusl: false }, false],
    ['a system for which there is no engine at all', { platform: 'sunos', arch: 'x64', isMusl: false }, true],
  ])('says for %s', (_, machine, answer) => {
    expect(coversMachine({ packages }, machine)).toBe(answer);
  });

  it('finds Linux on both processors in the project’s own lockfile', () => {
    const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    expect(coversMachine(lockfile, linux)).toBe(true);
    expect(coversMachine(lockfile, { ...linux, arch: 'arm64' })).toBe(true);
  });
});
