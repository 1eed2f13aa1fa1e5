import type { ReactNode } from 'react';
import type { ServerData } from 'shared-api/queries';
import { ScreenSkeleton, UnavailableCard, useBoundedLoad } from 'shared-ui';

let loaded: typeof ServerData | undefined;
const serverData = {
  find: () => loaded,
  load: async () => (loaded = (await import('shared-api/queries')).ServerData),
};

/** Puts a screen within the cache of server data. The sign-in does without, and the frame of who is signed in has it (decision 034). */
export function WithServerData({ children }: { readonly children: ReactNode }) {
  const { value: Provider, failure, retry } = useBoundedLoad(serverData);
  if (Provider) return <Provider>{children}</Provider>;
  return failure ? <UnavailableCard failure={failure} onRetry={retry} /> : <ScreenSkeleton />;
}
