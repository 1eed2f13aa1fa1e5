import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeVerifiers, verifierFolder } from './verifier.ts';

mkdirSync(verifierFolder, { recursive: true });
for (const [name, text] of Object.entries(await makeVerifiers()))
  writeFileSync(join(verifierFolder, name), text);
