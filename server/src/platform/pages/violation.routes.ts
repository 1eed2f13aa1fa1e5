import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { violationAddress } from '../http/security-headers.ts';
import { withoutSecrets } from '../logger.ts';
import type { RateLimits } from '../rate-limit/rate-limit.service.ts';

const perMinute = 30;
const bodyLimit = 16_384;
const maxReports = 5;

const text = z.string().max(2000).optional().catch(undefined);
/** `application/csp-report`, of `report-uri`. */
const single = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'document-uri': text,
    'source-file': text,
  }),
});
/** `application/reports+json`, of `report-to`. */
const several = z.array(
  z.object({
    body: z.object({
      effectiveDirective: text,
      blockedURL: text,
      documentURL: text,
      sourceFile: text,
    }),
  }),
);

/** Takes what browsers report of the page's policy into the log: a foreign address, a script that nobody named. */
export async function addViolationRoutes(
  app: FastifyInstance,
  { rateLimits }: { readonly rateLimits: RateLimits },
): Promise<void> {
  await app.register(async (scope) => {
    const types = ['application/csp-report', 'application/reports+json'];
    scope.addContentTypeParser(
      types,
      { parseAs: 'string', bodyLimit },
      scope.getDefaultJsonParser('error', 'error'),
    );
    // The browser itself sends them, without our client's header.
    scope.post(
      violationAddress,
      { bodyLimit, config: { skipsOriginCheck: true } },
      async (request, reply) => {
        const rule = { name: 'reportViolation', key: request.ip, limit: perMinute, windowMs: 60_000 };
        await rateLimits.count(rule);
        for (const violation of violationsIn(request.body))
          request.log.warn({ violation }, 'a browser refused a part of a page');
        return reply.code(204).send();
      },
    );
  });
}

interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
  readonly source: string;
}

function violationsIn(body: unknown): Violation[] {
  const one = single.safeParse(body);
  if (one.success) {
    const report = one.data['csp-report'];
    return present({
      directive: report['effective-directive'] ?? report['violated-directive'],
      blocked: report['blocked-uri'],
      page: report['document-uri'],
      source: report['source-file'],
    });
  }
  const many = several.safeParse(body);
  if (!many.success) return [];
  return many.data.slice(0, maxReports).flatMap(({ body: report }) =>
    present({
      directive: report.effectiveDirective,
      blocked: report.blockedURL,
      page: report.documentURL,
      source: report.sourceFile,
    }),
  );
}

/** What an extension of the browser brings is not ours. */
const foreign = /^[\w-]+-extension\b/;

function present(facts: { readonly [Name in keyof Violation]: string | undefined }): Violation[] {
  const { directive = '', blocked = '', page = '', source = '' } = facts;
  if (foreign.test(blocked) || foreign.test(source)) return [];
  return [
    {
      directive: directive.slice(0, 100),
      blocked: placeOf(blocked),
      page: placeOf(page),
      source: placeOf(source),
    },
  ];
}

/** An address without what could be somebody's: of a page its path, of what is no address at most a word (`inline`, `eval`). */
function placeOf(address: string): string {
  if (!/^https?:/.test(address) || !URL.canParse(address)) return address.slice(0, 40);
  return withoutSecrets(new URL(address).pathname).slice(0, 300);
}
