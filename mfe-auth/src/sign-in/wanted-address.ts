import type { Location } from 'react-router-dom';

const home = '/dash';

/** Where the person wanted to go before the shell led him to the sign-in: an address of this application, else home. */
export function wantedAddress({ state }: Pick<Location, 'state'>): string {
  const { from } = (state ?? {}) as { from?: unknown };
  const isOwn = typeof from === 'string' && /^\/(?![/\\])/.test(from) && from !== '/';
  return isOwn ? from : home;
}
