/**
 * Shows an honest page when the server is out of reach, and the notifications that somebody asked for (decision 059). It keeps that page alone: documents, the registry,
 * modules and calls never come from it, so it cannot show an old version after a deploy. The build strips the types; the server puts
 * `sportelloWorker` before it (`server/src/platform/pages/install.routes.ts`).
 */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Waiting {
  readonly data: { json(): unknown } | null;
}
interface Pressed extends Waiting {
  readonly notification: { readonly data: unknown; close(): void };
}
interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(address: string): Promise<unknown>;
}
/** What the worker is given by the browser, and by the server before its own lines. */
interface WorkerScope {
  readonly sportelloWorker: { readonly version: string; readonly page: string; readonly files: string[] };
  readonly registration: {
    readonly navigationPreload?: { disable(): Promise<void> };
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(name: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(name: 'push', listener: (event: Pushed) => void): void;
  addEventListener(name: 'notificationclick', listener: (event: Pressed) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const { version, page, files } = scope.sportelloWorker;
const prefix = 'sportello-';
const cacheName = `${prefix}${version}`;
const notPages = /^\/(api|dev|public|healthz|readyz)(\/|$)|\.\w+$/;

scope.addEventListener('install', (event) => {
  event.waitUntil(keep().then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  // A navigation that was loaded ahead ends on Firefox's own page when the server is out of reach. An earlier worker asked for it.
  event.waitUntil(
    Promise.all([forgetOthers(), scope.registration.navigationPreload?.disable(), scope.clients.claim()]),
  );
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (files.includes(pathname)) event.respondWith(fromCache(request));
  else if (request.mode === 'navigate' && !notPages.test(pathname)) event.respondWith(fromNetwork(request));
});

scope.addEventListener('push', (event) => {
  const { title, text, path, about } = readNotice(event);
  const options = { body: text, tag: about, data: path, icon: '/icon-192.png', badge: '/icon-192.png' };
  event.waitUntil(scope.registration.showNotification(title, options));
});

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(pathOf(event.notification.data)));
});

/** What the server sent; a browser wants something shown for each push, even one that cannot be read. */
function readNotice({ data }: Pushed) {
  const notice = { title: 'Sportello', text: '', path: '/', about: '' };
  try {
    return { ...notice, ...(data?.json() as Partial<typeof notice> | undefined) };
  } catch {
    return notice;
  }
}

/** A path of the product; anything else leads to its first page. */
function pathOf(data: unknown): string {
  return typeof data === 'string' && /^\/(?![/\\])/.test(data) ? data : '/';
}

/** Goes there in a page that is open, or else in a new one. */
async function openPage(path: string): Promise<void> {
  const address = new URL(path, location.origin).href;
  const [open] = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!open) return void (await scope.clients.openWindow(address));
  await open.focus();
  // A page that this worker does not control yet cannot be led anywhere.
  await open.navigate(address).catch(() => scope.clients.openWindow(address));
}

async function keep(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll([page, ...files].map((address) => new Request(address, { cache: 'reload' })));
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function fromNetwork(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await kept(page)) ?? Response.error();
  }
}

/** Files of a build, under its folder: their address changes with their content. */
async function fromCache(request: Request): Promise<Response> {
  return (await kept(request)) ?? fetch(request);
}

/** What was kept of an address; undefined where nothing was, or the browser does not give it out. */
async function kept(address: string | Request): Promise<Response | undefined> {
  try {
    return await caches.match(address);
  } catch {
    return undefined;
  }
}

// A module to the compiler, so that its names are its own; the build takes this line out.
// oxlint-disable-next-line unicorn/require-module-specifiers
export {};
