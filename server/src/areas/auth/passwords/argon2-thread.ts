import { hashSync, verifySync } from '@node-rs/argon2';

/** What a hash costs: memory in KiB, passes, lanes. */
export interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** What a thread is asked for by name. */
export const hash = ({ password, cost }: { password: string; cost: HashCost }): string =>
  hashSync(password, cost);

/** Whether a password is the one of a hash. */
export const verify = ({ made, password }: { made: string; password: string }): boolean =>
  verifySync(made, password);
