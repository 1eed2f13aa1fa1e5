import { resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { createModuleStore, type BuildProblem, type ModuleStore } from './module-store.ts';

/** What the log says of each kind of problem. */
const buildProblems: Readonly<Record<BuildProblem['kind'], string>> = {
  pointers: 'the record of what is live cannot be read; the last good one counts',
  shell: 'the live build of the shell cannot be read; the last good one is served',
  module: 'the live build of an area cannot be read; the last good one is served',
  path: 'an area claims a path that is not its own; the path is ignored',
};

/** Opens the builds of an installation; its log says what is not in order with them. */
export function openModuleStore({
  config,
  logger,
}: {
  readonly config: Pick<Config, 'distFolder'>;
  readonly logger: Logger;
}): ModuleStore {
  return createModuleStore(resolve(config.distFolder), {
    onProblem: ({ kind, name, isMissing, error }) =>
      logger.error({ err: error, problem: kind, name, isMissing }, buildProblems[kind]),
  });
}
