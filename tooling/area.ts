import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readAreaOptions } from './area/area-options.ts';
import { undoable } from './area/undoable.ts';
import { filesOfArea, listings, writeArea } from './area/write-area.ts';
import { runCommand } from './command.ts';
import { root } from './webpack/folders.ts';

/** `npm run area -- notices`: writes a new area in every layer, with its table, its tests and a story; or, where a part fails, nothing. */
await runCommand(() => {
  const options = readAreaOptions(process.argv.slice(2), root);
  const added = [...filesOfArea(options, root).keys()];
  undoable({ root, changed: [...listings, 'server/migrations'], added }, () => {
    const written = writeArea(options, root);
    runScript('node_modules/oxfmt/bin/oxfmt', ...written.filter((path) => path !== 'CODEOWNERS'));
    runScript('server/scripts/db-generate.ts', options.name);
    console.log(written.join('\n'));
  });
  console.log(
    `\nNext: npm install, then npm run deploy -- ${options.name}. docs/new-area.md leads on from there.`,
  );
});

/** @throws when it does not end well; what it says stands in the terminal. */
function runScript(script: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`This failed, and nothing was written: ${script} ${args.join(' ')}`);
}
