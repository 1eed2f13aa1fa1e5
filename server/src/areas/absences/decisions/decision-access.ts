import { dayInItaly } from 'shared-api/contracts/common';
import { mayManageEmployees, visibleCompanies, type ActingCandidate } from 'shared-api/contracts/directory';
import type { Clock } from '../../../platform/clock.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Directory, EmployeeRecord } from '../../ports/directory.port.ts';
import type { People } from '../../ports/people.port.ts';
import { listDelegationsOn } from '../delegations/delegations.repository.ts';
import { absencesTexts } from '../absences.texts.ts';
import type { AbsenceAccess, AbsenceRights } from '../requests/absence-access.ts';
import { findRequest } from '../requests/requests.repository.ts';
import type { RequestRecord } from '../requests/requests.schema.ts';

interface AccessDependencies {
  readonly clock: Clock;
  readonly directory: Pick<Directory, 'findEmployee' | 'listEmployees' | 'listEmployeesById'>;
  readonly people: Pick<People, 'listAdministrators' | 'findMembers' | 'isDecidedByOthers'>;
  readonly rights: Pick<AbsenceAccess, 'rightsOn'>;
}

/** An employee about whom somebody decides, and the administrator in whose place; null where they are one themselves. */
export interface DecisionSubject {
  readonly employee: EmployeeRecord;
  readonly rights: AbsenceRights;
  readonly inPlaceOf: string | null;
}

/** Who decides about a company's requests today, and the administrator in whose place. */
interface Decider {
  readonly userId: string;
  readonly inPlaceOf: string | null;
}

/** Where it is decided who decides about which requests. */
export type DecisionAccess = ReturnType<typeof createDecisionAccess>;

/**
 * Makes what says who decides about which requests: whoever administers the employee on the day of the decision,
 * and those to whom they delegated it (decision 042). Nothing of it is kept with a request, so that none stays with who is gone.
 */
export function createDecisionAccess({ clock, directory, people, rights }: AccessDependencies) {
  return {
    /**
     * A request about which somebody may decide.
     * @throws AppError `forbidden` for one's own that is others' to decide; `not-found` for all others about which they may not.
     */
    requireDecision: async (
      executor: Executor,
      actor: ActingCandidate,
      id: string,
    ): Promise<DecisionSubject & { readonly request: RequestRecord }> => {
      const request = await findRequest(executor, id);
      const employee = request && (await directory.findEmployee(executor, request.employeeId));
      if (!request || !employee) throw new AppError('not-found');
      const [subject] = await subjectsAmong(executor, actor, [employee]);
      if (subject) return { ...subject, request };
      if (employee.userId !== actor.userId) throw new AppError('not-found');
      throw new AppError('forbidden', mayManageEmployees(actor) ? { text: absencesTexts.ownIsAnothers } : {});
    },

    /** The employees of a company about whose requests somebody may decide today, by name. */
    listSubjects: async (
      executor: Executor,
      actor: ActingCandidate,
      companyId: string,
    ): Promise<DecisionSubject[]> =>
      subjectsAmong(executor, actor, await directory.listEmployees(executor, companyId)),

    /** Those of some employees about whose requests somebody may decide today. */
    listSubjectsById: async (
      executor: Executor,
      actor: ActingCandidate,
      employeeIds: readonly string[],
    ): Promise<DecisionSubject[]> =>
      subjectsAmong(executor, actor, await directory.listEmployeesById(executor, employeeIds)),

    /** The companies of which somebody may decide something today: those that they administer, then those that were delegated to them. */
    listCompanies: async (
      executor: Executor,
      actor: ActingCandidate,
    ): Promise<{ readonly own: 'all' | readonly string[]; readonly delegated: readonly string[] }> => {
      const given = await listDelegationsOn(executor, { toUserId: actor.userId, day: today() });
      return {
        own: mayManageEmployees(actor) ? visibleCompanies(actor) : [],
        delegated: [...new Set(given.map(({ companyId }) => companyId))],
      };
    },

    /**
     * Who decides today about somebody of a company: its administrators, each replaced by the one to whom they delegated it. Whose request
     * it is replaces nobody, and is left out where another decides; nor does who is gone replace anybody: then whoever delegated decides.
     */
    listDeciders: async (
      executor: Executor,
      { companyId, userId: about }: Pick<EmployeeRecord, 'companyId' | 'userId'>,
    ): Promise<Decider[]> => {
      const all = await people.listAdministrators(executor, companyId);
      const isAnothers =
        about !== null && (await people.isDecidedByOthers(executor, { userId: about, companyId }));
      const administrators = isAnothers ? all.filter((userId) => userId !== about) : all;
      const given = await listDelegationsOn(executor, { companyId, day: today() });
      const members = await people.findMembers(
        executor,
        given.map(({ toUserId }) => toUserId),
      );
      const deciders = administrators.flatMap((userId): Decider[] => {
        const delegates = given.filter(
          ({ byUserId, toUserId }) => byUserId === userId && toUserId !== about && members.has(toUserId),
        );
        if (delegates.length === 0) return [{ userId, inPlaceOf: null }];
        return delegates.map(({ toUserId }) => ({ userId: toUserId, inPlaceOf: userId }));
      });
      // Who administers the company decides as such, whatever was delegated to them besides.
      const byPerson = new Map<string, Decider>();
      for (const decider of deciders)
        if (decider.inPlaceOf === null || !byPerson.has(decider.userId))
          byPerson.set(decider.userId, decider);
      return [...byPerson.values()];
    },
  };

  function today() {
    return dayInItaly(clock.now());
  }

  async function subjectsAmong(
    executor: Executor,
    actor: ActingCandidate,
    employees: readonly EmployeeRecord[],
  ): Promise<DecisionSubject[]> {
    const all = await rights.rightsOn(executor, { session: actor }, employees);
    return all.flatMap((each) => {
      const { employee, decides } = each;
      if (decides === null) return [];
      return { employee, rights: each, inPlaceOf: decides === 'own' ? null : decides.inPlaceOf };
    });
  }
}
