import {
  encodeRequest,
  type Call,
  type Download,
  type CallInput,
  type OutputOf,
  type RequestFiles,
} from 'shared-api/contracts/common';
import { isAnswer, jsonOf, type Answer, type WireRequest } from '../http/request.ts';
import type { RoleName } from '../server/roles.ts';
import type { Session } from './session.ts';

interface Caller {
  readonly session: Session;
  readonly role: RoleName;
}

/** What a call answered; `output` where it was done. */
interface Called<C extends Call> {
  readonly status: number;
  readonly output: OutputOf<C> | undefined;
}

/** Makes a call as somebody, watched as every input is. */
export async function callAs<C extends Call>(
  { session, role }: Caller,
  contract: C,
  input: CallInput<C>,
  files?: RequestFiles,
): Promise<Called<C>> {
  const request = await requestFor(contract, input, files);
  const result = await session.send(request, { role, call: contract.name });
  if (!isAnswer(result)) return { status: 0, output: undefined };
  const output = result.status < 400 ? (contract.output.parse(jsonOf(result)) as OutputOf<C>) : undefined;
  return { status: result.status, output };
}

/** Fetches a file as somebody. */
export async function downloadAs<C extends Download>(
  { session, role }: Caller,
  contract: C,
  input: CallInput<C>,
): Promise<Pick<Answer, 'status' | 'body'>> {
  const result = await session.send(await requestFor(contract, input), { role, call: contract.name });
  return isAnswer(result) ? result : { status: 0, body: Buffer.alloc(0) };
}

async function requestFor<C extends Call | Download>(
  contract: C,
  input: CallInput<C>,
  files?: RequestFiles,
): Promise<WireRequest> {
  const { method, url, headers, body } = encodeRequest(contract, input, files);
  const typed = body === undefined ? undefined : new Response(body);
  const type = typed?.headers.get('content-type');
  return {
    method,
    target: url,
    headers: [
      ...Object.entries(headers),
      ...(type && !headers['content-type'] ? [['Content-Type', type] as const] : []),
    ],
    ...(typed && { body: new Uint8Array(await typed.arrayBuffer()) }),
  };
}
