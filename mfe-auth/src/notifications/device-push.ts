import { browserNotifications, workerRegistration } from 'shared-api';

/** Why a device cannot show notifications, or its registration that can. */
type Device =
  | { readonly state: 'unsupported' | 'install' | 'blocked' }
  | { readonly state: 'ready'; readonly registration: ServiceWorkerRegistration };

/** The person did not let the browser show notifications. */
export class NotAllowedError extends Error {
  constructor() {
    super('The browser has no permission to show notifications');
    this.name = 'NotAllowedError';
  }
}

/** What the browser's push manager gives for the server. */
interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Looks whether this browser can show notifications; asks the person nothing. */
export async function findDevice(): Promise<Device> {
  const notifications = browserNotifications();
  if (!notifications) return { state: isAppleTouchDevice() ? 'install' : 'unsupported' };
  if (notifications.permission === 'denied') return { state: 'blocked' };
  const registration = await workerRegistration();
  return registration ? { state: 'ready', registration } : { state: 'unsupported' };
}

/** Whether this browser has itself written to. */
export async function isSubscribed({ pushManager }: ServiceWorkerRegistration): Promise<boolean> {
  if (browserNotifications()?.permission !== 'granted') return false;
  return (await pushManager.getSubscription().catch(() => null)) !== null;
}

/**
 * Asks the person for permission and the browser for an address; call it at a press. `publicKey` is the installation's.
 * @throws NotAllowedError
 */
export async function subscribe(
  { pushManager }: ServiceWorkerRegistration,
  publicKey: string,
): Promise<Subscription> {
  if ((await browserNotifications()?.requestPermission()) !== 'granted') throw new NotAllowedError();
  // One for another key, or of somebody else on this browser, would stay as it is.
  await (await pushManager.getSubscription())?.unsubscribe();
  const given = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint = '', keys = {} } = given.toJSON();
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

/** Has the browser forget its address. Where it doesn't, nothing is lost: the server no longer writes to it. */
export async function unsubscribe({ pushManager }: ServiceWorkerRegistration): Promise<void> {
  const given = await pushManager.getSubscription().catch(() => null);
  await given?.unsubscribe().catch(() => false);
}

/** An iPhone or iPad, which has notifications in installed apps alone; an iPad calls itself a Mac. */
function isAppleTouchDevice(): boolean {
  return (
    /iPhone|iPad/.test(navigator.userAgent) ||
    (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}
