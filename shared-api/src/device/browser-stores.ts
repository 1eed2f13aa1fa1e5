import { attempt } from './attempt.ts';

type Slot = 'localStorage' | 'sessionStorage';

/** Texts by name that a browser keeps for this site. */
interface TextStore {
  getItem(name: string): string | null;
  setItem(name: string, text: string): void;
  removeItem(name: string): void;
  clear(): void;
}

/**
 * A store of the browser that never throws. Where the browser keeps nothing (no room, refused by its settings, a frame of another
 * site), the page itself keeps it until it is left: whatever the store does, one can work.
 */
function openStore(slot: Slot): TextStore {
  const ofPage = new Map<string, string>();
  return {
    getItem: (name) => ofPage.get(name) ?? attempt(() => globalThis[slot].getItem(name)) ?? null,
    setItem(name, text) {
      ofPage.delete(name);
      if (attempt(() => (globalThis[slot].setItem(name, text), true))) return;
      ofPage.set(name, text);
    },
    removeItem(name) {
      ofPage.delete(name);
      attempt(() => globalThis[slot].removeItem(name));
    },
    clear() {
      ofPage.clear();
      attempt(() => globalThis[slot].clear());
    },
  };
}

/** For this device, over visits. */
export const deviceStore = openStore('localStorage');

/** For this tab, over a reload. */
export const tabStore = openStore('sessionStorage');

/** Deletes a database of the browser, where it has any and lets one: a private window may have none. */
export function deleteDatabase(name: string): void {
  attempt(() => globalThis.indexedDB?.deleteDatabase(name));
}

/** Whether the browser keeps cookies of this site: without them nobody stays signed in. */
export function keepsCookies(): boolean {
  const probe = 'sportello_cookie_probe';
  return (
    attempt(() => {
      document.cookie = `${probe}=1; Path=/; SameSite=Lax`;
      const isKept = document.cookie.includes(`${probe}=1`);
      document.cookie = `${probe}=; Path=/; Max-Age=0; SameSite=Lax`;
      return isKept;
    }) ?? false
  );
}
