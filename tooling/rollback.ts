import { rollback } from 'server/builds';
import { deployerSecret, nobodyVouches } from './build/deployer-secret.ts';
import { runCommand } from './command.ts';
import { distFolder } from './webpack/folders.ts';

/** `npm run rollback -- signing [build]`: makes the build before, or the one named, live again. */
const [name, build] = process.argv.slice(2);
await runCommand(async () => {
  if (!name) throw new Error('Say which area, or shell: npm run rollback -- signing');
  const secret = await deployerSecret();
  const live = await rollback({ dist: distFolder(), name, secret, ...(build && { build }) });
  console.log(`${name}: ${live} is live again.`);
  if (secret === undefined) console.warn(nobodyVouches);
});
