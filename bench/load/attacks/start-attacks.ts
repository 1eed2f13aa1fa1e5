import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Target } from './target.ts';

/** What a process of attackers is told. */
export interface AttackOrder extends Pick<Target, 'address' | 'cookies'> {
  readonly seed: number;
  /** Only the attacks whose name holds this word; all where it is empty. */
  readonly only: string;
}

/** What attacks were answered, by attack and status. */
export type AttackCounts = ReadonlyMap<string, Readonly<Record<string, number>>>;

/**
 * Starts the attackers, in a process of their own: what they do must not hold up who measures. On this one machine they take the processors
 * only when nobody else wants them, as attackers elsewhere would take none.
 */
export async function startAttacks(order: AttackOrder): Promise<{ stop(): Promise<AttackCounts> }> {
  const attacker = fork(fileURLToPath(new URL('attacker.ts', import.meta.url)));
  if (attacker.pid !== undefined) setPriority(attacker.pid, constants.priority.PRIORITY_LOW);
  await new Promise<void>((resolve, reject) => {
    attacker.send(order, (error) => (error ? reject(error) : resolve()));
  });
  return {
    stop: async () => {
      const answered = once(attacker, 'message') as Promise<[Record<string, Record<string, number>>]>;
      attacker.send('stop');
      const [counts] = await answered;
      await once(attacker, 'exit');
      return new Map(Object.entries(counts));
    },
  };
}
