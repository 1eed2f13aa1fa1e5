import type { HealthCheck } from '../http/health.routes.ts';
import type { BuildProblem, ModuleStore } from '../modules/module-store.ts';

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
