import { registerPlugins } from '@module-federation/enhanced/runtime';
import { currentBoot } from 'shared-api';
import { loadingLimit, noteFileTrouble } from 'shared-ui';
import { findFileTrouble } from './find-file-trouble.ts';

const trusted = new Map<string, string>();

/**
 * Has the browser check every file of a module against the registry document, and gives entries a time limit. A file that no registry
 * document of this page has named is refused. The shell's own files stay with the hashes of the page (`trustOwnFiles`).
 */
export function trustModuleFiles(): void {
  const ofShell = globalThis.sportelloIntegrity;
  globalThis.sportelloIntegrity = (address) =>
    isOfModule(address) || !ofShell ? integrityOf(address) : ofShell(address);
  window.addEventListener('error', repairCache, { capture: true });
  registerPlugins([
    {
      name: 'sportello-integrity',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.integrity = integrityOf(url);
        return { script, timeout: loadingLimit };
      },
    },
  ]);
}

const isOfModule = (address: string) =>
  new URL(address, window.location.href).pathname.startsWith('/modules/');

/** The hash that a module's file must have, as the `integrity` attribute wants it. @throws when nobody named the file. */
export function integrityOf(address: string): string {
  const path = new URL(address, window.location.href).pathname;
  if (!trusted.has(path)) readRegistry();
  const hash = trusted.get(path);
  if (!hash) throw new Error(`${path} is not in the registry document`);
  return `sha384-${hash}`;
}

/**
 * A refused file lies in the browser's cache, from where the next try would read it again: asks the server for it anew, and tells the card in
 * its place what became of it. Its element fires an error event, which does not bubble.
 */
function repairCache({ target }: Event): void {
  const isScript = target instanceof HTMLScriptElement;
  if (!(isScript || target instanceof HTMLLinkElement) || !target.integrity) return;
  const { integrity } = target;
  const file = { address: isScript ? target.src : target.href, integrity, isScript };
  void findFileTrouble(file).then(noteFileTrouble);
}

/** What was once named stays trusted: a person may still be in a build that is no longer the live one. */
function readRegistry(): void {
  for (const { address, files } of currentBoot().registry.areas) {
    for (const [file, hash] of Object.entries(files)) trusted.set(address + file, hash);
  }
}
