import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { clock } from '../device/clock.ts';
import { isFailure } from '../client/api-error.ts';
import { setPagePerson } from '../client/page-person.ts';
import { guestId, isGuestId } from '../contracts/common/page-person.ts';
import { isAdmin } from '../contracts/common/role.rules.ts';
import type { BootDocument, SessionView } from '../contracts/platform/index.ts';
import { deleteDatabase, deviceStore, tabStore } from '../device/browser-stores.ts';
import { loseSession, settleSessionLoss } from './session-loss.ts';
import { announcePerson } from './tabs.ts';
import { dropPagePerson, recordPagePerson } from './wanted-address.ts';

const bootState = atom<BootDocument | null>(null);
const store = getDefaultStore();

/** Id of the element in which the server writes the boot document into the page. */
const bootElementId = 'sportello-boot';

/**
 * Reads the boot document that the server wrote into the page. It is the server's own, of the moment, and has no codec: what would check
 * it comes with the first call. @throws when it is absent or no boot document.
 */
export function startFromPage(page: Document): BootDocument {
  const text = page.getElementById(bootElementId)?.textContent ?? '';
  const boot = JSON.parse(text) as Partial<BootDocument> | null;
  if (!boot?.registry?.areas || boot.session === undefined) throw new Error('The page has no boot document');
  if (boot.now !== undefined) clock.compare(Date.parse(boot.now), arrivalOfPage(page));
  setBoot(boot as BootDocument);
  return boot as BootDocument;
}

/** When the page came, by the device's clock: its scripts may have taken a while since. */
function arrivalOfPage({ defaultView }: Document): number {
  const [loading] = defaultView?.performance.getEntriesByType?.('navigation') ?? [];
  const arrivedAt = loading ? (loading as PerformanceNavigationTiming).responseStart : performance.now();
  return Date.now() - (performance.now() - arrivedAt);
}

/** The calls of a session come with what makes calls. */
const loadCalls = () => import(/* webpackChunkName: "calls" */ './session-calls.ts');

async function askBoot(whose: 'own' | 'whoever'): Promise<BootDocument> {
  return (await loadCalls()).askBoot(whose);
}

/** Sets the boot document; for the start, and for tests. From now on every call says whose page it comes from. */
export function setBoot(boot: BootDocument): void {
  setPagePerson(boot.session?.userId ?? null);
  if (boot.session) recordPagePerson(boot.session.userId);
  store.set(bootState, boot);
}

/** Takes over who is signed in now, whoever that is, after this page has signed in or out; tells the other tabs. */
export async function refreshBoot(): Promise<BootDocument> {
  const boot = await followBoot();
  announcePerson(boot.session?.userId ?? null);
  return boot;
}

/**
 * Makes this page that of a document's guest, whose link it opened. Other tabs go on as they are: who is signed in stays so beside
 * (decision 121).
 */
export async function followGuest(documentId: string): Promise<BootDocument> {
  setPagePerson(guestId(documentId));
  const boot = await askBoot('own');
  setBoot(boot);
  return boot;
}

/** Takes over who is signed in now, whoever that is, without telling the other tabs: one of them has told this one. */
export async function followBoot(): Promise<BootDocument> {
  const boot = await askBoot('whoever');
  setBoot(boot);
  return boot;
}

/**
 * Asks what may have changed: rights, builds, names. Never changes whose page this is: when the session is gone or another's,
 * everything stays as it is and the person is asked to sign in again.
 */
export async function freshenBoot(): Promise<BootDocument> {
  const before = currentBoot();
  const boot = await askBoot('own');
  // What was taken over meanwhile is newer than this answer.
  if (currentBoot() !== before) return currentBoot();
  const person = before.session?.userId;
  const now = boot.session?.userId;
  if (person !== undefined && person !== now) {
    void loseSession(now === undefined ? 'unknown' : 'other-person');
    return before;
  }
  setBoot(boot);
  return boot;
}

/** After a lost session: lets the page go on if its own person is signed in again. @returns whether that is so. */
export async function renewSession(): Promise<boolean> {
  const boot = await askBoot('own');
  const person = currentBoot().session?.userId;
  if (person === undefined || boot.session?.userId !== person) return false;
  setBoot(boot);
  settleSessionLoss(true);
  return true;
}

/** Nothing of ours is kept under it: spec 01 §3 has it cleared on logout. */
const signatureItem = 'content_signature';

/** The database of the browser in which drawings are kept that were not sent yet; it goes with the session (decision 031). */
export const keptDatabase = 'sportello-kept';

/** The database in which another area keeps what a person has not sent yet: its own, since two builds cannot share one's version. */
export function keptDatabaseOf(area: string): string {
  return `${keptDatabase}-${area}`;
}

/**
 * Removes what belongs to the session from the device: what is kept, drafts too, whose page it was, and the specified item. A guest leaves what
 * the areas keep of who is signed in beside them.
 */
export function forgetOnDevice(): void {
  const boot = store.get(bootState);
  // Whoever keeps something there closes it at once, so that nothing blocks this.
  const areas = boot?.session?.isGuest ? [] : (boot?.registry.areas ?? []);
  for (const name of [keptDatabase, ...areas.map(({ area }) => keptDatabaseOf(area))]) deleteDatabase(name);
  deviceStore.removeItem(signatureItem);
  tabStore.clear();
  dropPagePerson();
}

/**
 * Ends the session here and in the other tabs; the guards then lead to the sign-in, or the browser to the company's provider where
 * that one is to sign out too. @throws ApiError when the server could not be told.
 */
export async function signOut(): Promise<void> {
  let next: string | undefined;
  const person = store.get(bootState)?.session?.userId ?? null;
  try {
    next = await (await loadCalls()).endSession();
  } catch (error) {
    if (!isOver(error)) throw error;
  }
  forgetOnDevice();
  if (next !== undefined) window.location.assign(next);
  // The page of a guest goes on as nobody's, whichever other documents are open.
  setBoot(await askBoot('own'));
  // Who is signed in beside a guest is so still.
  announcePerson(person !== null && isGuestId(person) ? person : null);
}

/** A session that is over already needs no end, and another's is not this page's to end. */
function isOver(error: unknown): boolean {
  return isFailure(error, 'not-signed-in', 'other-person');
}

/** The boot document, outside React. @throws before the start. */
export function currentBoot(): BootDocument {
  const boot = store.get(bootState);
  if (!boot) throw new Error('The boot document was not read yet');
  return boot;
}

/** Calls back when the boot document changes; answers how to stop. */
export function onBootChange(listener: () => void): () => void {
  return store.sub(bootState, listener);
}

/** The boot document in a component. */
export function useBoot(): BootDocument {
  const boot = useAtomValue(bootState, { store });
  if (!boot) throw new Error('The boot document was not read yet');
  return boot;
}

/** Who is signed in, or null. */
export function useSession(): SessionView | null {
  return useBoot().session;
}

/** Who is signed in, on a screen that only signed-in people reach. @throws when nobody is. */
export function useSignedIn(): SessionView {
  const session = useSession();
  if (!session) throw new Error('This screen needs somebody signed in');
  return session;
}

/** Whether flag a or b makes the session an administrator's (spec 01 §6). */
export function isAdminSession(session: SessionView | null): boolean {
  return session !== null && isAdmin(session.flags);
}
