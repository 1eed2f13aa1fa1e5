import { isAdmin } from 'shared-api/contracts/common';
import type { ModuleManifest, RegistryArea, RouteAccess, SessionView } from 'shared-api/contracts/platform';
import type { ModuleBuild } from './build-description.ts';

interface Guarded {
  readonly access: RouteAccess;
  readonly permission?: ModuleManifest['routes'][number]['permission'];
}

/** Whether a session may use what is guarded so: the rule of spec 01 §6, kept by the server. */
export function mayUse(session: SessionView | null, { access, permission }: Guarded): boolean {
  if (access === 'public') return true;
  if (access === 'anonymous') return session === null;
  if (!session) return false;
  const isSuper = session.flags.a !== 'N';
  if (permission && !isSuper && !session.permissions.includes(permission)) return false;
  if (access === 'admin') return isAdmin(session.flags);
  return access === 'guest' || !session.isGuest;
}

/** The parts of a module that a session may use; undefined when it may use none, and then must not know of it. */
export function visibleArea(session: SessionView | null, module: ModuleBuild): RegistryArea | undefined {
  const { area, version, entry, files, manifest } = module;
  const may = (guarded: Guarded) => mayUse(session, guarded);
  const { account, contributions, ...rest } = manifest;
  const routes = rest.routes.filter(may);
  if (routes.length === 0) return undefined;
  return {
    area,
    version,
    address: `/modules/${area}/${version}/`,
    entry,
    files,
    manifest: {
      ...rest,
      routes,
      menu: rest.menu.filter(may),
      tiles: rest.tiles.filter(may),
      ...(account && may(account) && { account }),
      ...(contributions && { contributions: contributions.filter(may) }),
    },
  };
}
