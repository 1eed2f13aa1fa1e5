/**
 * Shows an honest page when the server is out of reach, and does nothing else. It keeps that page alone: documents, the registry,
 * modules and calls never come from it, so it cannot show an old version after a deploy. The build strips the types; the server puts
 * `sportelloWorker` before it (`server/src/platform/pages/install.routes.ts`).
 */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
/** What the worker is given by the browser, and by the server before its own lines. */
interface WorkerScope {
  readonly sportelloWorker: { readonly version: string; readonly page: string; readonly files: string[] };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(name: 'fetch', listener: (event: Fetching) => void): void;
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
  event.waitUntil(
    Promise.all([forgetOthers(), scope.registration.navigationPreload?.enable(), scope.clients.claim()]),
  );
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (files.includes(pathname)) event.respondWith(fromCache(request));
  else if (request.mode === 'navigate' && !notPages.test(pathname)) event.respondWith(fromNetwork(event));
});

async function keep(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll([page, ...files].map((address) => new Request(address, { cache: 'reload' })));
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function fromNetwork({ request, preloadResponse }: Fetching): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await caches.match(page)) ?? Response.error();
  }
}

/** Files of a build, under its folder: their address changes with their content. */
async function fromCache(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}
