import { isAdmin } from 'shared-api/contracts/common';
import type { ModuleManifest, RegistryArea, RouteAccess, SessionView } from 'shared-api/contracts/platform';
import type { ModuleBuild } from './build-description.ts';

interface Guarded {
  readonly access: RouteAccess;
  readonly permission?: ModuleManifest['routes'][number]['permission'];
}

/** What decides about who looks. */
type Viewer = Pick<SessionView, 'flags' | 'permissions' | 'isGuest'>;

/** Whether a session may use what is guarded so: the rule of spec 01 §6, kept by the server. */
export function mayUse(session: Viewer | null, { access, permission }: Guarded): boolean {
  if (access === 'public') return true;
  if (access === 'anonymous') return session === null;
  if (!session) return false;
  const isSuper = session.flags.a !== 'N';
  if (permission && !isSuper && !session.permissions.includes(permission)) return false;
  if (access === 'admin') return isAdmin(session.flags);
  return access === 'guest' || !session.isGuest;
}

/** The parts of a module that a session may use; undefined when it may use none, and then must not know of it. */
export function visibleArea(session: Viewer | null, module: ModuleBuild): RegistryArea | undefined {
  const { area, version, entry, manifest } = module;
  const may = (guarded: Guarded) => mayUse(session, guarded);
  const { account, contributions, ...rest } = manifest;
  const routes = rest.routes.filter(may);
  if (routes.length === 0) return undefined;
  const visible = contributions?.filter(may);
  return {
    area,
    version,
    address: `/modules/${area}/${version}/`,
    entry,
    files: filesOf(module, [...routes, ...(visible ?? [])]),
    manifest: {
      ...rest,
      routes,
      menu: rest.menu.filter(may),
      tiles: rest.tiles.filter(may),
      ...(account && may(account) && { account }),
      ...(visible && { contributions: visible }),
    },
  };
}

interface Loaded {
  readonly chunk: string;
  readonly wideChunk?: string | undefined;
}

/** The hashes of a build without those of files that only other routes and contributions lead to: most of a page is hashes. */
function filesOf({ files, start, reaches }: ModuleBuild, parts: readonly Loaded[]): ModuleBuild['files'] {
  const chunks = parts.flatMap(({ chunk, wideChunk }) => (wideChunk ? [chunk, wideChunk] : [chunk]));
  const reached = new Set([...start, ...chunks.flatMap((chunk) => reaches[chunk] ?? [])]);
  const others = new Set(Object.values(reaches).flat());
  return Object.fromEntries(Object.entries(files).filter(([file]) => reached.has(file) || !others.has(file)));
}
