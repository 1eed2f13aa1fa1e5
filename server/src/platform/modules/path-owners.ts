import type { ModuleManifest } from 'shared-api/contracts/platform';
import { doOverlap, fitOf } from './path-pattern.ts';

/** The area that signs people in: the first address and the first own password are its own. */
const signInArea = 'auth';

/** The pages of the shell. A reload is of any address; what stands under `/dev` is for who develops. */
const shellPaths = ['/dash', '/initDash', '/info', '/reloadComponent/*', '/dev/*'];

/** Whether an address is a page of somebody: of the shell, or of a screen of these areas. */
export function isPage(
  path: string,
  areas: readonly { readonly routes: readonly { readonly path: string }[] }[],
): boolean {
  // The first page is there before an area that signs people in is.
  return (
    doOverlap(path, '/') ||
    shellPaths.some((pattern) => doOverlap(pattern, path)) ||
    areas.some(({ routes }) => routes.some((route) => fitOf(route.path, path) !== undefined))
  );
}

/** Addresses that no area may claim but the one named; `shell` and `server` are no areas. */
const reservedPaths: readonly { readonly pattern: string; readonly owner: string }[] = [
  { pattern: '/', owner: signInArea },
  { pattern: '/changepasswordinitial', owner: signInArea },
  ...shellPaths.map((pattern) => ({
    pattern,
    owner: 'shell',
  })),
  ...[
    '/api/*',
    '/public/*',
    '/modules/*',
    '/shell/*',
    '/.well-known/*',
    '/healthz',
    '/metrics',
    '/readyz',
    '/offline',
    '/sw.js',
    '/manifest.webmanifest',
  ].map((pattern) => ({ pattern, owner: 'server' })),
];

/** What an area claims. */
interface Claimant {
  readonly area: string;
  readonly routes: readonly { readonly path: string }[];
}

/** A path that an area claims and may not have, with a sentence that says why. */
interface RefusedPath {
  readonly area: string;
  readonly path: string;
  readonly reason: string;
}

/** Finds the paths that belong to somebody else: reserved ones, and those of an area that stands before in the list. */
export function findRefusedPaths(areas: readonly Claimant[]): RefusedPath[] {
  const owned: { readonly area: string; readonly path: string }[] = [];
  const refused: RefusedPath[] = [];
  for (const { area, routes } of areas) {
    for (const { path } of routes) {
      const reason = reasonAgainst({ area, path }, owned);
      if (reason) refused.push({ area, path, reason });
      else owned.push({ area, path });
    }
  }
  return refused;
}

function reasonAgainst(
  { area, path }: { readonly area: string; readonly path: string },
  owned: readonly { readonly area: string; readonly path: string }[],
): string | undefined {
  const reserved = reservedPaths.find(({ pattern, owner }) => owner !== area && doOverlap(pattern, path));
  if (reserved)
    return `${area} claims the path '${path}', but '${reserved.pattern}' belongs to ${described(reserved.owner)}.`;
  const other = owned.find((known) => known.area !== area && doOverlap(known.path, path));
  return other && `${area} claims the path '${path}', but ${other.area} has it already ('${other.path}').`;
}

function described(owner: string): string {
  return owner === signInArea ? `the area ${owner}, which signs people in` : `the ${owner}`;
}

/** A manifest without some of its paths, and without what led to them. */
export function withoutPaths(manifest: ModuleManifest, refused: readonly string[]): ModuleManifest {
  if (refused.length === 0) return manifest;
  const routes = manifest.routes.filter(({ path }) => !refused.includes(path));
  const isOwn = (address: string) => routes.some(({ path }) => fitOf(path, address) !== undefined);
  const mayLead = ({ path: address }: { readonly path: string }) =>
    isOwn(address) || !refused.some((path) => fitOf(path, address) !== undefined);
  const { account, ...rest } = manifest;
  return {
    ...rest,
    routes,
    menu: rest.menu.filter(mayLead),
    tiles: rest.tiles.filter(mayLead),
    ...(account && mayLead(account) && { account }),
  };
}
