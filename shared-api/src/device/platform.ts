import { attempt } from './attempt.ts';

// The one door to objects of the browser that may be missing (an insecure address), be there by name alone, or throw when they are asked
// for (a frame without rights of its own, a setting of the company's). What is not there is undefined, and nothing here throws.

/** The service workers of this site. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  return attempt(() => (navigator as Partial<Navigator>).serviceWorker);
}

/** The registration of this site's service worker, where there is one. */
export async function workerRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return quietly(async () => serviceWorkers()?.getRegistration());
}

/** What the browser says of notifications and who it shows them for; undefined where it shows none of a page's. */
export function browserNotifications(): typeof Notification | undefined {
  return attempt(() => ('PushManager' in globalThis ? globalThis.Notification : undefined));
}

/** Locks between the pages of this browser. */
export function webLocks(): LockManager | undefined {
  return attempt(() => (navigator as Partial<Navigator>).locks);
}

/** A stream of events of our server's. */
export function openEventSource(address: string): EventSource | undefined {
  return attempt(() => new EventSource(address));
}

/** Copies a text to the clipboard; answers whether the browser took it. */
export async function writeClipboard(text: string): Promise<boolean> {
  const isTaken = await quietly(async () => {
    await navigator.clipboard.writeText(text);
    return true;
  });
  return isTaken ?? false;
}

/** Keeps a cookie of this site; answers whether the browser let the page try. */
export function writeCookie(cookie: string): boolean {
  return attempt(() => ((document.cookie = cookie), true)) ?? false;
}

/** What an act answers; undefined where it fails. */
function quietly<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
  return act().catch(() => undefined);
}
