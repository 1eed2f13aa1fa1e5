import type { FastifyInstance } from 'fastify';
import { reportFailure } from 'shared-api/contracts/platform';
import { serve } from '../http/serve.ts';
import type { RateLimits } from '../rate-limit/rate-limit.service.ts';

const reportsPerMinute = 30;

/** Takes word of failures in browsers into the log, where the support code finds them. */
export function addFailureRoutes(app: FastifyInstance, { rateLimits }: { rateLimits: RateLimits }): void {
  serve(
    app,
    reportFailure,
    async ({ input: { code: supportCode, ...failure }, caller, request }) => {
      const rule = { name: 'reportFailure', key: caller.ip, limit: reportsPerMinute, windowMs: 60_000 };
      await rateLimits.count(rule);
      // A field called `code` would be censored.
      request.log.warn({ failure: { supportCode, ...failure } }, 'a part of a page failed');
    },
    { bodyLimit: 8192 },
  );
}
