import {
  encodeRequest,
  type Call,
  type CallInput,
  type OutputOf,
  type RequestFiles,
} from 'shared-api/contracts/common';

interface CallOptions {
  readonly cookie?: string | undefined;
  readonly files?: RequestFiles;
}

/** What a call answered, with the cookie of the session that it opened. */
interface Called<C extends Call> {
  readonly output: OutputOf<C>;
  readonly cookie: string;
}

/** Makes calls as the web client does, for what has to be there before anything is fuzzed. */
export type CallServer = <C extends Call>(
  contract: C,
  input: CallInput<C>,
  options?: CallOptions,
) => Promise<Called<C>>;

export function createCaller(port: number): CallServer {
  return async (contract, input, { cookie = '', files } = {}) => {
    const { method, url, headers, body } = encodeRequest(contract, input, files);
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
      method,
      headers: { 'x-sportello-client': 'fuzz', cookie, ...headers },
      ...(body !== undefined && { body }),
    });
    if (!answer.ok) throw new Error(`${contract.name} answered ${answer.status}: ${await answer.text()}`);
    const output = contract.output.parse(await answer.json()) as OutputOf<typeof contract>;
    return { output, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  };
}
