export type { ModuleBuild, ShellBuild } from './build-description.ts';
export { buildFolder, deploy, readLivePointers, rollback } from './live-pointers.ts';
export type { LivePointers } from './live-pointers.ts';
