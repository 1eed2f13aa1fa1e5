import {
  infiniteQueryOptions,
  queryOptions,
  skipToken,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  type QueryOptions,
} from '@tanstack/react-query';
import type { z } from 'zod';
import type { Call, Given } from '../contracts/common/index.ts';
import type { LiveKey } from '../contracts/platform/live.contract.ts';
import { call } from './transport.ts';

/** Where an answer is kept: under a live key it is read again at each change, under another start only when somebody says so. */
interface Place {
  readonly live?: LiveKey;
  readonly under?: LiveKey;
}

/** Under which answers are kept that nothing announces a change of. */
const unnamed: LiveKey = ['call'];

/** Rows that a list asks for: `length` of them after `cursor`, which is undefined for the first; `start` counts those before. */
export interface ListPageRequest {
  readonly cursor: string | undefined;
  readonly start: number;
  readonly length: number;
}

/** An answer as it is kept: null where there was nothing to tell, which a cache cannot hold. */
type Kept<Answer> = Answer extends void ? null : Answer;

/** How an answer is read, and the key under which it is kept. */
type ReadBy<Answer> = Pick<QueryOptions<Answer>, 'queryFn'> & { readonly queryKey: QueryKey };

/**
 * The query of a call: its key is the call with its input, and what is kept is the answer, whole, so that one key never has two
 * shapes (decision 078). What a screen takes of it is its `select`. Without an input nothing is asked.
 */
export function callQuery<I extends z.ZodType, O extends z.ZodType>(
  contract: Call<I, O>,
  input: Given<I> | undefined,
  place: Place = {},
) {
  return queryOptions({
    queryKey: [...startOf(place), contract.name, input ?? null] as QueryKey,
    queryFn:
      input === undefined
        ? skipToken
        : async ({ signal }): Promise<Kept<z.output<O>>> =>
            ((await call(contract, input, { signal })) ?? null) as Kept<z.output<O>>,
    ...metaOf(place),
  });
}

/**
 * What the kit's lists load of a call that answers pages: the key is the call with the input of its first page. `toPage` is for a
 * call whose answer is no page of rows; one call has one at most (decision 078).
 */
export function listQuery<I extends z.ZodType, O extends z.ZodType, Page = z.output<O>>(
  contract: Call<I, O>,
  inputOf: (page: ListPageRequest) => Given<I>,
  { toPage, ...place }: Place & { readonly toPage?: (answer: z.output<O>, page: ListPageRequest) => Page },
) {
  const first = inputOf({ cursor: undefined, start: 0, length: 0 });
  return {
    queryKey: [...pagesOf(contract, place), first] as QueryKey,
    loadPage: async (page: ListPageRequest, signal?: AbortSignal): Promise<Page> => {
      const answer = await call(contract, inputOf(page), signal ? { signal } : {});
      return toPage ? toPage(answer, page) : (answer as Page);
    },
  };
}

/** The query of a call whose answers follow each other without a list of the kit: `inputOf` takes what `nextOf` says of the answer before. */
export function endlessQuery<I extends z.ZodType, O extends z.ZodType>(
  contract: Call<I, O>,
  inputOf: (from: number | undefined) => Given<I>,
  nextOf: (answer: z.output<O>, answers: readonly z.output<O>[]) => number | undefined,
  place: Place,
) {
  return infiniteQueryOptions({
    queryKey: [...startOf(place), contract.name, 'endless', inputOf(undefined)] as QueryKey,
    queryFn: ({ pageParam, signal }): Promise<z.output<O>> => call(contract, inputOf(pageParam), { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: nextOf,
    ...metaOf(place),
  });
}

/** The pages of a call that lists on screen, or before it, have loaded. */
export function loadedPages<I extends z.ZodType, O extends z.ZodType>(
  queries: QueryClient,
  contract: Call<I, O>,
  place: Place,
): readonly z.output<O>[] {
  return queries
    .getQueriesData<InfiniteData<z.output<O>>>({ queryKey: pagesOf(contract, place) })
    .flatMap(([, list]) => list?.pages ?? []);
}

/** The query of what is read in another way than by one call; its name is its own in the whole product (decision 078). */
export function readQuery<Answer>(
  name: string,
  input: unknown,
  read: (signal: AbortSignal) => Promise<Answer>,
  place: Place = {},
) {
  return queryOptions({
    queryKey: [...startOf(place), `read ${name}`, input] as QueryKey,
    queryFn: ({ signal }): Promise<Answer> => read(signal),
    ...metaOf(place),
  });
}

/** A search for the kit's pickers and suggestions: the answer is kept as it came, `toFound` makes of it what is shown. */
export function searchQuery<Answer, Found>(
  query: ReadBy<Answer>,
  toFound: (answer: Answer) => Found,
): ReadBy<unknown> & { readonly select: (answer: unknown) => Found } {
  return { ...(query as ReadBy<unknown>), select: (answer) => toFound(answer as Answer) };
}

/** A page of a call that answers rows from an offset and how many there are in all. */
export function pageOfTotal<Row>(
  { total, rows }: { readonly total: number; readonly rows: readonly Row[] },
  { start }: Pick<ListPageRequest, 'start'>,
) {
  const end = start + rows.length;
  return { rows, total, next: end < total && rows.length > 0 ? String(end) : null };
}

function startOf({ live, under = unnamed }: Place): LiveKey {
  return live ?? under;
}

function metaOf({ live }: Place) {
  return live ? { meta: { isLive: true } } : {};
}

function pagesOf(contract: Call, place: Place): QueryKey {
  return [...startOf(place), contract.name, 'pages'];
}
