import type { Chunk, ChunkGraph, Module } from 'webpack';

/** What a shared package that comes after the sign-in begins with. */
const furtherRoots =
  /[\\/](?:shared-ui[\\/]src[\\/]further\.ts|shared-api[\\/]src[\\/]queries\.ts|shell[\\/]src[\\/]provided[\\/]zod\.ts|node_modules[\\/](?:@tanstack[\\/]react-query[\\/].*[\\/]index\.js))$/;
const packages = /[\\/](?:node_modules|provided|webpack[\\/]zod)[\\/]/;

/** Chunks with a name of their own are asked for when they are needed; those of the shared packages have none. */
const isStart = ({ name }: Chunk) => !name || name === 'bootstrap';
const isGrouped = (chunk: Chunk) => isStart(chunk) || chunk.name === 'calls' || chunk.name === 'frame';

interface Graphs {
  readonly chunkGraph: ChunkGraph;
}

/** Whether a module is needed before anybody is signed in, by what holds it. */
function isOfStart(module: Module, { chunkGraph }: Graphs): boolean {
  const isFurther = (chunk: Chunk) =>
    chunkGraph.getChunkModules(chunk).some((each) => furtherRoots.test(each.nameForCondition() ?? ''));
  return chunkGraph.getModuleChunks(module).some((chunk) => isStart(chunk) && !isFurther(chunk));
}

const isPackage = (module: Module) => packages.test(module.nameForCondition() ?? '');
const isStyle = (module: Module) => module.type === 'css/mini-extract';
/** What the bootstrap itself is made of is none of it: it waits for the shared packages, which must not wait for it. */
const isShared = (module: Module) =>
  isStyle(module) || /[\\/]shared-(?:ui|api)[\\/]/.test(module.nameForCondition() ?? '');

const always = { chunks: isGrouped, enforce: true } as const;

/**
 * Few files, so that a page is one wave of a handful of requests: packages and kit for each page in one file, which has an address of
 * its own per build of the shell in any case, and one file of what comes when there is more than the sign-in (decision 034).
 */
export const shellChunks = {
  default: false as const,
  defaultVendors: false as const,
  kit: {
    name: 'kit',
    test: (module: Module, graphs: Graphs) =>
      (isPackage(module) || isShared(module)) && isOfStart(module, graphs),
    ...always,
    priority: 1,
  },
  /** It is asked for always, and so is in the file that asks for it; it still waits for the shared packages. */
  bootstrap: {
    name: 'main',
    test: ({ type }: Module) => type.startsWith('javascript/'),
    chunks: ({ name }: Chunk) => name === 'bootstrap',
    enforce: true,
  },
  further: {
    name: 'further',
    test: (module: Module, graphs: Graphs) =>
      (isPackage(module) ||
        isShared(module) ||
        /[\\/]shell-calls\.ts$/.test(module.nameForCondition() ?? '')) &&
      !isOfStart(module, graphs),
    ...always,
  },
};
