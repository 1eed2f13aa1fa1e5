/** Stands for `shell/src/boot/integrity.ts` in the one bundle: no script is a module's. */
export function trustModuleFiles(): void {}
