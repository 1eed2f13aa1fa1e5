import { buildAllChanged } from './build/build-changed.ts';
import { runCommand } from './command.ts';

/** `npm run build`: builds what changed. What is live stays live; `npm run deploy -- signing` moves it. */
await runCommand(async () => {
  for (const { name, build, exists } of await buildAllChanged())
    console.log(`${name} ${build} ${exists ? 'was built before' : 'built'}`);
});
