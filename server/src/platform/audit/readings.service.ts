import { addDays, dayInItaly } from 'shared-api/contracts/common';
import type { Clock } from '../clock.ts';
import type { Database, Executor } from '../db/database.ts';
import type { Audit, AuditEvent } from './audit.service.ts';
import { deleteReadingsBefore, insertReadings } from './readings.repository.ts';

/** Somebody looked at something: an event with who it was. */
interface ReadingEvent extends AuditEvent {
  readonly actor: string;
}

interface ReadingsDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: Pick<Audit, 'appendMany'>;
}

/** What writes down who looked at whose data. */
export type Readings = ReturnType<typeof createReadings>;

/** Makes what writes down who looked at whose data: one event by person, subject, action and day (of Italy), however often a page is loaded. */
export function createReadings({ db, clock, audit }: ReadingsDependencies) {
  return {
    /** Writes the events of the day that are not written yet, each subject named once. */
    note: (executor: Executor, events: readonly ReadingEvent[]): Promise<void> =>
      events.length === 0
        ? Promise.resolve()
        : executor.transaction(async (tx) => {
            const day = dayInItaly(clock.now());
            // In one order whoever asks: two who look at the same wait for each other and not both.
            const rows = events
              .map(({ subject, action, actor }) => ({ subject, action, actor, day }))
              .toSorted((one, other) => (one.subject < other.subject ? -1 : 1));
            const added = await insertReadings(tx, rows);
            const isNew = new Set(added.map(keyOf));
            await audit.appendMany(
              tx,
              events.filter((event) => isNew.has(keyOf(event))),
            );
          }),

    /** Forgets which readings of days gone by are written already. */
    clean: (): Promise<void> => deleteReadingsBefore(db, addDays(dayInItaly(clock.now()), -1)),
  };
}

function keyOf({
  subject,
  action,
  actor,
}: Readonly<Record<'subject' | 'action' | 'actor', string | null>>): string {
  return JSON.stringify([subject, action, actor]);
}
