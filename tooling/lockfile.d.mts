export interface Machine {
  readonly platform: string;
  readonly arch: string;
  /** Whether its C library is musl (Alpine). */
  readonly isMusl: boolean;
}
export function coversMachine(lockfile: { packages: Record<string, object> }, machine: Machine): boolean;
export function thisMachine(): Machine;
