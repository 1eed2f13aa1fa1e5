import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeVerifiers, verifierFolder } from './verifier.ts';

it('the programs of the packages of evidence are those of their sources (npm run evidence:verifier)', async () => {
  for (const [name, text] of Object.entries(await makeVerifiers()))
    expect(readFileSync(join(verifierFolder, name), 'utf8')).toBe(text);
});
