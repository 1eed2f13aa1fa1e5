import type { BootDocument } from 'shared-api/contracts/platform';
import type { LiveBuilds } from '../modules/module-store.ts';
import { findRoute } from './find-route.ts';
import { galleryPath } from './gallery.ts';
import { guestPages } from './page-language.ts';

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
  const landing = landingPath(path, boot);
  const isDashboard = boot.session !== null && landing === dashboard;
  return [
    ...shellHints(builds.shell, { landing, hasSession: boot.session !== null }),
    ...screenHints({ path: landing, boot, builds }),
    ...(isDashboard ? cardHints({ boot, builds }) : []),
  ];
}

interface Visit {
  readonly landing: string;
  readonly hasSession: boolean;
}

function shellHints(shell: LiveBuilds['shell'], { landing, hasSession }: Visit): PreloadHint[] {
  if (!shell) return [];
  const { version, preload, further, signedIn, files, checksFiles } = shell;
  const needed = [
    ...preload,
    ...(hasSession || landing !== signIn ? further : []),
    ...(hasSession ? signedIn : []),
  ];
  return needed.map((file) => hint(`/shell/${version}/${file}`, checksFiles ? files[file] : undefined));
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
      .map((file) => ({
        ...hint(address + file, hashes[file]),
        media: '(width > 768px) and (height >= 500px)',
      })),
  ];
}

/** What the cards of the dashboard need, which are all that it shows beside tiles. */
function cardHints({ boot, builds }: Omit<Request, 'path'>): PreloadHint[] {
  return boot.registry.areas.flatMap(({ area, address, files: hashes, manifest }) => {
    const module = builds.modules.find((build) => build.area === area);
    const cards = (manifest.contributions ?? []).filter(({ place }) => place === 'dashboardCard');
    if (!module || cards.length === 0) return [];
    const files = new Set([...module.start, ...cards.flatMap(({ chunk }) => module.chunks[chunk] ?? [])]);
    return [...files].map((file) => hint(address + file, hashes[file]));
  });
}

/** The home after sign-in, which is the shell's own. */
const dashboard = '/dash';

/** Where everybody begins who is not signed in. */
const signIn = '/';

/** Where the shell will go: without a session to the sign-in, but for the two exceptions of spec 01 §2. */
function landingPath(path: string, boot: BootDocument): string {
  if (boot.session || path === galleryPath || findRoute(path, boot.registry.areas) || guestPages.test(path))
    return path;
  return signIn;
}

function hint(address: string, hash?: string): PreloadHint {
  const as = address.endsWith('.css') ? 'style' : 'script';
  return { address, as, ...(hash && { integrity: `sha384-${hash}` }) };
}
