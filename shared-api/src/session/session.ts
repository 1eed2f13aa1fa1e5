import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { call } from '../client/transport.ts';
import { isAdmin, type PermissionCode } from '../contracts/common/index.ts';
import { bootDocument, getBoot, type BootDocument, type SessionView } from '../contracts/platform/index.ts';

const bootState = atom<BootDocument | null>(null);
const store = getDefaultStore();

/** Id of the element in which the server writes the boot document into the page. */
export const bootElementId = 'sportello-boot';

/** Reads the boot document that the server wrote into the page. @throws when it is absent or not of its shape. */
export function startFromPage(page: Document): BootDocument {
  const text = page.getElementById(bootElementId)?.textContent ?? '';
  const boot = bootDocument.parse(JSON.parse(text));
  store.set(bootState, boot);
  return boot;
}

/** Sets the boot document; for the start, and for tests. */
export function setBoot(boot: BootDocument): void {
  store.set(bootState, boot);
}

/** Asks the server who is signed in now and what he may use; all that depends on it is drawn anew. */
export async function refreshBoot(): Promise<BootDocument> {
  const boot = await call(getBoot, {});
  store.set(bootState, boot);
  return boot;
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

/** Whether the session may do what the code stands for: a super user everything, others what their company gave them. */
export function hasPermission(session: SessionView | null, permission: PermissionCode): boolean {
  if (!session) return false;
  return session.flags.a !== 'N' || session.permissions.includes(permission);
}

/** Whether flag a or b makes the session an administrator's (spec 01 §6). */
export function isAdminSession(session: SessionView | null): boolean {
  return session !== null && isAdmin(session.flags);
}
