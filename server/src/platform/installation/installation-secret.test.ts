import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeOnBothDatabases } from '../../testing/index.ts';
import { findOrInsertValue } from './installation.repository.ts';
import { platformInstallation } from './installation.schema.ts';
import { openInstallationSecret } from './installation-secret.ts';

describeOnBothDatabases('the secret of the installation', (testApp) => {
  const folders: string[] = [];
  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'sportello-secret-'));
    folders.push(folder);
    return folder;
  };
  const open = (dataFolder: string, given?: string) =>
    openInstallationSecret({ db: testApp().db, dataFolder, given });
  const fileIn = (folder: string) => join(folder, 'keys', 'installation-secret');
  const inDatabase = async () => JSON.stringify(await testApp().db.select().from(platformInstallation));

  beforeEach(() => testApp().empty());
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  it('is made once, however many ask for it at the same time, and is not in the database', async () => {
    const folder = newFolder();
    const secrets = new Set(await Promise.all(Array.from({ length: 5 }, () => open(folder))));
    expect(secrets.size).toBe(1);
    const secret = await open(folder);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(await inDatabase()).not.toContain(secret);
    expect(readFileSync(fileIn(folder), 'utf8')).toBe(`${secret}\n`);
    if (process.platform !== 'win32') expect(statSync(fileIn(folder)).mode & 0o777).toBe(0o600);
  });

  it('moves out of a database that an older version kept it in', async () => {
    const folder = newFolder();
    await findOrInsertValue(testApp().db, 'secret', 'the secret of long ago');
    expect(await open(folder)).toBe('the secret of long ago');
    expect(await inDatabase()).not.toContain('the secret of long ago');
    expect(await open(folder)).toBe('the secret of long ago');
  });

  it('is refused where the database belongs to another one, and leaves nothing behind', async () => {
    const [first, other] = [newFolder(), newFolder()];
    const secret = await open(first);
    await expect(open(other)).rejects.toThrow(
      /belongs to a secret that is not here: set INSTALLATION_SECRET/,
    );
    expect(() => statSync(fileIn(other))).toThrow('ENOENT');
    await expect(open(other, 'x'.repeat(32))).rejects.toThrow(
      /is not the one that the database was made with/,
    );
    expect(await open(other, secret)).toBe(secret);
  });

  it('gives way to another one, where the one before is named', async () => {
    const folder = newFolder();
    const [first, next] = [await open(folder), 'n'.repeat(43)];
    const renew = (previous: string[]) =>
      openInstallationSecret({ db: testApp().db, dataFolder: folder, given: next, previous });
    await expect(renew(['something else'.repeat(3)])).rejects.toThrow('is not the one that the database');
    expect(await renew(['something else'.repeat(3), first])).toBe(next);
    expect(await renew([])).toBe(next);
    await expect(open(folder)).rejects.toThrow('is not the one that the database was made with');
  });

  it('is the same for processes with folders of their own that start at once, or one of them says what to do', async () => {
    const opened = await Promise.allSettled([open(newFolder()), open(newFolder())]);
    const refused = opened.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(String((refused[0] as PromiseRejectedResult).reason)).toContain('INSTALLATION_SECRET');
  });
});
