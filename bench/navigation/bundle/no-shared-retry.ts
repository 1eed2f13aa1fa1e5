/** In place of the shell's: in one bundle nothing is shared. */
export function askAnewForShared(): void {}
