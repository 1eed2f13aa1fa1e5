/** What the browser offers to a policy of the page; not every browser does. */
interface PolicyMaker {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown;
}

/** What runs beside the modules' files, none of which a loader asks for. */
const worker = '/sw.js';

/**
 * Has the browser check every further file of the shell against the hashes that the page brings, and refuse the address of a script
 * that nobody named. Runs before anything else is loaded, and `trustModuleFiles` adds the files of modules to it.
 */
export function trustOwnFiles(): void {
  const text = document.getElementById('sportello-files')?.textContent ?? '{}';
  const hashes = new Map(Object.entries(JSON.parse(text) as Record<string, string>));
  globalThis.sportelloIntegrity = (address) => {
    const { pathname } = new URL(address, window.location.href);
    const hash = hashes.get(pathname.replace(/^\/shell\/[^/]+\//, ''));
    if (!hash) throw new Error(`${pathname} is not among the files of the shell`);
    return `sha384-${hash}`;
  };
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyMaker };
  // The one that counts wherever an address is handed in as a text: by the loaders, by the PDF viewer.
  trustedTypes?.createPolicy('default', { createScriptURL: passScript });
}

/** Passes the files that have a hash, the service worker, and what was made from a file with a hash. @throws for all else. */
function passScript(address: string): string {
  const isMade = address.startsWith(`blob:${window.location.origin}/`);
  const isWorker = new URL(address, window.location.href).href === window.location.origin + worker;
  if (!isMade && !isWorker) globalThis.sportelloIntegrity?.(address);
  return address;
}
