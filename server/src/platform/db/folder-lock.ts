import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, realpathSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { ownFileMode, ownFolderMode } from '../storage/own-folder.ts';
import { setTimeout as wait } from 'node:timers/promises';

const heartbeatMs = 1000;
const staleAfterMs = 6 * heartbeatMs;

/** Another process uses the folder: two at once would corrupt the database. */
class FolderInUseError extends Error {
  constructor(folder: string) {
    super(`The data folder ${folder} is in use by another process. Stop it first, or set another DATA_DIR.`);
    this.name = 'FolderInUseError';
  }
}

/**
 * Locks a folder for this process alone. On Linux the kernel keeps the lock (an abstract socket, free again at once after
 * kill -9); everywhere a file with a heartbeat keeps out processes of other hosts and containers that share the folder.
 * @returns how to give it back. @throws FolderInUseError
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true, mode: ownFolderMode });
  const path = realpathSync(folder);
  const socket = process.platform === 'linux' ? await holdSocket(path) : undefined;
  const file = join(path, 'in-use.lock');
  try {
    await waitForStaleFile(file, path);
  } catch (error) {
    socket?.close();
    throw error;
  }
  writeFileSync(file, JSON.stringify(me()), { mode: ownFileMode });
  const heartbeat = setInterval(() => touch(file), heartbeatMs);
  heartbeat.unref();
  return async () => {
    clearInterval(heartbeat);
    rmSync(file, { force: true });
    if (socket) await new Promise((resolve) => socket.close(resolve));
  };
}

function holdSocket(path: string): Promise<Server> {
  const name = `\0sportello-${createHash('sha256').update(path).digest('hex')}`;
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new FolderInUseError(path) : error),
    );
    server.listen({ path: name }, () => resolve(server.unref()));
  });
}

// The heartbeat of a living owner moves on while we look; that of a dead one does not.
async function waitForStaleFile(file: string, folder: string): Promise<void> {
  const owner = readOwner(file);
  if (!owner || isDeadNeighbour(owner)) return;
  const first = beat(file);
  const deadline = Date.now() + staleAfterMs;
  while (Date.now() < deadline) {
    if (Date.now() - beat(file) > staleAfterMs) return;
    if (beat(file) !== first) throw new FolderInUseError(folder);
    await wait(heartbeatMs / 4);
  }
}

interface Owner {
  host: string;
  pid: number;
}

const me = (): Owner => ({ host: hostname(), pid: process.pid });

function readOwner(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

// On Linux the socket has already shown that no process of this host holds the folder.
function isDeadNeighbour({ host, pid }: Owner): boolean {
  if (host !== hostname()) return false;
  if (process.platform === 'linux') return true;
  try {
    process.kill(pid, 0);
    return pid === process.pid;
  } catch {
    return true;
  }
}

const beat = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function touch(file: string): void {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    writeFileSync(file, JSON.stringify(me()), { mode: ownFileMode });
  }
}
