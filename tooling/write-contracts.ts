import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  contractFolders,
  contractsOf,
  landedFile,
  landedNow,
  writeLanded,
  type LandedCall,
  type LandedCalls,
} from './contracts/landed.ts';
import { root } from './webpack/folders.ts';

/**
 * `npm run contracts`: keeps what each call takes and answers today beside what landed of it before, by which `contracts.test` holds that
 * pages and servers of other days go on working. What has been replaced for 30 days goes.
 */
const dayMs = 24 * 60 * 60 * 1000;
const today = dayBefore(0);
const oldest = dayBefore(30);

mkdirSync(join(root, 'tooling/contracts/landed'), { recursive: true });
for (const area of contractFolders) {
  const before = committed(area);
  const calls = await contractsOf(area);
  const names = new Set([...Object.keys(before), ...calls.keys()]);
  const next = [...names].map((name): [string, readonly LandedCall[]] => {
    const contract = calls.get(name);
    const days = before[name] ?? [];
    if (!contract) return [name, days.filter(({ leaving }) => leaving === undefined || leaving > today)];
    const now = landedNow(contract);
    const { since = today, ...last } = days[0] ?? {};
    const isSame = JSON.stringify(last) === JSON.stringify(now);
    return [name, isSame ? kept(days) : kept([{ since: isSame ? since : today, ...now }, ...days])];
  });
  writeLanded(area, Object.fromEntries(next.filter(([, days]) => days.length > 0)));
}

/** The newest, and those that were in use within the last 30 days. */
function kept(days: readonly LandedCall[]): readonly LandedCall[] {
  return days.filter((_, index) => index === 0 || (days[index - 1]?.since ?? today) > oldest);
}

/** What the last commit has: a contract that changes many times before it lands is kept once. */
function committed(area: string): LandedCalls {
  const { status, stdout } = spawnSync('git', ['show', `HEAD:${landedFile(area)}`], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? (JSON.parse(stdout) as LandedCalls) : {};
}

function dayBefore(days: number): string {
  return new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);
}
