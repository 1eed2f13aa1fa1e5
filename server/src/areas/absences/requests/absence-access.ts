import { mayDecideAbsence, type Delegation } from 'shared-api/contracts/absences';
import { dayInItaly, type RoleFlags } from 'shared-api/contracts/common';
import {
  mayManageEmployee,
  mayManageEmployees,
  maySeeCompany,
  visibleCompanies,
  type ActingCandidate,
} from 'shared-api/contracts/directory';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Directory, EmployeeRecord } from '../../ports/directory.port.ts';
import type { People } from '../../ports/people.port.ts';
import { listDelegationsOn } from '../delegations/delegations.repository.ts';
import { findRequest } from './requests.repository.ts';
import type { RequestActor } from './request-change.ts';
import type { RequestRecord } from './requests.schema.ts';

interface AccessDependencies extends Pick<AreaPlatform, 'clock'> {
  readonly directory: Pick<Directory, 'findEmployee' | 'listEmployees' | 'openEmployee'>;
  readonly people: Pick<People, 'findAccounts' | 'findMembers' | 'isDecidedByOthers'>;
}

/** What somebody may do with the absences of an employee. */
export interface AbsenceRights {
  readonly employee: EmployeeRecord;
  readonly isOwn: boolean;
  /** Whether they manage the employee: themselves, as an administrator. */
  readonly mayManage: boolean;
  /** In whose place they may decide; null where they may not. */
  readonly decides: ReturnType<typeof mayDecideAbsence>;
}

/** The people whose requests a list has: some by name, or all of companies but some. */
export type Reach =
  | { readonly kind: 'people'; readonly people: readonly AbsenceRights[] }
  | {
      readonly kind: 'companies';
      readonly companyIds: readonly string[];
      readonly people: readonly AbsenceRights[];
      /** People of these companies who are not meant. */
      readonly exceptIds: readonly string[];
    }
  /** A super user's: all of all companies, of whom nobody is read ahead. */
  | { readonly kind: 'everybody'; readonly caller: SignedInCaller };

/** Whose absences are meant. */
interface WantedReach {
  readonly employeeId?: string | undefined;
  readonly companyId?: string | null;
}

/** A request with what its caller may do about it. */
export interface OpenedRequest extends AbsenceRights {
  readonly request: RequestRecord;
  /** What a change of the request takes (`RequestChanges`). */
  readonly actor: RequestActor;
}

/** The one place that says whose absences somebody sees, changes and decides about. */
export type AbsenceAccess = ReturnType<typeof createAbsenceAccess>;

/** The rights of who has no account. */
const nobody: RoleFlags = { a: 'N', b: 'N' };

/** Makes the one place that says whose absences somebody sees, changes and decides about. */
export function createAbsenceAccess({ clock, directory, people }: AccessDependencies) {
  return {
    /** A request that the caller may see. @throws AppError `not-found` where there is none, or none that they may know of. */
    requireRequest: async (
      executor: Executor,
      caller: SignedInCaller,
      id: string,
      kind?: RequestRecord['kind'],
    ): Promise<OpenedRequest> => {
      const request = await findRequest(executor, id);
      if (!request || (kind !== undefined && request.kind !== kind)) throw new AppError('not-found');
      const employee = await directory.findEmployee(executor, request.employeeId);
      const [rights] = employee ? await rightsOn(executor, caller, [employee]) : [];
      if (!rights || !isVisible(rights)) throw new AppError('not-found');
      const mayManage = rights.decides !== null;
      return { ...rights, request, actor: { caller, employee: rights.employee, mayManage } };
    },

    /**
     * Whose requests a history has: those of whom is named or acted for; to administrators those of everybody whom they manage, of one
     * company where one is named; to others their own. @throws AppError `not-found` for what is not theirs to see.
     */
    reachOfHistory: async (
      executor: Executor,
      caller: SignedInCaller,
      { employeeId, companyId }: WantedReach,
    ): Promise<Reach> => {
      const { session } = caller;
      const actsForPerson = session.actingFor?.userId != null;
      if (employeeId !== undefined || (actsForPerson && !companyId) || !mayManageEmployees(session)) {
        const employee = await directory.openEmployee(caller, { employeeId });
        if (companyId && employee.companyId !== companyId) throw new AppError('not-found');
        return { kind: 'people', people: await rightsOn(executor, caller, [employee]) };
      }
      const companyIds = managedCompanies(caller, companyId);
      if (companyIds === 'all') return { kind: 'everybody', caller };
      return reachOf(executor, caller, companyIds);
    },

    rightsOn,
  };

  function managedCompanies(
    { session }: SignedInCaller,
    wanted: string | null | undefined,
  ): 'all' | readonly string[] {
    const companyId = wanted ?? session.actingFor?.companyId;
    if (!companyId) return visibleCompanies(session);
    if (!maySeeCompany(session, companyId)) throw new AppError('not-found');
    return [companyId];
  }

  async function reachOf(
    executor: Executor,
    caller: SignedInCaller,
    companyIds: readonly string[],
  ): Promise<Reach> {
    const employees: EmployeeRecord[] = [];
    for (const companyId of companyIds)
      employees.push(...(await directory.listEmployees(executor, companyId)));
    const all = await rightsOn(executor, caller, employees);
    const exceptIds = all.filter(({ mayManage }) => !mayManage).map(({ employee }) => employee.id);
    return { kind: 'companies', companyIds, people: all.filter(({ mayManage }) => mayManage), exceptIds };
  }

  /** What somebody may do with the absences of each of some employees, in their order. */
  async function rightsOn(
    executor: Executor,
    { session }: { readonly session: ActingCandidate },
    employees: readonly EmployeeRecord[],
  ): Promise<AbsenceRights[]> {
    const today = dayInItaly(clock.now());
    const userIds = employees.flatMap(({ userId }) => userId ?? []);
    const accounts = await people.findAccounts(executor, userIds);
    const given = await readDelegations(executor, session);
    const deciders = new Set([session.userId, ...given.map(({ by }) => by.userId)]);
    const anothers = await ofOthers(
      executor,
      employees.filter(({ userId }) => userId !== null && deciders.has(userId)),
    );
    return employees.map((employee) => {
      const flags = (employee.userId !== null && accounts.get(employee.userId)) || nobody;
      const subject = { userId: employee.userId, companyId: employee.companyId, flags };
      const delegations = given.filter(({ companyId }) => companyId === employee.companyId);
      return {
        employee,
        isOwn: employee.userId !== null && employee.userId === session.userId,
        mayManage: mayManageEmployee(session, subject),
        decides: mayDecideAbsence(session, subject, {
          delegations,
          today,
          isOwnAnothers: anothers.has(employee.id),
        }),
      };
    });
  }

  /** The ids of those employees about whom another administrator decides. */
  async function ofOthers(
    executor: Executor,
    employees: readonly EmployeeRecord[],
  ): Promise<ReadonlySet<string>> {
    const found = new Set<string>();
    for (const { id, userId, companyId } of employees)
      if (userId !== null && (await people.isDecidedByOthers(executor, { userId, companyId }))) found.add(id);
    return found;
  }

  /** What was delegated to somebody, with the rights that whoever delegated has now. */
  async function readDelegations(
    executor: Executor,
    { userId }: ActingCandidate,
  ): Promise<(Delegation & { readonly companyId: string })[]> {
    const records = await listDelegationsOn(executor, { toUserId: userId, day: dayInItaly(clock.now()) });
    const members = await people.findMembers(
      executor,
      records.map(({ byUserId }) => byUserId),
    );
    return records.flatMap(({ byUserId, toUserId, companyId, from, to }) => {
      const by = members.get(byUserId);
      return by ? { by, toUserId, companyId, from, to } : [];
    });
  }
}

function isVisible({ isOwn, mayManage, decides }: AbsenceRights): boolean {
  return isOwn || mayManage || decides !== null;
}
