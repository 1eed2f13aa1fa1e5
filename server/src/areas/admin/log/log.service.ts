import {
  maxNewEvents,
  type checkLogChain,
  type countNewLogEvents,
  type getLogEvent,
  type getLogState,
  type listLog,
} from 'shared-api/contracts/admin';
import { mayReadEvent, groupOfAction } from 'shared-api/contracts/admin';
import type { InputOf, OutputOf } from 'shared-api/contracts/common';
import {
  countEventsAfter,
  findEvent,
  searchEvents,
  type EventPlace,
} from '../../../platform/audit/audit-search.repository.ts';
import { auditSubject } from '../../../platform/audit/audit-subject.ts';
import { findVerifiedAt } from '../../../platform/audit/audit-verification.ts';
import type { AuditRow } from '../../../platform/audit/audit.schema.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Directory } from '../../ports/directory.port.ts';
import { readPlace, writePlace } from './log-cursor.ts';
import { presentFacts } from './log-facts.ts';
import { findLogNames, type NameSources } from './log-names.ts';
import { browserOf, presentEvent } from './log-presenter.ts';
import type { createLogScope } from './log-scope.ts';

interface LogDependencies extends Pick<AreaPlatform, 'db' | 'audit' | 'config'> {
  readonly scope: ReturnType<typeof createLogScope>;
  readonly sources: NameSources & { readonly directory: Pick<Directory, 'listGroups'> };
}

/** The service of the log (registro): who did what, read by who administers users (decision 051). */
export function createLogService({ db, audit, config, scope, sources }: LogDependencies) {
  return {
    /** The events that fit, the newest first. @throws AppError `forbidden`, `not-found`, `invalid-input` on a cursor of elsewhere */
    list: async (
      caller: SignedInCaller,
      { cursor, length, ...wanted }: InputOf<typeof listLog>,
    ): Promise<OutputOf<typeof listLog>> => {
      const filter = await scope.narrow(caller, wanted);
      const after: EventPlace | undefined = cursor === undefined ? undefined : readPlace(cursor);
      // One more than is wanted says whether there are more.
      const found = await searchEvents(db, filter, { after, limit: length + 1 });
      const events = found.slice(0, length);
      const names = await findLogNames(db, sources, events, caller.language);
      const last = events.at(-1);
      return {
        rows: events.map((event) => presentEvent(event, names)),
        next: found.length > length && last ? writePlace(last) : null,
      };
    },

    /** How many of them came after one. @throws AppError as `list` */
    countNew: async (
      caller: SignedInCaller,
      { after, ...wanted }: InputOf<typeof countNewLogEvents>,
    ): Promise<OutputOf<typeof countNewLogEvents>> => {
      const filter = await scope.narrow(caller, wanted);
      return { total: await countEventsAfter(db, filter, { after, limit: maxNewEvents }) };
    },

    /** An event whole. @throws AppError `not-found` */
    get: async (
      caller: SignedInCaller,
      { id }: InputOf<typeof getLogEvent>,
    ): Promise<OutputOf<typeof getLogEvent>> => {
      const event = await requireEvent(caller, id);
      const names = await findLogNames(db, sources, [event], caller.language);
      const listed = await sources.directory.listGroups(
        db,
        event.companyId === null ? 'all' : [event.companyId],
      );
      const groups = new Map(listed.map((group) => [group.id, group.name]));
      return {
        ...presentEvent(event, names),
        companyName: names.companyOf(event.companyId),
        browser: browserOf(event),
        fields: presentFacts(event.data, { names, groups, language: caller.language }),
        sequence: event.sequence,
        hash: event.hash,
      };
    },

    /** Checks the chain that an event is in. @throws AppError `not-found` */
    check: async (
      caller: SignedInCaller,
      { id }: InputOf<typeof checkLogChain>,
    ): Promise<OutputOf<typeof checkLogChain>> => {
      const { subject } = await requireEvent(caller, id);
      const verdict = await audit.verifyChain(db, subject);
      return { isIntact: verdict.isIntact, events: verdict.isIntact ? verdict.events : verdict.brokenAt };
    },

    /** When the log was verified last, and whether anything was ever wrong with it. @throws AppError `forbidden` */
    state: async (caller: SignedInCaller): Promise<OutputOf<typeof getLogState>> => {
      scope.viewOf(caller);
      const found = await audit.list(db, auditSubject);
      const verifiedAt = await findVerifiedAt(config);
      return { isIntact: found.length === 0, verifiedAt: verifiedAt?.toISOString() ?? null };
    },
  };

  async function requireEvent(caller: SignedInCaller, id: number): Promise<AuditRow> {
    const filter = await scope.whole(caller);
    const event = await findEvent(db, filter, id);
    const isReadable =
      event &&
      mayReadEvent(caller.session, { companyId: event.companyId, group: groupOfAction(event.action) });
    if (!isReadable) throw new AppError('not-found');
    return event;
  }
}
