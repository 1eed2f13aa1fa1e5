import {
  mayReadSickness,
  type AbsenceCounts,
  type decideAbsence,
  type decideAbsences,
  type Decision,
  type decideWithdrawal,
  type getAbsence,
  type getAbsencesWaiting,
  type listAbsences,
  type shortenAbsence,
} from 'shared-api/contracts/absences';
import { isSuperUser, type InputOf, type OutputOf } from 'shared-api/contracts/common';
import { mayManageEmployees, maySeeCompany, type ActingCandidate } from 'shared-api/contracts/directory';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { errorSentence } from '../../../platform/errors/error-sentence.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import { nameFits } from '../../../platform/texts/name-fits.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Directory } from '../../ports/directory.port.ts';
import type { Months } from '../../ports/months.port.ts';
import type { People } from '../../ports/people.port.ts';
import type { HealthTexts } from '../sickness/health-texts.ts';
import type { SicknessReadings } from '../sickness/sickness-readings.ts';
import { readCertificatesFor } from '../sickness/sickness.presenter.ts';
import { absencesTexts } from '../absences.texts.ts';
import { askInVain } from '../requests/ask-in-vain.ts';
import type { RequestChanges } from '../requests/request-changes.ts';
import type { RequestList } from '../requests/request-list.service.ts';
import type { RequestRecord } from '../requests/requests.schema.ts';
import type { DecisionAccess, DecisionSubject } from './decision-access.ts';
import { pageOfDecisions } from './decision-order.ts';
import { countByStatus, countRequests, countWaiting, listWaiting } from './decisions.repository.ts';
import { presentDecisions, withoutHealthTexts } from './present-decision.ts';
import { readAbsenceEvents } from './read-events.ts';
import { readSurroundings } from './surroundings.ts';
import type { WithdrawalDecisions } from './withdrawal-decisions.ts';

interface DecisionDependencies extends Pick<AreaPlatform, 'db' | 'audit' | 'clock'> {
  readonly access: DecisionAccess;
  readonly months: Pick<Months, 'listUsualDays'>;
  readonly directory: Pick<Directory, 'findEmployee'>;
  readonly people: Pick<People, 'findPeople'>;
  readonly list: Pick<RequestList, 'presentAll'>;
  readonly requests: Pick<RequestChanges, 'setStatus' | 'shorten'>;
  readonly withdrawals: WithdrawalDecisions;
  readonly texts: Pick<HealthTexts, 'readCertificate'>;
  readonly readings: Pick<SicknessReadings, 'note'>;
}

type Changed = OutputOf<typeof decideAbsence>;
type Result = OutputOf<typeof decideAbsences>['results'][number];

/** Most requests that the dashboard names. */
const maxNamed = 3;

/** Makes the service of who decides about requests of leave and sickness (decision 042, spec 03 §4). */
export function createDecisionService(dependencies: DecisionDependencies) {
  const { db, audit, texts, readings, access, people, list, requests, withdrawals } = dependencies;
  const presenting = { list, people };
  return {
    /** A page of what the caller may decide about. @throws AppError `not-found` for a company of which they decide nothing. */
    list: async (
      caller: SignedInCaller,
      input: InputOf<typeof listAbsences>,
    ): Promise<OutputOf<typeof listAbsences>> => {
      const { companyId, subjects } = await openCompany(caller, input.companyId);
      const wanted = subjects.filter(({ employee }) => nameFits(employee.name, input.search));
      const { isWaiting, status, kind } = input;
      // Who asks for sicknesses alone is told who is sick.
      const told = input.kind === undefined ? wanted : wanted.filter(({ rights }) => mayReadSickness(rights));
      const employeeIds = told.map(({ employee }) => employee.id);
      const narrowed = { companyId, employeeIds, isWaiting, status, kind };
      const { rows, next } = await pageOfDecisions(db, narrowed, input);
      return {
        companyId,
        rows: await present(rows, subjects),
        next,
        total: await countRequests(db, narrowed),
        counts: await readCounts({ companyId, employeeIds, kind }),
      };
    },

    /** A request with what helps to decide, and its history. @throws AppError `forbidden`, `not-found` for who may not decide about it. */
    get: async (
      caller: SignedInCaller,
      { id }: InputOf<typeof getAbsence>,
    ): Promise<OutputOf<typeof getAbsence>> => {
      const { request, ...subject } = await access.requireDecision(db, caller.session, id);
      const [absence] = await presentDecisions(db, presenting, [{ request, ...subject }]);
      if (!absence) throw new AppError('not-found');
      await readings.note(db, caller, [{ record: request, rights: subject.rights }]);
      const knowsWhy = mayReadSickness(subject.rights);
      const history = { request, employee: subject.employee, knowsWhy };
      return {
        absence,
        ...(await readSurroundings(db, dependencies, { request, employee: subject.employee })),
        events: await readAbsenceEvents(db, { audit, people }, history),
        certificates: await readCertificatesFor(db, texts, request, subject.rights),
      };
    },

    /**
     * Sets the state of a request. @throws AppError `invalid-input` on `reason` for a refusal without one; `forbidden`, `not-found` for who may
     * not; `conflict` where somebody was first (`absenceConflict`), the balance does not suffice or a month is locked.
     */
    decide: (caller: SignedInCaller, input: InputOf<typeof decideAbsence>): Promise<Changed> =>
      db.transaction(async (tx) => changedOf(await decideOne(tx, caller, input))),

    /** Decides about several requests, each in a transaction of its own. @throws AppError `invalid-input` on `reason`. */
    decideMany: async (
      caller: SignedInCaller,
      { requests: wanted, ...how }: InputOf<typeof decideAbsences>,
    ): Promise<OutputOf<typeof decideAbsences>> => {
      requireReason(caller, how);
      const results: Result[] = [];
      for (const each of wanted) results.push(await tryOne(caller, { ...each, ...how }));
      return { results };
    },

    /** Decides about a withdrawal that was asked for. @throws AppError as `decide` does. */
    decideWithdrawal: (caller: SignedInCaller, input: InputOf<typeof decideWithdrawal>): Promise<Changed> =>
      db.transaction(async (tx) => {
        const { request, employee, inPlaceOf } = await access.requireDecision(tx, caller.session, input.id);
        const actor = { caller, employee, mayManage: true };
        return changedOf(await withdrawals.decide(tx, actor, { ...input, id: request.id, inPlaceOf }));
      }),

    /** Has what was approved begin later or end earlier. @throws AppError as `shorten` of the changes does, and as `decide`. */
    shorten: async (
      caller: SignedInCaller,
      { id, from, to, version, isDryRun }: InputOf<typeof shortenAbsence>,
    ): Promise<OutputOf<typeof shortenAbsence>> => {
      const change = async (tx: Executor) => {
        const { employee, inPlaceOf } = await access.requireDecision(tx, caller.session, id);
        const actor = { caller, employee, mayManage: true };
        const made = await requests.shorten(tx, actor, id, { from, to, version, decidedFor: inPlaceOf });
        return { ...changedOf(made.request), returned: made.returned };
      };
      return isDryRun ? askInVain(db, change) : db.transaction(change);
    },

    /** What waits for the caller's decision: how much, and the first by day. */
    getWaiting: async (caller: SignedInCaller): Promise<OutputOf<typeof getAbsencesWaiting>> => {
      const { session } = caller;
      const { own, delegated } = await access.listCompanies(db, session);
      const acting = session.actingFor?.companyId;
      const companies = acting !== undefined ? [acting] : own === 'all' ? own : [...own, ...delegated];
      if (companies.length === 0) return { total: 0, first: [] };
      // A super user decides about everybody: nobody is read but who is named.
      const isOfAll = isSuperUser(session.flags);
      const waiting = await listWaiting(db, companies, isOfAll ? maxNamed : undefined);
      const mine = await withSubjects(session, waiting);
      const total = isOfAll ? await countWaiting(db, companies) : mine.length;
      const first = await presentDecisions(db, presenting, mine.slice(0, maxNamed));
      return { total, first: first.map(withoutHealthTexts) };
    },
  };

  async function openCompany(
    { session }: SignedInCaller,
    wanted: string | undefined,
  ): Promise<{ companyId: string; subjects: DecisionSubject[] }> {
    const { delegated } = await access.listCompanies(db, session);
    const usual = [session.actingFor?.companyId, session.companyId, ...delegated];
    for (const companyId of wanted === undefined ? usual : [wanted]) {
      if (companyId === undefined || companyId === null) continue;
      const subjects = await access.listSubjects(db, session, companyId);
      const isTheirs = mayManageEmployees(session) && maySeeCompany(session, companyId);
      if (subjects.length > 0 || isTheirs) return { companyId, subjects };
    }
    throw new AppError('not-found');
  }

  /** Those requests about which somebody may decide, each with whom it is about, in their order. */
  async function withSubjects(actor: ActingCandidate, rows: readonly RequestRecord[]) {
    const employeeIds = rows.map(({ employeeId }) => employeeId);
    return join(rows, await access.listSubjectsById(db, actor, employeeIds));
  }

  async function readCounts(of: Parameters<typeof countByStatus>[1]): Promise<AbsenceCounts> {
    const byStatus = await countByStatus(db, of);
    const counts = { waiting: 0, open: 0, toApprove: 0, approved: 0, refused: 0, withdrawn: 0 };
    for (const { status, total, waiting } of byStatus) {
      counts[status] = total;
      counts.waiting += waiting;
    }
    return counts;
  }

  async function present(rows: readonly RequestRecord[], subjects: readonly DecisionSubject[]) {
    return (await presentDecisions(db, presenting, join(rows, subjects))).map(withoutHealthTexts);
  }

  interface One {
    readonly id: string;
    readonly decision: Decision;
    readonly reason: string;
    readonly version?: number | undefined;
    readonly isOverBalance?: boolean | undefined;
  }

  /** The one function by which a request is decided: alone, with others, or by a link. */
  async function decideOne(
    tx: Executor,
    caller: SignedInCaller,
    { id, decision, reason, version, isOverBalance = false }: One,
  ): Promise<RequestRecord> {
    requireReason(caller, { decision, reason });
    const { employee, inPlaceOf } = await access.requireDecision(tx, caller.session, id);
    return requests.setStatus(tx, { caller, employee, mayManage: true }, id, {
      to: decision,
      decidedFor: inPlaceOf,
      refusalReason: reason,
      version,
      mayOverdraw: isOverBalance,
      // Who does not say what they saw decides about what waits, and about nothing that somebody decided.
      ...(version === undefined && { from: ['open', 'toApprove', decision] }),
    });
  }

  async function tryOne(caller: SignedInCaller, one: One): Promise<Result> {
    const { id, decision } = one;
    try {
      return await db.transaction(async (tx): Promise<Result> => {
        const { request } = await access.requireDecision(tx, caller.session, id);
        if (request.status === decision) return { id, outcome: 'already', reason: '' };
        await decideOne(tx, caller, one);
        return { id, outcome: 'done', reason: '' };
      });
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'internal') throw error;
      const [field] = Object.values(error.fields ?? {});
      const isOverdrawn = error.text === absencesTexts.overdrawn;
      return {
        id,
        outcome: 'refused',
        reason: field ?? errorSentence(error, caller.language),
        ...(isOverdrawn && { isOverdrawn }),
      };
    }
  }
}

/** @throws AppError `invalid-input` on `reason` for a refusal without one. */
export function requireReason(
  { language }: Pick<SignedInCaller, 'language'>,
  { decision, reason }: { readonly decision: Decision; readonly reason: string },
): void {
  if (decision === 'refused' && reason === '')
    throw new AppError('invalid-input', { fields: { reason: absencesTexts.reasonNeeded[language] } });
}

function changedOf({ status, version }: RequestRecord): Changed {
  return { status, version };
}

function join(rows: readonly RequestRecord[], subjects: readonly DecisionSubject[]) {
  const byId = new Map(subjects.map((subject) => [subject.employee.id, subject]));
  return rows.flatMap((request) => {
    const subject = byId.get(request.employeeId);
    return subject ? { ...subject, request } : [];
  });
}
