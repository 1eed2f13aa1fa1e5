import { mayManageEmployees } from 'shared-api/contracts/directory';
import type { Executor } from '../../../platform/db/database.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { EmployeeRecord } from '../../ports/directory.port.ts';
import type { People } from '../../ports/people.port.ts';
import type { DecisionAccess } from '../decisions/decision-access.ts';
import { decisionLinkPurpose, decisionLinkValidForMs, writeLinkSubject } from '../decisions/decision-link.ts';
import type { RequestRecord } from '../requests/requests.schema.ts';
import { findSettings } from '../settings/settings.repository.ts';
import { askedMail, decidedMail, type ToldDecision } from './absence.mails.ts';

interface NotifierDependencies extends Pick<AreaPlatform, 'deliveries' | 'oneTimeLinks'> {
  readonly access: Pick<DecisionAccess, 'listDeciders'>;
  readonly people: Pick<People, 'findPeople' | 'findMembers' | 'wantsMail'>;
  /** Address of the product, without a slash at its end. */
  readonly publicUrl: string;
}

/** A request as it is now, and whose it is. */
interface OfRequest {
  readonly employee: EmployeeRecord;
  readonly request: RequestRecord;
}

/** What writes to people about requests, within the transaction that changes them. */
export type AbsenceNotifier = ReturnType<typeof createAbsenceNotifier>;

/** Makes what tells people of requests by mail: called by what changes a request, whoever asked for it and by whatever way. */
export function createAbsenceNotifier(dependencies: NotifierDependencies) {
  const { deliveries, oneTimeLinks, access, people, publicUrl } = dependencies;
  return {
    /** A request has another state: who decides is told of what was sent, its person of what was decided. */
    statusChanged: async (
      tx: Executor,
      { before, ...of }: OfRequest & { readonly before: RequestRecord },
    ): Promise<void> => {
      const { request } = of;
      // A closure is announced by whoever closes.
      if (request.closureId !== null || request.status === 'open') return;
      if (request.status === 'toApprove' && before.status === 'open') await notifyDeciders(tx, of);
      else await notifyRequester(tx, of, request.status);
    },

    /** Its person asked to take back what was approved: who decides is told. */
    withdrawalAsked: (tx: Executor, of: OfRequest): Promise<void> => notifyDeciders(tx, of),

    /** What was asked to be taken back stays: its person is told. */
    withdrawalRefused: (tx: Executor, of: OfRequest): Promise<void> =>
      notifyRequester(tx, of, 'withdrawalRefused'),

    /** What was asked to be shorter stays as it is: its person is told. */
    daysRefused: (tx: Executor, of: OfRequest): Promise<void> => notifyRequester(tx, of, 'daysRefused'),
  };

  async function notifyDeciders(tx: Executor, { employee, request }: OfRequest): Promise<void> {
    const { tellsApprovers } = await findSettings(tx, employee.companyId);
    if (!tellsApprovers) return;
    const deciders = await access.listDeciders(tx, employee);
    const others = deciders.filter(
      ({ userId }) => userId !== employee.userId && userId !== request.changedBy,
    );
    const names = await readNames(
      tx,
      others.flatMap(({ userId, inPlaceOf }) => [userId, inPlaceOf ?? userId]),
    );
    for (const { userId, inPlaceOf } of others) {
      const person = names.get(userId);
      if (!person || !(await people.wantsMail(tx, { userId }, 'absences'))) continue;
      const subject = writeLinkSubject({ requestId: request.id, userId });
      const binding = { purpose: decisionLinkPurpose, subject, sentTo: person.email };
      const link = { ...binding, validForMs: decisionLinkValidForMs };
      const secret = await oneTimeLinks.issue(tx, link);
      await deliveries.sendMail(tx, {
        noticeKind: 'absences',
        to: person.email,
        language: person.language,
        reference: `absence_requests:${request.id}`,
        companyId: employee.companyId,
        content: askedMail({
          firstName: person.firstName,
          employeeName: employee.name,
          inPlaceOf: (inPlaceOf !== null && names.get(inPlaceOf)?.name) || '',
          asks:
            request.keptFrom !== null
              ? 'days'
              : request.withdrawalReason !== null
                ? 'withdrawal'
                : 'approval',
          // Behind the `#` no log and no other site sees it.
          address: `${publicUrl}/absenceDecision#${secret}`,
        }),
      });
    }
  }

  async function notifyRequester(
    tx: Executor,
    { employee: { userId, companyId }, request }: OfRequest,
    decision: ToldDecision,
  ): Promise<void> {
    if (userId === null || userId === request.changedBy) return;
    const names = await readNames(tx, [userId, request.changedBy, request.decidedFor ?? userId]);
    const person = names.get(userId);
    if (!person || !(await people.wantsMail(tx, { userId }, 'absences'))) return;
    await deliveries.sendMail(tx, {
      noticeKind: 'absences',
      to: person.email,
      language: person.language,
      reference: `absence_requests:${request.id}`,
      companyId,
      content: decidedMail({
        firstName: person.firstName,
        request,
        decision,
        by: names.get(request.changedBy)?.name ?? '',
        inPlaceOf: (request.decidedFor !== null && names.get(request.decidedFor)?.name) || '',
        // Why a sickness was refused is for the screens alone.
        reason: request.kind === 'leave' ? request.refusalReason : '',
        delegation: decision === 'approved' ? await delegationAddress(tx, userId, request) : undefined,
        address: `${publicUrl}${request.kind === 'leave' ? '/holiday' : '/disease'}?tab=history`,
      }),
    });
  }

  async function delegationAddress(
    tx: Executor,
    userId: string,
    { from, to, kind }: RequestRecord,
  ): Promise<string | undefined> {
    const member = (await people.findMembers(tx, [userId])).get(userId);
    if (!member || kind !== 'leave' || !mayManageEmployees(member)) return undefined;
    return `${publicUrl}/absences?delegate=${from}_${to}`;
  }

  async function readNames(tx: Executor, userIds: readonly string[]) {
    const persons = await people.findPeople(tx, [...new Set(userIds)]);
    return new Map(persons.map((person) => [person.userId, person]));
  }
}
