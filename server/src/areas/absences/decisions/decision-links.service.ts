import type { decideByLink, Decision, openDecisionLink } from 'shared-api/contracts/absences';
import type { InputOf, OutputOf } from 'shared-api/contracts/common';
import type { ActingCandidate } from 'shared-api/contracts/directory';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { requireAccess } from '../../../platform/http/access.ts';
import type { Caller, SignedInCaller } from '../../../platform/http/caller.ts';
import { countInWords } from '../../../platform/rate-limit/count-in-words.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Directory } from '../../ports/directory.port.ts';
import type { Months } from '../../ports/months.port.ts';
import type { People } from '../../ports/people.port.ts';
import type { RequestChanges } from '../requests/request-changes.ts';
import type { RequestList } from '../requests/request-list.service.ts';
import type { RequestRecord } from '../requests/requests.schema.ts';
import type { SicknessReadings } from '../sickness/sickness-readings.ts';
import type { DecisionAccess, DecisionSubject } from './decision-access.ts';
import { decisionLinkPurpose as purpose, readLinkSubject } from './decision-link.ts';
import { requireReason } from './decisions.service.ts';
import { presentDecisions } from './present-decision.ts';
import { readSurroundings } from './surroundings.ts';
import type { WithdrawalDecisions } from './withdrawal-decisions.ts';

interface LinkDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'oneTimeLinks' | 'rateLimits'> {
  readonly access: Pick<DecisionAccess, 'requireDecision'>;
  readonly months: Pick<Months, 'listUsualDays'>;
  readonly directory: Pick<Directory, 'findEmployee'>;
  readonly people: Pick<People, 'findMembers' | 'findPeople' | 'findPerson'>;
  readonly list: Pick<RequestList, 'presentAll'>;
  readonly requests: Pick<RequestChanges, 'setStatus'>;
  readonly withdrawals: WithdrawalDecisions;
  readonly readings: Pick<SicknessReadings, 'note'>;
}

interface Opened extends DecisionSubject {
  readonly person: ActingCandidate;
  readonly request: RequestRecord;
}

/**
 * The service of links by which a mail has somebody decide about one request without signing in (decision 042). Opening one changes nothing;
 * what a link may is asked of its person's rights at that moment, and it reads and decides that one request alone.
 */
export function createDecisionLinkService(dependencies: LinkDependencies) {
  const { db, clock, oneTimeLinks, rateLimits, access, people, list, requests, withdrawals, readings } =
    dependencies;
  return {
    /** What a link is about. @throws AppError `link-invalid`; of a sickness `not-signed-in`, and `forbidden` to whoever else is. */
    open: async (
      caller: Caller,
      { secret }: InputOf<typeof openDecisionLink>,
    ): Promise<OutputOf<typeof openDecisionLink>> => {
      await countOpening(caller);
      const sentTo = await oneTimeLinks.findDestination(db, { purpose, secret });
      const opened = await find(db, { sentTo, subject: await oneTimeLinks.find({ purpose, secret }) });
      requireItsPerson(caller, opened);
      const { request, person, ...subject } = opened;
      const { userId } = person;
      const [absence] = await presentDecisions(db, { list, people }, [{ request, ...subject }]);
      if (!absence) throw new AppError('link-invalid');
      if (caller.session) {
        const reader = { ...caller, session: caller.session };
        await readings.note(db, reader, [{ record: request, rights: subject.rights }]);
      }
      return {
        absence: { ...absence, mayDecide: waits(request) },
        person: (await people.findPerson(db, userId))?.name ?? '',
        ...(await readSurroundings(db, dependencies, { request, employee: subject.employee })),
      };
    },

    /**
     * Decides by a link. @throws AppError as `open` does; `invalid-input` on `reason`; `conflict` where somebody was first (`absenceConflict`),
     * the balance does not suffice or a month is locked: the link is as good as before then.
     */
    decide: async (
      caller: Caller,
      { secret, version, ...input }: InputOf<typeof decideByLink>,
    ): Promise<OutputOf<typeof decideByLink>> => {
      await countOpening(caller);
      const decision: Decision = input.decision === 'accept' ? 'approved' : 'refused';
      return db.transaction(async (tx) => {
        const sentTo = await oneTimeLinks.findDestination(tx, { purpose, secret });
        const subject = await oneTimeLinks.consume(tx, { purpose, secret });
        const opened = await find(tx, { sentTo, subject });
        requireItsPerson(caller, opened);
        const { request, employee, inPlaceOf, person } = opened;
        const actor = { caller: callerOf(caller, person), employee, mayManage: true };
        if (request.withdrawalReason !== null) {
          const isGranted = decision === 'approved';
          const wanted = { id: request.id, isGranted, version, inPlaceOf };
          return { status: (await withdrawals.decide(tx, actor, wanted)).status };
        }
        requireReason(caller, { decision, reason: input.reason });
        const { status } = await requests.setStatus(tx, actor, request.id, {
          to: decision,
          from: ['toApprove'],
          decidedFor: inPlaceOf,
          refusalReason: input.reason,
          version,
          mayOverdraw: input.isOverBalance ?? false,
        });
        return { status };
      });
    },
  };

  function countOpening({ ip }: Caller): Promise<void> {
    return countInWords(rateLimits, { name: 'absences.links', key: ip, limit: 120, windowMs: 15 * 60_000 });
  }

  async function find(
    executor: Executor,
    { subject, sentTo }: { readonly subject: string; readonly sentTo: string | null },
  ): Promise<Opened> {
    const { requestId, userId } = readLinkSubject(subject);
    const person = (await people.findMembers(executor, [userId])).get(userId);
    if (!person) throw new AppError('link-invalid');
    // Who reads at an address of before decides nothing.
    const isOld = sentTo !== null && (await people.findPerson(executor, userId))?.email !== sentTo;
    if (isOld) throw new AppError('link-invalid');
    try {
      return { ...(await access.requireDecision(executor, person, requestId)), person };
    } catch (error) {
      // Who may no longer decide, or a request that is gone: to whoever holds the link it is over.
      if (error instanceof AppError) throw new AppError('link-invalid', { cause: error });
      throw error;
    }
  }

  /** The person of a link as a caller: their rights for this one call, and no session that anything else could use. */
  function callerOf(caller: Caller, { userId, flags, companyId }: ActingCandidate): SignedInCaller {
    const now = clock.now();
    return {
      ...caller,
      session: {
        id: '',
        kind: 'staff',
        userId,
        flags,
        permissions: [],
        companyId,
        email: '',
        documentId: null,
        actingFor: null,
        createdAt: now,
        lastUsedAt: now,
        expiresAt: now,
      },
    };
  }
}

/**
 * A sickness is shown, and decided, to nobody who only holds the mail: its person signs in first.
 * @throws AppError `not-signed-in`, `forbidden`
 */
function requireItsPerson({ session }: Caller, { request, person }: Opened): void {
  if (request.kind !== 'sickness') return;
  requireAccess('signed-in', session);
  if (session?.userId !== person.userId) throw new AppError('forbidden');
}

function waits({ status, withdrawalReason }: RequestRecord): boolean {
  return status === 'toApprove' || (status === 'approved' && withdrawalReason !== null);
}
