import { z } from 'zod';

/**
 * Who may make a call. `public`: anyone. `pending`: somebody whose password was right and whose second factor is due.
 * `guest`: a guest of one document or anyone signed in. `newcomer`: staff, also before the first own password is chosen (spec 03
 * §4), when the classes after it and `guest` are closed. `signed-in`: staff. `admin`: flag a or b is Y or S (spec 01 §6).
 */
export type Access = 'public' | 'pending' | 'guest' | 'newcomer' | 'signed-in' | 'admin';

/** How the input travels: in the address, as a form, as JSON, or as a multipart form with files. */
export type Encoding = 'query' | 'form' | 'json' | 'multipart';

interface CallBase<I extends z.ZodType> {
  /** The specified name of the call; it is the operation id of the OpenAPI document. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Absolute path. Defaults to `/api/<name>`. */
  readonly path: string;
  readonly encoding: Encoding;
  readonly access: Access;
  readonly input: I;
  /** Names of the file parts of a multipart call. */
  readonly files: readonly string[];
  /** Which of them may be left out. */
  readonly optionalFiles?: readonly string[];
  /** The day from which it may be gone, at least 30 after nothing of ours calls it any more (decision 151). */
  readonly leaving?: string;
}

/** A call that answers with a JSON document. Input and output are codecs: the wire on one side, our words on the other. */
export interface Call<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> extends CallBase<I> {
  readonly kind: 'call';
  readonly output: O;
}

/** A call that answers with the bytes of a file. */
export interface Download<I extends z.ZodType = z.ZodType> extends CallBase<I> {
  readonly kind: 'download';
  /** What the file may be. */
  readonly types: readonly string[];
}

/** A call that stays open and sends events (server-sent events); each has the JSON of its schema as data. */
export interface EventStream<E extends EventSchemas = EventSchemas> extends CallBase<z.ZodType> {
  readonly kind: 'events';
  readonly method: 'GET';
  readonly encoding: 'query';
  readonly events: E;
}

/** What a call takes, in our words, as the server has it: every field that has a default is there. */
export type InputOf<C extends { readonly input: z.ZodType }> = z.output<C['input']>;

/** What whoever makes a call says: a field that has a default may be left out. */
export type CallInput<C extends { readonly input: z.ZodType }> = Given<C['input']>;

/** As `CallInput`, of the schema of an input. */
export type Given<I extends z.ZodType> = I extends { readonly defaults: infer D }
  ? Omit<z.output<I>, keyof D> & Partial<Pick<z.output<I>, keyof D & keyof z.output<I>>>
  : z.output<I>;

/** What a call answers, in our words. */
export type OutputOf<C extends { readonly output: z.ZodType }> = z.output<C['output']>;

type EventSchemas = Readonly<Record<string, z.ZodType>>;

type Optional = 'method' | 'path' | 'encoding' | 'files';
type Definition<T extends CallBase<z.ZodType>> = Omit<T, 'kind' | Optional | 'types'> &
  Partial<Pick<T, Optional>>;
type DownloadDefinition<I extends z.ZodType> = Definition<Download<I>> & Partial<Pick<Download, 'types'>>;

/**
 * Declares a call once for both sides: the client makes it, the server serves it, the OpenAPI document lists it. It is a POST with a
 * form, and a GET has its input in the address; a contract names only what differs.
 */
export function defineCall<I extends z.ZodType, O extends z.ZodType>(
  definition: Definition<Call<I, O>>,
): Call<I, O> {
  return { kind: 'call', ...defaultsOf(definition), ...definition };
}

/** Declares a call that answers with a file, a PDF where it does not say; its defaults are those of `defineCall`. */
export function defineDownload<I extends z.ZodType>(definition: DownloadDefinition<I>): Download<I> {
  return { kind: 'download', types: ['application/pdf'], ...defaultsOf(definition), ...definition };
}

/** Declares a call that sends events. */
export function defineEventStream<E extends EventSchemas>(
  definition: Pick<EventStream<E>, 'name' | 'path' | 'access' | 'events'>,
): EventStream<E> {
  return { kind: 'events', method: 'GET', encoding: 'query', input: z.object({}), files: [], ...definition };
}

function defaultsOf({ name, method = 'POST' }: Pick<Definition<Call>, 'name' | 'method'>) {
  const encoding: Encoding = method === 'GET' ? 'query' : 'form';
  return { method, path: `/api/${name}`, encoding, files: [] };
}
