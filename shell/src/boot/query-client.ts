import { QueryClient } from '@tanstack/react-query';
import { currentBoot, onBootChange, queryDefaults } from 'shared-api';

/** Makes the one cache of server data. */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: queryDefaults });
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
