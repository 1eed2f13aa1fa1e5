import axios, { type AxiosProgressEvent, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import type { z } from 'zod';
import {
  encodeRequest,
  pagePersonHeader,
  type Call,
  type Download,
  type EncodedRequest,
} from '../contracts/common/index.ts';
import { isSessionLost, loseSession } from '../session/session-loss.ts';
import { ApiError } from './api-error.ts';
import { pagePerson } from './page-person.ts';
import { toApiError } from './to-api-error.ts';
import type { CallOptions } from './transport.ts';

/** The one way to the network. */
export const http = axios.create({ headers: { 'x-sportello-client': 'web' }, timeout: 60_000 });

/** Makes a call, as `call` says. */
export async function sendCall<I extends z.ZodType, O extends z.ZodType>(
  contract: Call<I, O>,
  input: z.output<I>,
  options: CallOptions,
): Promise<z.output<O>> {
  const response = await send(contract, input, options);
  const answer = contract.output.safeParse(response.data);
  if (!answer.success)
    throw new ApiError({ code: 'internal', status: response.status, message: '', cause: answer.error });
  return answer.data;
}

/** Fetches the bytes of a download, as `download` says. */
export async function sendDownload<I extends z.ZodType>(
  contract: Download<I>,
  input: z.output<I>,
  options: CallOptions,
): Promise<Blob> {
  const response = await send(contract, input, { ...options, responseType: 'blob' });
  return response.data as Blob;
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
