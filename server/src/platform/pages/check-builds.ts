import type { HealthCheck } from '../http/health.routes.ts';
import type { BuildProblem, ModuleStore } from '../modules/module-store.ts';

/** What the log says of each kind of problem. */
export const buildProblems: Readonly<Record<BuildProblem['kind'], string>> = {
  pointers: 'the record of what is live cannot be read; the last good one counts',
  shell: 'the live build of the shell cannot be read; the last good one is served',
  module: 'the live build of an area cannot be read; the last good one is served',
  path: 'an area claims a path that is not its own; the path is ignored',
};

const reasons: Readonly<Record<BuildProblem['kind'], string>> = {
  pointers: 'live-pointers',
  shell: 'shell-build',
  module: 'module-build',
  path: 'module-path',
};

/** Whether what is live can be served as it was deployed. Without a shell, where there was one, no page can be. */
export function checkBuilds(modules: Pick<ModuleStore, 'find'>): HealthCheck {
  return async () => {
    const { shell, problems } = await modules.find();
    const health = problems.length === 0 ? 'good' : shell ? 'degraded' : 'bad';
    return { health, reasons: [...new Set(problems.map(({ kind }) => reasons[kind]))] };
  };
}
