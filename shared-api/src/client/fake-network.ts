import { AxiosError, CanceledError, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';
import { answerMark } from '../contracts/common/index.ts';
import { http } from './send.ts';

/** A request as it would have left the browser. */
export interface NetworkRequest {
  readonly method: string;
  readonly path: string;
  /** Text fields of the address or of the body; the whole document when the body is JSON. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly files: Readonly<Record<string, File | Blob>>;
}

/** What comes back: a document or bytes with a status, under headers of our server or of something else; or nothing at all. */
export type NetworkAnswer =
  | { status: number; body: unknown; headers?: Readonly<Record<string, string>> }
  | 'no-answer';

/** Takes the network's place until the returned function is called; for tests. */
export function replaceNetwork(answer: (request: NetworkRequest) => Promise<NetworkAnswer>): () => void {
  const before = http.defaults.adapter;
  http.defaults.adapter = adapterOf(answer);
  return () => {
    if (before) http.defaults.adapter = before;
  };
}

function adapterOf(answer: (request: NetworkRequest) => Promise<NetworkAnswer>): AxiosAdapter {
  return async (config) => {
    const given = await Promise.race([answer(readRequest(config)), untilCancelled(config)]);
    if (given === 'no-answer') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
    config.onUploadProgress?.({ progress: 1, loaded: 1, bytes: 1, lengthComputable: true });
    const response = {
      data: given.body,
      status: given.status,
      statusText: '',
      headers: { ...(given.headers ?? { [answerMark]: '1' }) },
      config,
    };
    if (given.status < 400) return response;
    const message = `Request failed with status code ${given.status}`;
    throw new AxiosError(message, AxiosError.ERR_BAD_RESPONSE, config, undefined, response);
  };
}

function untilCancelled(config: InternalAxiosRequestConfig): Promise<never> {
  return new Promise((_, reject) => {
    config.signal?.addEventListener?.('abort', () => reject(new CanceledError()));
  });
}

function readRequest(config: InternalAxiosRequestConfig): NetworkRequest {
  const { pathname, searchParams } = new URL(config.url ?? '', 'https://any.example');
  const body = readBody(config.data);
  return {
    method: (config.method ?? 'get').toUpperCase(),
    path: pathname,
    fields: { ...Object.fromEntries(searchParams), ...body.fields },
    files: body.files,
  };
}

function readBody(data: unknown): Pick<NetworkRequest, 'fields' | 'files'> {
  if (data instanceof FormData) {
    const parts = [...data.entries()];
    return {
      fields: Object.fromEntries(parts.filter(([, value]) => typeof value === 'string')),
      files: Object.fromEntries(parts.filter((part): part is [string, File] => typeof part[1] !== 'string')),
    };
  }
  if (typeof data !== 'string') return { fields: {}, files: {} };
  const fields = data.startsWith('{')
    ? (JSON.parse(data) as Record<string, unknown>)
    : Object.fromEntries(new URLSearchParams(data));
  return { fields, files: {} };
}
