/** The highest object number that readers accept (ISO 32000-1, annex C). */
export const maxObjects = 8_388_607;

/** Entries that the cross-references of one file may have. */
const maxEntries = 1_000_000;

/** Entries that a file of that size may have: no object takes less than a byte, and a few more are free. */
export function entryLimit(fileSize: number): number {
  return Math.min(maxEntries, fileSize + 1000);
}

/** Bytes that the structural streams of one file may decode to, all together. */
export const maxDecodedBytes = 128 * 1024 * 1024;

/** Bytes that one object may have as it is written, and one structural stream once it is decoded. */
export const longestStream = 32 * 1024 * 1024;

/** Values that one object may hold, however deep. */
export const maxValues = 250_000;
