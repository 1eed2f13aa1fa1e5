import { z } from 'zod';
import {
  defineCall,
  defineDownload,
  instant,
  language,
  okAnswer,
  orEmpty,
  wholeNumber,
  wireObject,
  yesNo,
} from '../common/index.ts';
import type { LiveKey } from '../platform/index.ts';
import { importColumns } from './import-file.rules.ts';
import { importProblem } from './import-problems.ts';

/** Under which screens keep imports of people. */
export const importsLiveKey: LiveKey = ['admin', 'imports'];

/** Imports, and lines of one, of a page. */
export const importPageSize = 10;
export const importLinesPageSize = 50;

/**
 * `checked`: nothing is written yet. `running`: its job is due, or writes. `inviting`: everybody stands, and the mails with the links to the
 * first password are written. `failed`: nothing of it was written.
 */
const importStates = ['checked', 'running', 'inviting', 'done', 'failed'] as const;
/** What an import can be in. */
export type ImportState = (typeof importStates)[number];

/** What becomes of a line: `left` for a user who exists and is to be left as they are. */
const importOutcomes = ['add', 'change', 'same', 'left', 'error'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

const id = z.string().min(1).max(100);
const page = (length: number) => ({
  offset: wholeNumber.pipe(z.number().int().min(0)).default(0),
  length: ['count', wholeNumber.pipe(z.number().int().min(1).max(200)).default(length)] as const,
});

const column = wireObject({
  title: z.string(),
  column: z.enum(importColumns).nullable(),
  guess: z.enum(importColumns).nullable(),
});

/** A file of people that was checked, and perhaps imported. */
const userImport = wireObject({
  id: z.string(),
  fileName: ['file_name', z.string()],
  /** The company for which it is; empty for a file that names companies. */
  companyName: ['azienda', z.string()],
  state: ['stato', z.enum(importStates)],
  madeAt: ['created_at', instant],
  madeBy: ['created_by', z.string()],
  finishedAt: ['finished_at', instant.nullable()],
  /** How many lines there are, and what becomes of them, or became. */
  counts: wireObject({
    total: wholeNumber,
    add: wholeNumber,
    change: wholeNumber,
    same: wholeNumber,
    left: wholeNumber,
    error: wholeNumber,
  }),
  /** How many lines are written, while it runs. */
  written: wholeNumber,
  /** Mails that are to leave, and what became of them: handed over, waiting, or failed, with the names of some who got none. */
  invitations: wireObject({
    due: wholeNumber,
    sent: wholeNumber,
    waiting: wholeNumber.optional(),
    failed: wholeNumber.optional(),
    failedNames: ['failed_names', z.array(z.string()).optional()],
  }),
  /** Why it failed, in the caller's language; empty where it did not. */
  failure: z.string(),
  /** The columns of the file in their order: which were taken, and what those may be that were not. */
  columns: z.array(column).default([]),
  /** A few of its names, to see whether their letters are right. */
  names: z.array(z.string()).default([]),
});
export type UserImport = z.output<typeof userImport>;

/** A line of the file, and what becomes of it. */
const importRow = wireObject({
  line: wholeNumber,
  name: ['nome', z.string()],
  username: z.string(),
  outcome: ['esito', z.enum(importOutcomes)],
  /** What changes of a user who exists. */
  changed: z.array(z.enum(importColumns)),
  /** What of that only waits for the person to confirm it (decision 102). */
  waits: z.array(z.enum(importColumns)).default([]),
  problems: ['errori', z.array(importProblem)],
});
export type ImportRow = z.output<typeof importRow>;

/**
 * Checks a file of people (CSV in any encoding that can be told, `import-file.rules.ts`) line by line, and writes none of them. Without a company
 * the file names it in each line, which super users alone may. Fails with `invalid-input` on `file` for what is no such file, `too-large`,
 * and `not-found` for a company that the caller does not administer.
 */
export const checkUserImport = defineCall({
  name: 'checkUserImport',
  encoding: 'multipart',
  access: 'admin',
  input: wireObject({
    companyId: ['company', orEmpty.default(null)],
    /** Whether users who exist are changed, or left as they are. */
    changesExisting: ['update_existing', yesNo],
  }),
  files: ['file'],
  output: wireObject({ import: userImport }),
});

/** The imports of those companies that the caller administers, the last first; a file that was only checked is gone after a day. */
export const listUserImports = defineCall({
  name: 'listUserImports',
  method: 'GET',
  access: 'admin',
  input: wireObject(page(importPageSize)),
  output: wireObject({ total: ['record_totali', wholeNumber], rows: ['imports', z.array(userImport)] }),
});

/** An import, and how far it is. Fails with `not-found` for who does not administer its company. */
export const getUserImport = defineCall({
  name: 'getUserImport',
  method: 'GET',
  access: 'admin',
  input: wireObject({ id }),
  output: wireObject({ import: userImport }),
});

/** The lines of an import; of failed and imported ones as long as they are kept, 90 days. Fails as `getUserImport`. */
export const listUserImportRows = defineCall({
  name: 'listUserImportRows',
  method: 'GET',
  access: 'admin',
  input: wireObject({
    id,
    outcome: ['esito', z.enum(importOutcomes).optional()],
    ...page(importLinesPageSize),
  }),
  output: wireObject({ total: ['record_totali', wholeNumber], rows: ['lines', z.array(importRow)] }),
});

/**
 * Imports a file that was checked: all of it, or nothing. Answers at once; `getUserImport` shows how far it is. Fails as `getUserImport`, and
 * with `conflict` where a line is wrong, where it was started before, and while another of the company runs.
 */
export const startUserImport = defineCall({
  name: 'startUserImport',
  access: 'admin',
  input: wireObject({
    id,
    /** Whether who is added gets the mail with the link to their first password at once; `sendUserImportInvitations` does it later. */
    invites: ['send_invitation', yesNo],
  }),
  output: okAnswer,
});

/** Sends the mails that were put off, but to who has a password by now. Fails as `getUserImport`, and with `conflict` where none is due. */
export const sendUserImportInvitations = defineCall({
  name: 'sendUserImportInvitations',
  access: 'admin',
  input: wireObject({ id }),
  output: okAnswer,
});

/** The lines of an import with what became of each, as CSV in the caller's language. Fails as `getUserImport`. */
export const downloadUserImport = defineDownload({
  name: 'downloadUserImport',
  types: ['text/csv'],
  method: 'GET',
  access: 'admin',
  input: wireObject({ id }),
});

/** The titles of a file of people and an example, as CSV. */
export const downloadUserImportTemplate = defineDownload({
  name: 'downloadUserImportTemplate',
  types: ['text/csv'],
  method: 'GET',
  access: 'admin',
  input: wireObject({ language: ['lang', language] }),
});
