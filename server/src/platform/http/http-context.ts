import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call, Download, EventStream } from 'shared-api/contracts/common';
import type { Config } from '../config.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import type { Storage } from '../storage/storage.ts';
import type { Caller } from './caller.ts';
import type { PlainOperation } from './plain-operation.ts';

/** What the HTTP layer needs of the platform. */
export interface HttpContext {
  readonly config: Config;
  readonly sessions: Sessions;
  readonly storage: Storage;
  /** Every call that is served, for the OpenAPI document. */
  readonly calls: (Call | Download | EventStream)[];
  /** What is served besides and stands in that document. */
  readonly plainOperations: PlainOperation[];
}

declare module 'fastify' {
  interface FastifyInstance {
    httpContext: HttpContext;
  }
  interface FastifyRequest {
    knownCaller: Caller | null;
  }
  interface FastifyContextConfig {
    /** The call that a route serves. */
    contract?: Call | Download;
    /** For routes that other machines call with a secret of their own, never a browser with its cookies. */
    skipsOriginCheck?: boolean;
  }
}

/** What the HTTP layer was made with. */
export function contextOf(source: FastifyInstance | FastifyRequest): HttpContext {
  return 'httpContext' in source ? source.httpContext : source.server.httpContext;
}

/** Has the OpenAPI document describe what is no call. */
export function describePlain(app: FastifyInstance, ...operations: readonly PlainOperation[]): void {
  contextOf(app).plainOperations.push(...operations);
}
