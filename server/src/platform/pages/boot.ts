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
  readonly hasWorker: boolean;
  readonly followsBuilds: boolean;
  /** Address of the demo's outbox, where there is one. */
  readonly outbox: string | undefined;
  /** `FRAME_ANCESTORS` as configured. */
  readonly frameAncestors: readonly string[];
}

/** Makes the boot document of a caller. */
export type Boot = (caller: Caller) => Promise<BootDocument>;

/** Makes boot documents: who is signed in, which areas they may use, language and branding. */
export function createBoot({
  modules,
  viewSession,
  frameAncestors,
  followsBuilds,
  outbox: outboxAddress,
  ...fixed
}: BootOptions): Boot {
  const wrapperOrigins = frameAncestors.filter(isOrigin);
  return async (caller) => {
    const session = await viewSession(caller.session);
    const builds = await modules.find();
    const areas = builds.modules
      .map((module) => visibleArea(session, module))
      .filter((area) => area !== undefined);
    // An address that nobody has may be one of these areas: the page then doesn't say that it does not exist.
    const isIncomplete = builds.problems.some(({ kind, isMissing }) => kind !== 'path' && isMissing);
    const registry = { areas, ...(isIncomplete && { isIncomplete }) };
    const wrappers = wrapperOrigins.length > 0 && { wrapperOrigins };
    const shell = builds.shell && { shell: builds.shell.version };
    const following = followsBuilds && { followsBuilds };
    const outbox = outboxAddress !== undefined && { outbox: outboxAddress };
    const { language } = caller;
    const now = new Date().toISOString();
    return { session, registry, now, ...shell, ...following, ...outbox, language, ...fixed, ...wrappers };
  };
}

/** One address, without a star: only to such a one can a message be sent. */
const isOrigin = (ancestor: string) =>
  !ancestor.includes('*') && URL.canParse(ancestor) && new URL(ancestor).origin === ancestor;
