export { readInstallationSecret } from '../installation/installation-secret.ts';
export { readSecretFiles } from '../secret-files.ts';
export type { ModuleBuild, ShellBuild } from './build-description.ts';
export { hashOf } from './build-file.ts';
export { checkBuild } from './check-build.ts';
export { buildFolder, deploy, isRolledBack, readLivePointers, rollback } from './live-pointers.ts';
export { findRefusedPaths } from './path-owners.ts';
export type { LivePointers } from './pointer-journal.ts';
