import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  createAbsenceFeed,
  getAbsenceOverview,
  listAbsenceFeeds,
  listTeamAbsences,
  revokeAbsenceFeed,
} from 'shared-api/contracts/absences';
import { signedInCaller as signedIn } from '../../../platform/http/resolve-caller.ts';
import { describePlain } from '../../../platform/http/http-context.ts';
import type { PlainOperation } from '../../../platform/http/plain-operation.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { AbsencesServices } from '../create-absences.ts';
import { feedPath } from './feeds.service.ts';

/** The calls about who is away, and what calendars read. */
export function serveTeam(app: FastifyInstance, { team, feeds, overview }: AbsencesServices): void {
  serve(app, listTeamAbsences, ({ input, caller }) => team.list(signedIn(caller), input));
  serve(app, getAbsenceOverview, ({ caller }) => overview.get(signedIn(caller)));
  serve(app, listAbsenceFeeds, ({ caller }) => feeds.list(signedIn(caller)));
  serve(app, createAbsenceFeed, ({ input, caller }) => feeds.create(signedIn(caller), input));
  serve(app, revokeAbsenceFeed, ({ input, caller }) => feeds.revoke(signedIn(caller), input));
  serveFeed(app, feeds);
}

const headers = ['etag', 'cache-control'];
const feedOperation: PlainOperation = {
  path: `${feedPath}{secret}.ics`,
  operationId: 'readAbsenceFeed',
  area: 'absences',
  description:
    'The absences of a calendar address (`createAbsenceFeed`) as iCalendar (RFC 5545). The secret of the address is all that is needed; it lasts a year.',
  pathParameters: { secret: 'The secret in the address that `createAbsenceFeed` answers.' },
  headers: { 'if-none-match': 'The `etag` of what was read before: nothing new is answered with 304.' },
  answers: {
    200: { description: 'The calendar.', type: 'text/calendar', headers },
    304: { description: 'Nothing is new since.', headers },
    404: { description: 'There is no such address, or it has ended.', type: 'text/plain' },
  },
};

/** A calendar program has no session: the secret of the address is all that it brings. */
function serveFeed(app: FastifyInstance, feeds: AbsencesServices['feeds']): void {
  describePlain(app, feedOperation);
  app.get<{ Params: { file: string } }>(`${feedPath}:file`, async (request, reply) => {
    const { file } = request.params;
    const secret = file.endsWith('.ics') ? file.slice(0, -'.ics'.length) : '';
    const userAgent = request.headers['user-agent'] ?? '';
    const text = await feeds.read(secret, { ip: request.ip, userAgent });
    void reply.header('cache-control', 'private, no-cache').header('x-robots-tag', 'noindex');
    if (text === undefined) return reply.code(404).type('text/plain').send('');
    const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    void reply.header('etag', tag);
    if (request.headers['if-none-match']?.split(/,\s*/).includes(tag)) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').send(text);
  });
}
