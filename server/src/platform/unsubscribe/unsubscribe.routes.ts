import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { sendPlainPage } from '../http/plain-page.ts';
import { languageOf } from '../http/resolve-caller.ts';
import type { Platform } from '../platform.ts';
import { unsubscribeTexts as texts } from './unsubscribe.texts.ts';

interface Addressed {
  Params: { token: string };
}

/**
 * The page behind the `List-Unsubscribe` of a notice: it asks a person, and one POST does it without asking, as mailboxes send it
 * (RFC 8058). Reading it changes nothing: what looks links over for viruses reads them all.
 */
export function addUnsubscribeRoutes(
  app: FastifyInstance,
  { unsubscribing }: Pick<Platform, 'unsubscribing'>,
): void {
  const read = ({ params }: FastifyRequest<Addressed>) => {
    const notice = unsubscribing.read(params.token);
    if (!notice) throw new AppError('not-found');
    return notice;
  };

  app.get<Addressed>('/unsubscribe/:token', async (request, reply) => {
    read(request);
    const language = languageOf(request);
    const button = `<form method="post"><button>${escapeHtml(texts.press[language])}</button></form>`;
    return sendPage(reply, language, `<p>${escapeHtml(texts.question[language])}</p>${button}`);
  });

  app.post<Addressed>(
    '/unsubscribe/:token',
    { bodyLimit: 1024, config: { skipsOriginCheck: true } },
    async (request, reply) => {
      const { ip, headers } = request;
      await unsubscribing.leaveOut(read(request), { ip, userAgent: headers['user-agent'] ?? '' });
      const language = languageOf(request);
      return sendPage(reply, language, `<p>${escapeHtml(texts.done[language])}</p>`);
    },
  );
}

function sendPage(reply: FastifyReply, language: 'it' | 'en', body: string): FastifyReply {
  const title = texts.title[language];
  const headed = `<h1>${escapeHtml(title)}</h1>${body}`;
  return sendPlainPage(reply.header('referrer-policy', 'no-referrer'), { language, title, body: headed });
}
