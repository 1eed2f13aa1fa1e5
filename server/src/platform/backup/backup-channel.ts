import { rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { DatabaseHandle } from '../db/database.ts';
import { isSameText, newSecret } from '../ids.ts';
import { writeOwnFile } from '../storage/own-file.ts';
import { channelFile, readLines, type ChannelAnswer } from './channel-messages.ts';
import { findLastBackupAt, recordBackup } from './last-backup.ts';
import { holdRemovals } from './removal-hold.ts';

interface ChannelOptions {
  readonly database: DatabaseHandle;
  readonly dataFolder: string;
  readonly clock: Clock;
  readonly logger: Logger;
}

const copyFolder = 'backup-copy';
const localAddress = '127.0.0.1';
/** More than all that the command ever says, in bytes. */
const maxReceived = 10_000;
const greeting = z.object({ token: z.string() });
const report = z.object({ madeAt: z.iso.datetime() });

/**
 * Serves `npm run backup` where the database is embedded and belongs to this process: on a port that answers this machine alone, to who
 * knows the token in the data folder. The database is copied as it stands at one moment, and the copy is there, and stored files stay,
 * for as long as the command is connected. @returns how to end it
 */
export async function serveBackups(options: ChannelOptions): Promise<() => Promise<void>> {
  const { dataFolder, logger } = options;
  const copy = join(dataFolder, copyFolder);
  // Of a server that died meanwhile.
  await rm(copy, { recursive: true, force: true });
  const token = newSecret();
  const conversations = new Map<Socket, Promise<void>>();
  let isBusy = false;

  const server = createServer((socket) => {
    const conversation = converse(socket)
      .catch((error: unknown) => logger.warn({ err: error }, 'a backup was not made'))
      .finally(() => {
        socket.destroy();
        conversations.delete(socket);
      });
    conversations.set(socket, conversation);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, localAddress, resolve);
  });
  server.unref();
  await writeOwnFile(dataFolder, channelFile, `${(server.address() as AddressInfo).port} ${token}`);
  return async () => {
    await rm(join(dataFolder, channelFile), { force: true });
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of conversations.keys()) socket.destroy();
    await Promise.all(conversations.values());
    await closed;
  };

  async function converse(socket: Socket): Promise<void> {
    socket.on('error', () => undefined);
    let received = 0;
    socket.on('data', ({ length }: Buffer) => {
      received += length;
      if (received > maxReceived) socket.destroy();
    });
    const lines = readLines(socket);
    const answer = (message: ChannelAnswer) => void socket.write(`${JSON.stringify(message)}\n`);
    const first = greeting.parse(JSON.parse((await lines.next()).value ?? 'null'));
    if (!isSameText(first.token, token)) return;
    if (isBusy) return answer({ problem: 'A backup of this installation is being made already.' });
    isBusy = true;
    try {
      await serveCopy(lines, answer);
    } finally {
      isBusy = false;
    }
  }

  async function serveCopy(
    lines: AsyncIterator<string>,
    answer: (message: ChannelAnswer) => void,
  ): Promise<void> {
    const { database, clock } = options;
    const { db } = database;
    const release = await holdRemovals(db, clock);
    try {
      const lastBackupAt = await findLastBackupAt(db);
      await database.copyTo?.(copy);
      answer({ copy, lastBackupAt: lastBackupAt?.toISOString() ?? null });
      // Nothing comes when the command gave up, or was ended.
      const { value } = await lines.next();
      if (value === undefined) return;
      await recordBackup(db, new Date(report.parse(JSON.parse(value)).madeAt));
      answer({ recorded: true });
      await lines.next();
    } finally {
      await rm(copy, { recursive: true, force: true });
      await release();
    }
  }
}
