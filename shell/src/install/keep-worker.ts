import { serviceWorkers } from 'shared-api';

/** Address from which the worker is served, so that it answers for the whole product. */
const workerAddress = '/sw.js';

/**
 * Has the browser keep the service worker, after the page has loaded, or get rid of it where the installation has switched it off
 * (`SERVICE_WORKER=false`). A browser without it, or an address without https, shows its own page when there is no network.
 */
export function keepWorker(isWanted: boolean): void {
  const workers = serviceWorkers();
  if (!workers) return;
  const act = () => {
    const done = isWanted
      ? workers.register(workerAddress, { updateViaCache: 'none' })
      : workers.getRegistrations().then((all) => Promise.all(all.map((each) => each.unregister())));
    // The product works without it.
    done.catch(() => undefined);
  };
  if (document.readyState === 'complete') act();
  else window.addEventListener('load', act, { once: true });
}
