import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readAreaOptions } from './area/area-options.ts';
import { writeArea } from './area/write-area.ts';
import { root } from './webpack/folders.ts';

/** `npm run area -- notices`: writes a new area in every layer, with its table, its tests and a story. */
try {
  const options = readAreaOptions(process.argv.slice(2), root);
  const written = writeArea(options, root);
  const code = written.filter((path) => path !== 'CODEOWNERS');
  run([join(root, 'node_modules/prettier/bin/prettier.cjs'), '--write', '--log-level', 'warn', ...code]);
  run([join(root, 'server/scripts/db-generate.ts'), options.name]);
  console.log(written.join('\n'));
  console.log(
    `\nNext: npm install, then npm run deploy -- ${options.name}. docs/new-area.md leads on from there.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function run(command: readonly string[]): void {
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`This failed: node ${command.join(' ')}`);
}
