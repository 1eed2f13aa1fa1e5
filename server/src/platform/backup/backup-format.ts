import { z } from 'zod';

/** The version of the format that this code writes, and the only one that it reads. */
export const formatVersion = 1;

/** The entries of the archive that stand alone: the first, and the last. */
export const headerEntry = 'sportello-backup.json';
export const endEntry = 'end.json';

/** Where the others stand: rows as `tables/<table>/<part>.jsonl`, the installation's keys, stored files by their hash. */
export const rowsEntry = /^tables\/(?<table>[a-z][a-z0-9_]*)\/\d+\.jsonl$/;
export const keyEntry = /^keys\/(?<name>[a-z0-9][a-z0-9.-]*)$/;
export const fileEntry = /^files\/(?<hash>[0-9a-f]{64})$/;

const table = z.object({ name: z.string(), columns: z.array(z.string()) });

/** What stands first: whose backup it is, and what to expect. */
export const backupHeader = z.object({
  format: z.number(),
  madeAt: z.iso.datetime().transform((text) => new Date(text)),
  schema: z.object({ name: z.string(), at: z.number() }),
  /** Of the installation's secret; null of a version that kept it in the database. */
  secretFingerprint: z.string().nullable(),
  /** The tables with the columns of their rows, in the order of the values. */
  tables: z.array(table),
});

/** What stands last: without it the file is not whole. */
export const backupEnd = z.object({
  /** How many rows of each table there are, and their digest (`createRowsDigest`). */
  tables: z.record(z.string(), z.object({ rows: z.number(), digest: z.string() })),
  /** How far the numbers of each sequence have come; null of one that gave none. */
  sequences: z.record(z.string(), z.string().nullable()),
  /** The SHA-256 of each key. */
  keys: z.record(z.string(), z.string()),
  /** How many stored files there are, their bytes together, and the digest of their hashes. */
  files: z.object({ count: z.number(), bytes: z.number(), digest: z.string() }),
  /** Hashes of files that a row names and the storage did not have, or not as they were stored. */
  unavailable: z.array(z.string()),
  /** Shows that who made it had the installation's secret (`backup-author.ts`); missing of versions that did not show it. */
  author: z.string().optional(),
});

export type BackupHeader = z.output<typeof backupHeader>;
export type BackupEnd = z.output<typeof backupEnd>;
/** A table as a backup holds it. */
export type BackupTable = z.output<typeof table>;
