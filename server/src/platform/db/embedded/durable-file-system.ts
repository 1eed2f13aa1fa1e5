import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface Stream {
  nfd?: number;
  node: unknown;
}

interface NodeFileSystem {
  stream_ops: { fsync?: (stream: Stream) => number };
  realPath(node: unknown): string;
}

type Options = Parameters<NodeFS['init']>[1];
type PreRun = NonNullable<Options['preRun']>[number];

/**
 * PGlite's folder on disk with an fsync that reaches the disk. As shipped, PGlite has none at all, so that a power cut
 * loses what was acknowledged. It leans on a private surface: a test counts the calls, and the version is pinned.
 */
export class DurableFileSystem extends NodeFS {
  syncs = 0;

  override async init(...[database, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(database, options);
    const addSync: PreRun = (module) => this.addSync(module.NODEFS as unknown as NodeFileSystem);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } };
  }

  private addSync(files: NodeFileSystem): void {
    files.stream_ops.fsync = (stream) => {
      this.syncs += 1;
      if (stream.nfd === undefined) syncFolder(files.realPath(stream.node));
      else fdatasyncSync(stream.nfd);
      return 0;
    };
  }
}

function syncFolder(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
