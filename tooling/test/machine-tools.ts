import { spawnSync } from 'node:child_process';
import { findBrowser } from '../browser/find-browser.ts';
import { otherEngines } from '../browser/other-engines.ts';
import { leftOut, notRun, type Outcome } from './tally.ts';

const pdfTools = [
  { command: 'pdfsig', option: '-v', package: 'poppler-utils' },
  { command: 'qpdf', option: '--version', package: 'qpdf' },
  { command: 'mutool', option: '-v', package: 'mupdf-tools' },
];

const shell = 'chromium-headless-shell';

interface MachineWanted {
  /** Whether journeys are made in other engines than Chromium. */
  readonly withEngines?: boolean;
}

/** Installs what the tests want of the machine, where that is allowed, and says what is still missing. */
export async function prepareMachine({ withEngines = true }: MachineWanted = {}): Promise<{
  hasBrowser: boolean;
  outcomes: Outcome[];
}> {
  const missing = missingPdfTools().map((tool) => tool.package);
  if (missing.length > 0) install(missing);
  // The shell takes a fifth less of the processor than a whole browser; what a person has chosen stays.
  if (!process.env['CHROME_PATH'] && !(await findBrowser())?.endsWith(shell)) install([shell]);
  if (!(await findBrowser())) install(['chromium']);
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
  return { hasBrowser, outcomes: [...outcomes, ...(withEngines ? prepareEngines() : [])] };
}

/** The other engines are left out where they cannot be had, in CI as well: a machine without a network does not fail by it. */
function prepareEngines(): Outcome[] {
  const missing = () => otherEngines.filter((engine) => !engine.isHere());
  const packages = missing().flatMap((engine) => engine.packages);
  if (packages.length > 0) installTogether(packages);
  return missing().map(({ title, packages: names }) =>
    leftOut(`journeys in ${title}`, `install ${names.join(' and ')} to make them`),
  );
}

function missingPdfTools() {
  return pdfTools.filter(({ command, option }) => spawnSync(command, [option], { stdio: 'ignore' }).error);
}

/** In milliseconds: what cannot be had by then is left out. */
const installLimit = 300_000;
const installOptions = {
  stdio: 'ignore' as const,
  env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  timeout: installLimit,
};
const howToInstall = ['install', '-y', '-q', '--no-install-recommends'];

function install(packages: readonly string[]): void {
  if (!mayInstall(packages)) return;
  for (const name of packages) spawnSync('apt-get', [...howToInstall, name], installOptions);
}

/** In one go, for what is of no use by halves. What is cut short is the download, never the unpacking. */
function installTogether(packages: readonly string[]): void {
  if (!mayInstall(packages)) return;
  const loaded = spawnSync('apt-get', [...howToInstall, '--download-only', ...packages], installOptions);
  if (loaded.status !== 0) return;
  spawnSync('apt-get', [...howToInstall, ...packages], { ...installOptions, timeout: undefined });
}

/** Only root on a Debian machine may install packages without being asked for a password. Says which, and asks what there is. */
function mayInstall(packages: readonly string[]): boolean {
  const isRoot = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (!isRoot) return false;
  console.log(`Installing ${packages.join(', ')} ...`);
  spawnSync('apt-get', ['update', '-q'], installOptions);
  return true;
}
