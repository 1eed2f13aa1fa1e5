import { tabStore } from '../device/browser-stores.ts';

/** What the history entry of the sign-in keeps of the address that led there. */
interface SignInState {
  readonly from?: string;
  /** Id of the person whose page it was when their session ended; absent on a fresh visit. */
  readonly person?: string;
}

const personItem = 'sportello.person';
let hasSignedOut = false;

/** Records for this tab whose page it is; kept over a reload, so that an ended session is known from a fresh visit. */
export function recordPagePerson(userId: string): void {
  hasSignedOut = false;
  tabStore.setItem(personItem, userId);
}

/** Drops whose page it was: until somebody signs in or the page is loaded again, no address is kept for after the sign-in. */
export function dropPagePerson(): void {
  hasSignedOut = true;
  tabStore.removeItem(personItem);
}

/** The state of the sign-in's history entry for an address that needs a session: empty after a sign-out on this page. */
export function signInStateFor(address: string): SignInState {
  if (hasSignedOut) return {};
  const person = tabStore.getItem(personItem);
  return { from: address, ...(person !== null && { person }) };
}

/**
 * The address of this application that was asked for before the sign-in, from the state of its history entry: for a fresh visit
 * anybody's, after a session that ended only the same person's (departure D65). Undefined where there is none, or it names another site.
 */
export function wantedAddress(state: unknown, userId: string): string | undefined {
  const { from, person } = (state ?? {}) as Readonly<Record<string, unknown>>;
  const isOwn = typeof from === 'string' && /^\/(?![/\\])/.test(from) && from !== '/';
  const isTheirs = person === undefined || person === userId;
  return isOwn && isTheirs ? from : undefined;
}
