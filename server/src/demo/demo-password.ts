import { randomInt } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const fileName = 'demo-password';
// Without letters and digits that look alike: the password is copied from a screen.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** The password of the demo people as this installation made it, or undefined. */
export async function readDemoPassword(dataFolder: string): Promise<string | undefined> {
  try {
    return (await readFile(join(dataFolder, fileName), 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Makes a password for the demo people and keeps it beside the data, readable by the owner alone. */
export async function makeDemoPassword(dataFolder: string): Promise<string> {
  const file = join(dataFolder, fileName);
  const letters = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');
  const password = `Demo-${letters.slice(0, 5)}-${letters.slice(5)}7!`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${password}\n`, { mode: 0o600 });
  return password;
}
