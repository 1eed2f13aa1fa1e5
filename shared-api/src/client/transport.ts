import type { z } from 'zod';
import { encodeRequest } from '../contracts/common/encode-request.ts';
import type { Call, Download, Given, RequestFiles } from '../contracts/common/index.ts';
import { ApiError } from './api-error.ts';

/** What a call may bring beside its input. */
export interface CallOptions {
  /** The file parts of a multipart call, by name. */
  files?: RequestFiles;
  /** Told the share of the upload that has left, 0 to 1. */
  onUploadProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** What a session that is over means: ask to sign in again and repeat the call (by default), or fail. */
  onSessionLost?: 'renew' | 'fail';
  /** Asked by nobody's page: who is signed in now, whoever that is. */
  asNobody?: boolean;
  /** Sent to its end although the page is being left; such a call carries 64 KB at most. */
  outlivesPage?: boolean;
}

/**
 * Makes a call: encodes the input for the wire, sends it, reads the answer into our words. When the session is over, it waits
 * until the person has signed in again and then sends it once more.
 * @throws ApiError with the server's sentence and code, or `unavailable` when no answer came. It never shows anything.
 */
export async function call<I extends z.ZodType, O extends z.ZodType>(
  contract: Call<I, O>,
  input: Given<I>,
  options: CallOptions = {},
): Promise<z.output<O>> {
  const { sendCall } = await loadSender();
  return sendCall(contract, input, options);
}

/** A file that the server has, or makes. */
interface ServerFile {
  /** For a viewer, or a wrapper that saves it itself; only a GET download has one. */
  readonly address: string;
  /** Fetches it under the name that the server gives it, and checks that it is what the server sent. @throws ApiError as `call` does */
  readonly read: () => Promise<File>;
}

/** The file of a download. */
export function serverFile<I extends z.ZodType>(contract: Download<I>, input: Given<I>): ServerFile {
  return {
    address: encodeRequest(contract, input).url,
    read: async () => (await loadSender()).sendDownload(contract, input, {}),
  };
}

/** What makes calls is not on the sign-in page until somebody types there (decision 034). @throws ApiError, as without a network. */
async function loadSender() {
  try {
    return await import(/* webpackChunkName: "calls" */ './send.ts');
  } catch (cause) {
    throw new ApiError({ code: 'unavailable', status: 0, message: '', cause });
  }
}
