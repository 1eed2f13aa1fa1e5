import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../../config.ts';

/** What of the service's package is used; it has no types of its own. */
interface Service {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}
type ServiceMaker = new (options: {
  address: string;
  port: number;
  silent: boolean;
  directory: string;
  resetOnClose: boolean;
  vhostBuckets: boolean;
  allowMismatchedSignatures: boolean;
  configureBuckets: { name: string }[];
}) => Service;

const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as ServiceMaker;

/** What the line to the service does to a request: answers that it is busy, or is cut after some bytes of the request or the answer. */
type Trouble = 'busy' | { readonly cutRequestAfter: number } | { readonly cutAnswerAfter: number };

/** An S3 service that checks signatures, with a line to it that a test can trouble. */
export interface S3Service {
  readonly options: NonNullable<Config['s3']>;
  /** The requests that reached the line, `PUT /files/…?partNumber=1`, the first one first. */
  readonly requests: string[];
  /** Troubles the next requests of a method, one each. */
  trouble(method: string, ...troubles: readonly Trouble[]): void;
  /** Ends all trouble that is left. */
  repair(): void;
  close(): Promise<void>;
}

const bucket = 'files';
/** The only keys that the service knows. */
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/**
 * Starts an S3 service with an empty bucket; `options` name it. Without a bucket (`isEmpty`) signatures are not checked: the service
 * gets that of the call wrong which makes one.
 */
export async function startS3Service({ isEmpty = false }: { isEmpty?: boolean } = {}): Promise<S3Service> {
  const directory = mkdtempSync(join(tmpdir(), 'sportello-s3-'));
  const service = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    resetOnClose: false,
    vhostBuckets: false,
    allowMismatchedSignatures: isEmpty,
    configureBuckets: isEmpty ? [] : [{ name: bucket }],
  });
  const { port } = await service.run();
  const requests: string[] = [];
  const troubles = new Map<string, Trouble[]>();
  const agent = new Agent({ keepAlive: true });

  const line = createServer((request, response) => {
    const { method = '', url = '' } = request;
    requests.push(`${method} ${url}`);
    const trouble = troubles.get(method)?.shift();
    if (trouble === 'busy') answerBusy(request, response);
    else forward({ request, response, port, agent, trouble });
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  const endpoint = `http://127.0.0.1:${(line.address() as AddressInfo).port}`;

  return {
    options: { bucket, endpoint, region: 'us-east-1', ...keys },
    requests,
    trouble: (method, ...next) => void troubles.set(method, [...(troubles.get(method) ?? []), ...next]),
    repair: () => troubles.clear(),
    close: async () => {
      line.close();
      line.closeAllConnections();
      agent.destroy();
      await service.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function answerBusy(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  request.on('end', () => {
    response.writeHead(503, { 'content-type': 'application/xml' });
    response.end('<Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message></Error>');
  });
}

interface Forwarded {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly port: number;
  readonly agent: Agent;
  readonly trouble: Exclude<Trouble, 'busy'> | undefined;
}

function forward({ request, response, port, agent, trouble }: Forwarded): void {
  const { method, url, headers } = request;
  const toService = send({ host: '127.0.0.1', port, agent, method, path: url, headers });
  const cut = () => {
    request.socket.destroy();
    toService.destroy();
  };
  toService.on('error', cut);
  toService.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    response.flushHeaders();
    if (trouble && 'cutAnswerAfter' in trouble) cutAfter(answer, response, trouble.cutAnswerAfter, cut);
    else answer.pipe(response);
  });
  if (trouble && 'cutRequestAfter' in trouble) cutAfter(request, toService, trouble.cutRequestAfter, cut);
  else request.pipe(toService);
}

/** Passes on so many bytes, and then cuts the line; with none of them as soon as there is one. */
function cutAfter(
  source: NodeJS.ReadableStream,
  target: NodeJS.WritableStream,
  bytes: number,
  cut: () => void,
): void {
  let left = bytes;
  source.on('data', (chunk: Buffer) => {
    if (left <= 0) return cut();
    const passed = chunk.subarray(0, left);
    left -= passed.length;
    target.write(passed, () => {
      if (left <= 0) cut();
    });
  });
}
