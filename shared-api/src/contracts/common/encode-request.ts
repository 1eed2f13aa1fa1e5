import type { z } from 'zod';
import type { Call, CallInput, Download } from './call.ts';

/** A call as it goes over the network. */
export interface EncodedRequest {
  readonly method: 'GET' | 'POST';
  /** The path, with its query. */
  readonly url: string;
  /** The content type where the body does not bring its own (JSON). */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | URLSearchParams | FormData | undefined;
}

/** File parts of a multipart call, by name. */
export type RequestFiles = Readonly<Record<string, File | Blob>>;

/**
 * Encodes a call for the wire, for the client and for the tests of the server: codecs turn our words into wire names, absent
 * values are left out, and objects in a form travel as JSON text. A field that the caller says nothing of goes as its default: a server
 * from before it had one needs it (decision 151).
 */
export function encodeRequest<C extends Call | Download>(
  contract: C,
  input: CallInput<C>,
  files: RequestFiles = {},
): EncodedRequest {
  const { method, path, encoding } = contract;
  const said = Object.entries(input as object).filter(([, value]) => value !== undefined);
  const whole = { ...defaultsOf(contract.input), ...Object.fromEntries(said) };
  const wire = contract.input.encode(whole as never) as Readonly<Record<string, WireValue>>;
  const request = { method, url: path, headers: {}, body: undefined };
  if (encoding === 'query') return { ...request, url: withQuery(path, toParams(wire)) };
  if (encoding === 'form') return { ...request, body: toParams(wire) };
  if (encoding === 'multipart') return { ...request, body: toForm(wire, files) };
  return { ...request, headers: { 'content-type': 'application/json' }, body: JSON.stringify(wire) };
}

/** What the fields of an input are by default, also where the contract checks them against one another. */
function defaultsOf(input: z.ZodType): object {
  const own = (input as WithDefaults).defaults;
  const behind = (input.def as { readonly in?: WithDefaults }).in?.defaults;
  return own ?? behind ?? {};
}

type WithDefaults = { readonly defaults?: object };
type WireValue = string | number | boolean | object | null | undefined;

function withQuery(path: string, params: URLSearchParams): string {
  return params.size === 0 ? path : `${path}?${params.toString()}`;
}

function toForm(wire: Readonly<Record<string, WireValue>>, files: RequestFiles): FormData {
  const form = new FormData();
  for (const [name, value] of toParams(wire)) form.append(name, value);
  for (const [name, file] of Object.entries(files)) form.append(name, file);
  return form;
}

function toParams(wire: Readonly<Record<string, WireValue>>): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(wire)) {
    if (value === undefined || value === null) continue;
    params.append(name, typeof value === 'object' ? JSON.stringify(value) : value.toString());
  }
  return params;
}
