import pg from 'pg';

/** Makes eight-byte integers and counts plain numbers on both databases; node-postgres gives texts otherwise. */
export function useNumbersForCounts(): void {
  pg.types.setTypeParser(pg.types.builtins.INT8, toSafeNumber);
}

function toSafeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The integer ${text} does not fit a number`);
  return value;
}
