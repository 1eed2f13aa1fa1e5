import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface Stream {
  nfd?: number;
  node: unknown;
}

type SetAttributes = (
  file: unknown,
  node: unknown,
  attributes: { mode?: number },
  ...rest: unknown[]
) => void;

interface NodeFileSystem {
  doSetAttr: SetAttributes;
  node_ops: { mknod: (parent: unknown, name: string, mode: number, device: number) => unknown };
  stream_ops: { fsync?: (stream: Stream) => number };
  realPath(node: unknown): string;
}

type Options = Parameters<NodeFS['init']>[1];
type PreRun = NonNullable<Options['preRun']>[number];

const ownerBits = ~0o077;

/**
 * PGlite's folder on disk with an fsync that reaches the disk. As shipped, PGlite has none at all, so that a power cut
 * loses what was acknowledged. Its files are for their owner alone. It leans on a private surface: a test counts the calls, and the version is pinned.
 */
export class DurableFileSystem extends NodeFS {
  syncs = 0;

  override async init(...[database, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(database, options);
    const change: PreRun = (module) => {
      const files = module.NODEFS as unknown as NodeFileSystem;
      this.addSync(files);
      closeToOthers(files);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), change] } };
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

/** PGlite makes folders and files that everybody may read and change, files whatever the process's mask says. */
function closeToOthers(files: NodeFileSystem): void {
  const setAttributes = files.doSetAttr;
  files.doSetAttr = (file, node, attributes, ...rest) =>
    setAttributes(file, node, withoutOthers(attributes), ...rest);
  const makeNode = files.node_ops.mknod;
  files.node_ops.mknod = (parent, name, mode, device) => makeNode(parent, name, mode & ownerBits, device);
}

function withoutOthers(attributes: { mode?: number }): { mode?: number } {
  return attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ownerBits };
}

function syncFolder(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
