import { useMemo } from 'react';
import type { RegistryArea } from 'shared-api/contracts/platform';
import { AreaScopeProvider, ScreenBoundary, ScreenSkeleton, UnavailableCard, useLocalized } from 'shared-ui';
import { reportFailure } from '../boot/report-failure.ts';
import { useArea } from './use-area.ts';

interface AreaScreenProps {
  readonly area: RegistryArea;
  /** The path pattern whose screen is wanted. */
  readonly path: string;
}

/** A screen of a module, or the reason why it cannot be shown. Key it by the area: the build stays the same while one is inside and it works. */
export function AreaScreen({ area: live, path }: AreaScreenProps) {
  const { area, definition, failure, retry, renew } = useArea(live);
  const localized = useLocalized();
  const label = localized(area.manifest.label);
  const scope = useMemo(
    () => ({
      label,
      renew,
      onFailure: (known: Parameters<typeof reportFailure>[0]) =>
        reportFailure(known, { area: area.area, build: area.version }),
    }),
    [area, label, renew],
  );
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
