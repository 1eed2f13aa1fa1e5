import { constants, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { ownFolderMode } from '../../storage/own-folder.ts';
import { openPglite, type OpenPglite } from './open-pglite.ts';
import type { EmbeddedPlace, Reply, Request } from './messages.ts';

const port = parentPort;
if (!port) throw new Error('The embedded database runs in a worker thread');

const reply = (message: Reply) => port.postMessage(message);
const place = workerData as EmbeddedPlace;

try {
  const database = await openPglite(place, readDump);
  port.on('message', (request: Request) => void answer(database, request));
  reply({ kind: 'ready' });
} catch (error) {
  reply({ kind: 'failed', message: String(error) });
}

async function answer(database: OpenPglite, request: Request): Promise<void> {
  try {
    const result = await carryOut(database, request);
    reply({ kind: 'answer', id: request.id, bytes: new Uint8Array(), count: 0, ...result });
  } catch (error) {
    reply({ kind: 'error', id: request.id, message: String(error) });
  }
}

async function carryOut(
  { pglite, countSyncs }: OpenPglite,
  request: Request,
): Promise<{ bytes?: Uint8Array; count?: number }> {
  switch (request.kind) {
    case 'run':
      return { bytes: await runProtocol(pglite, request.bytes) };
    case 'reset':
      await pglite.exec('rollback');
      await pglite.exec('discard all');
      return {};
    case 'count-syncs':
      return { count: countSyncs() };
    case 'dump':
      writeFileSync(request.file, await dumpBytes(pglite));
      return {};
    case 'copy':
      copyFolder(request.folder);
      return {};
    case 'close':
      await pglite.close();
      return {};
  }
}

async function runProtocol(pglite: OpenPglite['pglite'], message: Uint8Array): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  await pglite.execProtocolRawStream(message, {
    syncToFs: false,
    onRawData: (bytes) => parts.push(bytes.slice()),
  });
  return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
}

async function dumpBytes(pglite: OpenPglite['pglite']): Promise<Uint8Array> {
  const dump = await pglite.dumpDataDir('none');
  return new Uint8Array(await dump.arrayBuffer());
}

function readDump(file: string): Blob {
  return new Blob([new Uint8Array(readFileSync(file))]);
}

// At once and in this thread: the database writes nothing meanwhile. Where the disk can, both share their blocks.
function copyFolder(folder: string): void {
  if (place.kind !== 'folder') throw new Error('A database in memory has no folder');
  mkdirSync(folder, { mode: ownFolderMode });
  cpSync(place.folder, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
}
