/** Stands for `shell/src/boot/integrity.ts` in the one bundle: no script comes from elsewhere. */
export function trustModuleFiles(): void {}
