import { spawnSync } from 'node:child_process';
import { findBrowser } from '../browser/find-browser.ts';
import { notRun, type Outcome } from './tally.ts';

const pdfTools = [
  { command: 'pdfsig', option: '-v', package: 'poppler-utils' },
  { command: 'qpdf', option: '--version', package: 'qpdf' },
  { command: 'mutool', option: '-v', package: 'mupdf-tools' },
];

/** Installs what the tests want of the machine, where that is allowed, and says what is still missing. */
export async function prepareMachine(): Promise<{ hasBrowser: boolean; outcomes: Outcome[] }> {
  const missing = missingPdfTools().map((tool) => tool.package);
  if (missing.length > 0) install(missing);
  for (const name of ['chromium-headless-shell', 'chromium']) if (!(await findBrowser())) install([name]);
  const hasBrowser = (await findBrowser()) !== undefined;
  const outcomes = missingPdfTools().map(({ command, package: name }) =>
    notRun(`what is checked with ${command}`, `install ${name} (or name it in PATH) to run it`),
  );
  if (!hasBrowser)
    outcomes.push(
      notRun(
        'browser tests',
        'no Chromium or Chrome was found: install one, or name it in CHROME_PATH, and run npm test again',
      ),
    );
  return { hasBrowser, outcomes };
}

function missingPdfTools() {
  return pdfTools.filter(({ command, option }) => spawnSync(command, [option], { stdio: 'ignore' }).error);
}

/** Only root on a Debian machine may install packages without being asked for a password. */
function install(packages: readonly string[]): void {
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (!mayInstall) return;
  console.log(`Installing ${packages.join(', ')} ...`);
  const options = { stdio: 'ignore' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-q'], options);
  for (const name of packages)
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], options);
}
