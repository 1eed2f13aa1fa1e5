import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { z } from 'zod';

/** In the data folder: the port of the server that holds the embedded database, and the token that it asks for. */
export const channelFile = 'backup-channel';

/** What the server answers, a line each: where the copy is, that the backup was recorded, or why there is none. */
export const channelAnswer = z.union([
  z.object({ copy: z.string(), lastBackupAt: z.iso.datetime().nullable() }),
  z.object({ recorded: z.literal(true) }),
  z.object({ problem: z.string() }),
]);

export type ChannelAnswer = z.input<typeof channelAnswer>;

/** The lines that come over a connection; they end with it, however it ends. */
export function readLines(socket: Socket): AsyncIterator<string, undefined> {
  const lines = createInterface({ input: socket });
  socket.once('close', () => lines.close());
  return lines[Symbol.asyncIterator]();
}
