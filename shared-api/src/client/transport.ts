import axios, { type AxiosProgressEvent, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import type { z } from 'zod';
import {
  encodeRequest,
  pagePersonHeader,
  type Call,
  type Download,
  type EncodedRequest,
  type RequestFiles,
} from '../contracts/common/index.ts';
import { isSessionLost, loseSession } from '../session/session-loss.ts';
import { ApiError, toApiError } from './api-error.ts';
import { pagePerson } from './page-person.ts';

/** What a call may bring beside its input. */
interface CallOptions {
  /** The file parts of a multipart call, by name. */
  files?: RequestFiles;
  /** Told the share of the upload that has left, 0 to 1. */
  onUploadProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** What a session that is over means: ask to sign in again and repeat the call (by default), or fail. */
  onSessionLost?: 'renew' | 'fail';
  /** Sent to its end although the page is being left; such a call carries 64 KB at most. */
  outlivesPage?: boolean;
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
  return encodeRequest(contract, input).url;
}

type SendOptions = CallOptions & Pick<AxiosRequestConfig, 'responseType'>;

/** Sends; when the session turns out to be over, once more after the person has signed in again. */
async function send(
  contract: Call | Download,
  input: unknown,
  options: SendOptions,
): Promise<AxiosResponse<unknown>> {
  const request = encodeRequest(contract, input, options.files);
  try {
    return await sendOnce(contract, request, options);
  } catch (error) {
    if (!mayRenew(contract, error) || options.onSessionLost === 'fail') throw error;
    const reason = error.code === 'other-person' ? 'other-person' : 'unknown';
    if (!(await loseSession(reason))) throw error;
    return sendOnce(contract, request, options);
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
  { method, url, headers, body }: EncodedRequest,
  options: SendOptions,
): Promise<AxiosResponse<unknown>> {
  const { onUploadProgress } = options;
  const person = pagePerson();
  try {
    return await http.request({
      method,
      url,
      headers: { ...headers, ...(person !== null && { [pagePersonHeader]: encodeURIComponent(person) }) },
      data: body,
      ...(options.responseType ? { responseType: options.responseType } : {}),
      ...(options.signal ? { signal: options.signal } : {}),
      ...(onUploadProgress && {
        onUploadProgress: (event: AxiosProgressEvent) => onUploadProgress(event.progress ?? 0),
      }),
      ...(options.outlivesPage && { adapter: 'fetch', fetchOptions: { keepalive: true } }),
      ...(contract.encoding === 'multipart' ? { timeout: 0 } : {}),
    });
  } catch (cause) {
    throw await toApiError(cause);
  }
}
