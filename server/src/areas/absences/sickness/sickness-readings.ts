import { mayReadSickness, type SicknessReading } from 'shared-api/contracts/absences';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Directory } from '../../ports/directory.port.ts';
import type { People } from '../../ports/people.port.ts';
import { absenceEvent } from '../absences-audit.ts';
import type { AbsenceRights } from '../requests/absence-access.ts';
import type { RequestRecord } from '../requests/requests.schema.ts';
import { requireSickness } from './sickness-access.ts';

interface ReadingDependencies extends Pick<AreaPlatform, 'db' | 'audit' | 'readings'> {
  readonly directory: Pick<Directory, 'openEmployee'>;
  readonly people: Pick<People, 'findPeople'>;
}

/** A request that is handed out with all that was written of it. */
interface HandedOut {
  readonly record: Pick<RequestRecord, 'id' | 'kind'>;
  readonly rights: Pick<AbsenceRights, 'employee' | 'isOwn' | 'mayManage'>;
}

/** Most readings that are listed: the newest. */
const maxListed = 100;

const kinds: Readonly<Partial<Record<string, SicknessReading['kind']>>> = {
  'sickness.read': 'record',
  'certificate.read': 'certificate',
};

/** Where it is written down who reads whose sickness, and told to whose it is (decision 105). */
export type SicknessReadings = ReturnType<typeof createSicknessReadings>;

/** Makes what writes down who reads whose sickness, once a day by reader and record, and says it to whose it is. */
export function createSicknessReadings(dependencies: ReadingDependencies) {
  const { db, audit, readings, people } = dependencies;
  return {
    /** Writes down which sicknesses of others are handed out to a caller; leave, and one's own, are nobody's to write down. */
    note: async (executor: Executor, caller: SignedInCaller, rows: readonly HandedOut[]): Promise<void> => {
      const ofOthers = rows.filter(
        ({ record, rights }) => record.kind === 'sickness' && !rights.isOwn && mayReadSickness(rights),
      );
      await readings.note(
        executor,
        ofOthers.map(({ record, rights: { employee } }) => ({
          ...absenceEvent({
            requestId: record.id,
            action: 'sickness.read',
            caller,
            actingFor: employee.userId,
            companyId: employee.companyId,
          }),
          actor: caller.session.userId,
        })),
      );
    },

    /** Who else read one's own sickness, and its certificates: the newest first. @throws AppError `not-found` for whoever's it is not. */
    list: async (
      caller: SignedInCaller,
      { id }: { readonly id: string },
    ): Promise<{ readings: SicknessReading[] }> => {
      const { employee } = await requireSickness(dependencies, caller, id);
      if (!employee.isOwn) throw new AppError('not-found');
      const log = (await audit.list(db, `absence_requests:${id}`))
        .filter(({ action, actor }) => kinds[action] && actor !== employee.userId)
        .toReversed()
        .slice(0, maxListed);
      const persons = await people.findPeople(db, [...new Set(log.flatMap(({ actor }) => actor ?? []))]);
      const names = new Map(persons.map(({ userId, name }) => [userId, name]));
      return {
        readings: log.map(({ sequence, action, actor, at }) => ({
          id: sequence,
          who: (actor !== null && names.get(actor)) || null,
          at: at.toISOString(),
          kind: kinds[action] ?? 'record',
        })),
      };
    },
  };
}
