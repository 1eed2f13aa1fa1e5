/** What something that is done at once may cost, in ms of the processor. What grows with the square of its input costs seconds. */
export const atOnceMs = 50;

/** What the yardstick costs, in ms, on the machine where the bounds were found. */
const yardstickMs = 10;
const tries = 5;

/**
 * What the processor does for some work on this thread alone, in ms of the machine where the bounds were found: the least of some
 * tries, of which the first that is cheap enough is the last. What seems too much is measured against a yardstick beside it, so that
 * nothing fails because a machine is slow.
 */
export function processorTimeOf(work: () => void): number {
  let least = Infinity;
  for (let round = 0; round < tries && least > atOnceMs; round += 1)
    least = Math.min(least, inBoundsOfMachine(threadTimeOf(work)));
  return least;
}

/** Milliseconds of this machine's processor, as milliseconds of the machine where the bounds were found. */
export function inBoundsOfMachine(milliseconds: number): number {
  if (milliseconds <= atOnceMs) return milliseconds;
  const costs = Array.from({ length: tries }, () => threadTimeOf(useYardstick)).toSorted((a, b) => a - b);
  return milliseconds / Math.max(1, (costs[Math.floor(tries / 2)] ?? 0) / yardstickMs);
}

/** What the processor does for some work on this thread alone, in ms. */
export function threadTimeOf(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  return millisecondsSince(before);
}

/** What the processor does on this thread until some work is done, here or elsewhere, in ms. */
export async function threadTimeDuring(work: () => Promise<void>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  return millisecondsSince(before);
}

function millisecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

const yardstick = 'e\u0301 1'.repeat(60_000);

function useYardstick() {
  JSON.parse(JSON.stringify(yardstick.normalize('NFC').split(' ')));
}
