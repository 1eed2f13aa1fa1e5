import { QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { useContext, type ComponentType, type ReactNode } from 'react';
import { currentBoot, onBootChange } from '../session/session.ts';
import { queryDefaults } from './query-defaults.ts';

let ofPage: QueryClient | undefined;

/** Gives what stands in it the page's one cache of server data, unless there is one around it already. */
export function ServerData({ children }: { readonly children: ReactNode }) {
  const around = useContext(QueryClientContext);
  return around ? children : <QueryClientProvider client={cacheOfPage()}>{children}</QueryClientProvider>;
}

/** Lets a part that is loaded into the sign-in bring the cache of server data, which that page does without until then. */
export function withServerData<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function PartWithServerData(props: Props) {
    return (
      <ServerData>
        <Part {...props} />
      </ServerData>
    );
  };
}

function cacheOfPage(): QueryClient {
  ofPage ??= createServerData();
  return ofPage;
}

/**
 * Makes a cache of server data. It throws away what was fetched for a person who has left, so that the next one at this page never
 * sees it; what was fetched before somebody signed in is read anew when it is shown.
 */
export function createServerData(): QueryClient {
  const client = new QueryClient({ defaultOptions: queryDefaults });
  let person = currentBoot().session?.userId;
  onBootChange(() => {
    const now = currentBoot().session?.userId;
    if (person !== undefined && now === undefined) client.clear();
    if (person === undefined && now !== undefined) void client.invalidateQueries({ refetchType: 'none' });
    person = now;
  });
  return client;
}
