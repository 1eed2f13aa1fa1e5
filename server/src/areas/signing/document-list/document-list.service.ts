import type { InputOf, OutputOf } from 'shared-api/contracts/common';
import {
  mayAdd,
  maxDocumentsCounted,
  mayManageCompany,
  type countDocumentsToSign,
  type countListedDocuments,
  type SigningActor,
  type listDocuments as listDocumentsCall,
} from 'shared-api/contracts/signing';
import { isSuperUser } from 'shared-api/contracts/common';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import { hasSealProblem, presentRow } from './document-list.presenter.ts';
import { sealJobKey } from '../sealing/seal.service.ts';
import {
  countListed,
  listDocuments,
  type ListedDocument,
  type ListFilter,
  type ListQuery,
  type ListScope,
} from './document-list.repository.ts';
import { countWaiting } from '../documents/document.repository.ts';
import { decodeListCursor, encodeListCursor } from './list-cursor.ts';
import { toSearchPatterns } from './search-key.ts';
import { actorOf, toEmailKey } from '../actor.ts';
import type { SigningDirectory } from '../signing-directory.ts';

type ListInput = InputOf<typeof listDocumentsCall>;
type FilterInput = InputOf<typeof countListedDocuments>;

interface DocumentListDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'jobs'> {
  directory: SigningDirectory;
}

const statuses = { '-1': 'all', '1': 'signed', '0': 'open' } as const;

/** The document grid and the counter of the dashboard. */
export function createDocumentListService({ db, clock, directory, jobs }: DocumentListDependencies) {
  return {
    /** One page of the documents that the caller may see (spec 02 §2). */
    list: async (caller: Caller, input: ListInput): Promise<OutputOf<typeof listDocumentsCall>> => {
      const actor = actorOf(caller);
      const query = await toQuery(actor, narrowed(caller, input));
      const rows = await listDocuments(db, query);
      const page = rows.slice(0, input.length);
      const last = rows.length > input.length ? page.at(-1) : undefined;
      const viewer = {
        actor,
        language: caller.language,
        now: clock.now(),
        sealingByThemselves: await findSealing(page.filter(hasSealProblem).map(({ id }) => id)),
      };
      return {
        rows: page.map((row, index) => presentRow(row, input.start + index + 1, viewer)),
        next: last ? encodeListCursor(query.order, placeOf(last)) : null,
      };
    },

    /** How many documents the grid has in all. */
    count: async (caller: Caller, input: FilterInput): Promise<number> =>
      countListed(db, await toFilter(actorOf(caller), narrowed(caller, input)), maxDocumentsCounted),

    /** How many documents wait for the caller's own signature, at most `limit`. */
    countWaiting: async (
      caller: Caller,
      { limit }: InputOf<typeof countDocumentsToSign>,
    ): Promise<number> => {
      const { emailKey, documentId } = actorOf(caller);
      return countWaiting(db, { emailKey, documentId, limit, now: clock.now() });
    },
  };

  async function findSealing(ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const live = await jobs.findLive(db, ids.map(sealJobKey));
    return new Set(ids.filter((id) => live.has(sealJobKey(id))));
  }

  async function toQuery(actor: SigningActor, input: ListInput): Promise<ListQuery> {
    const { sort = 'created', direction = 'descending', cursor, start, length: limit } = input;
    const order = { sort, direction };
    const after = cursor ? decodeListCursor(order, cursor) : null;
    return {
      ...(await toFilter(actor, input)),
      order,
      after,
      offset: after ? 0 : Math.max(0, start),
      limit,
    };
  }

  async function toFilter(actor: SigningActor, input: FilterInput): Promise<ListFilter> {
    const managesList = mayAdd(actor) && !input.asReceiver;
    return {
      scope: managesList ? companyScope(actor, input.companyId || undefined) : ownScope(actor),
      // Receivers have no status filter: what they signed stays in their list.
      status: managesList ? statuses[input.status] : 'all',
      patterns: toSearchPatterns(input.search),
      person: input.userId && managesList ? await findSelected(input.userId) : null,
    };
  }

  async function findSelected(userId: string): Promise<{ userId: string; emailKey: string }> {
    const person = await directory.findPerson(db, userId);
    if (!person) throw new AppError('not-found');
    return { userId, emailKey: toEmailKey(person.email) };
  }
}

/** Who acts for an employee sees what concerns that person. */
function narrowed<Input extends FilterInput>({ session }: Caller, input: Input): Input {
  return { ...input, userId: session?.actingFor?.userId ?? input.userId };
}

function ownScope(actor: SigningActor): ListScope {
  if (actor.kind === 'guest') return { kind: 'document', id: actor.documentId ?? '' };
  return { kind: 'receiver', emailKey: actor.emailKey ?? '' };
}

function companyScope(actor: SigningActor, companyId: string | undefined): ListScope {
  if (companyId && !mayManageCompany(actor, companyId)) throw new AppError('forbidden');
  const chosen = companyId ?? (isSuperUser(actor.flags) ? undefined : (actor.companyId ?? ''));
  return chosen === undefined ? { kind: 'all' } : { kind: 'company', companyId: chosen };
}

const placeOf = ({ id, createdAt, sortValue }: ListedDocument) => ({
  id,
  sortValue: sortValue === null ? new Date(createdAt).toISOString() : `${sortValue}`,
});
