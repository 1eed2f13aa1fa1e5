import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Database, Executor } from '../db/database.ts';
import { deleteValue, listValues, setValue } from '../installation/installation.repository.ts';
import type { Storage } from '../storage/storage.ts';

const beginning = 'backup-hold:';
const minute = 60_000;
/** A backup that died holds no longer than this; one that lives renews it in time. */
const holdMs = 5 * minute;

/**
 * Has no process of the installation remove stored files until the returned function is called: rows of a moment may name what nobody
 * needs any more by the time it is copied.
 */
export async function holdRemovals(db: Database, clock: Clock): Promise<() => Promise<void>> {
  const name = `${beginning}${randomUUID()}`;
  const renew = () => setValue(db, name, new Date(clock.now().getTime() + holdMs).toISOString());
  await renew();
  let renewing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    // One that fails leaves the time that was held before.
    renewing = renew().catch(() => undefined);
  }, minute);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await renewing;
    await deleteValue(db, name);
  };
}

/** The storage, which removes nothing while a backup holds what there is; who wanted to tries again later, as they do anyway. */
export function withHeldRemovals(storage: Storage, { db, clock }: { db: Database; clock: Clock }): Storage {
  return {
    ...storage,
    remove: async (hash, options) => !(await isHeld(db, clock.now())) && storage.remove(hash, options),
  };
}

async function isHeld(executor: Executor, now: Date): Promise<boolean> {
  const holds = await listValues(executor, beginning);
  return holds.some(({ value }) => new Date(value) > now);
}

/** Forgets the holds that came with a backup, of which its own is one. */
export async function forgetHolds(executor: Executor): Promise<void> {
  for (const { name } of await listValues(executor, beginning)) await deleteValue(executor, name);
}
