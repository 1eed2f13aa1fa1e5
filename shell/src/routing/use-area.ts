import { useCallback, useEffect, useState } from 'react';
import { freshenBoot } from 'shared-api';
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
  readonly definition?: ModuleDefinition | undefined;
  readonly failure?: AreaFailure;
  readonly retry: () => void;
}

/** The definition of an area's build. A failure is told after two tries or five seconds; `retry` begins anew. */
export function useArea(area: RegistryArea): AreaState {
  const [definition, setDefinition] = useState(() => findLoadedArea(area));
  const [failure, setFailure] = useState<AreaFailure>();
  const [attempt, setAttempt] = useState(0);
  const isReady = definition !== undefined;

  useEffect(() => {
    if (isReady) return;
    const isRetry = attempt > 0;
    return watchLoading(loadWithSecondTry(area, isRetry), {
      onLoaded: (loaded) => {
        setFailure(undefined);
        setDefinition(loaded);
      },
      onFailed: (error) => {
        const kind = error instanceof OutdatedShellError ? 'outdated' : 'unreachable';
        const known = createFailure(kind, error);
        setFailure(known);
        reportFailure(known, { area: area.area, build: area.version });
      },
    });
  }, [area, attempt, isReady]);

  const retry = useCallback(() => {
    setFailure(undefined);
    setAttempt((last) => last + 1);
  }, []);
  return { definition, retry, ...(failure && { failure }) };
}

/** The second try asks for a fresh registry first: the area may have a newer build by now. */
async function loadWithSecondTry(area: RegistryArea, isRetry: boolean): Promise<ModuleDefinition> {
  try {
    return await loadArea(isRetry ? await findLive(area) : area);
  } catch (error) {
    if (error instanceof OutdatedShellError) throw error;
    await pauseForSecondTry();
    return loadArea(await findLive(area));
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
