import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const token = (process.env['E2E_OUTBOX_TOKEN'] ??= randomUUID());

/** Opens the outbox of every server of this run. */
export const outboxHeaders = { authorization: `Bearer ${token}` };

/** Gives a data folder the token of this run before its server starts, which then makes none of its own. */
export async function keepOutboxToken(dataFolder: string): Promise<void> {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  await writeFile(join(dataFolder, 'outbox-token'), token, { mode: 0o600 });
}
