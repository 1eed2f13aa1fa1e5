import type { BootDocument } from 'shared-api/contracts/platform';
import type { LiveBuilds } from '../modules/module-store.ts';
import { findRoute } from './find-route.ts';

/** A file that the page should ask for before any script tells it to. */
export interface PreloadHint {
  readonly address: string;
  readonly as: 'script' | 'style';
  /** As the element itself will have it, or the browser loads the file twice. */
  readonly integrity?: string;
  /** Only where the screen is this wide. */
  readonly media?: string;
}

interface Request {
  readonly path: string;
  readonly boot: BootDocument;
  readonly builds: LiveBuilds;
}

/** The files that the address asked for will need: the shell's, and those of the screen's area. */
export function preloadHints({ path, boot, builds }: Request): PreloadHint[] {
  return [...shellHints(builds.shell), ...screenHints({ path: landingPath(path, boot), boot, builds })];
}

function shellHints(shell: LiveBuilds['shell']): PreloadHint[] {
  if (!shell) return [];
  const { version, preload, files, checksFiles } = shell;
  return preload.map((file) => hint(`/shell/${version}/${file}`, checksFiles ? files[file] : undefined));
}

function screenHints({ path, boot, builds }: Request): PreloadHint[] {
  const found = findRoute(path, boot.registry.areas);
  const module = found && builds.modules.find((build) => build.area === found.area.area);
  if (!found || !module) return [];
  const { address, files: hashes } = found.area;
  const always = new Set([...module.start, ...(module.chunks[found.chunk] ?? [])]);
  const wide = (found.wideChunk && module.chunks[found.wideChunk]) || [];
  return [
    ...[...always].map((file) => hint(address + file, hashes[file])),
    ...wide
      .filter((file) => !always.has(file))
      .map((file) => ({ ...hint(address + file, hashes[file]), media: '(width > 768px)' })),
  ];
}

/** The gallery of the design kit is the shell's own. */
const kit = '/dev/kit';

/** Where the shell will go: without a session to the sign-in, but for the two exceptions of spec 01 §2. */
function landingPath(path: string, boot: BootDocument): string {
  if (
    boot.session ||
    path === kit ||
    findRoute(path, boot.registry.areas) ||
    /reservate|checkExpire/.test(path)
  )
    return path;
  return '/';
}

function hint(address: string, hash?: string): PreloadHint {
  const as = address.endsWith('.css') ? 'style' : 'script';
  return { address, as, ...(hash && { integrity: `sha384-${hash}` }) };
}
