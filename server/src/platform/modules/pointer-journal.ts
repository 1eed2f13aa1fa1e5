import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const pointer = z.object({
  live: z.string(),
  /** The builds that were live and are still kept, the latest deployed at the end. */
  history: z.array(z.string()),
  /** When each build that was live stopped being so. */
  left: z.record(z.string(), z.iso.datetime()).optional(),
  /** The hash that each build's description had when it went live. */
  digests: z.record(z.string(), z.string()).optional(),
  /** When it was made live, and the proof of whoever did who had the installation's secret (decision 127). */
  movedAt: z.iso.datetime().optional(),
  proof: z.string().optional(),
});
const pointers = z.record(z.string(), pointer);

/** Which build of each module, and of the shell, is live. The areas stand in the order of their first deploy. */
export type LivePointers = z.infer<typeof pointers>;

/** The newest record of the journal that can be read. */
interface JournalState {
  readonly pointers: LivePointers;
  /** The number of the newest record, also where it cannot be read; 0 before the first one. */
  readonly revision: number;
  /** The newer records that could not be read, with the reasons. */
  readonly broken: readonly { readonly file: string; readonly error: unknown }[];
}

const keptRecords = 50;
const maxTries = 1000;
const recordName = /^(\d+)\.json$/;
const folderOf = (dist: string) => join(dist, 'live');
const fileOf = (dist: string, revision: number) =>
  join(folderOf(dist), `${String(revision).padStart(6, '0')}.json`);

/** Reads the pointers; of records that cannot be read it names the file, and uses the newest one before them. */
export async function readJournal(dist: string): Promise<JournalState> {
  const revisions = await listRevisions(dist);
  const files = [...revisions.map((revision) => fileOf(dist, revision)), ...earlierFormat(dist)];
  const broken: { file: string; error: unknown }[] = [];
  const revision = revisions[0] ?? 0;
  for (const file of files) {
    try {
      return { pointers: pointers.parse(JSON.parse(await readFile(file, 'utf8'))), revision, broken };
    } catch (error) {
      broken.push({ file, error });
    }
  }
  return { pointers: {}, revision, broken };
}

/**
 * Changes the pointers. Two processes at once both succeed, one after the other: each record is written under the next number,
 * which the file system gives to one of them, and the other applies its change to what the first has written.
 * @throws what `change` throws.
 */
export async function updateJournal(
  dist: string,
  change: (before: LivePointers) => LivePointers,
): Promise<LivePointers> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const { pointers: before, revision } = await readJournal(dist);
    const after = change(before);
    if (after === before) return before;
    if (await append(dist, revision + 1, after)) {
      await prune(dist);
      return after;
    }
  }
  throw new Error(`The live pointers in ${dist} are being changed by others without end.`);
}

/** A text that is another one whenever the pointers may have changed. */
export async function stampOfJournal(dist: string): Promise<string> {
  const [newest] = await listRevisions(dist);
  const file = newest === undefined ? earlierFormat(dist)[0] : fileOf(dist, newest);
  if (!file) return 'none';
  const { mtimeNs, ino, size } = await stat(file, { bigint: true });
  return `${newest}-${ino}-${mtimeNs}-${size}`;
}

/** Puts a record into its place whole, or not at all when another process has taken the number. */
async function append(dist: string, revision: number, record: LivePointers): Promise<boolean> {
  await mkdir(folderOf(dist), { recursive: true });
  const draft = join(folderOf(dist), `draft-${randomUUID()}`);
  await writeFile(draft, JSON.stringify(record, null, 1), { flush: true });
  try {
    await link(draft, fileOf(dist, revision));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    await rm(draft, { force: true });
  }
}

async function prune(dist: string): Promise<void> {
  const old = (await listRevisions(dist)).slice(keptRecords);
  await Promise.all(old.map((revision) => rm(fileOf(dist, revision), { force: true })));
}

/** The numbers of the records, the newest first. */
async function listRevisions(dist: string): Promise<number[]> {
  const folder = folderOf(dist);
  const names = existsSync(folder) ? await readdir(folder) : [];
  return names
    .flatMap((name) => recordName.exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((one, other) => other - one);
}

/** One file held the pointers before there were records; it counts where there is none that can be read. */
function earlierFormat(dist: string): string[] {
  const file = join(dist, 'live.json');
  return existsSync(file) ? [file] : [];
}
