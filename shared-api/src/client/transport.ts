import axios, { type AxiosProgressEvent, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { z } from 'zod';
import { pagePersonHeader, type Call, type Download } from '../contracts/common/index.ts';
import { isSessionLost, loseSession } from '../session/session-loss.ts';
import { ApiError, toApiError } from './api-error.ts';
import { pagePerson } from './page-person.ts';

/** What a call may bring beside its input. */
export interface CallOptions {
  /** The file parts of a multipart call, by name. */
  files?: Readonly<Record<string, File | Blob>>;
  /** Told the share of the upload that has left, 0 to 1. */
  onUploadProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** What a session that is over means: ask to sign in again and repeat the call (by default), or fail. */
  onSessionLost?: 'renew' | 'fail';
}

/** The one way to the network. */
export const http = axios.create({ headers: { 'x-sportello-client': 'web' }, timeout: 60_000 });

/**
 * Makes a call: encodes the input for the wire, sends it, reads the answer into our words. When the session is over, it waits
 * until the person has signed in again and then sends it once more.
 * @throws ApiError with the server's sentence and code, or `unavailable` when no answer came. It never shows anything.
 */
export async function call<I extends z.ZodType, O extends z.ZodType>(
  contract: Call<I, O>,
  input: z.output<I>,
  options: CallOptions = {},
): Promise<z.output<O>> {
  const response = await send(contract, input, options);
  const answer = contract.output.safeParse(response.data);
  if (!answer.success)
    throw new ApiError({ code: 'internal', status: response.status, message: '', cause: answer.error });
  return answer.data;
}

/** Fetches the bytes of a download. @throws ApiError as `call` does. */
export async function download<I extends z.ZodType>(
  contract: Download<I>,
  input: z.output<I>,
  options: CallOptions = {},
): Promise<Blob> {
  const response = await send(contract, input, { ...options, responseType: 'blob' });
  return response.data as Blob;
}

/** The address of a GET download, for a link or a viewer. */
export function downloadAddress<I extends z.ZodType>(contract: Download<I>, input: z.output<I>): string {
  const wire = z.encode(contract.input, input) as Record<string, unknown>;
  return `${contract.path}?${toParams(wire).toString()}`;
}

type SendOptions = CallOptions & Pick<AxiosRequestConfig, 'responseType'>;

/** Sends; when the session turns out to be over, once more after the person has signed in again. */
async function send(
  contract: Call | Download,
  input: unknown,
  options: SendOptions,
): Promise<AxiosResponse<unknown>> {
  const wire = z.encode(contract.input, input) as Record<string, unknown>;
  try {
    return await sendOnce(contract, wire, options);
  } catch (error) {
    if (!mayRenew(contract, error) || options.onSessionLost === 'fail') throw error;
    const reason = error.code === 'other-person' ? 'other-person' : 'unknown';
    if (!(await loseSession(reason))) throw error;
    return sendOnce(contract, wire, options);
  }
}

/** The calls of signing in (`pending`) must not wait for the sign-in that they are part of. */
function mayRenew({ access }: Call | Download, error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || pagePerson() === null || access === 'public') return false;
  if (access === 'pending' && isSessionLost()) return false;
  return error.code === 'not-signed-in' || error.code === 'other-person';
}

async function sendOnce(
  contract: Call | Download,
  wire: Record<string, unknown>,
  options: SendOptions,
): Promise<AxiosResponse<unknown>> {
  const { onUploadProgress } = options;
  const person = pagePerson();
  try {
    return await http.request({
      method: contract.method,
      url: contract.path,
      ...(person !== null && { headers: { [pagePersonHeader]: encodeURIComponent(person) } }),
      ...(contract.encoding === 'query'
        ? { params: toParams(wire) }
        : { data: toBody(contract, wire, options) }),
      ...(options.responseType ? { responseType: options.responseType } : {}),
      ...(options.signal ? { signal: options.signal } : {}),
      ...(onUploadProgress && {
        onUploadProgress: (event: AxiosProgressEvent) => onUploadProgress(event.progress ?? 0),
      }),
      ...(contract.encoding === 'multipart' ? { timeout: 0 } : {}),
    });
  } catch (cause) {
    throw await toApiError(cause);
  }
}

function toBody(contract: Call | Download, wire: Record<string, unknown>, options: CallOptions) {
  if (contract.encoding === 'json') return wire;
  if (contract.encoding === 'form') return toParams(wire);
  const form = new FormData();
  for (const [name, value] of toParams(wire)) form.append(name, value);
  for (const [name, file] of Object.entries(options.files ?? {})) form.append(name, file);
  return form;
}

type WireValue = string | number | boolean | object | null | undefined;

function toParams(wire: Record<string, unknown>): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(wire as Record<string, WireValue>)) {
    if (value === undefined || value === null) continue;
    params.append(name, typeof value === 'object' ? JSON.stringify(value) : value.toString());
  }
  return params;
}
