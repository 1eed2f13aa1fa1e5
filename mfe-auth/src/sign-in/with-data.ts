import type { ComponentType } from 'react';

/** Gives a part that the sign-in loads the cache of server data, which the page does without until then (decision 034). */
export async function withData<Props extends object>(
  loading: Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [{ withServerData }, Part] = await Promise.all([import('shared-api/queries'), loading]);
  return withServerData(Part);
}
