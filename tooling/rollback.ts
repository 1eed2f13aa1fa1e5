import { join } from 'node:path';
import { rollback } from 'server/builds';
import { root } from './webpack/folders.ts';

/** `npm run rollback -- signing [build]`: makes the build before, or the one named, live again. */
const [name, build] = process.argv.slice(2);
if (!name) {
  console.error('Say which area, or shell: npm run rollback -- signing');
  process.exit(1);
}
try {
  const live = await rollback({ dist: join(root, 'dist'), name, ...(build && { build }) });
  console.log(`${name}: ${live} is live again.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
