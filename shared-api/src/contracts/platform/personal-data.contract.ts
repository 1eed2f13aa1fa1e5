import { z } from 'zod';
import { plainDay, wireObject } from '../common/index.ts';

const table = z.object({
  /** The area of the product that has it, and what the table is called. */
  area: z.string(),
  table: z.string(),
  /** In the language of the file. */
  title: z.string(),
  /** What the fields of its records are called, in that language. */
  fields: z.record(z.string(), z.string()),
  /** Instants are ISO 8601 in UTC, days `YYYY-MM-DD`, durations minutes. */
  records: z.array(z.record(z.string(), z.unknown())),
});

/** A file that lies beside it in the package, with where it comes from. */
const file = z.object({ path: z.string(), table: z.string(), title: z.string() });

/**
 * `data.json` of the package of a person's data (GDPR art. 15 and 20): what every table holds about them. Additions raise no version; what
 * changes its meaning does.
 */
export const personalDataFile = z.object({
  format: z.literal('sportello-personal-data'),
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Who asked for it: the person, or who answers for their data. */
  madeFor: z.enum(['person', 'administrator']),
  person: z.object({ userId: z.string(), name: z.string(), username: z.string() }),
  tables: z.array(table),
  files: z.array(file),
});
export type PersonalDataFile = z.infer<typeof personalDataFile>;

/** Something that stays when an account is deleted: what, why, and until when; null for without an end. */
export const keptData = wireObject({
  what: z.string(),
  why: z.string(),
  until: ['fino_al', plainDay.nullable()],
});
export type KeptData = z.output<typeof keptData>;
