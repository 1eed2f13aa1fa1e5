import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSuperUser, type Call, type Download, type EventStream } from 'shared-api/contracts/common';
import { AppError } from '../errors/app-error.ts';
import { escapeHtml } from './escape-html.ts';
import { readCallWords } from './call-words.ts';
import { nameOfCookie } from './cookie-options.ts';
import { contextOf } from './http-context.ts';
import { openApiDocument } from './openapi.ts';
import { sessionCookie } from './session-cookie.ts';
import { sendPlainPage } from './plain-page.ts';
import { resolveCaller } from './resolve-caller.ts';

/** `/api/docs`: the calls as a page; `/api/docs.json`: their OpenAPI document. Open with the demo, else to super users alone. */
export function addDocsRoutes(app: FastifyInstance): void {
  const { calls, plainOperations, config } = contextOf(app);
  const onRequest = requireReader;
  app.get('/api/docs.json', { onRequest }, async (request) =>
    openApiDocument(calls, {
      product: config.product.name,
      publicUrl: config.http.publicUrl,
      sessionCookie: nameOfCookie(sessionCookie, request),
      words: await readCallWords(),
      plainOperations,
    }),
  );
  app.get('/api/docs', { onRequest }, async (_request, reply) =>
    sendPlainPage(reply, { title: `${config.product.name}: calls`, body: listCalls(calls) }),
  );
}

/** @throws AppError `not-found` for everybody else, as where there is nothing. */
async function requireReader(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (contextOf(request).config.makesDemo) return;
  const { session } = await resolveCaller(request, reply);
  if (session?.kind !== 'staff' || !isSuperUser(session.flags)) throw new AppError('not-found');
}

function listCalls(calls: readonly (Call | Download | EventStream)[]): string {
  const items = calls
    .toSorted((left, right) => left.name.localeCompare(right.name))
    .map(({ name, method, path, encoding, access, kind }) => {
      const facts = [`input: ${encoding}`, `access: ${access}`, ...(kind === 'call' ? [] : [answers[kind]])];
      return `<li><h2>${escapeHtml(name)}</h2><code>${method} ${escapeHtml(path)}</code><small>${facts.map(escapeHtml).join(' · ')}</small></li>`;
    });
  return `<h1>Calls</h1><p>${calls.length} calls. Exact shapes are in <a href="/api/docs.json">the OpenAPI document</a>.</p>
<ul class="calls">${items.join('\n')}</ul>`;
}

const answers = { download: 'answers with a file', events: 'answers with server-sent events' } as const;
