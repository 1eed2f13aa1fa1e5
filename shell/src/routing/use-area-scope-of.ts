import { useMemo } from 'react';
import type { RegistryArea } from 'shared-api/contracts/platform';
import { useLocalized, type AreaFailure } from 'shared-ui';
import { reportFailure } from '../boot/report-failure.ts';

/** What the parts of an area's build know of it: its name, where failures go, how to change to the live build. */
export function useAreaScopeOf({ area, version, manifest }: RegistryArea, renew: () => Promise<boolean>) {
  const label = useLocalized()(manifest.label);
  return useMemo(
    () => ({
      label,
      renew,
      onFailure: (known: AreaFailure) => reportFailure(known, { area, build: version }),
    }),
    [area, version, label, renew],
  );
}
