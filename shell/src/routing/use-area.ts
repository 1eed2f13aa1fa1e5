import { useCallback, useEffect, useState } from 'react';
import { freshenBoot, useBoot } from 'shared-api';
import type { RegistryArea } from 'shared-api/contracts/platform';
import {
  createFailure,
  pauseForSecondTry,
  watchLoading,
  type AreaFailure,
  type ModuleDefinition,
} from 'shared-ui';
import { findLoadedArea, loadArea, OutdatedShellError } from '../boot/area-loader.ts';
import { reportFailure } from '../boot/report-failure.ts';

interface AreaState {
  /** The build in use. */
  readonly area: RegistryArea;
  readonly definition?: ModuleDefinition | undefined;
  readonly failure?: AreaFailure | undefined;
  readonly retry: () => void;
  /** Takes the build that is live by now; answers whether it is another one. */
  readonly renew: () => Promise<boolean>;
}

/**
 * The definition of an area's build, which stays the same while one is inside. A failure is reported after two tries or five seconds;
 * `retry` begins anew, `renew` changes to the live build. In development a new build is loaded at once.
 */
export function useArea(live: RegistryArea): AreaState {
  const [turn, setTurn] = useState({ area: live });
  const [loaded, setLoaded] = useState<{ of: RegistryArea; definition: ModuleDefinition }>();
  const [failed, setFailed] = useState<{ of: RegistryArea; failure: AreaFailure }>();
  const { followsBuilds } = useBoot();
  const { area } = turn;
  if (followsBuilds && live.version !== area.version) setTurn({ area: live });
  const definition = loaded?.of === area ? loaded.definition : findLoadedArea(area);
  const isReady = definition !== undefined;

  const renew = useCallback(async () => {
    const next = await findLive(area);
    if (next.version === area.version) return false;
    setTurn({ area: next });
    return true;
  }, [area]);

  useEffect(() => {
    if (isReady) return;
    const loading = { build: turn.area };
    return watchLoading(loadWithSecondTry(loading), {
      onLoaded: (found) => {
        setFailed(undefined);
        setTurn({ area: loading.build });
        setLoaded({ of: loading.build, definition: found });
      },
      onFailed: (error) => {
        const kind = error instanceof OutdatedShellError ? 'outdated' : 'unreachable';
        const failure = createFailure(kind, error);
        setFailed({ of: turn.area, failure });
        reportFailure(failure, { area: turn.area.area, build: loading.build.version });
      },
    });
  }, [turn, isReady]);

  const retry = useCallback(() => {
    setFailed(undefined);
    setTurn((last) => ({ area: last.area }));
  }, []);
  return { area, definition, retry, renew, failure: failed?.of === area ? failed.failure : undefined };
}

/** The second try loads the live build: the area may have a newer one by now. `loading` is which build it is. */
async function loadWithSecondTry(loading: { build: RegistryArea }): Promise<ModuleDefinition> {
  try {
    return await loadArea(loading.build);
  } catch (error) {
    if (error instanceof OutdatedShellError) throw error;
    await pauseForSecondTry();
    loading.build = await findLive(loading.build);
    return loadArea(loading.build);
  }
}

async function findLive(area: RegistryArea): Promise<RegistryArea> {
  try {
    const { registry } = await freshenBoot();
    return registry.areas.find((live) => live.area === area.area) ?? area;
  } catch {
    return area;
  }
}
