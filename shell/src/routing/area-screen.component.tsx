import type { RegistryArea } from 'shared-api/contracts/platform';
import { AreaScopeProvider, ScreenBoundary, ScreenSkeleton, UnavailableCard } from 'shared-ui';
import { useArea } from './use-area.ts';
import { useAreaScopeOf } from './use-area-scope-of.ts';

interface AreaScreenProps {
  readonly area: RegistryArea;
  /** The path pattern whose screen is wanted. */
  readonly path: string;
}

/** A screen of a module, or the reason why it cannot be shown. Key it by the area: the build stays the same while one is inside and it works. */
export function AreaScreen({ area: live, path }: AreaScreenProps) {
  const { area, definition, failure, retry, renew } = useArea(live);
  const scope = useAreaScopeOf(area, renew);
  const LiveScreen = definition?.screens[path];
  return (
    <AreaScopeProvider value={scope}>
      <ScreenBoundary key={`${path} ${area.version}`}>
        {failure && <UnavailableCard failure={failure} onRetry={retry} />}
        {!failure && !LiveScreen && <ScreenSkeleton />}
        {!failure && LiveScreen && <LiveScreen />}
      </ScreenBoundary>
    </AreaScopeProvider>
  );
}
