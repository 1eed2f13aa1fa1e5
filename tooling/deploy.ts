import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkBuild, deploy, readLivePointers } from 'server/builds';
import { buildPackage, placeOf } from './build/build-package.ts';
import { deployerSecret, nobodyVouches } from './build/deployer-secret.ts';
import { ownHash } from './build/inputs.ts';
import { readWantedBuilds, writeWantedBuilds } from './build/wanted-builds.ts';
import { runCommand } from './command.ts';
import { distFolder, root } from './webpack/folders.ts';

/**
 * `npm run deploy -- signing [build]`: makes one area, or the shell, live for who opens it from now on: the build that is named, made
 * here or elsewhere, or that of the sources. No other area moves.
 */
const [name = '', named] = process.argv.slice(2);
const dist = distFolder();
const source = join(root, name === 'shell' ? 'shell' : `mfe-${name}`);
const hasSource = existsSync(join(source, 'webpack.config.ts'));

await runCommand(async () => {
  if (!name || (!hasSource && !named))
    throw new Error(
      'Say which area, or shell, and which build if not that of the sources: npm run deploy -- signing',
    );
  const build = named ?? (await buildPackage(source, { dist })).build;
  await checkBuild({ dist, name, build });
  const before = (await readLivePointers(dist))[name]?.live;
  const secret = await deployerSecret();
  await deploy({ dist, name, build, secret });
  if (hasSource) await rememberChoice();
  const live = (await readLivePointers(dist))[name]?.live;
  if (live !== build)
    throw new Error(
      `${name}: ${build} was live for a moment; ${live}, which somebody else made live meanwhile, is now.`,
    );
  console.log(`${name}: ${build} is live${before && before !== build ? `, before it was ${before}` : ''}.`);
  if (secret === undefined) console.warn(nobodyVouches);
});

/** While the sources stay as they are, `npm start` leaves alone what was chosen here. */
async function rememberChoice(): Promise<void> {
  const wanted = { build: placeOf(source, { dist }).build, own: ownHash(source) };
  await writeWantedBuilds(dist, { ...(await readWantedBuilds(dist)), [name]: wanted });
}
