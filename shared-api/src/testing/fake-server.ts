import { z } from 'zod';
import { replaceNetwork, type NetworkAnswer, type NetworkRequest } from '../client/fake-network.ts';
import {
  statusOfError,
  toWireFields,
  type Call,
  type Download,
  type ErrorAnswer,
  type ErrorCode,
} from '../contracts/common/index.ts';

type AnyCall = Call | Download;

/** What a handler of the fake server is told about a request. */
interface FakeRequest<C extends AnyCall> {
  readonly input: z.output<C['input']>;
  readonly files: Readonly<Record<string, File | Blob>>;
}

/** How a call fails; the status follows from the code unless it is given. */
interface FakeFailure {
  readonly code: ErrorCode;
  readonly message?: string;
  readonly status?: number;
  readonly fields?: Readonly<Record<string, string>>;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** What a call does from now on. */
interface FakeRoute<C extends AnyCall, Output> {
  /** Answers. The handler may throw what `failure` makes, or wait. */
  answer(handler: (request: FakeRequest<C>) => Output | Promise<Output>): void;
  /** Answers that it worked, where a call has nothing else to tell. */
  readonly succeed: [Output] extends [void] ? () => void : never;
  /** Fails, as the real server does. */
  fail(failure: FakeFailure): void;
  /** Stays without any answer, as on a broken line. */
  cut(): void;
}

/**
 * A server that lives in the test: every request and every answer passes through the contract, as on the real wire.
 * `server.on(checkLogin).answer(({ input }) => …)`; `server.on(checkLogin).fail({ code: 'wrong-credentials' })`.
 */
interface FakeServer {
  on<I extends z.ZodType, O extends z.ZodType>(contract: Call<I, O>): FakeRoute<Call<I, O>, z.output<O>>;
  on<I extends z.ZodType>(contract: Download<I>): FakeRoute<Download<I>, Blob>;
  /** The inputs of a call so far, in our words, oldest first. */
  inputs<C extends AnyCall>(contract: C): z.output<C['input']>[];
  /** The whole requests of a call so far, with their files. */
  requests<C extends AnyCall>(contract: C): FakeRequest<C>[];
}

class Refusal extends Error {
  readonly failure: FakeFailure;
  constructor(failure: FakeFailure) {
    super(failure.message ?? failure.code);
    this.failure = failure;
  }
}

/** What a handler throws to make its call fail: `throw failure({ code: 'conflict' })`. */
export function failure(details: FakeFailure): Error {
  return new Refusal(details);
}

interface Route {
  readonly contract: AnyCall;
  readonly handler: (request: FakeRequest<AnyCall>) => unknown;
}

const noAnswer = Symbol('no answer');

/**
 * Makes a fake server for a test file; call it at the top of the file or of a `describe`. It stands for each test and forgets
 * everything after it. A call that no test prepared fails that test.
 */
export function createFakeServer(): FakeServer {
  const routes = new Map<string, Route>();
  const seen = new Map<string, FakeRequest<AnyCall>[]>();
  const unprepared: string[] = [];
  let restore = () => {};

  const answer = async (request: NetworkRequest): Promise<NetworkAnswer> => {
    const key = `${request.method} ${request.path}`;
    const route = routes.get(key);
    if (!route) {
      unprepared.push(key);
      return { status: 404, body: 'Not found' };
    }
    const received = { input: z.decode(route.contract.input, request.fields), files: request.files };
    seen.set(key, [...(seen.get(key) ?? []), received]);
    return give(route, received);
  };
  beforeEach(() => {
    restore = replaceNetwork(answer);
  });
  afterEach(() => {
    restore();
    const missing = [...unprepared];
    for (const memory of [routes, seen]) memory.clear();
    unprepared.length = 0;
    if (missing.length > 0) throw new Error(`The test prepared no answer for: ${missing.join(', ')}`);
  });

  const on = (contract: AnyCall): FakeRoute<AnyCall, unknown> => {
    const set = (handler: Route['handler']) => void routes.set(keyOf(contract), { contract, handler });
    return {
      answer: set,
      succeed: (() => set(() => undefined)) as never,
      fail: (details) => set(() => Promise.reject(failure(details))),
      cut: () => set(() => noAnswer),
    };
  };
  const requests = <C extends AnyCall>(contract: C) =>
    (seen.get(keyOf(contract)) ?? []) as unknown as FakeRequest<C>[];
  return {
    on,
    requests,
    inputs: (contract) => requests(contract).map((request) => request.input),
  };
}

async function give(route: Route, received: FakeRequest<AnyCall>): Promise<NetworkAnswer> {
  try {
    const output = await route.handler(received);
    if (output === noAnswer) return 'no-answer';
    if (route.contract.kind === 'download') return { status: 200, body: output };
    return { status: 200, body: z.encode(route.contract.output, output) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return {
      status: error.failure.status ?? statusOfError(error.failure.code),
      body: toAnswer(route.contract, error.failure),
    };
  }
}

function toAnswer(contract: AnyCall, { code, message = code, fields, details }: FakeFailure): ErrorAnswer {
  return {
    Result: 'KO',
    Error: message,
    ErrDetails: message,
    code,
    requestId: 'request-1',
    ...(fields && { fields: toWireFields(contract, fields) }),
    ...(details && { details: { ...details } }),
  };
}

const keyOf = (contract: AnyCall) => `${contract.method} ${contract.path}`;
