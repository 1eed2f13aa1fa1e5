import type { APIRequestContext } from '@playwright/test';
import {
  encodeRequest,
  type Call,
  type CallInput,
  type OutputOf,
  type RequestFiles,
} from 'shared-api/contracts/common';

interface CallOptions {
  readonly files?: RequestFiles;
  /** The IP address of who makes it, as a proxy tells it. */
  readonly from?: string;
}

/** Makes a call as the web client does, with the cookies of the context. @throws when the server refuses. */
export async function callApi<C extends Call>(
  request: APIRequestContext,
  contract: C,
  input: CallInput<C>,
  { files, from }: CallOptions = {},
): Promise<OutputOf<C>> {
  const { method, url, headers, body } = encodeRequest(contract, input, files);
  const encoded = new Response(body);
  const answer = await request.fetch(url, {
    method,
    headers: {
      'x-sportello-client': 'web',
      'content-type': encoded.headers.get('content-type') ?? '',
      ...(from && { 'x-forwarded-for': from }),
      ...headers,
    },
    ...(body !== undefined && { data: Buffer.from(await encoded.arrayBuffer()) }),
  });
  if (!answer.ok()) throw new Error(`${contract.name} answered ${answer.status()}: ${await answer.text()}`);
  return contract.output.parse(await answer.json()) as OutputOf<C>;
}
