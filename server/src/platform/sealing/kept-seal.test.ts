import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createScratch } from '../backup/testing/backups.builders.ts';
import { createSecretBox } from '../secrets/secret-box.ts';
import { findKeptSeal, keepFormer, keepSeal, openKeptSeal } from './kept-seal.ts';
import { makeIdentity } from './testing/made-p12.ts';

const { at, openSource, backUp, restore, remove } = createScratch();
afterAll(() => remove());

/** The box of the installation whose folder it is. */
const boxOf = (folder: string) =>
  createSecretBox(readFileSync(join(at(folder), 'keys/installation-secret'), 'utf8').trim());

describe('an uploaded seal', () => {
  it('comes back with a backup, and is read with the secret that came with it', async () => {
    const source = await openSource('embedded');
    const identity = await makeIdentity({ hasAuthority: true });
    await keepSeal(source.db, boxOf('source'), identity);
    await keepFormer(source.db, identity.certificates);
    const path = await backUp(source);
    await source.close();
    await restore({ path }, async ({ db }, folder) => {
      const { sealed = '', former } = await findKeptSeal(db);
      expect(openKeptSeal(boxOf(folder), sealed)).toEqual(identity);
      expect(former).toEqual(identity.certificates);
    });
  });
});
