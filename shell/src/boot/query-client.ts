import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, currentBoot, refreshBoot } from 'shared-api';

const mostRetries = 2;

/** Makes the one cache of server data. A call that finds the session gone has the shell ask who is signed in now. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: noticeEndOfSession }),
    mutationCache: new MutationCache({ onError: noticeEndOfSession }),
    // Without a network a call fails at once, and the person is told: by default it would wait in silence.
    defaultOptions: {
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        retry: (failures, error) => failures < mostRetries && mayPass(error),
        staleTime: 5000,
      },
    },
  });
}

function noticeEndOfSession(error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== 'not-signed-in' || !currentBoot().session) return;
  refreshBoot().catch(() => undefined);
}

/** Only a failure of the way, not an answer, is worth another try. */
function mayPass(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unavailable';
}
