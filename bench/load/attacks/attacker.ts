import { setTimeout as wait } from 'node:timers/promises';
import { requireLoopback } from '../loopback.ts';
import { createRandom } from '../random.ts';
import { attacks } from './attacks.ts';
import type { AttackOrder } from './start-attacks.ts';
import type { Attack, Target } from './target.ts';

const counts: Record<string, Record<string, number>> = {};

// Attacks from the first message on; with the second it says what was answered and ends, whatever is still held.
process.once('message', ({ address, seed, cookies, only }: AttackOrder) => {
  requireLoopback(address);
  let stream = 0;
  for (const attack of attacks.filter(({ name }) => name.includes(only)))
    for (let attacker = 0; attacker < attack.attackers; attacker += 1)
      void repeat(attack, { address, cookies, random: createRandom(seed, (stream += 1)) });
  process.once('message', () => {
    process.send?.(counts, () => process.exit(0));
  });
});

process.on('disconnect', () => process.exit());

async function repeat(attack: Attack, target: Target): Promise<never> {
  // Not all at the same moment, again and again.
  await wait(target.random() * 1000);
  for (;;) {
    const outcome = await attack.run(target);
    const known = (counts[attack.name] ??= {});
    known[outcome] = (known[outcome] ?? 0) + 1;
    await wait(attack.pauseMs * (0.5 + target.random()));
  }
}
