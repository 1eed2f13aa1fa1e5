import { randomUUID } from 'node:crypto';
import { counterOf, minutesOf } from 'shared-api/contracts/absences';
import { dayInItaly } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Months } from '../../ports/months.port.ts';
import { insertEntries, sumOfRequest } from '../balances/balances.repository.ts';
import { createGivenBack } from '../sickness/given-back.ts';
import type { RequestActor } from './request-change.ts';
import { listDaysOfRequests } from './requests.repository.ts';
import type { DayRecord, RequestRecord } from './requests.schema.ts';
import { causeInMonth } from './timesheet-causes.ts';

interface EffectDependencies extends Pick<AreaPlatform, 'clock' | 'audit'> {
  readonly months: Pick<Months, 'setAbsence'>;
}

/** Makes what an approved request does to the balance and the months, and what undoes it. */
export function createRequestEffects({ clock, audit, months }: EffectDependencies) {
  const givenBack = createGivenBack({ clock, audit, months });
  return { take, giveBack, giveBackDays };

  /** Takes an approved request from the balance, and writes it into the months. */
  async function take(tx: Executor, actor: RequestActor, request: RequestRecord): Promise<void> {
    const days = (await listDaysOfRequests(tx, [request.id])).filter(
      ({ givenBackTo }) => givenBackTo === null,
    );
    const counter = request.cause && counterOf(request.cause);
    if (counter)
      await insertEntries(tx, [
        { ...entryOf(actor, request), counter, day: request.from, minutes: -minutesOf(days), kind: 'taken' },
      ]);
    // The days of leave come out of the months before those of the sickness go in.
    if (request.kind === 'sickness') await givenBack.giveBack(tx, actor, request);
    await months.setAbsence(tx, { ...inMonths(actor, request), days });
  }

  /** Gives what an approved request took back to the balance, and takes it out of the months. */
  async function giveBack(tx: Executor, actor: RequestActor, request: RequestRecord): Promise<void> {
    const counter = request.cause && counterOf(request.cause);
    const taken = counter ? await sumOfRequest(tx, request.id) : 0;
    const today = dayInItaly(clock.now());
    if (counter && taken !== 0)
      await insertEntries(tx, [
        {
          ...entryOf(actor, request),
          counter,
          // Leave of the future counts from its own day on: given back it must not count before.
          day: request.from > today ? request.from : today,
          minutes: -taken,
          kind: 'returned',
        },
      ]);
    await months.setAbsence(tx, { ...inMonths(actor, request), days: [] });
    if (request.kind === 'sickness') await givenBack.takeAgain(tx, actor, request);
  }

  /** Gives back what an approved request took of days that are its own no more. */
  async function giveBackDays(
    tx: Executor,
    actor: RequestActor,
    request: RequestRecord,
    gone: readonly DayRecord[],
  ): Promise<void> {
    const counter = request.cause && counterOf(request.cause);
    const minutes = minutesOf(gone.filter(({ givenBackTo }) => givenBackTo === null));
    const [first] = gone;
    const today = dayInItaly(clock.now());
    if (counter && first && minutes > 0) {
      const day = first.day > today ? first.day : today;
      await insertEntries(tx, [{ ...entryOf(actor, request), counter, day, minutes, kind: 'returned' }]);
    }
    const left = (await listDaysOfRequests(tx, [request.id])).filter(
      ({ givenBackTo }) => givenBackTo === null,
    );
    await months.setAbsence(tx, { ...inMonths(actor, request), days: left });
    if (request.kind === 'sickness')
      await givenBack.takeAgain(tx, actor, request, new Set(gone.map(({ day }) => day)));
  }

  function entryOf({ caller, employee }: RequestActor, { id }: RequestRecord) {
    return {
      id: randomUUID(),
      employeeId: employee.id,
      companyId: employee.companyId,
      requestId: id,
      createdAt: clock.now(),
      createdBy: caller?.session.userId ?? null,
    };
  }
}

function inMonths({ caller, employee }: RequestActor, { id, cause }: RequestRecord) {
  return { caller, employee, requestId: id, causeId: causeInMonth(cause) };
}
