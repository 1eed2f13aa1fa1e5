import { QueryClient } from '@tanstack/react-query';
import { currentBoot, isFailure, onBootChange } from 'shared-api';

const maxRetries = 2;

/** Makes the one cache of server data. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    // Without a network a call fails at once, and the person is told: by default it would wait in silence.
    defaultOptions: {
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        retry: (failures, error) => failures < maxRetries && mayPass(error),
        staleTime: 5000,
      },
    },
  });
}

/** Throws away what was fetched for a person who has left, so that the next one at this page never sees it; answers how to stop. */
export function forgetDataOfWhoLeft(client: QueryClient): () => void {
  let person = currentBoot().session?.userId;
  return onBootChange(() => {
    const now = currentBoot().session?.userId;
    if (person !== undefined && now === undefined) client.clear();
    person = now;
  });
}

/** Only a failure of the way, not an answer, is worth another try. */
function mayPass(error: unknown): boolean {
  return isFailure(error, 'unavailable');
}
