import { z } from 'zod';
import { moduleManifest } from 'shared-api/contracts/platform';

const fileHashes = z.record(z.string(), z.string());

/** `module.json`: what the build of a module says of itself. It lies in the build's folder and never changes. */
export const moduleBuild = z.object({
  area: z.string(),
  /** Version and hash of the inputs, as the folder is called. */
  version: z.string(),
  /** File that the federation runtime loads first. */
  entry: z.string(),
  /** SHA-384 of every file, base64. */
  files: fileHashes,
  manifest: moduleManifest,
  /** Files that every screen of the module needs. */
  start: z.array(z.string()),
  /** Files of each chunk that a route or a contribution names. */
  chunks: z.record(z.string(), z.array(z.string())),
  /** Files that each of these chunks can come to ask for, its own among them; builds from before leave them out. */
  reaches: z.record(z.string(), z.array(z.string())).default({}),
});

/** `shell.json`: what the build of the shell says of itself. */
export const shellBuild = z.object({
  version: z.string(),
  /** Scripts and styles that the page asks for itself. */
  start: z.array(z.string()),
  /** Files that these ask for at once. */
  preload: z.array(z.string()),
  /** Files that every page needs but the sign-in. */
  further: z.array(z.string()).default([]),
  /** Files that pages of who is signed in need. */
  signedIn: z.array(z.string()).default([]),
  /** Files that the gallery of the design kit alone needs. */
  gallery: z.array(z.string()).default([]),
  /** SHA-384 of every file, base64. */
  files: fileHashes,
  /** Whether its scripts have each further file checked by its hash; builds from before that do not. */
  checksFiles: z.boolean().default(false),
});

export type ModuleBuild = z.infer<typeof moduleBuild>;
export type ShellBuild = z.infer<typeof shellBuild>;
