import type { BootDocument, SessionView } from 'shared-api/contracts/platform';
import type { Caller } from '../http/caller.ts';
import type { ModuleStore } from '../modules/module-store.ts';
import { visibleArea } from '../modules/visible-modules.ts';
import type { SessionRecord } from '../sessions/session.ts';

/** Tells what screens may know of a session; null when there is none that counts. The auth area answers. */
export type ViewSession = (session: SessionRecord | null) => Promise<SessionView | null>;

interface BootOptions {
  readonly modules: ModuleStore;
  readonly viewSession: ViewSession;
  readonly branding: BootDocument['branding'];
  readonly about: BootDocument['about'];
}

/** Makes the boot document of a caller. */
export type Boot = (caller: Caller) => Promise<BootDocument>;

/** Makes boot documents: who is signed in, which areas he may use, language and branding. */
export function createBoot({ modules, viewSession, branding, about }: BootOptions): Boot {
  return async (caller) => {
    const session = await viewSession(caller.session);
    const builds = await modules.find();
    const areas = builds.modules
      .map((module) => visibleArea(session, module))
      .filter((area) => area !== undefined);
    return { session, registry: { areas }, language: caller.language, branding, about };
  };
}
