import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { readOwnFile } from '../storage/own-file.ts';
import { BackupError } from './backup-error.ts';
import { channelAnswer, channelFile, readLines, type ChannelAnswer } from './channel-messages.ts';

/** A copy of the embedded database that the running server made; it is there until this is closed. */
export interface ServerCopy {
  readonly folder: string;
  readonly lastBackupAt: Date | null;
  /** Has the server record that the backup is whole. */
  record(madeAt: Date): Promise<void>;
  close(): void;
}

/**
 * Asks the server that holds the embedded database of a data folder for a copy.
 * @returns undefined when none answers. @throws BackupError when it gives none
 */
export async function askForCopy(dataFolder: string): Promise<ServerCopy | undefined> {
  const [port, token] = ((await readOwnFile(dataFolder, channelFile)) ?? '').split(' ');
  const socket = port && token ? await open(Number(port)) : undefined;
  if (!socket) return undefined;
  const lines = readLines(socket);
  const ask = async (question: object): Promise<ChannelAnswer> => {
    socket.write(`${JSON.stringify(question)}\n`);
    const { value } = await lines.next();
    if (value === undefined) throw new BackupError('The server ended the backup; its log says why.');
    const answer = channelAnswer.parse(JSON.parse(value));
    if ('problem' in answer) throw new BackupError(answer.problem);
    return answer;
  };
  try {
    const answer = await ask({ token });
    if (!('copy' in answer)) throw new BackupError('The server made no copy.');
    const { copy, lastBackupAt } = answer;
    return {
      folder: copy,
      lastBackupAt: lastBackupAt === null ? null : new Date(lastBackupAt),
      record: async (madeAt) => void (await ask({ madeAt: madeAt.toISOString() })),
      close: () => socket.destroy(),
    };
  } catch (error) {
    socket.destroy();
    throw error;
  }
}

async function open(port: number): Promise<Socket | undefined> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    socket.on('error', () => undefined);
    return socket;
  } catch {
    return undefined;
  }
}
