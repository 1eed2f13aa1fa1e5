import { runCommand } from '../command.ts';
import { buildPackage } from './build-package.ts';

/** `npm run build` in the shell or in a module: builds it into its immutable folder, unless it is there already. */
await runCommand(async () => {
  const place = await buildPackage(process.cwd());
  console.log(`${place.name} ${place.build} ${place.exists ? 'was built before' : 'built'}`);
});
