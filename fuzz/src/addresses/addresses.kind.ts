import fc from 'fast-check';
import { everyCall } from '../../../server/src/testing/every-call.ts';
import { isAnswer } from '../http/request.ts';
import type { Kind } from '../run/kind.ts';
import { roleNames, type RoleName } from '../server/roles.ts';
import { resolveReferences } from '../forms/references.ts';
import { mutateTarget, targetMutations, type TargetMutation } from './target-mutations.ts';
import { oddHeaders } from './odd-headers.ts';

/** An address that exists, and what is odd about how it is asked for. */
interface AddressPlan {
  readonly target: string;
  readonly role: RoleName;
  readonly method: string;
  readonly mutations: readonly TargetMutation[];
  readonly headers: readonly (readonly [string, string])[];
}

/** What is served beside the calls: pages, files, and what other programs ask for. */
const places = [
  '/',
  '/login',
  '/dash',
  '/register',
  '/discover',
  '/profile',
  '/timesheet',
  '/holiday',
  '/documents',
  '/messages',
  '/sign/{{sentId}}',
  '/editUser/{{userId}}',
  '/reservate/{{link}}',
  '/reloadComponent/dash',
  '/info',
  '/checkExpire',
  '/setup',
  '/firstSteps',
  '/absenceDecision',
  '/offline',
  '/sw.js',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/robots.txt',
  '/healthz',
  '/readyz',
  '/metrics',
  '/api/docs',
  '/api/docs.json',
  '/dev/outbox',
  '/dev/outbox.json',
  '/dev/kit',
  '/dev/outbox/{{sentId}}/html',
  '/dev/outbox/x/files/0',
  '/api/live',
  '/api/reportViolation',
  '/.well-known/security.txt',
  '/shell/x/index.js',
  '/modules/signing/x/remoteEntry.js',
  '/modules/../../package.json',
  '/calendar/{{link}}.ics',
];
const calls = everyCall.map(({ path }) => path);
const methods = [
  'GET',
  'GET',
  'GET',
  'GET',
  'POST',
  'HEAD',
  'OPTIONS',
  'PUT',
  'PATCH',
  'DELETE',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'get',
  'G\tET',
  'X'.repeat(300),
  '',
];

/** Addresses and links: what stands in the first line of a request, and in its headers. */
export const addresses: Kind<AddressPlan> = {
  name: 'addresses',
  weight: 25,
  plans: fc.record({
    target: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...places) },
      { weight: 2, arbitrary: fc.constantFrom(...calls) },
      { weight: 2, arbitrary: fc.nat({ max: 999 }).map((index) => `{{aLink:${index}}}`) },
    ),
    role: fc.constantFrom(...roleNames),
    method: fc.constantFrom(...methods),
    mutations: fc.array(targetMutations, { maxLength: 2 }),
    headers: fc.oneof(
      { weight: 2, arbitrary: fc.constant([]) },
      fc.array(oddHeaders, { minLength: 1, maxLength: 2 }),
    ),
  }),
  attempt: async ({ target, role, method, mutations, headers }, session) => {
    const { links } = session.world;
    const linked = target.replace(
      /\{\{aLink:(\d+)\}\}/,
      (_, index: string) => links[Number(index) % links.length] ?? '/',
    );
    const resolved = mutations.reduce(mutateTarget, resolveReferences(linked, session.world));
    // A live line stays open: it is never answered to the end.
    if (resolved.includes('/live')) return { isPast: false };
    const result = await session.send(
      { method, target: resolved, headers },
      { role, call: 'an address', isOdd: true },
    );
    return { isPast: isAnswer(result) && ![400, 404, 405].includes(result.status) };
  },
};
