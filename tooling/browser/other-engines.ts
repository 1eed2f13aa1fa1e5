import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';

/** WebKit's own small browser, which comes with the library that the driver needs. */
const miniBrowsers = '/usr/{lib,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser';

/** The browsers beside Chromium in which journeys are made, with the packages of Debian that they are in. */
export const otherEngines = [
  { name: 'firefox', title: 'Firefox ESR', packages: ['firefox-esr'], isHere: () => runs('firefox-esr') },
  {
    name: 'webkit',
    title: 'WebKitGTK',
    packages: ['webkit2gtk-driver', 'xvfb'],
    isHere: () => runs('WebKitWebDriver') && runs('Xvfb') && findMiniBrowser() !== undefined,
  },
] as const;

/** Where the browser of WebKitGTK is; undefined where there is none. */
export function findMiniBrowser(): string | undefined {
  return globSync(miniBrowsers)[0];
}

/** Whether Debian's `setpriv`, by which they are started, and a command are there. */
function runs(command: string): boolean {
  return ['setpriv', command].every((name) => spawnSync('which', [name], { stdio: 'ignore' }).status === 0);
}
