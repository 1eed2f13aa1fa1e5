/** What something that is done at once may cost, in ms of the processor. What grows with the square of its input costs seconds. */
export const atOnceMs = 50;

const tries = 5;

/** What the processor does for some work on this thread alone, in ms: the least of some tries, of which the first that is cheap enough is the last. */
export function processorTimeOf(work: () => void): number {
  let least = Infinity;
  for (let round = 0; round < tries && least > atOnceMs; round += 1) {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
