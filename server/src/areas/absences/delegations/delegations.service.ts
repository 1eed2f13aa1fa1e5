import { randomUUID } from 'node:crypto';
import {
  absenceLiveKeys,
  maxDelegationDays,
  type addDelegation,
  type endDelegation as endCall,
  type GivenDelegation,
  type listDelegations,
} from 'shared-api/contracts/absences';
import { addDays, dayInItaly, type InputOf, type OutputOf, type PlainDay } from 'shared-api/contracts/common';
import { mayManageEmployees, maySeeCompany } from 'shared-api/contracts/directory';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import { publishChange } from '../../../platform/live/live-messages.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Directory } from '../../ports/directory.port.ts';
import type { People } from '../../ports/people.port.ts';
import { absencesTexts } from '../absences.texts.ts';
import { listApprovedLeave } from '../decisions/decisions.repository.ts';
import { delegatedMail } from '../telling/absence.mails.ts';
import { endDelegation, insertDelegation, listDelegationsOf } from './delegations.repository.ts';
import type { DelegationRecord } from './delegations.schema.ts';

interface DelegationDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'audit' | 'deliveries'> {
  readonly directory: Pick<Directory, 'describeUser'>;
  readonly people: Pick<People, 'findMembers' | 'findPeople' | 'findPerson'>;
  /** Address of the product, without a slash at its end. */
  readonly publicUrl: string;
}

/** The service of administrators who have somebody else decide in their place (decision 042). */
export function createDelegationService(dependencies: DelegationDependencies) {
  const { db, clock, audit, deliveries, directory, people, publicUrl } = dependencies;
  return {
    /** The caller's delegations that are not over, given and received, and their own leave for which they gave none. */
    list: async ({ session }: SignedInCaller): Promise<OutputOf<typeof listDelegations>> => {
      const { userId } = session;
      const all = await listDelegationsOf(db, { userId, day: today() });
      const shown = await present(db, all);
      const given = all.filter(({ byUserId }) => byUserId === userId);
      const mayDelegate = mayManageEmployees(session);
      return {
        mayDelegate,
        given: shown.filter((_each, index) => all[index]?.byUserId === userId),
        received: shown.filter((_each, index) => all[index]?.byUserId !== userId),
        proposal: mayDelegate ? await propose(userId, given) : null,
      };
    },

    /** @throws AppError `forbidden` for who administers no company; `invalid-input` on the field that is wrong. */
    add: async (
      caller: SignedInCaller,
      { toUserId, from, to }: InputOf<typeof addDelegation>,
    ): Promise<OutputOf<typeof addDelegation>> => {
      const { session, language } = caller;
      if (!mayManageEmployees(session)) throw new AppError('forbidden');
      if (toUserId === session.userId) throw wrong('toUserId', absencesTexts.delegateSelf[language]);
      const fault = faultOf({ from, to }, today());
      if (fault) throw wrong('to', absencesTexts[fault][language]);
      return db.transaction(async (tx) => {
        const delegate = (await people.findMembers(tx, [toUserId])).get(toUserId);
        const companyId = delegate?.companyId ?? null;
        if (companyId === null || !maySeeCompany(session, companyId))
          throw wrong('toUserId', absencesTexts.delegateUnknown[language]);
        await requireFree(tx, caller, { from, to, companyId });
        const delegation: DelegationRecord = {
          id: randomUUID(),
          companyId,
          byUserId: session.userId,
          toUserId,
          from,
          to,
          createdAt: clock.now(),
          endedAt: null,
        };
        await insertDelegation(tx, delegation);
        await record(tx, caller, delegation, 'delegation.given');
        await notifyDelegate(tx, delegation);
        await announce(tx, delegation);
        const [shown] = await present(tx, [delegation]);
        if (!shown) throw new AppError('not-found');
        return { delegation: shown };
      });
    },

    /** Ends a delegation at once. @throws AppError `not-found` for one that the caller did not give, or that was ended. */
    end: (caller: SignedInCaller, { id }: InputOf<typeof endCall>): Promise<void> =>
      db.transaction(async (tx) => {
        const { userId } = caller.session;
        const ended = await endDelegation(tx, { id, userId, now: clock.now() });
        if (!ended) throw new AppError('not-found');
        await record(tx, caller, ended, 'delegation.ended');
        await announce(tx, ended);
      }),
  };

  function today(): PlainDay {
    return dayInItaly(clock.now());
  }

  /** The first approved leave of an administrator that no delegation of theirs touches. */
  async function propose(
    userId: string,
    given: readonly DelegationRecord[],
  ): Promise<OutputOf<typeof listDelegations>['proposal']> {
    const { employee } = await directory.describeUser(db, userId);
    if (!employee) return null;
    const leave = await listApprovedLeave(db, { employeeId: employee.id, day: today() });
    const open = leave.find(({ from, to }) => !given.some((one) => one.from <= to && from <= one.to));
    return open ? { from: open.from, to: open.to } : null;
  }

  /** @throws AppError `invalid-input` where some of the days were given away already. */
  async function requireFree(
    tx: Executor,
    { session: { userId }, language }: SignedInCaller,
    { from, to, companyId }: Pick<DelegationRecord, 'from' | 'to' | 'companyId'>,
  ): Promise<void> {
    const others = await listDelegationsOf(tx, { userId, day: from });
    const other = others.find(
      (each) => each.byUserId === userId && each.companyId === companyId && each.from <= to,
    );
    if (!other) return;
    const name = (await people.findPerson(tx, other.toUserId))?.name ?? '';
    throw wrong('from', absencesTexts.delegationOverlaps[language].replace('{name}', name));
  }

  async function record(
    tx: Executor,
    caller: SignedInCaller,
    { id, companyId, toUserId, from, to }: DelegationRecord,
    action: 'delegation.given' | 'delegation.ended',
  ): Promise<void> {
    const { session, ip, userAgent, requestId } = caller;
    await audit.append(tx, {
      subject: `absence_delegations:${id}`,
      action,
      actor: session.userId,
      actingFor: null,
      companyId,
      data: { companyId, toUserId, from, to, ip, userAgent, requestId },
    });
  }

  async function notifyDelegate(
    tx: Executor,
    { byUserId, toUserId, companyId, from, to }: DelegationRecord,
  ): Promise<void> {
    const [person, by] = [await people.findPerson(tx, toUserId), await people.findPerson(tx, byUserId)];
    if (!person) return;
    await deliveries.sendMail(tx, {
      to: person.email,
      language: person.language,
      companyId,
      content: delegatedMail({
        firstName: person.firstName,
        by: by?.name ?? '',
        from,
        to,
        address: `${publicUrl}/absences`,
      }),
    });
  }

  async function announce(tx: Executor, { byUserId, toUserId }: DelegationRecord): Promise<void> {
    for (const userId of [byUserId, toUserId])
      await publishChange(tx, { to: { userId }, keys: absenceLiveKeys });
  }

  async function present(
    executor: Executor,
    delegations: readonly DelegationRecord[],
  ): Promise<GivenDelegation[]> {
    const ids = delegations.flatMap(({ byUserId, toUserId }) => [byUserId, toUserId]);
    const persons = await people.findPeople(executor, [...new Set(ids)]);
    const names = new Map(persons.map(({ userId, name }) => [userId, name]));
    return delegations.map(({ id, byUserId, toUserId, from, to }) => ({
      id,
      from,
      to,
      byName: names.get(byUserId) ?? '',
      toName: names.get(toUserId) ?? '',
      isActive: from <= today() && today() <= to,
    }));
  }
}

function faultOf(
  { from, to }: Pick<DelegationRecord, 'from' | 'to'>,
  today: PlainDay,
): 'endsBefore' | 'delegationOver' | 'delegationTooLong' | undefined {
  if (to < from) return 'endsBefore';
  if (to < today) return 'delegationOver';
  return to > addDays(from, maxDelegationDays - 1) ? 'delegationTooLong' : undefined;
}

function wrong(field: string, sentence: string): AppError {
  return new AppError('invalid-input', { fields: { [field]: sentence } });
}
