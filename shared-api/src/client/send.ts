import axios, { type AxiosProgressEvent, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import type { z } from 'zod';
import { clock } from '../device/clock.ts';
import {
  encodeRequest,
  pagePersonHeader,
  type Call,
  type Download,
  type EncodedRequest,
  type Given,
} from '../contracts/common/index.ts';
import { isSessionLost, loseSession } from '../session/session-loss.ts';
import { isOwnAnswer } from '../device/own-answer.ts';
import { ApiError } from './api-error.ts';
import { foreignAnswer } from './foreign-answer.ts';
import { recordGateway } from './gateway.ts';
import { ownFile } from './own-file.ts';
import { pagePerson } from './page-person.ts';
import { toApiError } from './to-api-error.ts';
import type { CallOptions } from './transport.ts';

/** The one way to the network. `web/2` reads the fields of a refusal by their names on the wire (decision 151). */
export const http = axios.create({ headers: { 'x-sportello-client': 'web/2' }, timeout: 60_000 });

/** Makes a call, as `call` says. */
export async function sendCall<I extends z.ZodType, O extends z.ZodType>(
  contract: Call<I, O>,
  input: Given<I>,
  options: CallOptions,
): Promise<z.output<O>> {
  const { data, status, headers } = await send(contract, input, options);
  const answer = contract.output.safeParse(data);
  if (answer.success) {
    recordGateway(false);
    return answer.data;
  }
  if (!isOwnAnswer({ headers: toHeaders(headers) })) throw foreignAnswer('sign-in', status, answer.error);
  // Our server answers no call with a bare text: what came is the beginning of an answer whose rest was lost.
  if (typeof data === 'string')
    throw new ApiError({ code: 'unavailable', status: 0, message: '', cause: answer.error });
  throw new ApiError({ code: 'internal', status, message: '', cause: answer.error });
}

/** Fetches the file of a download, as `serverFile` says. */
export async function sendDownload<I extends z.ZodType>(
  contract: Download<I>,
  input: Given<I>,
  options: CallOptions,
): Promise<File> {
  const { data, status, headers } = await send(contract, input, { ...options, responseType: 'blob' });
  const file = await ownFile({ content: data as Blob, headers: toHeaders(headers), status });
  recordGateway(false);
  return file;
}

/** Where an answer is the server's own, its date is the server's clock. */
function compareClock(headers: Headers): void {
  if (isOwnAnswer({ headers })) clock.compare(Date.parse(headers.get('date') ?? ''));
}

const toHeaders = (headers: AxiosResponse['headers']) => new Headers(headers as Record<string, string>);

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
  const person = options.asNobody ? null : pagePerson();
  try {
    const answer = await http.request({
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
    compareClock(toHeaders(answer.headers));
    return answer;
  } catch (cause) {
    throw await toApiError(contract, cause);
  }
}
