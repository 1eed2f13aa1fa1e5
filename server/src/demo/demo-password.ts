import { randomInt } from 'node:crypto';
import { readOwnFile, writeOwnFile } from '../platform/storage/own-file.ts';

const fileName = 'demo-password';
// Without letters and digits that look alike: the password is copied from a screen.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** The password of the demo people as this installation made it, or undefined. */
export function readDemoPassword(dataFolder: string): Promise<string | undefined> {
  return readOwnFile(dataFolder, fileName);
}

/** Makes a password for the demo people and keeps it beside the data. */
export async function makeDemoPassword(dataFolder: string): Promise<string> {
  const content = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');
  const password = `Demo-${content.slice(0, 5)}-${content.slice(5)}7!`;
  await writeOwnFile(dataFolder, fileName, password);
  return password;
}
