import { parseArgs } from 'node:util';
import { buildAllChanged } from './build/build-changed.ts';
import { makeChangesLive } from './build/make-changes-live.ts';
import { writeNotices } from './build/third-party-notices.ts';
import { runCommand } from './command.ts';
import { distFolder } from './webpack/folders.ts';

/**
 * `npm run build`: builds what changed. What is live stays live; `npm run deploy -- signing` moves it. `npm run build -- --live` makes
 * all of it live, and fails where something is not: for an image, which starts with nothing live. The notices of what others wrote stand
 * beside the builds.
 */
await runCommand(async () => {
  const { live } = parseArgs({ options: { live: { type: 'boolean', default: false } } }).values;
  const builds = await buildAllChanged();
  writeNotices(distFolder());
  for (const { name, build, exists } of builds)
    console.log(`${name} ${build} ${exists ? 'was built before' : 'built'}`);
  const notes = live ? await makeChangesLive(builds) : [];
  if (notes.length > 0) throw new Error(notes.join('\n'));
});
