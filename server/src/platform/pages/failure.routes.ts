import type { FastifyInstance } from 'fastify';
import { reportFailure } from 'shared-api/contracts/platform';
import { nameOfBrowser } from '../failures/area-failures.service.ts';
import { serve } from '../http/serve.ts';
import type { Platform } from '../platform.ts';

const reportsPerMinute = 30;

/** Takes word of failures in browsers into the log, where the support code finds them, and counts them. */
export function addFailureRoutes(
  app: FastifyInstance,
  {
    rateLimits,
    modules,
    areaFailures,
    metrics,
  }: Pick<Platform, 'rateLimits' | 'modules' | 'areaFailures' | 'metrics'>,
): void {
  serve(
    app,
    reportFailure,
    async ({ input: { code: supportCode, ...failure }, caller, request }) => {
      const rule = { name: 'reportFailure', key: caller.ip, limit: reportsPerMinute, windowMs: 60_000 };
      await rateLimits.count(rule);
      // A field called `code` would be censored.
      request.log.warn({ failure: { supportCode, ...failure } }, 'a part of a page failed');
      const area = await nameOf(failure.area);
      metrics.countAreaFailure({ area, kind: failure.kind, browser: nameOfBrowser(caller.userAgent) });
      await areaFailures.count({ ...failure, area, userAgent: caller.userAgent, supportCode });
    },
    { bodyLimit: 8192 },
  );

  /** Only areas that there are: what is made of the name is bounded. */
  async function nameOf(area: string): Promise<string> {
    if (area === 'shell') return area;
    const live = await modules.find();
    return live.modules.some((module) => module.area === area) ? area : 'other';
  }
}
