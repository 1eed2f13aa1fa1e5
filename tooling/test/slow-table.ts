/** How long the tests of a file ran, in milliseconds; side by side where several run at a time. */
export interface FileTime {
  readonly file: string;
  readonly milliseconds: number;
}

/** The lines of a table of the files that took longest, the longest first. */
export function slowTable(times: readonly FileTime[], count = 10): string[] {
  const slowest = sumByFile(times)
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, count);
  if (slowest.length === 0) return [];
  const seconds = slowest.map(({ milliseconds }) => (milliseconds / 1000).toFixed(1));
  const width = Math.max(...seconds.map((text) => text.length));
  return [
    'Slowest files:',
    ...slowest.map(({ file }, index) => `  ${seconds[index]?.padStart(width)} s  ${file}`),
  ];
}

/** A story that runs at two sizes of the screen is one file. */
function sumByFile(times: readonly FileTime[]): FileTime[] {
  const sums = new Map<string, number>();
  for (const { file, milliseconds } of times) sums.set(file, (sums.get(file) ?? 0) + milliseconds);
  return [...sums].map(([file, milliseconds]) => ({ file, milliseconds }));
}
