import { readFile, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { ownFileMode } from '../storage/own-folder.ts';
import { BackupError } from './backup-error.ts';

/** What encrypts backups: an age identity, which also opens them; an age recipient, which does not; or a passphrase. */
export type BackupKey =
  | { readonly kind: 'identity'; readonly text: string }
  | { readonly kind: 'recipient'; readonly text: string }
  | { readonly kind: 'passphrase'; readonly text: string };

const minPassphrase = 16;

/** Reads a key file: its first line that is not empty and no comment (`#`). @throws BackupError */
export async function readBackupKey(path: string): Promise<BackupKey> {
  const content = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new BackupError(`The key file ${path} cannot be read.`, { cause });
  });
  const lines = content.split('\n').map((line) => line.trim());
  const text = lines.find((line) => line !== '' && !line.startsWith('#')) ?? '';
  if (text.startsWith('AGE-SECRET-KEY-')) return { kind: 'identity', text };
  if (/^age1[a-z0-9]+$/.test(text)) return { kind: 'recipient', text };
  if (text.length >= minPassphrase) return { kind: 'passphrase', text };
  throw new BackupError(
    `The key file ${path} holds no key: an age key, or a passphrase of ${minPassphrase} characters at least.`,
  );
}

/** Makes an age identity in a file of its own, for its owner alone. @returns the recipient. @throws BackupError where a file is */
export async function createKeyFile(path: string): Promise<string> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const text = `# Opens the backups that were encrypted for ${recipient}\n${identity}\n`;
  await writeFile(path, text, { mode: ownFileMode, flag: 'wx' }).catch((cause: unknown) => {
    throw new BackupError(`${path} cannot be made, or is there already.`, { cause });
  });
  return recipient;
}

/** Encrypts a content with a key. @throws BackupError when the key is none */
export async function encrypt(content: Readable, key: BackupKey): Promise<Readable> {
  const encrypter = new Encrypter();
  try {
    if (key.kind === 'passphrase') encrypter.setPassphrase(key.text);
    else encrypter.addRecipient(key.kind === 'recipient' ? key.text : await identityToRecipient(key.text));
  } catch (cause) {
    throw new BackupError('The key file holds no valid key.', { cause });
  }
  return fromWeb(await encrypter.encrypt(toWeb(content)));
}

/** Decrypts a content with a key. @throws BackupError when the key is none, or another one */
export async function decrypt(content: Readable, key: BackupKey): Promise<Readable> {
  if (key.kind === 'recipient')
    throw new BackupError(
      'This key encrypts only: a backup is opened with the key (AGE-SECRET-KEY-…) that belongs to it.',
    );
  const decrypter = new Decrypter();
  try {
    if (key.kind === 'passphrase') decrypter.addPassphrase(key.text);
    else decrypter.addIdentity(key.text);
  } catch (cause) {
    throw new BackupError('The key file holds no valid key.', { cause });
  }
  try {
    return fromWeb(await decrypter.decrypt(toWeb(content)));
  } catch (cause) {
    if (!String(cause).includes('no identity matched')) throw cause;
    throw new BackupError('This backup was encrypted with another key.', { cause });
  }
}

const toWeb = (content: Readable): ReadableStream<Uint8Array> => Readable.toWeb(content);
const fromWeb = (content: ReadableStream<Uint8Array>): Readable => Readable.fromWeb(content as never);
